import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import type { Jackpots } from '../jackpots/Jackpots.ts';
import { registerStudioArt, StudioArt } from './art.ts';
import {
  FREE_SPIN_MULTIPLIER,
  FREE_SPINS,
  LINE_PAYS,
  LINES,
  MAX_FREE_SPINS,
  MAX_WIN_STAKES,
  RETRIGGER_SPINS,
  SCATTER_PAYS,
  STRIPS,
} from './model/game-data.ts';
import { PUBLISHED } from './model/published.ts';
import type { Rng } from './model/round.ts';
import { httpWallet, type OperatorWallet } from './OperatorWallet.ts';
import { openStudio, type StudioTiming } from './rounds.ts';
import { StudioError } from './StudioError.ts';
import { moveRequest, roundRequest, sessionRequest } from './wire.ts';

export interface StudioPluginOptions {
  /** The operator's API, `/api` included: `http://127.0.0.1:4300/api`. */
  readonly walletUrl: string;
  /** The secret with which a studio signs its wallet calls. */
  readonly secretOf: (studio: string) => string;
  /** The sandbox's data folder; the studio keeps its journal in `studio/` of it. */
  readonly dataDir: string;
  readonly rng?: Rng;
  readonly timing?: Partial<StudioTiming>;
  readonly now?: () => number;
  /** The pots that its games feed and win. */
  readonly jackpots?: Pick<Jackpots, 'draw'>;
  /** What the provider's own record says a game is; null if it has none. */
  readonly kindOf?: (gameId: string) => Promise<string | null>;
  /** The pictures of its games, where something else prepares them too. */
  readonly art?: StudioArt;
  /** Replaces the operator's wallet over HTTP; for tests. */
  readonly wallet?: OperatorWallet;
}

/**
 * Returns the policy of the game's page: everything from the studio's own origin, nothing inline, framed only by the
 * operator.
 * @param frameAncestors origins of the operator's site, `*` if any site may embed it
 */
export const studioContentSecurityPolicy = (frameAncestors: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors.join(' ')}`,
  ].join('; ');

/** Returns what a game's page sent. @throws StudioError `studio.request.invalid` */
export function readStudioRequest<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new StudioError({
    code: 'studio.request.invalid',
    message: `The request is not understood: ${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'wrong shape'}.`,
  });
}

/**
 * Fastify plugin with the studio's calls under `/studio/api`: session, round, move, paytable. Register it without a prefix.
 * Unfinished rounds of the last run resume while it registers.
 */
export async function studioPlugin(app: FastifyInstance, options: StudioPluginOptions): Promise<void> {
  const { wallet } = options;
  const studio = await openStudio({
    walletFor: (name) =>
      wallet ?? httpWallet({ walletUrl: options.walletUrl, studio: name, secret: options.secretOf(name) }),
    dataDir: options.dataDir,
    log: (message) => app.log.warn({ part: 'studio' }, message),
    ...(options.kindOf && { kindOf: options.kindOf }),
    ...(options.jackpots && { jackpots: options.jackpots }),
    ...(options.rng && { rng: options.rng }),
    ...(options.timing && { timing: options.timing }),
    ...(options.now && { now: options.now }),
  });
  app.addHook('onClose', () => studio.close());

  const answer = async (reply: FastifyReply, work: () => Promise<unknown>) => {
    void reply.header('cache-control', 'no-store');
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof StudioError) return reply.code(cause.status).send(cause.body);
      app.log.error(cause);
      return reply.code(503).send({ code: 'studio.unavailable', message: 'The studio could not answer.' });
    }
  };
  const limits = { bodyLimit: 8 * 1024 };
  app.post('/studio/api/session', limits, (request, reply) =>
    answer(reply, async () => studio.openSession(readStudioRequest(sessionRequest, request.body))),
  );
  app.get<{ Params: { id: string } }>('/studio/api/session/:id', (request, reply) =>
    answer(reply, async () => studio.session(request.params.id)),
  );
  app.get<{ Params: { id: string; round: string } }>('/studio/api/session/:id/round/:round', (request, reply) =>
    answer(reply, async () => studio.round(request.params.id, request.params.round)),
  );
  app.post('/studio/api/round', limits, (request, reply) =>
    answer(reply, async () => studio.play(readStudioRequest(roundRequest, request.body))),
  );
  app.post('/studio/api/move', limits, (request, reply) =>
    answer(reply, async () => studio.move(readStudioRequest(moveRequest, request.body))),
  );
  registerStudioArt(app, options.art ?? new StudioArt());
  app.get('/studio/api/paytable', async () => ({
    ...PUBLISHED,
    lines: LINES,
    linePays: LINE_PAYS,
    scatterPays: SCATTER_PAYS,
    freeSpins: FREE_SPINS,
    retriggerSpins: RETRIGGER_SPINS,
    freeSpinMultiplier: FREE_SPIN_MULTIPLIER,
    maxFreeSpins: MAX_FREE_SPINS,
    maxWinStakes: MAX_WIN_STAKES,
    strips: STRIPS,
  }));
}
