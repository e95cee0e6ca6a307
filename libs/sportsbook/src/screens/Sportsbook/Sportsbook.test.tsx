import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sportsbookContext, sportsbookLoginContext } from '@baize/contracts/sportsbook';
import { handle, playerSession, refuse } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { Sportsbook, Virtuals } from './Sportsbook.tsx';

it('shows the vendor’s address in a frame', async () => {
  renderWithShell(<Sportsbook />, {
    handlers: [handle(sportsbookContext, { iframeUrl: 'https://sports.example/frame' })],
  });
  expect(await screen.findByTitle('Sports')).toHaveAttribute('src', 'https://sports.example/frame');
});

it('says that betting is closed, and offers other pages', async () => {
  renderWithShell(<Virtuals />, { handlers: [handle(sportsbookContext, { iframeUrl: null })] });
  expect(await screen.findByRole('heading', { name: 'Betting is closed right now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the casino' })).toHaveAttribute('href', '/en-UN/online-casino');
});

it('requests a player’s own frame when a player is logged in', async () => {
  renderWithShell(<Sportsbook />, {
    who: playerSession(),
    handlers: [
      handle(sportsbookContext, refuse(500, '')),
      handle(sportsbookLoginContext, { iframeUrl: 'https://sports.example/player' }),
    ],
  });
  expect(await screen.findByTitle('Sports')).toHaveAttribute('src', 'https://sports.example/player');
});
