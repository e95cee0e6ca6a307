import { readdirSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { languageOf, resolveLocalePath, type LocalePair } from '@baize/brand';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { readManifest, type ReleaseManifest } from '@baize/release/manifest';
import { releasesIn } from '@baize/release/pointer';
import { opensSocket, passSockets } from './pass-sockets.ts';
import { cacheControl, SPECULATION_FILES, SPECULATION_TYPE } from '@baize/site-build/security-headers';

export interface PreviewOptions {
  /** Folders of stamped releases of one brand, each with its release.json. */
  readonly releases: readonly string[];
  readonly apiUrl: string;
  /**
   * True behind an edge that writes the location and the address itself. Otherwise a visitor must have sent them, and
   * they are not passed on: no one chooses their own law, or the address that limits count.
   */
  readonly keepsEdgeHeaders?: boolean;
}

/**
 * Headers that only an edge may write: the location, as `edge-headers.conf` names it for nginx, and the address that a
 * call came from. The API trusts this server for all of them.
 */
const EDGE_HEADERS = [
  'x-edge-country',
  'x-edge-region',
  'x-edge-city',
  'x-edge-ip',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/** Paths that are proxied to the API, because the site uses only its own origin. */
export const PROXIED = ['/api', '/content', '/identity', '/ws'] as const;
/** Addresses under which there are files or answers of the API, but no pages. */
const NO_PAGE = new RegExp(`^(?:/(?:assets|locales|data)/|(?:${PROXIED.join('|')})(?:/|$))`);
/** Timeout of proxied calls, so that no page hangs. The answer is then "unavailable". */
const API_PATIENCE_MS = 30_000;

/** Largest body of a call, as in the API and nginx. */
export const MOST_BODY_BYTES = 256 * 1024;

const tooLarge = {
  code: 'error.validation',
  message: `The body is larger than ${MOST_BODY_BYTES / 1024} KiB. Send less.`,
  validationErrors: [],
};
const notFound = { code: 'error.not_found', message: 'There is nothing at this address.', validationErrors: [] };
const unavailable = {
  code: 'error.service_unavailable',
  message: 'The service cannot be reached at the moment. Try again shortly.',
  validationErrors: [],
};

interface Release {
  readonly directory: string;
  readonly manifest: ReleaseManifest;
}

/** A slash or a backslash inside a segment, which no address of the site has. */
const ENCODED_SLASH = /%(?:2f|5c)/i;
/** Tells whether an address under the pair exists, as far as the release knows. */
const isKnownAddress = ({ known }: ReleaseManifest, route: string): boolean =>
  known === undefined ||
  (!ENCODED_SLASH.test(route) && new RegExp(`^(?:${known})$`, 'i').test(decodeURIComponent(route)));

const readRelease = (directory: string): Release => ({ directory, manifest: readManifest(directory) });

/** Returns the newest release of each pair under `dist/releases/<brand>`. */
export function newestReleases(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((pair) => {
      const newest = releasesIn(join(folder, pair.name))[0];
      return newest === undefined ? [] : [join(folder, pair.name, newest)];
    });
}

const withoutEdgeHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !(EDGE_HEADERS as readonly string[]).includes(name)));

/**
 * Serves the site as a CDN would: stamped releases as files, the API behind the same origin, and the headers of
 * production. Only files listed in a release are served, so no path leads out of it.
 * @throws if there is no release, or the releases are of different brands
 */
