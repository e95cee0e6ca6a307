import { createServer } from 'node:net';

/** A port that a command needs, with the variable that changes it. */
export interface WantedPort {
  readonly service: string;
  readonly port: number;
  readonly variable: string;
  readonly host: string;
}

function tryListen(port: number, host: string): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const found = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(found));
    });
  });
}

/**
 * Checks that the ports are free.
 * @throws with every port that is taken, and what to do
 */
export async function assertPortsFree(wanted: readonly WantedPort[]): Promise<void> {
  const taken: WantedPort[] = [];
  for (const want of wanted) {
    const twin = wanted.find((other) => other !== want && other.port === want.port);
    if (twin)
      throw new Error(
        `${want.service} and ${twin.service} are both set to port ${want.port}. Give each its own: ${want.variable}, ${twin.variable}.`,
      );
    if ((await tryListen(want.port, want.host)) === null) taken.push(want);
  }
  if (taken.length === 0) return;
  const list = taken
    .map(({ service, port, variable }) => `  - port ${port} for the ${service} (set ${variable} to another)`)
    .join('\n');
  throw new Error(
    `Something listens already where this should:\n${list}\nPerhaps it is running in another terminal: stop it there with Ctrl-C, or choose other ports and another data folder: ${taken.map(({ variable, port }) => `${variable}=${port + 1000}`).join(' ')} npm start -- --data .data/second`,
  );
}

/** Returns a free port from the system. */
export async function freePort(): Promise<number> {
  const port = await tryListen(0, '127.0.0.1');
  if (port === null) throw new Error('The system gave no free port on 127.0.0.1.');
  return port;
}
