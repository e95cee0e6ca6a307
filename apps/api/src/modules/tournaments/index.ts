import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';
import type { ApiModule } from '../../api-module.ts';
import type { Transaction } from '../../plugins/database.ts';
import { doRegularly } from '../../plugins/do-regularly.ts';
import { operatorTournamentRoutes } from './operator-routes.ts';
import { personalData } from './personal-data.ts';
import { countDue } from './repository/tournaments.ts';
import { tournamentRoutes } from './routes.ts';
import { CONSUMER, followMovement } from './use-cases/follow-rounds.ts';
import { tournamentReader } from './use-cases/read.ts';
import { settleDue } from './use-cases/settle.ts';
import { tellStopped } from './use-cases/tell-stopped.ts';

/** Tournament operations: `app.tournaments`. */
export interface Tournaments {
  /** Tells the player's open pages about their points, after the commit. They read the tournament again. */
  announce(tx: Transaction, playerId: string, tournamentId: string, points: number): void;
  /** Counts a prize that was given. */
  countPrize(): void;
  /** Ends tournaments whose time is over and gives their prizes; runs automatically. @returns how many have ended */
  settleDue(): Promise<number>;
  /** Tells players of stopped tournaments, each once; runs automatically. @returns how many have got the message */
  tellStopped(): Promise<number>;
}

declare module 'fastify' {
  interface FastifyInstance {
    tournaments: Tournaments;
  }
}

/** How often tournaments are ended, in milliseconds. */
const SETTLE_MS = 15_000;
/** A tournament whose prizes have not been given so long after its end waits for something: a parked movement. */
const LATE_MS = 3_600_000;

/** Tournaments: players' rounds become points, and the first places win prizes (docs/decisions/0125). */
export const tournamentsModule: ApiModule = {
  name: 'tournaments',
  migrations: new URL('./migrations/', import.meta.url),
  personalData,
  plugin: fp(
    async (app) => {
      const prizes = app.metrics.counter(
        'baize_tournament_prizes_total',
        'Prizes given to winners of tournaments.',
        [],
      );
      new Gauge({
        name: 'baize_tournament_late',
        help: 'Tournaments whose prizes have not been given an hour after their end.',
        registers: [app.metrics.registry],
        async collect() {
          const endedBefore = new Date(app.clock.now().getTime() - LATE_MS);
          this.set(await countDue(app.db, endedBefore));
        },
      });
      const channel = app.playerSocket.open<
        'TOURNAMENT_POINTS',
        { readonly tournamentId: string; readonly points: number }
      >({
        type: 'TOURNAMENT_POINTS',
        messageOf: (points) => ({ body: { type: 'TOURNAMENT_POINTS', ...points } }),
      });
      app.decorate('tournaments', {
        announce(tx, playerId, tournamentId, points) {
          tx.afterCommit(() => channel.announce(playerId, { tournamentId, points }));
        },
        countPrize: () => prizes.inc(),
        settleDue: () => settleDue(app),
        tellStopped: () => tellStopped(app),
      } satisfies Tournaments);
      // A burst of rounds is one transaction; nobody reads a place that fast.
      app.ledgerConsumers.add({
        name: CONSUMER,
        lingerMs: 500,
        handle: (tx, movement) => followMovement(app, tx, movement),
      });
      const reader = tournamentReader(app);
      tournamentRoutes(app, reader);
      operatorTournamentRoutes(app, reader);
      // A demo is seeded before the API listens, and its past tournaments must not end before their rounds are played.
      let isListening = false;
      app.addHook('onListen', async () => {
        isListening = true;
      });
      doRegularly(app, {
        every: SETTLE_MS,
        run: async () => (isListening ? app.tournaments.settleDue() : 0),
        failure: 'tournaments whose time is over could not be ended',
      });
      doRegularly(app, {
        every: SETTLE_MS,
        run: () => app.tournaments.tellStopped(),
        failure: 'players of a stopped tournament have not got their message',
      });
    },
    {
      name: 'tournaments',
      dependencies: [
        'audit',
        'bonus',
        'brands',
        'content',
        'ledger-consumers',
        'operations',
        'person',
        'player',
        'player-socket',
        'studio',
        'tell-player',
        'wallet',
        'winners',
      ],
    },
  ),
};

export { enterFromTheStart, publishTournament } from './use-cases/publish.ts';
