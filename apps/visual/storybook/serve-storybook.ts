import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { plate } from '../../../.storybook/plate.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

/**
 * Serves a built Storybook on a free port. It replaces the catalogue's pictures with two-colour ones of the same size,
 * so that a new motif does not change every screen. The art composer has its own tests.
 * @throws if the folder contains no Storybook
 */
export async function serveStorybook(folder: string): Promise<{ readonly origin: string; close(): Promise<void> }> {
  if (!existsSync(join(folder, 'iframe.html')))
    throw new Error(`There is no Storybook in ${folder}. Build it: npx nx run @baize/visual:storybook`);
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, number, width, height] = /^\/content\/images\/.+\/(\d+)-(\d+)x(\d+)\.webp$/.exec(pathname) ?? [];
    if (number !== undefined) {
      response
        .writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' })
        .end(plate(Number(number), Number(width), Number(height)));
      return;
    }
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'max-age=3600',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
