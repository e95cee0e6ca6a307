import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { totalFromWire } from '@baize/kernel';
import { HEADERS } from '@baize/contracts/route';
import { verify } from '@baize/contracts/signature';
import {
  iframeContext,
  SPORTSBOOK_BALANCE_PATH,
  SPORTSBOOK_CONTEXT_PATH,
  SPORTSBOOK_HIGHLIGHTS_PATH,
  SPORTSBOOK_SEARCH_PATH,
  userBalanceUpdate,
} from '@baize/contracts/sportsbook-wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SandboxConfig } from '../config.ts';
import { KeyedJournal } from '../KeyedJournal.ts';
import { readBody, Refusal, requireKey, requireOwnPage } from '../refusals.ts';
import type { Bet } from './bets/Bet.ts';
import { readBetReference } from './bets/betReference.ts';
import { Bets } from './bets/Bets.ts';
import { httpSportsbookWallet } from './bets/httpSportsbookWallet.ts';
import type { SportsbookWallet } from './bets/SportsbookWallet.ts';
import { readBuilder } from './model/builder.ts';
import { statisticsOf, type Statistics } from './model/statistics.ts';
import { LONGEST_POSTPONEMENT, World, type Intervention } from './model/World.ts';
import { OddsRefusal, placeBets } from './placing.ts';
import { playedParts } from './standing.ts';
import { Stream } from './Stream.ts';
import { betView, eventPage, eventView, isAt, listed, navigation, pathOf } from './views.ts';
import { Visitors, type Visitor } from './Visitors.ts';
import {
  betsRequest,
  builderQuery,
  cashoutRequest,
  createRequest,
  customerRequest,
  deepLink,
  followRequest,
  interventionRequest,
  preferencesRequest,
  type BetView,
  type BuilderPrice,
  type CustomerView,
  type DeskBet,
  type EventView,
  type FreeBetView,
  type NavSport,
  type SessionReply,
} from './wire.ts';
import { feedWords, wordsIn } from './words.ts';

const COOKIE = 'baize_sportsbook';
const YEAR = 31_536_000;
const MOST_LISTED = 600;
const MOST_BETS = 200;
const listQuery = z.extend(deepLink, {
  live: z.optional(z.string()),
  ids: z.optional(z.string()),
  limit: z.optional(z.coerce.number()),
});

export interface SportsbookOptions {
  readonly now: () => Date;
  /** Replaces the operator's wallet over HTTP; for tests. */
  readonly wallet?: SportsbookWallet;
  /** Fixes the world; otherwise it is drawn once and kept with the data. */
  readonly seed?: string;
}

