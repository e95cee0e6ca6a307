import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { readBody, Refusal, requireOwnPage } from '../refusals.ts';
import type { Bet } from './bets/Bet.ts';
import { search } from './feeds.ts';
import { readBuilder } from './model/builder.ts';
import { statisticsOf, type Statistics } from './model/statistics.ts';
import type { Fixture } from './model/types.ts';
import { OddsRefusal, placeBets } from './placing.ts';
import type { SportsbookParts } from './parts.ts';
import { betView, eventPage, eventView, isAt, isExcludedPlace, listed, navigation, visibleFixture } from './views.ts';
import { excludedFor, type Visitor } from './Visitors.ts';
import {
  betsRequest,
  builderQuery,
  cashoutRequest,
  createRequest,
  customerRequest,
  deepLink,
  followRequest,
  preferencesRequest,
  type BetView,
  type BuilderPrice,
  type CustomerView,
  type FreeBetView,
  type NavSport,
  type SessionReply,
} from './wire.ts';
import { wordsIn } from './words.ts';

const COOKIE = 'baize_sportsbook';
const YEAR = 31_536_000;
const MOST_LISTED = 600;
const MOST_BETS = 200;
const listQuery = z.extend(deepLink, {
  live: z.optional(z.string()),
  ids: z.optional(z.string()),
  limit: z.optional(z.coerce.number()),
});

