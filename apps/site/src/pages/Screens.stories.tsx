import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { accessDetails } from '@baize/contracts/player';
import { siteFlags } from '@baize/contracts/site';
import { depositCheck, depositMethods, withdrawalCheck } from '@baize/contracts/cashier';
import { accountHandlers } from '@baize/account/testing';
import { rewards } from '@baize/contracts/bonus';
import {
  activeCashback,
  activeReward,
  handle,
  handleContent,
  never,
  playerProfile,
  playerSession,
  refuse,
} from '@baize/testing';
import { sitePage } from '../testing/SiteScene.tsx';

/**
 * The domains' pages as the site shows them: with header, footer, bottom bar and guards. Each domain has stories for
 * further states.
 */
const meta: Meta = { title: 'Screens/Site', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const who = playerSession();
const banking = (page: string) => `my-account/banking/${page}`;

export const Lobby: Story = { render: sitePage({ path: 'online-casino' }) };
export const PlayerLobby: Story = { render: sitePage({ path: 'online-casino', who }) };
export const LobbyLoading: Story = {
  render: sitePage({
    path: 'online-casino',
    handlers: [handleContent('lobby', never), handleContent('categories', never)],
  }),
};
export const LobbyFailed: Story = {
  render: sitePage({ path: 'online-casino', handlers: [handleContent('lobby', refuse(500, ''))] }),
};
export const Category: Story = { render: sitePage({ path: 'online-casino/slots' }) };
export const CategoryEmpty: Story = {
  render: sitePage({
    path: 'online-casino/slots',
    handlers: [handleContent('category', { name: 'Slots', games: [] })],
  }),
};
export const Search: Story = {
  render: sitePage({ path: 'online-casino?search=comet' }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /Comet Chase/ }, { timeout: 8000 }))[0]).toBeVisible();
  },
};
export const SearchWithoutResult: Story = {
  render: sitePage({ path: 'online-casino?search=qqqqq' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/qqqqq/, {}, { timeout: 8000 })).toBeVisible();
  },
};
/** A page for players: a visitor reads why it is closed, with the login over it. */
export const LogIn: Story = {
  render: sitePage({ path: banking('deposit') }),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible(), { timeout: 8000 });
  },
};
export const SignUp: Story = {
  render: sitePage({ path: 'signup' }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('textbox', {}, { timeout: 8000 }))[0]).toBeVisible();
  },
};
export const Banking: Story = {
  render: sitePage({ path: 'my-account/banking', who }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', {}, { timeout: 8000 })).toBeVisible();
  },
};
export const Deposit: Story = {
  render: sitePage({ path: banking('deposit'), who }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', {}, { timeout: 8000 })).toBeVisible();
  },
};
export const DepositLoading: Story = {
  render: sitePage({
    path: banking('deposit'),
    who,
    handlers: [handle(depositCheck, never), handle(depositMethods, never)],
  }),
};
export const DepositRefused: Story = {
  render: sitePage({
    path: banking('deposit'),
    who,
    handlers: [
      handle(depositCheck, {
        result: 'SELF_LIMIT_REACHED',
        limitLeft: 0,
        limitType: 'WEEKLY',
        resetOn: '2026-12-01T00:00:00Z',
        daysLeftToVerifyDocuments: null,
        reason: null,
      }),
    ],
  }),
};
export const Withdraw: Story = {
  render: sitePage({ path: banking('withdraw'), who }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', {}, { timeout: 8000 })).toBeVisible();
  },
};
export const WithdrawRefused: Story = {
  render: sitePage({
    path: banking('withdraw'),
    who,
    handlers: [handle(withdrawalCheck, { result: 'RESTRICTED', limit: null, originalLimit: null, duration: 'daily' })],
  }),
};
/** A player who can only withdraw, with the notice that says so. */
export const SuspendedPlayer: Story = {
  render: sitePage({
    path: banking('withdraw'),
    who: playerSession({ multibrandSuspended: true }),
    handlers: [handle(accessDetails, playerProfile({ multibrand: { suspended: true } }))],
  }),
};
export const Transactions: Story = { render: sitePage({ path: banking('transactions'), who }) };
export const Account: Story = {
  render: sitePage({ path: 'my-account/account', who, handlers: accountHandlers() }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 2 }, { timeout: 8000 }))[0]).toBeVisible();
    await expect(await canvas.findByText('Mannerheimintie 1 A 12')).toBeVisible();
  },
};
export const Sportsbook: Story = { render: sitePage({ path: 'sportsbook' }) };
export const StaticPage: Story = { render: sitePage({ path: 'terms' }) };
export const NotFound: Story = { render: sitePage({ path: 'no/such/page' }) };
export const Forbidden: Story = { render: sitePage({ path: '403' }) };
export const ServerError: Story = { render: sitePage({ path: '500' }) };
export const Maintenance: Story = {
  render: sitePage({
    handlers: [
      handle(siteFlags, {
        flags: {
          liveTableRoute: false,
          signupCallback: false,
          fluidPayment: false,
          maintenance: true,
          playSlugRoute: true,
        },
        maintenanceUntil: null,
      }),
    ],
  }),
};
/** A player’s first login (A§2 welcome modal). */
export const Welcome: Story = {
  render: sitePage({
    who: playerSession({ playerId: '6f1c1f0e-3f57-4a6e-9d55-00000000feed' }),
    handlers: [
      handle(accessDetails, () =>
        playerProfile({ playerId: '6f1c1f0e-3f57-4a6e-9d55-00000000feed', firstLogin: true }),
      ),
    ],
  }),
};

const BOOSTED = activeCashback({
  cashbackBooster: {
    boosterGames: Array.from({ length: 6 }, (_, index) => ({ gameId: `game-${index}`, title: `Game ${index}` })),
  },
});
const boosters = (pair?: 'phone'): Story => ({
  ...(pair ? { globals: { viewport: { value: pair } } } : {}),
  render: sitePage({
    path: 'my-account/rewards/active',
    who,
    handlers: [handle(rewards, ({ query }) => (query.rewardsType === 'ACTIVE' ? [BOOSTED, activeReward()] : []))],
  }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('region', { name: /^Booster games/ });
    await expect(row.querySelectorAll('a[href*="/play/"]')).toHaveLength(6);
    // The row is as wide as its card.
    const card = row.closest('article');
    await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(card?.getBoundingClientRect().right ?? 0);
  },
});
/** The games in which more cashback comes back, on the card of the reward. */
export const BoosterGames: Story = boosters();
export const BoosterGamesOnAPhone: Story = boosters('phone');
