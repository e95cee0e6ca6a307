import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { LIVE_FEED_PATH, type LiveTable } from '@baize/contracts/live-tables';
import type { SandboxConfig } from '../config.ts';
import type { LiveFeed } from '../LiveFeed.ts';
import { readBody, requireKey, requireOwnPage } from '../refusals.ts';
import { httpWallet, type OperatorWallet } from '../studio/OperatorWallet.ts';
import { readStudioRequest } from '../studio/plugin.ts';
import { StudioError } from '../studio/StudioError.ts';
import { gatheredWins } from './gatheredWins.ts';
import { limitedWallet } from './limitedWallet.ts';
import { LiveCasino, sessionTopic, tableTopic } from './LiveCasino.ts';
import { tableFacts } from './tableFacts.ts';
import { TableList } from './TableList.ts';
import { betsRequest, joinRequest, liveMoveRequest, seatRequest } from './wire.ts';

const BODY_LIMIT = 16 * 1024;
/** Calls to the operator's wallet that a provider has under way at once. */
const CALLS_AT_ONCE = 32;
const settings = z.object({
  /** Stops the feed: it answers with what it knew when it stopped, so its figures grow old. */
  feedStopped: z.optional(z.boolean()),
  /** Closes a table, or opens it again. */
  table: z.optional(z.object({ id: z.string(), closed: z.boolean() })),
});

/** The live tables of all providers, under `/live/api`, and the third party's feed about them. */
export async function registerLive(app: FastifyInstance, config: SandboxConfig, feed: LiveFeed): Promise<void> {
  const list = new TableList(config.apiUrl);
  const wallets = new Map<string, OperatorWallet>();
  const walletOf = (studio: string) =>
    httpWallet({ walletUrl: `${config.apiUrl}/api`, studio, secret: config.studioSecretOf(studio) });
  const casino = await LiveCasino.open({
    walletFor: (studio) => {
      const known = wallets.get(studio) ?? gatheredWins(limitedWallet(walletOf(studio), CALLS_AT_ONCE));
      wallets.set(studio, known);
      return known;
    },
    dataDir: config.dataDir,
    kindOf: (tableId) => list.kindOf(tableId),
    publish: (topic, event) => feed.publish(topic, event),
    countOf: (topic) => feed.countOf(topic),
    log: (message) => app.log.warn({ part: 'live' }, message),
  });
  app.addHook('onClose', () => casino.close());

  const answer = async (reply: FastifyReply, work: () => Promise<unknown>) => {
    void reply.header('cache-control', 'no-store');
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof StudioError) return reply.code(cause.status).send(cause.body);
      app.log.error(cause);
      return reply.code(503).send({ code: 'studio.unavailable', message: 'The table could not answer.' });
    }
  };
  app.post('/live/api/session', { bodyLimit: BODY_LIMIT }, (request, reply) =>
    answer(reply, async () => {
      const wanted = readStudioRequest(joinRequest, request.body);
      await list.all();
      return casino.join(wanted);
    }),
  );
  app.get<{ Params: { id: string } }>('/live/api/session/:id', (request, reply) =>
    answer(reply, () => casino.session(request.params.id)),
  );
  app.post('/live/api/bets', { bodyLimit: BODY_LIMIT }, (request, reply) =>
    answer(reply, () => casino.place(readStudioRequest(betsRequest, request.body))),
  );
  app.post('/live/api/seat', { bodyLimit: BODY_LIMIT }, (request, reply) =>
    answer(reply, async () => casino.takeSeat(readStudioRequest(seatRequest, request.body))),
  );
  app.post('/live/api/move', { bodyLimit: BODY_LIMIT }, (request, reply) =>
    answer(reply, () => casino.move(readStudioRequest(liveMoveRequest, request.body))),
  );
  app.get<{ Params: { id: string } }>('/live/api/stream/:id', async (request, reply) => {
    const { id } = request.params;
    const tableId = casino.tableOf(id);
    if (tableId === null)
      return reply.code(401).send({ code: 'studio.session.unknown', message: 'This session is not known.' });
    feed.subscribe([tableTopic(tableId), sessionTopic(id)], request, reply);
    return reply;
  });

  let stoppedWith: readonly LiveTable[] | null = null;
  const tables = async (): Promise<readonly LiveTable[]> => {
    const now = Date.now();
    return (await list.all()).map((listed) => tableFacts(casino, listed, now));
  };
  app.get(LIVE_FEED_PATH, async (request) => {
    requireKey(request, config.liveFeedKey, 'table feed');
    return { data: stoppedWith ?? (await tables()) };
  });
  app.post('/live/api/settings', async (request) => {
    requireOwnPage(request, config.publicUrl);
    const { feedStopped, table } = readBody(settings, request.body, 'settings');
    if (feedStopped !== undefined) stoppedWith = feedStopped ? (stoppedWith ?? (await tables())) : null;
    if (table) casino.setClosed(table.id, table.closed);
    return { feedStopped: stoppedWith !== null };
  });
}