/** What the frame asks of its server, on behalf of a visitor or a player. */
export function registerFrameCalls(
  app: FastifyInstance,
  { config, world, wallet, visitors, bets, stream, now }: SportsbookParts,
): void {
  const ownPage = async (request: FastifyRequest): Promise<void> => requireOwnPage(request, config.publicUrl);
  /** @throws Refusal 401 */
  const visitorOf = (request: FastifyRequest): Visitor => {
    const visitor = visitors.find(/^Bearer ([\w-]{32})$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (!visitor)
      throw new Refusal(401, 'sportsbook.session', 'The sportsbook no longer knows this page. Open it again.');
    return visitor;
  };
  const customerView = ({ customer, currency, balance }: Visitor): CustomerView | null =>
    customer && {
      currency,
      balance,
      maximumStake: customer.maximumStake,
      maximumPayout: customer.maximumPayout,
      canBet: customer.canBet,
      reason: customer.reason,
    };

  const navigationOf = (visitor: Visitor): NavSport[] => {
    const at = now();
    return navigation(world, listed(world, at, visitor.context.iFrameSetup.product, excludedFor(visitor)), at);
  };
  const fixtureFor = (visitor: Visitor, id: string): Fixture | null => visibleFixture(world, id, excludedFor(visitor));
  const viewOf = (bet: Bet): BetView => betView({ world, bets, now: now() }, bet);
  const betsOf = ({ customer }: Visitor): BetView[] =>
    customer ? bets.of(customer.customerId).slice(0, MOST_BETS).map(viewOf) : [];

  app.post(
    '/auth/session/create',
    { preHandler: ownPage },
    async (request, reply): Promise<SessionReply | FastifyReply> => {
      const { context } = readBody(createRequest, request.body, 'session');
      const given = new RegExp(`(?:^|; )${COOKIE}=([\\w-]{32})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];
      const visitorId = given ?? randomBytes(24).toString('base64url');
      const visitor = await visitors.open(context, visitorId);
      if (!visitor)
        throw new Refusal(410, 'sportsbook.context', 'This address has been used. Open the sportsbook again.');
      // The frame is on another site than the page. Browsers take this machine's own addresses for secure.
      const { protocol, hostname } = new URL(config.publicUrl);
      const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
      void reply.header(
        'set-cookie',
        `${COOKIE}=${visitorId}; Max-Age=${YEAR}; Path=/; HttpOnly; ${isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'}`,
      );
      return {
        key: visitor.key,
        setup: visitor.context.iFrameSetup,
        deepLinking: visitor.context.deepLinking,
        customer: customerView(visitor),
        currency: visitor.currency,
        ...visitors.preferences(visitor),
        nav: navigationOf(visitor),
        excludedEvents: excludedFor(visitor),
        bets: betsOf(visitor),
      };
    },
  );
  app.post('/sportsbook/api/customer', { preHandler: ownPage }, async (request) => {
    const visitor = visitorOf(request);
    const wanted = readBody(customerRequest, request.body, 'customer');
    visitor.language = wanted.language;
    if (wanted.token === null)
      Object.assign(visitor, { customer: null, currency: wanted.currency, hidden: wanted.excludedEvents ?? [] });
    // A token that is refused logs nobody out: the player's session here goes on until it ends.
    else if (!(await visitors.exchange(visitor, wanted.token)) && visitor.customer === null)
      throw new Refusal(401, 'sportsbook.login', 'The operator did not accept the login.');
    return {
      customer: customerView(visitor),
      currency: visitor.currency,
      ...visitors.preferences(visitor),
      // A player's law may exclude more events than the site's.
      excludedEvents: excludedFor(visitor),
      nav: navigationOf(visitor),
    };
  });
  app.get('/sportsbook/api/navigation', { preHandler: ownPage }, async (request) => navigationOf(visitorOf(request)));
  app.get('/sportsbook/api/events', { preHandler: ownPage }, async (request) => {
    const visitor = visitorOf(request);
    const query = readBody(listQuery, request.query, 'list');
    const at = now();
    const ids = query.ids?.split(',');
    if (isExcludedPlace(query, excludedFor(visitor)))
      throw new Refusal(451, 'sportsbook.excluded', 'A law allows no bets on these events.');
    return listed(world, at, visitor.context.iFrameSetup.product, excludedFor(visitor))
      .filter((fixture) => isAt(fixture, query) && (!ids || ids.includes(fixture.id)))
      .map((fixture) => eventView(world, fixture, at))
      .filter(({ phase }) => query.live === undefined || phase === 'LIVE')
      .slice(0, Math.min(MOST_LISTED, query.limit ?? 120));
  });
  app.get<{ Params: { id: string } }>('/sportsbook/api/event/:id', { preHandler: ownPage }, async (request) => {
    const fixture = fixtureFor(visitorOf(request), request.params.id);
    if (!fixture) throw new Refusal(404, 'error.not_found', 'There is no such event.');
    return eventPage(world, fixture, now());
  });
  app.get<{ Params: { id: string } }>(
    '/sportsbook/api/event/:id/builder',
    { preHandler: ownPage },
    async (request): Promise<BuilderPrice> => {
      const visitor = visitorOf(request);
      const { market: id } = readBody(builderQuery, request.query, 'bet builder');
      const fixture = fixtureFor(visitor, request.params.id);
      const market = fixture && readBuilder(id) ? world.market(fixture, id, now()) : null;
      if (!market) throw new Refusal(404, 'error.not_found', 'These selections cannot be combined.');
      const [selection] = market.selections;
      // Without a selection the parts exclude each other; with one, betting may still pause.
      return { odds: market.suspended ? null : (selection?.odds ?? null), isPossible: selection !== undefined };
    },
  );
  app.get<{ Params: { id: string } }>(
    '/sportsbook/api/event/:id/statistics',
    { preHandler: ownPage },
    async (request): Promise<Statistics> => {
      const fixture = fixtureFor(visitorOf(request), request.params.id);
      const statistics = fixture && statisticsOf(world, fixture, world.stoppedAt ?? now());
      if (!statistics) throw new Refusal(404, 'error.not_found', 'There are no statistics of this event.');
      return statistics;
    },
  );
  app.get<{ Querystring: { q?: string } }>('/sportsbook/api/search', { preHandler: ownPage }, async (request) => {
    const visitor = visitorOf(request);
    return search(world, now(), request.query.q ?? '', 12, {
      product: visitor.context.iFrameSetup.product,
      excluded: excludedFor(visitor),
    });
  });
  app.post('/sportsbook/api/follow', { preHandler: ownPage }, async (request, reply) => {
    stream.follow(visitorOf(request).key, readBody(followRequest, request.body, 'list'));
    return reply.code(204).send();
  });
  // An event source sends no headers of its own, so the key is in the path; it opens nothing else.
  app.get<{ Params: { key: string } }>('/sportsbook/api/stream/:key', (request, reply) => {
    const visitor = visitors.find(request.params.key);
    if (!visitor) throw new Refusal(401, 'sportsbook.session', 'The sportsbook no longer knows this page.');
    stream.subscribe(visitor, request, reply);
  });
  app.post('/sportsbook/api/bets', { preHandler: ownPage }, async (request, reply) => {
    const visitor = visitorOf(request);
    const wanted = readBody(betsRequest, request.body, 'slip');
    try {
      const taken = await placeBets({ world, bets, now: now(), words: wordsIn(visitor.language) }, visitor, wanted);
      return { bets: taken.map(viewOf) };
    } catch (cause) {
      if (!(cause instanceof OddsRefusal)) throw cause;
      return reply
        .code(409)
        .send({ code: 'sportsbook.odds', message: cause.message, validationErrors: [], details: { legs: cause.legs } });
    }
  });
  app.get('/sportsbook/api/free-bets', { preHandler: ownPage }, async (request): Promise<readonly FreeBetView[]> => {
    const { customer } = visitorOf(request);
    const answer = customer && (await wallet.freeBets(customer.sessionId));
    // Without an answer, the slip offers none: a bet with the player's own money never waits for this.
    if (answer?.kind !== 'done') return [];
    return answer.freeBets.map(({ freeBetId, amount, minimumOdds }) => ({
      freeBetId,
      amount,
      minimumOdds: minimumOdds === null ? null : Math.round(Number(minimumOdds) * 100),
    }));
  });
  app.get('/sportsbook/api/bets', { preHandler: ownPage }, async (request) => betsOf(visitorOf(request)));
  app.post<{ Params: { id: string } }>('/sportsbook/api/bets/:id/cashout', { preHandler: ownPage }, async (request) => {
    const { customer } = visitorOf(request);
    const { cashoutId, expected, unit } = readBody(cashoutRequest, request.body, 'cash-out');
    const bet = bets.get(request.params.id);
    if (!bet || bet.customerId !== customer?.customerId)
      throw new Refusal(404, 'error.not_found', 'There is no such bet.');
    const sold = await bets.cashOut(bet, expected, cashoutId, unit);
    if (!sold) throw new Refusal(409, 'sportsbook.cashout', 'The value has changed.');
    return viewOf(sold);
  });
  app.put('/sportsbook/api/preferences', { preHandler: ownPage }, async (request, reply) => {
    visitors.setPreferences(visitorOf(request), readBody(preferencesRequest, request.body, 'preferences'));
    return reply.code(204).send();
  });
}
