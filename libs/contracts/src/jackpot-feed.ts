import * as z from 'zod/mini';
import { currency, timestamp, wireAmount } from './shapes.ts';

/** One jackpot as each currency shows it. The party that pays it converts it, so what is shown is what is paid. */
const amounts = z.array(z.object({ amount: wireAmount, currency }));

/** What the third party says about the jackpot of one game (ruling 13). */
export const jackpot = z.object({
  gameId: z.string(),
  /** A closed jackpot takes no contributions and can't be won. */
  open: z.boolean(),
  amounts,
  /** The latest win. Who won it is not in the feed. */
  lastWin: z.nullable(z.object({ amounts, wonAt: timestamp })),
  updatedAt: timestamp,
});
export type Jackpot = z.infer<typeof jackpot>;

/** The third party's feed (ruling 13; path and shape ours). Only the API reads it, with the feed's own key. */
export const JACKPOT_FEED_PATH = '/jackpots/feed';
export const jackpotFeed = z.object({ data: z.array(jackpot) });
