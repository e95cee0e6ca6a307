import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from '@baize/folder-lock';
import { resolveLocalePath, type BrandConfig, type LocalePair } from '@baize/brand';
import { DEMO_SECRETS } from '@baize/contracts/demo-secrets';
import { listBrands, readBrandConfig } from '@baize/site-build/brand-config';
import { runNx } from '@baize/workspace/nx';
import { assertOffered, releasedPairs, type StartOptions } from './options.ts';
import { assertPortsFree, type WantedPort } from './ports.ts';
import { createPreview } from './preview.ts';
import type { StampWork } from './stamp-worker.ts';
import { Supervisor } from './supervise.ts';

export interface Addresses {
  /** Always on `localhost`, the sandbox on 127.0.0.1: two origins that share no cookies. */
  readonly site: string;
  readonly api: string;
  readonly sandbox: string;
  /** The API's listener for operators; the site's server never forwards to it. */
  readonly operator: string;
}

export function addressesOf(options: Pick<StartOptions, 'ports'>): Addresses {
  const { site, api, sandbox, operator } = options.ports;
  return {
    site: `http://localhost:${site}`,
    api: `http://127.0.0.1:${api}`,
    sandbox: `http://127.0.0.1:${sandbox}`,
    operator: `http://127.0.0.1:${operator}`,
  };
}

/** Returns the brands of an instance and the origins of their sites, the one that was asked for first. */
const sitesOf = ({ brand, ports, others }: StartOptions): readonly (readonly [brand: string, origin: string])[] => [
  [brand, `http://localhost:${ports.site}`],
  ...others.map((other) => [other.brand, `http://localhost:${other.port}`] as const),
];

/** Names the origin of every brand, as an API with several sites demands; one without a site has the first one's. */
function brandOrigins(root: string, options: StartOptions): string {
  const sites = new Map(sitesOf(options));
  return listBrands(root)
    .map((id) => `${id}=${sites.get(id) ?? sites.get(options.brand) ?? ''}`)
    .join(',');
}

/**
 * Returns the environment of the API and the sandbox, with shared keys, so that each recognises the other. The caller's
 * values win.
 */
export function serviceEnvironment(root: string, options: StartOptions, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const addresses = addressesOf(options);
  const sites = sitesOf(options);
  const origins = sites.map(([, origin]) => origin).join(',');
  return {
    MESSAGING_KEY: DEMO_SECRETS.messagingKey,
    BANK_KEY: DEMO_SECRETS.bankKey,
    GATEWAY_KEY: DEMO_SECRETS.gatewayKey,
    PAYMENT_GATEWAY_KEY: DEMO_SECRETS.gatewayKey,
    GATEWAY_WEBHOOK_SECRET: DEMO_SECRETS.gatewayWebhookSecret,
    PAYMENT_GATEWAY_WEBHOOK_SECRET: DEMO_SECRETS.gatewayWebhookSecret,
    STUDIO_SECRETS: '',
    IDENTITY_VENDOR_KEY: DEMO_SECRETS.identityVendorKey,
    IDENTITY_VENDOR_WEBHOOK_SECRET: DEMO_SECRETS.identityVendorWebhookSecret,
    DEPOSIT_REGISTER_KEY: DEMO_SECRETS.depositRegisterKey,
    EXCLUSION_REGISTER_KEY: DEMO_SECRETS.exclusionRegisterKey,
    LIVE_FEED_KEY: DEMO_SECRETS.liveFeedKey,
    JACKPOT_FEED_KEY: DEMO_SECRETS.jackpotFeedKey,
    SPORTSBOOK_KEY: DEMO_SECRETS.sportsbookKey,
    SUPPORT_CHAT_SECRET: DEMO_SECRETS.supportChatSecret,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...env,
    BAIZE_ENV: env['BAIZE_ENV'] ?? 'demo',
    HOST: options.host,
    SANDBOX_HOST: options.host,
    API_PORT: String(options.ports.api),
    SANDBOX_PORT: String(options.ports.sandbox),
    SITE_PORT: String(options.ports.site),
    OPERATOR_PORT: String(options.ports.operator),
    OPERATOR_HOST: options.host,
    OPERATOR_URL: addresses.operator,
    API_URL: addresses.api,
    API_PUBLIC_URL: addresses.api,
    SANDBOX_URL: addresses.sandbox,
    SITE_ORIGIN: origins,
    SITE_ORIGINS: origins,
    ...(sites.length > 1 ? { BRAND_ORIGINS: brandOrigins(root, options) } : {}),
    DATA_DIR: options.dataDir,
    DEMO_BRANDS: sites.map(([brand]) => brand).join(','),
  };
}

/** Compiles brands and the sandbox's pages through Nx. Unchanged parts come from its cache. */
async function buildForStart(root: string, brands: readonly string[], show: (line: string) => void): Promise<void> {
  const projects = [...brands, ...(existsSync(join(root, 'apps/sandbox/vite.config.ts')) ? ['@baize/sandbox'] : [])];
  await runNx(
    root,
    ['run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static', '--parallel=2'],
    show,
  );
}

/**
 * Stamps releases in a separate thread, because rendering takes seconds and this thread must watch the services.
 * @throws if a release fails
 */
function stampAside(work: StampWork): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./stamp-worker.ts', import.meta.url), { workerData: work });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The pages were not released: their thread ended with code ${code}.`)),
    );
  });
}