/** The third party's sportsbook: its calls for the operator, its frame, its wallet calls, and the desk of its traders. */
export function registerSportsbook(
  app: FastifyInstance,
  config: SandboxConfig,
  options: SportsbookOptions,
): { counts(): number } {
  const now = (): number => options.now().getTime();
  const folder = join(config.dataDir, 'sportsbook');
  const secrets = new KeyedJournal<{ id: string; seed: string }>(join(folder, 'seed.jsonl'), { limit: 10 });
  const seed =
    options.seed ??
    secrets.get('world')?.seed ??
    secrets.put({ id: 'world', seed: randomBytes(16).toString('hex') }).seed;
  const interventions = new KeyedJournal<Intervention>(join(folder, 'interventions.jsonl'), { limit: 5000 });
  const world = new World(seed, (id) => interventions.get(id));
  const wallet =
    options.wallet ??
    httpSportsbookWallet({ walletUrl: `${config.apiUrl}/api`, secret: config.studioSecretOf('sportsbook') });
  const visitors = new Visitors(config.dataDir, wallet, now);
  const bets = new Bets({
    dataDir: config.dataDir,
    world,
    wallet,
    now,
    onChange: (bet) => stream.betChanged(bet),
    onBalance: (customerId, balance, version) => void visitors.balanceChanged(customerId, balance, version),
    log: (message) => app.log.warn({ part: 'sportsbook' }, message),
  });
  const stream = new Stream(world, bets, now);

  let isTicking = false;
  const timer = setInterval(() => {
    stream.tick();
    if (isTicking) return;
    isTicking = true;
    void bets
      .tick()
      .catch((cause: unknown) => app.log.error({ err: cause }, 'the bets could not be moved on'))
      .finally(() => {
        isTicking = false;
      });
  }, 1000);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    stream.close();
  });

  // ── for the operator ───────────────────────────────────────────────────────
  const key = (request: FastifyRequest): void => requireKey(request, config.sportsbookKey, 'sportsbook');
  app.post(SPORTSBOOK_CONTEXT_PATH, async (request) => {
    key(request);
    const context = readBody(iframeContext, request.body, 'context');
    const { parentOrigin } = context.iFrameSetup;
    if (!config.siteOrigins.includes(parentOrigin))
      throw new Refusal(
        400,
        'error.validation',
        `${parentOrigin} may not frame the sportsbook; SITE_ORIGIN names the sites that may.`,
      );
    const query = new URLSearchParams({ context: visitors.announce(context), locale: context.iFrameSetup.locale });
    return { iframeUrl: `${config.publicUrl}/sportsbook/frame?${query}` };
  });
  app.get<{ Querystring: { language?: string; locale?: string; limit?: string; excluded?: string } }>(
    SPORTSBOOK_HIGHLIGHTS_PATH,
    async (request) => {
      key(request);
      if (world.stoppedAt !== null) throw new Refusal(503, 'error.system.error', 'The feed is down.');
      const at = now();
      const words = feedWords(request.query.language ?? 'EN', request.query.locale ?? '');
      const limit = Math.max(1, Math.min(50, Number(request.query.limit ?? 12) || 12));
      const all = listed(world, at, 'sportsbook', (request.query.excluded ?? '').split(','));
      const views = all.map((fixture) => eventView(world, fixture, at)).filter(({ main }) => main !== null);
      // What runs comes first, but never only one sport, and an event whose result is as good as known comes last.
      const isOpen = ({ main }: EventView): boolean => main?.selections.some(({ odds }) => odds !== null) ?? false;
      const ranked = views.sort(
        (one, two) => Number(two.phase === 'LIVE') - Number(one.phase === 'LIVE') || one.startsAt - two.startsAt,
      );
      const seen = new Map<string, number>();
      const mixed = ranked
        .map((view, index) => {
          const before = seen.get(view.sport) ?? 0;
          seen.set(view.sport, before + 1);
          return {
            view,
            rank:
              (!isOpen(view) ? 2000 : view.phase === 'LIVE' ? 0 : 1000) +
              before * (view.sport === 'football' ? 2 : 5) +
              index / 1e4,
          };
        })
        .sort((one, two) => one.rank - two.rank);
      return {
        data: mixed.slice(0, limit).map(({ view }) => ({
          eventId: view.id,
          path: view.path,
          sport: view.sport,
          competitionName: view.competition,
          home: view.home,
          away: view.away,
          startsAt: new Date(view.startsAt).toISOString(),
          phase: view.phase === 'LIVE' ? 'LIVE' : view.phase === 'ENDED' ? 'ENDED' : 'SCHEDULED',
          clock: view.phase === 'LIVE' ? playedParts(words, view)[0] : null,
          score: view.phase === 'LIVE' ? view.score : null,
          markets: view.main
            ? [
                {
                  marketId: view.main.id,
                  kind: 'result',
                  suspended: view.main.suspended,
                  selections: view.main.selections.map(({ code, odds }) => ({
                    selectionId: code,
                    name: code,
                    odds: odds === null ? null : (odds / 100).toFixed(2),
                  })),
                },
              ]
            : [],
        })),
        updatedAt: new Date(at).toISOString(),
      };
    },
  );
  app.get<{ Querystring: { q?: string; limit?: string } }>(SPORTSBOOK_SEARCH_PATH, async (request) => {
    key(request);
    const wanted = Math.max(1, Math.min(20, Number(request.query.limit ?? 8) || 8));
    return { data: search(request.query.q ?? '', wanted, 'sportsbook', []) };
  });
  const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  function search(text: string, limit: number, product: 'sportsbook' | 'virtuals', excluded: readonly string[]) {
    const query = fold(text.trim().slice(0, 60));
    if (query.length < 2) return [];
    const found = listed(world, now(), product, excluded).filter(({ home, away, competition }) =>
      fold(`${home} ${away} ${competition.name}`).includes(query),
    );
    const teams = new Map<string, (typeof found)[number]>();
    for (const fixture of found)
      for (const team of [fixture.home, fixture.away])
        if (fold(team).includes(query) && !teams.has(team)) teams.set(team, fixture);
    return [
      ...[...teams].slice(0, 3).map(([name, fixture]) => ({ kind: 'team' as const, name, path: pathOf(fixture) })),
      ...found.map((fixture) => ({
        kind: 'event' as const,
        name: `${fixture.home} – ${fixture.away}`,
        path: pathOf(fixture),
      })),
    ].slice(0, limit);
  }

  // The signature covers the bytes as they came.
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 8 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(SPORTSBOOK_BALANCE_PATH, async (request, reply) => {
      const raw = typeof request.body === 'string' ? request.body : '';
      const header = request.headers[HEADERS.signature];
      const fault = verify(
        config.sportsbookKey,
        `POST ${SPORTSBOOK_BALANCE_PATH}`,
        raw,
        typeof header === 'string' ? header : undefined,
        options.now(),
      );
      if (fault) throw new Refusal(401, 'error.unauthorized', 'The signature of this message is not valid.');
      let json: unknown;
      try {
        json = JSON.parse(raw);
      } catch {
        throw new Refusal(400, 'error.validation', 'The message is not JSON.');
      }
      const { customerId, balance, version } = readBody(userBalanceUpdate, json, 'balance');
      const amount = totalFromWire(balance);
      if (!amount.ok) throw new Refusal(400, 'error.validation', 'The balance is not an amount.');
      visitors.balanceChanged(customerId, amount.value, version);
      return reply.code(204).send();
    });
  });

  // ── for the frame ──────────────────────────────────────────────────────────
  const ownPage = async (request: FastifyRequest): Promise<void> => requireOwnPage(request, config.publicUrl);
  /** @throws Refusal 401 */
  const visitorOf = (request: FastifyRequest): Visitor => {
    const visitor = visitors.find(/^Bearer ([\w-]{32})$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (!visitor)
      throw new Refusal(401, 'sportsbook.session', 'The sportsbook no longer knows this page. Open it again.');
    return visitor;
  };
  const excludedOf = ({ context }: Visitor) => context.iFrameSetup.excludedSports;
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
    return navigation(world, listed(world, at, visitor.context.iFrameSetup.product, excludedOf(visitor)), at);
  };
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
        bets: betsOf(visitor),
      };
    },
  );
  app.post('/sportsbook/api/customer', { preHandler: ownPage }, async (request) => {
    const visitor = visitorOf(request);
    const wanted = readBody(customerRequest, request.body, 'customer');
    visitor.language = wanted.language;
    if (wanted.token === null) Object.assign(visitor, { customer: null, currency: wanted.currency });
    // A token that is refused logs nobody out: the player's session here goes on until it ends.
    else if (!(await visitors.exchange(visitor, wanted.token)) && visitor.customer === null)
      throw new Refusal(401, 'sportsbook.login', 'The operator did not accept the login.');
    return { customer: customerView(visitor), currency: visitor.currency, ...visitors.preferences(visitor) };
  });
  app.get('/sportsbook/api/navigation', { preHandler: ownPage }, async (request) => navigationOf(visitorOf(request)));
  app.get('/sportsbook/api/events', { preHandler: ownPage }, async (request) => {
    const visitor = visitorOf(request);
    const query = readBody(listQuery, request.query, 'list');
    const at = now();
    const ids = query.ids?.split(',');
    return listed(world, at, visitor.context.iFrameSetup.product, excludedOf(visitor))
      .filter((fixture) => isAt(fixture, query) && (!ids || ids.includes(fixture.id)))
      .map((fixture) => eventView(world, fixture, at))
      .filter(({ phase }) => query.live === undefined || phase === 'LIVE')
      .slice(0, Math.min(MOST_LISTED, query.limit ?? 120));
  });
  app.get<{ Params: { id: string } }>('/sportsbook/api/event/:id', { preHandler: ownPage }, async (request) => {
    const visitor = visitorOf(request);
    const fixture = world.find(request.params.id);
    if (!fixture || excludedOf(visitor).includes(fixture.sport))
      throw new Refusal(404, 'error.not_found', 'There is no such event.');
    return eventPage(world, fixture, now());
  });
  app.get<{ Params: { id: string } }>(
    '/sportsbook/api/event/:id/builder',
    { preHandler: ownPage },
    async (request): Promise<BuilderPrice> => {
      const visitor = visitorOf(request);
      const { market: id } = readBody(builderQuery, request.query, 'bet builder');
      const fixture = world.find(request.params.id);
      const market =
        fixture && readBuilder(id) && !excludedOf(visitor).includes(fixture.sport)
          ? world.market(fixture, id, now())
          : null;
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
      const visitor = visitorOf(request);
      const fixture = world.find(request.params.id);
      const statistics =
        fixture && !excludedOf(visitor).includes(fixture.sport)
          ? statisticsOf(world, fixture, world.stoppedAt ?? now())
          : null;
      if (!statistics) throw new Refusal(404, 'error.not_found', 'There are no statistics of this event.');
      return statistics;
    },
  );
  app.get<{ Querystring: { q?: string } }>('/sportsbook/api/search', { preHandler: ownPage }, async (request) => {
    const visitor = visitorOf(request);
    return search(request.query.q ?? '', 12, visitor.context.iFrameSetup.product, excludedOf(visitor));
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

  // ── for the traders, in the control room ───────────────────────────────────
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
      return bets
        .referredTo(reference)
        .map((bet): DeskBet => ({ ...viewOf(bet), reference, customerId: bet.customerId }));
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
  return { counts: () => bets.unfinished };
}
