/**
 * Smaller differences, in milliseconds, come from the network and from the header's whole seconds, not from the clock.
 */
const TRUSTED_MS = 2000;

let offset = 0;

/**
 * Measures how far the device's clock is from the API's, which decides about codes, limits and exclusions.
 * @param date the response's `date` header: whole seconds, so half a second is added
 * @param sentAt when the call was sent, by the device's clock
 */
export function learnServerTime(date: string | null, sentAt: number): void {
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
