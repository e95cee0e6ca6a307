import { MAX_AMOUNT, ROUND_UNITS_PER_EURO, type CurrencyCode, type Hundredths } from '@baize/kernel';
import { createHash } from 'node:crypto';

/** When every meter started. */
const ORIGIN = Date.UTC(2026, 0, 1);

/**
 * Returns a jackpot's current amount: it grows evenly, is won and starts again from its seed. Two processes, and two
 * calls in the same second, compute the same amount without shared state.
 * @param gameId seeds size, pace and phase: from a few thousand euros to more than a million
 * @param currency each currency has its own pot, of a size that is round there
 */
export function jackpotAt(gameId: string, now: Date, currency: CurrencyCode = 'EUR'): Hundredths {
  const seed = createHash('sha256').update(`jackpot/${gameId}`).digest();
  const tier = (seed[0] ?? 0) % 10;
  // Six in ten are daily pots, three weekly, and one is a mega jackpot.
  const [base, growth, days] =
    tier < 6 ? [250_000, 1_500_000, 2] : tier < 9 ? [2_500_000, 9_000_000, 11] : [50_000_000, 120_000_000, 90];
  const spread = 0.6 + seed.readUInt16BE(1) / 65_535;
  const period = days * 86_400 * (0.7 + (seed.readUInt16BE(3) / 65_535) * 0.8);
  const seconds = Math.max(0, Math.floor((now.getTime() - ORIGIN) / 1000)) + (seed.readUInt32BE(5) % Math.ceil(period));
  const within = (seconds % Math.ceil(period)) / period;
  const inEuro = Math.round(base * spread + growth * spread * within);
  // Elsewhere whole units: some currencies have no smaller ones.
  const amount = currency === 'EUR' ? inEuro : Math.round((inEuro * ROUND_UNITS_PER_EURO[currency]) / 100) * 100;
  return Math.min(MAX_AMOUNT, amount);
}
