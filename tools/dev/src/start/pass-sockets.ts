import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Addresses of the API's sockets, letter by letter: without dots and backslashes, which would lead from here to other
 * addresses of the API, such as its metrics.
 */
const SOCKETS = /^\/ws(?:\/[\w-]+)*\/?(?:\?|$)/;
/** Headers about one connection: the next one has its own. */
const OF_A_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Tells whether a request opens a socket. Any other one that offers an upgrade is answered as if it did not: clients with
 * HTTP/2 offer that with their first call.
 */
export const opensSocket = ({ url = '', headers }: IncomingMessage): boolean =>
  SOCKETS.test(url) && headers.upgrade?.toLowerCase() === 'websocket';

const lines = ({ statusCode, statusMessage, headers }: IncomingMessage, isOpen: boolean): string => {
  const passed = Object.entries(headers)
    .filter(([name]) => isOpen || !OF_A_CONNECTION.has(name))
    .flatMap(([name, value]) => [value ?? []].flat().map((each) => `${name}: ${each}`));
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...passed, ...(isOpen ? [] : ['connection: close']), '', ''].join(
    '\r\n',
  );
};

/**
 * Passes the handshake of a socket on to the API as it is, and the API's answer back, as nginx does. A socket that the API
 * refuses (a used or a forged token) never opens: the browser reports a failed connection, and the site asks for a new token.
 * @param app a server with `opensSocket` as its `shouldUpgradeCallback`
 * @param headersOf returns the headers for the API
 */
export function passSockets(
  app: FastifyInstance,
  apiUrl: string,
  { headersOf, timeoutMs }: { headersOf: (request: IncomingMessage) => IncomingHttpHeaders; timeoutMs: number },
): void {
  const open = new Set<Duplex>();
  app.server.on('upgrade', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    const end = (status: string) => client.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    open.add(client);
    client.on('error', () => client.destroy()).on('close', () => open.delete(client));
    const asked = ask(new URL(request.url ?? '/', apiUrl), { headers: headersOf(request), timeout: timeoutMs });
    client.on('close', () => asked.destroy());
    asked.on('timeout', () => asked.destroy(new Error('The API has not answered.')));
    asked.on('error', () => end('503 Service Unavailable'));
    asked.on('response', (refusal) => {
      client.write(lines(refusal, false));
      refusal.pipe(client);
    });
    asked.on('upgrade', (answer, upstream, first) => {
      upstream.setTimeout(0);
      upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
      client.on('close', () => upstream.destroy());
      client.write(lines(answer, true));
      client.write(first);
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    asked.end();
  });
  // The server waits for every connection; it would never close with one that is open.
  app.addHook('preClose', async () => {
    for (const client of open) client.destroy();
  });
}
