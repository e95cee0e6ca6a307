import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within, waitFor } from 'storybook/test';
import { gameLaunch, gameLookup, gameLookupDemo, gameSession } from '@baize/contracts/game-launch';
import { gameEntry } from '@baize/games/testing';
import { consentAtom } from '@baize/shell';
import { cookieChoice, handle, handleContent, never, playerSession, refuse } from '@baize/testing';
import { sitePage } from '../../testing/SiteScene.tsx';

/** The game page: the studio's frame between a bar with the session's figures and a list of more games. */
const meta: Meta = { title: 'Screens/Game', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const path = 'play/game-4';
const ready: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText(/96[.,]10/, {}, { timeout: 8000 })).toBeInTheDocument();
};

export const ForFun: Story = { render: sitePage({ path }), play: ready };
export const ForMoney: Story = {
  render: sitePage({ path, who: playerSession() }),
  play: ready,
};
/** The menu panel pauses the game. */
export const Menu: Story = {
  render: sitePage({ path, who: playerSession() }),
  play: async (context) => {
    await ready(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Game menu' }));
    const leave = await within(document.body).findByRole('button', { name: /Leave game/ });
    // The sheet comes in first.
    await waitFor(() => expect(leave).toBeVisible());
  },
};
/** The cashier over the game. */
export const QuickDeposit: Story = {
  render: sitePage({ path, who: playerSession() }),
  play: async (context) => {
    await Menu.play?.(context);
    const page = within(document.body);
    await context.userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Deposit' }));
    const cashier = await page.findByRole('dialog', { name: 'Deposit' });
    await waitFor(() => expect(cashier).toBeVisible());
  },
};
/** Under a law that allows one game at a time (R21). */
export const AnotherGameOpened: Story = {
  render: sitePage({
    path,
    who: playerSession(),
    handlers: [
      handle(gameSession, {
        startedAt: '2026-11-20T11:00:00.000Z',
        now: '2026-11-20T12:00:00.000Z',
        staked: 10,
        won: 4,
        netPosition: -6,
        currencyCode: 'EUR',
        endedBy: 'other_game',
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’ve opened another game' })).toBeVisible();
  },
};
/** The same law, and the same game in another tab or on another device. */
export const SameGameOpened: Story = {
  render: sitePage({
    path,
    who: playerSession(),
    handlers: [
      handle(gameSession, {
        startedAt: '2026-11-20T11:00:00.000Z',
        now: '2026-11-20T12:00:00.000Z',
        staked: 10,
        won: 4,
        netPosition: -6,
        currencyCode: 'EUR',
        endedBy: 'same_game',
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’ve opened this game somewhere else' })).toBeVisible();
  },
};
/** The game's picture is shown until the frame reports that it is ready. */
export const Loading: Story = { render: sitePage({ path, handlers: [handle(gameLaunch, never)] }) };
export const Failed: Story = {
  render: sitePage({ path, handlers: [handle(gameLaunch, refuse(503, 'error.service_unavailable'))] }),
};
export const Refused: Story = {
  render: sitePage({
    path,
    who: playerSession(),
    handlers: [handle(gameLookup, refuse(403, 'error.game.restricted'))],
  }),
};
export const DocumentsFirst: Story = {
  render: sitePage({
    path,
    who: playerSession(),
    handlers: [handle(gameLookup, refuse(403, 'error.play.not_allowed', { details: { reason: 'document' } }))],
  }),
};
/** Another try doesn't help, so the page doesn't offer one. */
export const OtherDevice: Story = {
  render: sitePage({
    path,
    who: playerSession(),
    handlers: [
      handle(gameLookup, refuse(403, 'error.game.not_allowed', { details: { reason: 'channel', runsOn: 'mobile' } })),
    ],
  }),
};
export const ProviderDown: Story = {
  render: sitePage({
    path,
    who: playerSession(),
    handlers: [
      handle(
        gameLaunch,
        refuse(503, 'error.game.unavailable', { details: { reason: 'provider_unreachable', provider: 'Quickspin' } }),
      ),
    ],
  }),
};
export const NoPlayForFun: Story = {
  render: sitePage({ path, handlers: [handle(gameLookupDemo, refuse(403, 'error.game.demo_not_allowed'))] }),
};
/** A visitor at a table's own address: the access-error page (ruling 4) says what the table is; the login lies over it. */
export const TableNeedsLogin: Story = {
  render: sitePage({
    path: 'live-casino-online/play/evolution/table-1',
    handlers: [
      handleContent('gamesByIds', []),
      handleContent('gameAddress', {
        id: 'table-1',
        gameSlug: 'table-1',
        gameProvider: 'evolution',
        type: 'liveCasinoGames',
      }),
      handleContent('game', gameEntry(1, { type: 'liveCasinoGames', demo: false, provider: 'evolution' })),
      handle(gameLookupDemo, refuse(403, 'error.game.demo_not_allowed', { details: { reason: 'no_demo' } })),
    ],
    prepare: (store) => void store.set(consentAtom, cookieChoice()),
  }),
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    const login = await page.findByRole('dialog', {}, { timeout: 8000 });
    await waitFor(() => expect(login).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('heading', { level: 1, name: /Tomb of the Falcon/ })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Live casino' })).toBeVisible();
  },
};
export const Unknown: Story = { render: sitePage({ path, handlers: [handleContent('game', null)] }) };
