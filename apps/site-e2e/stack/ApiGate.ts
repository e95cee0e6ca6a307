import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createPreview, newestReleases } from '@baize/dev/preview';
import { freePort } from '@baize/dev/ports';
import type { RunningStack } from './stacks.ts';

/**
 * A second server of a brand's site whose connection to the API can be cut: to the site's server the API seems to have
 * died, while the rest of the stack keeps working.
 */
export class ApiGate {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #closePreview: () => Promise<void>;
  /** Origin of this server of the site. */
  readonly site: string;
  readonly #way: { open: boolean };

  private constructor(
    server: Server,
    sockets: Set<Socket>,
    way: { open: boolean },
    site: string,
    closePreview: () => Promise<void>,
  ) {
    this.#server = server;
    this.#sockets = sockets;
    this.#way = way;
    this.site = site;
    this.#closePreview = closePreview;
  }

  static async start(stack: RunningStack): Promise<ApiGate> {
    const api = new URL(stack.api);
    const sockets = new Set<Socket>();
    const way = { open: true };
    const server = createServer((client) => {
      if (!way.open) {
        client.destroy();
        return;
      }
      const upstream = connect(Number(api.port), api.hostname);
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => sockets.delete(socket));
      }
      client.on('close', () => upstream.destroy());
      upstream.on('close', () => client.destroy());
      client.pipe(upstream).pipe(client);
    });
    const port = await freePort();
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    const sitePort = await freePort();
    const site = `http://localhost:${sitePort}`;
    const preview = await createPreview({
      releases: newestReleases(join(stack.dataDir, 'site', stack.brand)),
      apiUrl: `http://127.0.0.1:${port}`,
    });
    await preview.listen({ host: 'localhost', port: sitePort });
    return new ApiGate(server, sockets, way, site, async () => {
      await preview.close();
    });
  }

  /** Cuts the API off: connections break, new ones are refused. */
  cut(): void {
    this.#way.open = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Accepts connections again. */
  restore(): void {
    this.#way.open = true;
  }

  async close(): Promise<void> {
    this.cut();
    await this.#closePreview();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}
