import { httpConfiguration } from './call.ts';

/**
 * Tells another party than our API something that nobody waits for: without cookies, without token, without site context,
 * and also while the page is left. A party that does not answer costs the visitor nothing.
 * @param address absolute
 */
export function tellParty(address: string, body: unknown): void {
  httpConfiguration()
    .fetch(address, {
      method: 'POST',
      mode: 'cors',
      credentials: 'omit',
      keepalive: true,
      referrerPolicy: 'no-referrer',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    .catch(() => undefined);
}
