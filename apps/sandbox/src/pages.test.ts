import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox } from './buildSandbox.ts';
import { readConfig } from './config.ts';
import { PAGES } from './pages.ts';

const SITE = 'https://play.example';
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-pages-'));
  const webRoot = join(folder, 'web');
  await build({
    configFile: resolve(dirname(fileURLToPath(import.meta.url)), '../vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: webRoot },
  });
  app = await buildSandbox({
    config: {
      ...readConfig({ LOG_LEVEL: 'silent', SITE_ORIGIN: SITE, BAIZE_ENV: 'test' }),
      dataDir: join(folder, 'data'),
      webRoot,
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(PAGES)('the built page at $path', ({ path, framed }) => {
  it('is served under a policy without inline code, and needs none', async () => {
    const page = await app.inject({ url: path.replace(':id', 'pay_1') });
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(framed ? `frame-ancestors ${SITE}` : "frame-ancestors 'none'");
    expect(page.body).not.toMatch(/<style|<script(?![^>]*\bsrc=)|\sstyle=|\son[a-z]+=/i);
    expect(page.body).not.toContain('<masthead');
  });

  it('references only existing files', async () => {
    const { body } = await app.inject({ url: path.replace(':id', 'pay_1') });
    const files = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files.some((file) => file.endsWith('.js'))).toBe(true);
    expect(files.some((file) => file.endsWith('.css'))).toBe(true);
    for (const url of files) expect((await app.inject({ url })).statusCode, url).toBe(200);
  });
});

it('says what to do if the pages are not built', async () => {
  const bare = await buildSandbox({
    config: { ...readConfig({ LOG_LEVEL: 'silent' }), dataDir: join(folder, 'bare'), webRoot: join(folder, 'nowhere') },
  });
  const page = await bare.inject({ url: '/outbox' });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('npx nx build @baize/sandbox');
  await bare.close();
});

it('refuses to run in production', () => {
  expect(() => readConfig({ BAIZE_ENV: 'production' })).toThrow(/never runs in production/);
});
