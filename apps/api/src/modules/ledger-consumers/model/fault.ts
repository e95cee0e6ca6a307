import { sqlState } from '../../../plugins/database.ts';

/** SQLSTATE classes of a database that is unreachable, overloaded or stopping, and of a conflict that a retry resolves. */
const CLASSES = new Set(['08', '40', '53', '55', '57', '58']);
const MESSAGES = /connection (terminated|ended|error)|not queryable|timeout exceeded|PGlite is closed/i;
const NODE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** True when the fault says nothing about the movement: the same attempt may succeed once the database is back. */
export function isInfrastructureFault(fault: unknown): boolean {
  const state = sqlState(fault);
  if (state) return CLASSES.has(state.slice(0, 2));
  for (let current = fault; current instanceof Error; current = current.cause) {
    if ('code' in current && NODE_CODES.has(String(current.code))) return true;
    if (MESSAGES.test(current.message)) return true;
  }
  return false;
}

/** Milliseconds until the next attempt: doubles each time, at most five minutes. @param attempts failed ones so far, from 1 */
export const backoffMs = (attempts: number, firstMs: number): number =>
  Math.min(firstMs * 2 ** (attempts - 1), 5 * 60_000);
