/** Differences below this many milliseconds are the line's and the header's whole seconds, not the clock's. */
const TRUSTED_MS = 2000;

let offset = 0;

/**
 * Learns how far the device's clock is from the API's, whose word counts for codes, limits and exclusions.
 * @param date the answer's `date` header: whole seconds, so half a second is added
 * @param sentAt when the call left, by the device's clock
 */
export function learnServerTime(date: string | null, sentAt: number): void {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  const arrived = Date.now();
  // A slow answer says little: the moment that it names lies somewhere between sending and arriving.
  if (arrived - sentAt > 5000) return;
  const difference = told + 500 - (sentAt + arrived) / 2;
  offset = Math.abs(difference) < TRUSTED_MS ? 0 : difference;
}

/** Now, by the API's clock, in milliseconds; the device's until an answer has told. */
export const serverNow = (): number => Date.now() + offset;
