/**
 * Sends a fire-and-forget message to a third party: without cookies, token or site context, also while the page is
 * closing. A party that does not respond costs the visitor nothing. It imports nothing, so that the script of a
 * prerendered page can use it.
 * @param address absolute URL
 */
export function sendToParty(address: string, body: unknown, send: typeof fetch = fetch): void {
  send(address, {
    method: 'POST',
    mode: 'cors',
    credentials: 'omit',
    keepalive: true,
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
