import { httpConfiguration } from './call.ts';

/**
 * Sends a fire-and-forget message to a third party: without cookies, token or site context, also while the page is
 * closing. A party that does not respond costs the visitor nothing.
 * @param address absolute URL
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
