import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { currency, siteIdQuery, timestamp, wireAmount } from './shapes.ts';

const winner = z.object({
  gameId: z.string(),
  playerName: z.string(),
  amount: wireAmount,
  currencyCode: currency,
  wonAt: timestamp,
});
export type Winner = z.infer<typeof winner>;
export const topWinners = defineRoute({
  id: 'topWinners',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/top-winners',
  auth: 'public',
  anywhere: 'information',
  source: 'A§7, B§7',
  summary: 'Largest single wins of the period in one currency, by default that of the page’s market; names are masked.',
  query: z.object({
    dateRange: z.optional(z.enum(['DAY', 'WEEK', 'MONTH'])),
    siteId: z.optional(siteIdQuery),
    currency: z.optional(currency),
  }),
  response: z.array(winner),
});
export const latestWinners = defineRoute({
  id: 'latestWinners',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/latest-winners',
  auth: 'public',
  anywhere: 'information',
  source: 'A§7, B§7',
  summary: 'Latest wins in one currency, by default that of the page’s market; names are masked.',
  query: z.object({ siteId: z.optional(siteIdQuery), currency: z.optional(currency) }),
  response: z.array(winner),
});
