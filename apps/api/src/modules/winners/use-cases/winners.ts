import type { Winner } from '@baize/contracts/winners';
import { toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import * as repository from '../repository.ts';

const HOURS = { DAY: 24, WEEK: 7 * 24, MONTH: 30 * 24 } as const;
const SHOWN = 20;
/** Wins older than this are not listed. */
export const LONGEST_RANGE_MS = Math.max(...Object.values(HOURS)) * 3_600_000;
/** How long one query serves all visitors: the lists are public and requested on every visit. */
const FRESH_MS = 15_000;

/** Masks a name: `Aino` → `A***o`. Never identifies a person, whatever the name's length. */
export function maskName(name: string | undefined): string {
  const letters = [...(name ?? '').trim()];
  return letters.length < 3 ? `${letters[0] ?? ''}***` : `${letters[0]}***${letters.at(-1)}`;
}

/** Winners (A§7, B§7): single wins of 10 units and more, names masked. */
export function winnersOf(
  app: FastifyInstance,
): (order: 'top' | 'latest', range: keyof typeof HOURS, currency: string) => Promise<Winner[]> {
  const kept = new Map<string, { readonly until: number; readonly winners: Promise<Winner[]> }>();
  const read = async (order: 'top' | 'latest', range: keyof typeof HOURS, currency: string): Promise<Winner[]> => {
    const since = new Date(app.clock.now().getTime() - HOURS[range] * 3_600_000);
    const rows = await repository.wins(app.db, order, since, currency, SHOWN);
    const names = await app.playerAccess.namesOf([...new Set(rows.map((row) => row.player_id))]);
    return rows.map((row) => ({
      gameId: row.game_id,
      playerName: maskName(names.get(row.player_id)),
      amount: toWire(row.amount),
      currencyCode: row.currency,
      wonAt: row.won_at.toISOString(),
    }));
  };
  return async (order, range, currency) => {
    const key = `${order}|${range}|${currency}`;
    const now = app.clock.now().getTime();
    const known = kept.get(key);
    if (known && known.until > now && known.until - now <= FRESH_MS) return known.winners;
    const winners = read(order, range, currency);
    kept.set(key, { until: now + FRESH_MS, winners });
    winners.catch(() => kept.delete(key));
    return winners;
  };
}
