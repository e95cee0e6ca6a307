import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jackpotAmounts } from '@baize/contracts/games';
import { gameSummaries } from '@baize/games/testing';
import { handle, handleContent } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { JackpotStandings } from './JackpotStandings.tsx';

it('asks for pictures of twice the size that they have on the screen', async () => {
  const { container } = renderWithShell(<JackpotStandings />, {
    handlers: [
      handleContent(
        'jackpotGames',
        gameSummaries(3, 60).map((game) => ({ ...game, jackpot: true })),
      ),
      handle(jackpotAmounts, { data: [] }),
    ],
  });
  await waitFor(() => expect(container.querySelectorAll('img').length).toBeGreaterThan(1));
  for (const image of container.querySelectorAll('img')) {
    const asked = new URL(image.src).searchParams;
    expect([Number(asked.get('w')), Number(asked.get('h'))]).toEqual([2 * image.width, 2 * image.height]);
  }
});