/** API and sandbox, ready to use. @throws ServiceFailure with the last lines of the one that failed */
export async function startServices(
  root: string,
  options: StartOptions,
  supervisor: Supervisor,
  say: (line: string) => void = () => undefined,
  watch = false,
): Promise<void> {
  const addresses = addressesOf(options);
  const env = serviceEnvironment(root, options, process.env);
  const node = (entry: string) => [...(watch ? ['--watch', '--watch-preserve-output'] : []), join(root, entry)];
  // The first start takes one minute, and up to ten times as long beside other work. What has been prepared by then would
  // have to be made again; a process that ends is noticed at once.
  const readyWithinMs = 1_200_000;
  const common = { command: process.execPath, cwd: root, env, echo: options.echo || watch, readyWithinMs } as const;
  await Promise.all([
    supervisor.start({
      ...common,
      name: 'API',
      args: node('apps/api/src/server.ts'),
      logFile: join(options.dataDir, 'logs/api.log'),
      readyUrl: `${addresses.api}/ready`,
      onWaiting: (seconds) => say(`  the API is preparing its data (${seconds} s; the first start takes longest) …`),
    }),
    supervisor.start({
      ...common,
      name: 'sandbox',
      args: node('apps/sandbox/src/server.ts'),
      logFile: join(options.dataDir, 'logs/sandbox.log'),
      readyUrl: `${addresses.sandbox}/health`,
      // Beside the first build and other work it has taken a quarter of an hour; see above.
      readyWithinMs: 1_200_000,
    }),
  ]);
}

export interface Stack {
  readonly addresses: Addresses;
  readonly config: BrandConfig;
  /** The pair that is opened first. */
  readonly pair: LocalePair;
  /** All pairs that are released, in the brand's order. */
  readonly pairs: readonly LocalePair[];
  /** Further brands and the origins of their sites. */
  readonly others: readonly (readonly [brand: string, origin: string])[];
  readonly supervisor: Supervisor;
  stop(): Promise<void>;
}

/** Returns the ports that the services of one start need. */
export const wantedPorts = ({ ports, others, host }: StartOptions): readonly WantedPort[] =>
  [
    { service: 'site', port: ports.site, variable: 'SITE_PORT' },
    ...others.map(({ brand, port }) => ({ service: `site of ${brand}`, port, variable: `--with ${brand}:<port>` })),
    { service: 'API', port: ports.api, variable: 'API_PORT' },
    { service: 'sandbox', port: ports.sandbox, variable: 'SANDBOX_PORT' },
    { service: 'operator calls', port: ports.operator, variable: 'OPERATOR_PORT' },
  ].map((wanted) => ({ ...wanted, host }));

/**
 * Starts the whole product for one brand or several: releases, API, sandbox and the server of each site. Used by
 * `npm start` and by tests.
 * @throws with the reason and what to do, after stopping everything that was started
 */
export async function startStack(
  root: string,
  options: StartOptions,
  say: (line: string) => void = () => undefined,
): Promise<Stack> {
  const config = await readBrandConfig(root, options.brand);
  assertOffered(options, config, await Promise.all(options.others.map(({ brand }) => readBrandConfig(root, brand))));
  const pair = options.pair ?? resolveLocalePath('/', config.pairs).pair;
  const pairs = releasedPairs(config.pairs, pair, options.pairs);
  await assertPortsFree(wantedPorts(options));
  // Before anything in the folder changes: the pages and logs of a running stack belong to it.
  const release = lockFolder(
    join(options.dataDir, 'site'),
    'A second stack would pull the pages and logs away under the first. Stop that process, or choose another data folder: npm start -- --data .data/second',
  );
  const supervisor = new Supervisor();
  try {
    if (options.build) {
      say(`Building ${config.name} and the sandbox's pages; unchanged parts come from the cache …`);
      await buildForStart(
        root,
        sitesOf(options).map(([brand]) => brand),
        options.echo ? say : () => undefined,
      );
    }
    const addresses = addressesOf(options);
    say(`Releasing ${pairs.join(', ')}, and starting the API and the sandbox …`);
    // In parallel: the API prepares its data on one core while pages are rendered on another. A failure is reported
    // after rendering.
    const serving = startServices(root, options, supervisor, say);
    serving.catch(() => undefined);
    const released = [];
    for (const [brand, origin] of sitesOf(options))
      released.push(
        await stampAside({
          root,
          brand,
          dataDir: options.dataDir,
          near: { origin, sandbox: addresses.sandbox },
          first: brand === config.id ? pair : null,
          pairs: options.pairs,
        }),
      );
    await serving;
    const keepsEdgeHeaders = process.env['EDGE_HEADERS'] === 'keep';
    const previews: Awaited<ReturnType<typeof createPreview>>[] = [];
    for (const [index, releases] of released.entries()) {
      const preview = await createPreview({ releases, apiUrl: addresses.api, keepsEdgeHeaders });
      previews.push(preview);
      // `localhost` is both ::1 and 127.0.0.1, and a browser may try either first.
      const host = options.host === '127.0.0.1' ? 'localhost' : options.host;
      await preview.listen({ host, port: options.others[index - 1]?.port ?? options.ports.site });
    }
    return {
      addresses,
      config,
      pair,
      pairs,
      others: sitesOf(options).slice(1),
      supervisor,
      async stop() {
        for (const preview of previews) await preview.close();
        await supervisor.stop();
        release();
      },
    };
  } catch (error) {
    await supervisor.stop();
    release();
    throw error;
  }
}
