import { createHash } from 'node:crypto';
import type { Hundredths } from '@baize/kernel';

const seedOf = (gameId: string) => createHash('sha256').update(`jackpot/${gameId}`).digest();

/** What a mega jackpot starts with at least, in euro cents. */
const MEGA: Hundredths = 300_000_00;

/**
 * Returns with what a game's demo jackpot starts after a win, in euro cents: six in ten are daily pots, three weekly, and
 * one is a mega jackpot.
 */
export function jackpotStart(gameId: string): Hundredths {
  const seed = seedOf(gameId);
  const tier = (seed[0] ?? 0) % 10;
  const base = tier < 6 ? 2500 : tier < 9 ? 25_000 : 500_000;
  return Math.round(base * (0.6 + seed.readUInt16BE(1) / 65_535)) * 100;
}

/** Returns what is in the demo jackpot before its first stake here, in euro cents: the game has been played elsewhere. */
export const jackpotAtFirst = (gameId: string): Hundredths => {
  const start = jackpotStart(gameId);
  return start + Math.floor((start * seedOf(gameId).readUInt16BE(5)) / 65_535);
};

/** Returns whether a game's demo jackpot is one of the few that a casino shows first. */
export const isMegaJackpot = (gameId: string): boolean => jackpotStart(gameId) >= MEGA;
