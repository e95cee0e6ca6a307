import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxConfig } from './config.ts';

/**
 * Path (exact, optionally with a trailing slash or parameters) → built page. `framed` pages may be framed by the site.
 */
export const PAGES = [
  { path: '/', file: 'index.html', framed: false },
  { path: '/outbox', file: 'outbox/index.html', framed: false },
  { path: '/control', file: 'control/index.html', framed: false },
  { path: '/gateway', file: 'gateway/index.html', framed: false },
  { path: '/gateway/pay/:id', file: 'gateway/pay/index.html', framed: true },
  { path: '/bank/sign-in/:id', file: 'bank/index.html', framed: true },
  { path: '/identity-vendor', file: 'identity-vendor/index.html', framed: false },
  { path: '/identity-vendor/check/:id', file: 'identity-vendor/check/index.html', framed: false },
  { path: '/events', file: 'events/index.html', framed: false },
  { path: '/chat', file: 'chat/index.html', framed: true },
  { path: '/chat/desk', file: 'chat/desk/index.html', framed: false },
  { path: '/studio', file: 'studio/index.html', framed: true },
  { path: '/live', file: 'live/index.html', framed: true },
  { path: '/sportsbook/frame', file: 'sportsbook/index.html', framed: true },
] as const;

/**
 * Returns the pages' Content-Security-Policy: only own files, nothing inline, framed by the site's origins or not at
 * all.
 */
export function contentSecurityPolicy(framed: boolean, siteOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    `frame-ancestors ${framed ? siteOrigins.join(' ') : "'none'"}`,
  ].join('; ');
}

const NOT_BUILT =
  'The sandbox’s pages have not been built, so there is nothing to show here; its calls work all the same. Build them with: npx nx build @baize/sandbox';

/** Serves the built pages under their own paths, and hashed files with permanent caching. */
export async function registerPages(app: FastifyInstance, config: SandboxConfig): Promise<void> {
  const sendPage = async (reply: FastifyReply, page: (typeof PAGES)[number]): Promise<FastifyReply> => {
    void reply.header('content-security-policy', contentSecurityPolicy(page.framed, config.siteOrigins));
    void reply.header('cache-control', 'no-cache');
    try {
      return reply.type('text/html; charset=utf-8').send(await readFile(join(config.webRoot, page.file), 'utf8'));
    } catch {
      return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    }
  };
  for (const page of PAGES) {
    app.get(page.path, (_request, reply) => sendPage(reply, page));
    if (page.path !== '/') app.get(`${page.path}/`, (_request, reply) => sendPage(reply, page));
  }
  const assets = join(config.webRoot, 'assets');
  if (existsSync(assets))
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      index: false,
    });
}