export async function createPreview(options: PreviewOptions): Promise<FastifyInstance> {
  const releases = options.releases.map(readRelease);
  const first = releases[0];
  if (!first)
    throw new Error(
      'There is no release to preview. Stamp one with "npm run release -- --brand <id> --all", or run "npm start".',
    );
  const stranger = releases.find(({ manifest }) => manifest.brand !== first.manifest.brand);
  if (stranger)
    throw new Error(
      `A preview serves one brand, but it was given ${first.manifest.brand} and ${stranger.manifest.brand}. Start one preview per brand.`,
    );

  const files = new Map<string, string>();
  for (const { directory, manifest } of releases) {
    for (const file of Object.keys(manifest.files)) if (!files.has(`/${file}`)) files.set(`/${file}`, directory);
  }
  const byPair = new Map<LocalePair, Release>(releases.map((release) => [release.manifest.pair, release]));
  const pairs = first.manifest.pairs.filter((pair) => byPair.has(pair));

  /**
   * Takes a bare language out of an address if the brand has a pair of it, but none that is served: it gives way to a
   * served pair, as an unserved pair does, and is no page under one.
   */
  const withoutUnservedLanguage = (path: string): string => {
    const [, language = '', rest = ''] = /^\/+([a-z]{2})(\/.*)?$/i.exec(path) ?? [];
    const hasLanguage = (pair: LocalePair): boolean => languageOf(pair) === language.toLowerCase();
    return first.manifest.pairs.some(hasLanguage) && !pairs.some(hasLanguage) ? rest || '/' : path;
  };

  /** Returns the headers of an answer: those of the pair in the address, otherwise those of shared files. */
  const headersFor = (url: string) => {
    const { common, policy } =
      byPair.get(url.split(/[/?]/)[1] as LocalePair)?.manifest.headers ?? first.manifest.headers.shared;
    return { ...common, 'content-security-policy': policy };
  };
  /**
   * Tells whether a visitor opens a page, even at a mistyped address. A missing script or picture is an error instead.
   */
  const wantsPage = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    http: { shouldUpgradeCallback: opensSocket },
    // Browsers open connections early. Close an unused one without an answer, because a 408 would count as the answer
    // to its first request.
    clientErrorHandler(fault, socket) {
      if (fault.code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.bytesRead === 0 || !socket.writable) socket.destroy();
      else
        socket.end(
          `HTTP/1.1 ${fault.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
        );
    },
    // Addresses that the router cannot decode.
    frameworkErrors: (_fault, request, reply) => {
      void reply.headers(headersFor(request.url));
      if (NO_PAGE.test(request.url))
        return (reply as FastifyReply)
          .code(400)
          .send({ ...notFound, code: 'error.validation', message: 'This address is not encoded correctly.' });
      const pair = resolveLocalePath(request.url, pairs).pair;
      return reply.redirect(`/${pair}/404`, 302);
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    const isProxied = PROXIED.some(
      (prefix) =>
        request.url === prefix || request.url.startsWith(`${prefix}/`) || request.url.startsWith(`${prefix}?`),
    );
    // The API sends its own headers.
    if (!isProxied) reply.headers(headersFor(request.url));
    // The API would close the connection in the middle of the body, which looks as if it could not be reached.
    else if (Number(request.headers['content-length'] ?? 0) > MOST_BODY_BYTES) return reply.code(413).send(tooLarge);
    return undefined;
  });
  // A call that is not passed on, because its type is none.
  app.setErrorHandler((fault: FastifyError, _request, reply) =>
    reply.code(fault.statusCode ?? 500).send({
      ...notFound,
      code: fault.statusCode === undefined ? 'error.system.error' : 'error.validation',
      message: fault.message,
    }),
  );
  await app.register(fastifyStatic, {
    root: first.directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    etag: true,
    lastModified: false,
  });

  const headersForApi = (received: IncomingHttpHeaders, address: string | undefined): IncomingHttpHeaders => {
    const given = options.keepsEdgeHeaders ? received : withoutEdgeHeaders(received);
    return {
      ...given,
      'x-forwarded-for': [given['x-forwarded-for'], address].filter(Boolean).join(', '),
      'x-forwarded-proto': given['x-forwarded-proto'] ?? 'http',
    };
  };
  passSockets(app, options.apiUrl, {
    timeoutMs: API_PATIENCE_MS,
    headersOf: ({ headers: { host: _site, ...received }, socket }) => headersForApi(received, socket.remoteAddress),
  });
  for (const prefix of PROXIED) {
    await app.register(proxy, {
      upstream: options.apiUrl,
      prefix,
      rewritePrefix: prefix,
      undici: { connect: { timeout: 3000 }, headersTimeout: API_PATIENCE_MS, bodyTimeout: 0 },
      replyOptions: {
        rewriteRequestHeaders: (request, outgoing) => {
          // This server has told the caller to go on; the one behind it is not asked again.
          const { expect: _answered, ...received } = outgoing;
          return headersForApi(received, request.ip);
        },
        onError: (reply) => {
          void (reply as FastifyReply).code(503).header('retry-after', '2').send(unavailable);
        },
      },
    });
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      const [rawPath = '/', ...queryParts] = request.url.split('?');
      const query = queryParts.length > 0 ? `?${queryParts.join('?')}` : '';
      // Addresses that cannot be decoded were rejected earlier.
      const path = decodeURIComponent(rawPath);
      const directory = files.get(path);
      if (directory && !path.endsWith('.html')) {
        void reply.header('cache-control', cacheControl(path));
        // By its name alone it would be any JSON.
        if (path.startsWith(`/${SPECULATION_FILES}`))
          return reply.type(SPECULATION_TYPE).sendFile(path.slice(1), directory, { contentType: false });
        return reply.sendFile(path.slice(1), directory);
      }
      // A missing file is an error, never a page, because HTML in place of a script hides the problem.
      const name = path.slice(path.lastIndexOf('/') + 1);
      if (NO_PAGE.test(path) || (/\.(?!html$)[a-z0-9]{2,5}$/i.test(name) && !wantsPage(request.headers.accept)))
        return reply.code(404).header('cache-control', 'no-store').send(notFound);
      const { pair, redirect } = resolveLocalePath(withoutUnservedLanguage(rawPath), pairs);
      if (redirect !== null) return reply.header('cache-control', 'no-cache').redirect(`${redirect}${query}`, 302);
      const { directory: folder, manifest } = byPair.get(pair) ?? first;
      const route = rawPath.slice(pair.length + 2).replace(/\/$/, '');
      // Visitors choose addresses: "constructor" is one, and every object has that property.
      const own = Object.hasOwn(manifest.routes, route) ? manifest.routes[route] : undefined;
      const page = own ?? manifest.shell;
      const isKnown = own !== undefined || isKnownAddress(manifest, route);
      const policy = manifest.headers.pages[page];
      if (policy !== undefined) void reply.header('content-security-policy', policy);
      return reply
        .code(isKnown ? 200 : 404)
        .header('cache-control', isKnown ? 'no-cache' : 'no-store')
        .sendFile(page, folder);
    },
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(notFound));
  return app;
}
