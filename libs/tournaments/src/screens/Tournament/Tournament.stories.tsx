import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { publicTournament, tournament, tournamentEntry, tournamentLeave } from '@baize/contracts/tournament';
import type { TournamentDetails } from '@baize/contracts/tournament';
import {
  enteredTournament,
  handle,
  lost,
  never,
  playerSession,
  refuse,
  tournamentDetailsOf,
  withShell,
  type Responder,
} from '@baize/testing';
import { Tournament } from './Tournament.tsx';

const meta: Meta = { title: 'Casino/Tournament', tags: ['!autodocs'] };
export default meta;
type Story = StoryObj;

const PATH = 'tournaments/best-round';
const ROUTE = 'tournaments/:slug';
const render = () => <Tournament />;
const player = (answer: Responder<typeof tournament>): Story => ({
  render,
  decorators: [
    withShell({
      who: playerSession(),
      path: PATH,
      route: ROUTE,
      handlers: [
        handle(tournament, answer),
        handle(tournamentEntry, enteredTournament().own ?? refuse(404, 'error.not_found')),
        handle(tournamentLeave, undefined),
      ],
    }),
  ],
});
const visitor = (answer: TournamentDetails): Story => ({
  render,
  decorators: [withShell({ path: PATH, route: ROUTE, handlers: [handle(publicTournament, answer)] })],
});

/** What a visitor sees: everything but a place of their own. */
export const Visitor: Story = visitor(tournamentDetailsOf({ isEntered: null }));
export const NotEntered: Story = player(tournamentDetailsOf());
export const Entered: Story = player(enteredTournament());
/** In the list of the first places only the last row is the player's own. */
export const FarBehind: Story = player(
  enteredTournament({
    leaderboard: tournamentDetailsOf().leaderboard,
    players: 640,
    own: { enteredAt: '2026-11-17T09:00:00.000Z', place: 318, points: 1.2, rounds: 4, hasPrize: false },
  }),
);
export const EnteredWithoutPoints: Story = player(
  enteredTournament({
    leaderboard: [],
    own: { enteredAt: '2026-11-17T09:00:00.000Z', place: null, points: 0, rounds: 0, hasPrize: false },
  }),
);
export const PointsPerStake: Story = player(
  enteredTournament({
    scoring: 'POINTS_PER_STAKE',
    rules: { ...tournamentDetailsOf().rules, stakePerPoint: 1, gameCount: 24 },
  }),
);
export const Upcoming: Story = player(
  tournamentDetailsOf({
    state: 'UPCOMING',
    startsAt: '2026-11-30T12:00:00.000Z',
    endsAt: '2026-12-07T12:00:00.000Z',
    leaderboard: [],
    players: 0,
  }),
);
export const UpcomingEntered: Story = player(
  enteredTournament({
    state: 'UPCOMING',
    startsAt: '2026-11-30T12:00:00.000Z',
    endsAt: '2026-12-07T12:00:00.000Z',
    leaderboard: [],
    own: { enteredAt: '2026-11-17T09:00:00.000Z', place: null, points: 0, rounds: 0, hasPrize: false },
  }),
);
export const Settling: Story = player(enteredTournament({ state: 'SETTLING', endsAt: '2026-11-21T11:55:00.000Z' }));
const over = { state: 'ENDED', endsAt: '2026-11-20T12:00:00.000Z' } as const;
export const Won: Story = player(
  enteredTournament({
    ...over,
    own: { enteredAt: '2026-11-17T09:00:00.000Z', place: 2, points: 42.5, rounds: 37, hasPrize: true },
  }),
);
export const WithoutPrize: Story = player(
  enteredTournament({
    ...over,
    own: { enteredAt: '2026-11-17T09:00:00.000Z', place: 14, points: 1.6, rounds: 37, hasPrize: false },
  }),
);
export const EndedWithoutMe: Story = player(tournamentDetailsOf(over));
export const Stopped: Story = player(enteredTournament({ state: 'STOPPED' }));
const nothing = { prizes: [], leaderboard: [], players: 0, prize: 0, prizeSpins: 0 };
export const NotInMyMarket: Story = player(tournamentDetailsOf({ ...nothing, reason: 'MARKET' }));
export const NotWithMyAccount: Story = player(tournamentDetailsOf({ reason: 'ACCOUNT' }));
export const WithAnotherAccount: Story = player(tournamentDetailsOf({ reason: 'OTHER_ACCOUNT' }));
export const Loading: Story = player(never);
export const Failed: Story = player(refuse(503, 'error.service_unavailable'));
export const Offline: Story = player(lost);
export const Missing: Story = player(refuse(404, 'error.not_found'));
/** Leaving asks first, and staying is the primary answer. */
export const Leaving: Story = {
  ...player(enteredTournament()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /leave|verlassen|poistu|forlat/i }));
    await expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  },
};
