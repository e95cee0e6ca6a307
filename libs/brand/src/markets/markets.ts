import type { MarketRecord } from '../market.ts';
import { CA } from './CA.ts';
import { FI } from './FI.ts';
import { UN } from './UN.ts';

/** Every market by its id. */
export const MARKETS: Readonly<Record<string, MarketRecord>> = { UN, FI, CA };
