/**
 * Smaller differences, in milliseconds, come from the network and from the header's whole seconds, not from the clock.
 */
const TRUSTED_MS = 2000;

let offset = 0;

/**
 * Measures how far the device's clock is from the API's, which decides about codes, limits and exclusions.
 * @param headers the response's; its `date` has whole seconds, so half a second is added
 * @param sentAt when the call was sent, by the device's clock
 */
export function learnServerTime(headers: Headers, sentAt: number): void {
  // A response from a cache has the date of when it was made.
  if (headers.has('age') || /max-age=[1-9]/.test(headers.get('cache-control') ?? '')) return;
  const date = headers.get('date');
  const told = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  const arrived = Date.now();
  // A slow response is inaccurate: its time lies somewhere between sending and arriving.
  if (arrived - sentAt > 5000) return;
  const difference = told + 500 - (sentAt + arrived) / 2;
  offset = Math.abs(difference) < TRUSTED_MS ? 0 : difference;
}

/** Returns the API's current time in milliseconds; the device's until the first response. */
export const serverNow = (): number => Date.now() + offset;
