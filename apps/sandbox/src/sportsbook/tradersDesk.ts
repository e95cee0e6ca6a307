import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBody, Refusal, requireOwnPage } from '../refusals.ts';
import { readBetReference } from './bets/betReference.ts';
import { LONGEST_POSTPONEMENT } from './model/World.ts';
import type { SportsbookParts } from './parts.ts';
import { betView, eventView } from './views.ts';
import { interventionRequest, type DeskBet } from './wire.ts';

/** The desk of the sportsbook's traders, in the control room. */
export function registerTradersDesk(
  app: FastifyInstance,
  { config, world, bets, stream, interventions, now }: SportsbookParts,
): void {
  const ownPage = async (request: FastifyRequest): Promise<void> => requireOwnPage(request, config.publicUrl);
  app.get('/sportsbook/desk/events', { preHandler: ownPage }, async () => {
    const at = now();
    return {
      feedStopped: world.stoppedAt !== null,
      unfinished: bets.unfinished,
      frames: stream.size,
      events: world
        .list(at)
        .filter(({ startsAt }) => startsAt - at < 6 * 3_600_000)
        .map((fixture) => ({ ...eventView(world, fixture, at), decided: interventions.get(fixture.id) ?? null })),
    };
  });
  app.get<{ Querystring: { reference?: string } }>(
    '/sportsbook/desk/bets',
    { preHandler: ownPage },
    async (request) => {
      const reference = readBetReference(request.query.reference ?? '');
      if (reference === null)
        throw new Refusal(400, 'error.validation', 'A reference has ten letters and digits, such as 7K3QF-09XMB.');
      return bets.referredTo(reference).map((bet): DeskBet => ({
        ...betView({ world, bets, now: now() }, bet),
        reference,
        customerId: bet.customerId,
      }));
    },
  );
  app.post('/sportsbook/desk/decisions', { preHandler: ownPage }, async (request, reply) => {
    const { feedStopped, event } = readBody(interventionRequest, request.body, 'decision');
    if (feedStopped !== undefined) world.stoppedAt = feedStopped ? (world.stoppedAt ?? now()) : null;
    if (event) {
      const fixture = world.find(event.id);
      if (!fixture) throw new Refusal(404, 'error.not_found', 'There is no such event.');
      const hours = event.postponedBy;
      const moved =
        hours === undefined
          ? {}
          : {
              postponedTo:
                hours === null || hours * 3_600_000 > LONGEST_POSTPONEMENT
                  ? null
                  : fixture.startsAt + hours * 3_600_000,
            };
      interventions.put({
        ...interventions.get(event.id),
        id: event.id,
        ...(event.suspended !== undefined && { suspended: event.suspended }),
        ...(event.voided !== undefined && { voided: event.voided }),
        ...(event.result && { result: event.result }),
        ...moved,
      });
      bets.review(event.id);
    }
    return reply.code(204).send();
  });
}
