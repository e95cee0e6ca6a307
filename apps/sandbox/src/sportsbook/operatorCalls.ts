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
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBody, Refusal, requireKey } from '../refusals.ts';
import { highlightsOf, search } from './feeds.ts';
import type { SportsbookParts } from './parts.ts';
import { feedWords } from './words.ts';

interface FeedQuery {
  readonly language?: string;
  readonly locale?: string;
  readonly limit?: string;
  readonly excluded?: string;
}
const limitOf = ({ limit }: FeedQuery, usual: number, most: number): number =>
  Math.max(1, Math.min(most, Number(limit ?? usual) || usual));
const excludedIn = ({ excluded }: FeedQuery): readonly string[] => excluded?.split(',') ?? [];

/** What the operator asks of the sportsbook (B§7): a frame's address, feeds for its pages, and news of a balance. */
export function registerOperatorCalls(app: FastifyInstance, { config, world, visitors, now }: SportsbookParts): void {
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
  app.get<{ Querystring: FeedQuery }>(SPORTSBOOK_HIGHLIGHTS_PATH, async (request) => {
    key(request);
    if (world.stoppedAt !== null) throw new Refusal(503, 'error.system.error', 'The feed is down.');
    const { query } = request;
    const words = feedWords(query.language ?? 'EN', query.locale ?? '');
    const scope = { excluded: excludedIn(query), limit: limitOf(query, 12, 50) };
    const at = now();
    return { data: highlightsOf(world, at, words, scope), updatedAt: new Date(at).toISOString() };
  });
  app.get<{ Querystring: FeedQuery & { q?: string } }>(SPORTSBOOK_SEARCH_PATH, async (request) => {
    key(request);
    const { query } = request;
    const scope = { product: 'sportsbook', excluded: excludedIn(query) } as const;
    return { data: search(world, now(), query.q ?? '', limitOf(query, 8, 20), scope) };
  });
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
        new Date(now()),
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
}
