import * as contract from '@baize/contracts/tournament';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { enterTournament, leaveTournament } from './use-cases/enter.ts';
import { playerViewOf, visitorOf, type TournamentReader } from './use-cases/read.ts';

/** Entries and leaves of one player in a minute. */
const ENTRY_RATE = 20;

/** Contract → use case → reply; no SQL here. */
export function tournamentRoutes(app: FastifyInstance, reader: TournamentReader): void {
  route(app, contract.publicTournaments, ({ params, context }) =>
    reader.list(visitorOf(context.brand.id, params, context.market)),
  );
  route(app, contract.publicTournament, ({ params, context }) =>
    reader.details(visitorOf(context.brand.id, params, context.market), params.id),
  );
  route(app, contract.tournaments, async ({ player, params }) =>
    reader.list(await playerViewOf(app, player.playerId, params.language)),
  );
  route(app, contract.tournament, async ({ player, params }) =>
    reader.details(await playerViewOf(app, player.playerId, params.language), params.id),
  );
  route(app, contract.tournamentEntry, ({ player, params }) => enterTournament(app, player, params.id), {
    rateLimit: ENTRY_RATE,
  });
  route(app, contract.tournamentLeave, ({ player, params }) => leaveTournament(app, player, params.id), {
    rateLimit: ENTRY_RATE,
  });
}
