import type { RouteContract } from '@baize/contracts/route';
import { ApiError, call, NetworkError } from '@baize/http';
import { recordEvent } from '@baize/shell';

/** Calls that fail at the moment, each with what was reported of it. */
const failing = new Map<string, string>();

/**
 * Makes a call about the player's money, and logs and reports a failure (A§8): in the console, and as an event where the
 * player has consented to events. A call that is repeated, such as the balance's, is reported once until it succeeds or
 * fails otherwise. Not reported: 404, which is the state "no wallet"; 401, which ends the session; a call that the page
 * itself has cancelled; a request that is refused, whose reason the player reads.
 * @throws what the call throws; the query keeps it, so the screen can show it
 */
export const callWallet: typeof call = async (route, ...rest) => {
  try {
    const answer = await call(route, ...rest);
    failing.delete(route.id);
    return answer;
  } catch (error) {
    report(route, error);
    throw error;
  }
};

function report({ id, method }: RouteContract, error: unknown): void {
  const isRefusal = error instanceof ApiError;
  if (!isRefusal && !(error instanceof NetworkError)) return;
  if (isRefusal && (error.status === 404 || error.status === 401 || (method !== 'GET' && error.status < 500))) return;
  const what = isRefusal ? `${id} ${error.status} ${error.code}`.trim() : `${id} no answer`;
  if (failing.get(id) === what) return;
  failing.set(id, what);
  // A warning: the screen shows the failure, and the network's own error is in the console already.
  console.warn(`A wallet call failed: ${what}.`, error);
  recordEvent({ name: 'wallet-error', error: what.slice(0, 160) });
}
