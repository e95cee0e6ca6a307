import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A third party's server that answers what a test says and remembers what it was asked. */
export interface PortServer {
  readonly url: string;
  /** What it was asked, oldest first; bodies as parsed JSON. */
  readonly asked: {
    readonly url: string | undefined;
    readonly authorization: string | undefined;
    readonly body: unknown;
  }[];
  /** What it answers from now on. */
  answer: { readonly status: number; readonly body: string };
  close(): void;
}

/** Starts one on a free port. Close it after the tests. */
export async function startPortServer(): Promise<PortServer> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      port.asked.push({ url: request.url, authorization: request.headers.authorization, body: JSON.parse(body) });
      response.writeHead(port.answer.status, { 'content-type': 'application/json' }).end(port.answer.body);
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const port: PortServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: { status: 200, body: '' },
    close: () => void server.close(),
  };
  return port;
}
