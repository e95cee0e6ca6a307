import type { Meta, StoryObj } from '@storybook/react-vite';
import { latestWinners } from '@baize/contracts/winners';
import { lastPlayedGames, playerGameList } from '@baize/contracts/games';
import { accessDetails } from '@baize/contracts/player';
import { pendingWithdrawals } from '@baize/contracts/cashier';
import { handle, handleContent, never, playerProfile, playerSession, refuse } from '@baize/testing';
import { sitePage } from '../../testing/SiteScene.tsx';

/** The home page in the frame, its sections in the brand's own order. */
const meta: Meta = { title: 'Screens/Home', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const nothing = () => ['banners', 'lobby', 'categories', 'providers', 'jackpotGames', 'index'] as const;

export const Visitor: Story = { render: sitePage() };
export const Player: Story = { render: sitePage({ who: playerSession() }) };
/** Nothing played, liked or waiting yet. */
export const NewPlayer: Story = {
  render: sitePage({
    who: playerSession(),
    handlers: [handle(lastPlayedGames, []), handle(playerGameList, []), handle(pendingWithdrawals, [])],
  }),
};
/** Deposits and games are closed to them: their balance, the next step and the latest movements. */
export const PayoutOnly: Story = {
  render: sitePage({
    who: playerSession(),
    handlers: [handle(accessDetails, playerProfile({ accountStatus: 'PAYOUT' }))],
  }),
};
export const PlayerLoading: Story = {
  render: sitePage({
    who: playerSession(),
    handlers: [handle(lastPlayedGames, never), handle(playerGameList, never), handle(pendingWithdrawals, never)],
  }),
};
export const Loading: Story = {
  render: sitePage({
    handlers: [...nothing().map((query) => handleContent(query, never)), handle(latestWinners, never)],
  }),
};
/** A new market: no banners, games or winners yet. */
export const Empty: Story = {
  render: sitePage({ handlers: [...nothing().map((query) => handleContent(query, [])), handle(latestWinners, [])] }),
};
export const Failed: Story = {
  render: sitePage({
    handlers: [
      ...nothing().map((query) => handleContent(query, refuse(500, ''))),
      handle(latestWinners, refuse(500, 'error.system.error')),
    ],
  }),
};
