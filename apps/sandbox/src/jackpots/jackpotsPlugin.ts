import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CONTENT_API_VERSION, CONTENT_DATASET } from '@baize/contracts/content';
import { jackpotGameIds } from '@baize/contracts/content-queries';
import { JACKPOT_FEED_PATH, type Jackpot } from '@baize/contracts/jackpot-feed';
import type { SandboxConfig } from '../config.ts';
import { readBody, requireKey, requireOwnPage } from '../refusals.ts';
import { cryptoRng } from '../studio/model/random.ts';
import { Jackpots, NO_DRAW } from './Jackpots.ts';

/** How long the list of games is used before it is read again, in milliseconds. */
const FRESH_MS = 300_000;
const settings = z.object({
  /** Stops the feed: it answers with what it knew when it stopped, so its figures grow old. */
  feedStopped: z.optional(z.boolean()),
  /** Closes a pot or opens it again; lets the next stake win it. */
  pot: z.optional(z.object({ gameId: z.string(), closed: z.optional(z.boolean()), falls: z.optional(z.boolean()) })),
});

/** The third party that keeps the jackpots: its feed for operators, and the pots for the studio's games. */
export function registerJackpots(app: FastifyInstance, config: SandboxConfig, now: () => Date): Pick<Jackpots, 'draw'> {
  const jackpots = new Jackpots({ dataDir: config.dataDir, rng: cryptoRng, now });
  const address = `${config.apiUrl}/content/${CONTENT_API_VERSION}/data/query/${CONTENT_DATASET}`;
  let games: readonly string[] = [];
  let readAt = -Infinity;
  // A real network knows its games; the sandbox plays all of them, and reads them from the operator's public content.
  const gamesOffered = async () => {
    if (now().getTime() - readAt < FRESH_MS) return games;
    const search = new URLSearchParams({ query: jackpotGameIds.query, returnQuery: 'false' });
    const response = await fetch(`${address}?${search}`, { signal: AbortSignal.timeout(2000) });
    if (!response.ok) throw new Error(`The operator's content service answered ${response.status}.`);
    const { result } = (await response.json()) as { readonly result: unknown };
    games = jackpotGameIds.result.parse(result).map(({ id }) => id);
    readAt = now().getTime();
    return games;
  };
  const pots = async () => jackpots.describe(await gamesOffered());

  let stoppedWith: readonly Jackpot[] | null = null;
  app.get(JACKPOT_FEED_PATH, async (request) => {
    requireKey(request, config.jackpotFeedKey, 'jackpot feed');
    return { data: stoppedWith ?? (await pots()) };
  });
  app.post('/jackpots/api/settings', async (request) => {
    requireOwnPage(request, config.publicUrl);
    const { feedStopped, pot } = readBody(settings, request.body, 'settings');
    if (feedStopped !== undefined) stoppedWith = feedStopped ? (stoppedWith ?? (await pots())) : null;
    if (pot?.closed !== undefined) jackpots.setClosed(pot.gameId, pot.closed);
    if (pot?.falls === true) jackpots.letFall(pot.gameId);
    return { feedStopped: stoppedWith !== null };
  });
  return {
    draw(gameId, stake, currency) {
      // A game without a jackpot has no pot. Until the list has been read, no stake feeds or wins one.
      void gamesOffered().catch((cause: unknown) =>
        app.log.warn({ err: cause }, 'the games with a jackpot are not known'),
      );
      return games.includes(gameId) ? jackpots.draw(gameId, stake, currency) : NO_DRAW;
    },
  };
}
