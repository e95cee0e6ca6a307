import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { LIVE_FEED_PATH, SHOWN_RESULTS, type LiveTable } from '@baize/contracts/live-tables';
import type { SandboxConfig } from '../config.ts';
import type { LiveFeed } from '../LiveFeed.ts';
import { readBody, requireKey, requireOwnPage } from '../refusals.ts';
import { httpWallet } from '../studio/OperatorWallet.ts';
import { readStudioRequest } from '../studio/plugin.ts';
import { StudioError } from '../studio/StudioError.ts';
import { isLiveKind, LiveCasino, sessionTopic, tableTopic } from './LiveCasino.ts';
import { TableList } from './TableList.ts';
import { BlackjackTable, SEATS } from './BlackjackTable.ts';
import { betsRequest, joinRequest, liveMoveRequest, seatRequest } from './wire.ts';

const BODY_LIMIT = 16 * 1024;
const settings = z.object({
  /** Stops the feed: it answers with what it knew when it stopped, so its figures grow old. */
  feedStopped: z.optional(z.boolean()),
  /** Closes a table, or opens it again. */
  table: z.optional(z.object({ id: z.string(), closed: z.boolean() })),
});

/** The live tables of all providers, under `/live/api`, and the third party's feed about them. */
export async function registerLive(app: FastifyInstance, config: SandboxConfig, feed: LiveFeed): Promise<void> {
  const list = new TableList(config.apiUrl);
  const casino = await LiveCasino.open({
    walletFor: (studio) =>
      httpWallet({ walletUrl: `${config.apiUrl}/api`, studio, secret: config.studioSecretOf(studio) }),
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
    const updatedAt = new Date().toISOString();
    return (await list.all()).map(({ id, kind }): LiveTable => {
      const isOpen = isLiveKind(kind) && !casino.isClosed(id);
      const table = isOpen ? casino.table(id, kind) : null;
      const state = table?.state(Date.now(), casino.connectedTo(id));
      return {
        tableId: id,
        open: isOpen,
        dealer: table ? { name: table.dealer } : null,
        // The provider deals within the limits that the operator publishes.
        betLimits: [],
        // Any number of players can join the games without seats.
        seats: isOpen && kind === 'blackjack' ? SEATS : null,
        seatsTaken: table instanceof BlackjackTable ? table.seatsTaken : null,
        players: state?.players ?? 0,
        lastResults: state?.lastResults.slice(0, SHOWN_RESULTS) ?? [],
        updatedAt,
      };
    });
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
