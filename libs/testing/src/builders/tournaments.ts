import type { TournamentDetails, TournamentSummary } from '@baize/contracts/tournament';
import { reference } from './wallet.ts';

/** A tournament that runs, as visitors see it in a list. */
export const tournamentSummaryOf = (over: Partial<TournamentSummary> = {}): TournamentSummary => ({
  tournamentId: reference(900),
  slug: 'best-round',
  name: 'Best round',
  state: 'RUNNING',
  vertical: 'CASINO',
  scoring: 'BEST_MULTIPLE',
  startsAt: '2026-11-16T12:00:00.000Z',
  endsAt: '2026-11-30T12:00:00.000Z',
  prize: 150,
  prizeSpins: 140,
  currencyCode: 'EUR',
  currencySymbol: '€',
  players: 6,
  isEntered: null,
  ...over,
});

/** A tournament that runs, as a player sees it who does not take part. */
export const tournamentDetailsOf = (over: Partial<TournamentDetails> = {}): TournamentDetails => ({
  ...tournamentSummaryOf({ isEntered: false }),
  now: '2026-11-21T12:00:00.000Z',
  rules: { minimumStake: 0.2, stakePerPoint: null, finishMinutes: 15, gameCount: null, gameIds: [] },
  prizes: [
    { from: 1, to: 1, kind: 'MONEY', amount: 100, spins: null, gameTitle: null, wrMultiplier: 5, validHours: 336 },
    { from: 2, to: 3, kind: 'MONEY', amount: 25, spins: null, gameTitle: null, wrMultiplier: 5, validHours: 336 },
    {
      ...{ from: 4, to: 10, kind: 'FREE_SPINS', amount: 0.2, spins: 20, gameTitle: 'Polar Bloom' },
      ...{ wrMultiplier: 0, validHours: 336 },
    },
  ],
  leaderboard: [
    { place: 1, playerName: 'M***l', points: 96, isOwn: false },
    { place: 2, playerName: 'K***a', points: 42.5, isOwn: false },
    { place: 3, playerName: 'O***n', points: 17.2, isOwn: false },
  ],
  own: null,
  reason: null,
  ...over,
});

/** The same for a player who takes part and leads. */
export const enteredTournament = (over: Partial<TournamentDetails> = {}): TournamentDetails =>
  tournamentDetailsOf({
    isEntered: true,
    leaderboard: [
      { place: 1, playerName: 'M***l', points: 96, isOwn: false },
      { place: 2, playerName: 'A***o', points: 42.5, isOwn: true },
      { place: 3, playerName: 'O***n', points: 17.2, isOwn: false },
    ],
    own: { enteredAt: '2026-11-17T09:00:00.000Z', place: 2, points: 42.5, rounds: 37, hasPrize: false },
    ...over,
  });
