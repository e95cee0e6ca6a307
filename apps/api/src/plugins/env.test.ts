import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_SECRETS, demoStudioSecret } from '@baize/contracts/demo-secrets';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { readEnv, type ConfigurationError } from './env.ts';
import { lockFolder } from '@baize/folder-lock';
import { openTemplate } from '../testing/template.ts';
import { openPglite } from './pglite-database.ts';

const strong = (name: string) => `${name}-0123456789-abcdefghijkl`;
const production = {
  BAIZE_ENV: 'production',
  DATABASE_URL: 'postgresql://baize@db/baize',
  MESSAGING_KEY: strong('m'),
  BANK_KEY: strong('b'),
  GATEWAY_KEY: strong('g'),
  GATEWAY_WEBHOOK_SECRET: strong('w'),
  STUDIO_SECRETS: `relax=${strong('r')},playngo=${strong('p')}`,
  PROVIDER_KEYS: `relax=${strong('k')}`,
  IDENTITY_VENDOR_KEY: strong('i'),
  IDENTITY_VENDOR_WEBHOOK_SECRET: strong('v'),
  DEPOSIT_REGISTER_URL: 'https://register.example',
  DEPOSIT_REGISTER_KEY: strong('d'),
  EXCLUSION_REGISTER_URL: 'https://exclusions.example',
  EXCLUSION_REGISTER_KEY: strong('e'),
  LIVE_FEED_KEY: strong('l'),
  JACKPOT_FEED_KEY: strong('j'),
  COOKIE_SECRET: strong('c'),
  CAPTCHA_SECRET: strong('a'),
  PERSON_SECRETS: `${strong('p')}, ${strong('q')}`,
  DOCUMENT_SECRETS: strong('d'),
};
const problemsOf = (source: Record<string, string>): readonly string[] => {
  try {
    readEnv(source);
    return [];
  } catch (fault) {
    return (fault as ConfigurationError).problems;
  }
};

describe('configuration', () => {
  it('lets a studio keep its older signature until a day, in production for three months at most', () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const { studio } = readEnv({ ...production, STUDIO_V1_UNTIL: `relax=${inDays(60)}` });
    expect([studio.v1Until('relax'), studio.v1Until('playngo')]).toEqual([new Date(`${inDays(60)}T00:00:00Z`), null]);
    expect(problemsOf({ ...production, STUDIO_V1_UNTIL: `relax=${inDays(120)}` })).toEqual([
      expect.stringContaining('STUDIO_V1_UNTIL lets relax'),
    ]);
    for (const wrong of ['relax', 'relax=soon', 'relax=2027-13-01', 'relax=2027-01-01,relax=2027-02-01'])
      expect(problemsOf({ STUDIO_V1_UNTIL: wrong })).toHaveLength(1);
  });
  it('starts a demo without any variables, with a control room, on loopback', () => {
    expect(readEnv({})).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 4300,
      databaseUrl: null,
      operator: { host: '127.0.0.1', port: 4500, issuer: 'http://127.0.0.1:4400/staff', audience: 'baize-operator' },
      seedDemoPlayers: true,
      demoBrands: null,
      publicUrl: 'http://127.0.0.1:4300',
    });
    expect(readEnv({ BAIZE_ENV: 'test' }).operator).toBeNull();
    expect(readEnv({ SITE_ORIGINS: 'http://localhost:4200/, https://a.example' }).siteOrigins).toEqual([
      'http://localhost:4200',
      'https://a.example',
    ]);
  });
  it('starts a correct production configuration, with operator calls only if there is an issuer', () => {
    expect(readEnv(production)).toMatchObject({
      mode: 'production',
      operator: null,
      seedDemoPlayers: false,
      demoBrands: null,
      rateLimitFactor: 1,
    });
    expect(readEnv({ ...production, OPERATOR_ISSUER: 'https://staff.example' }).operator).toMatchObject({
      issuer: 'https://staff.example',
      host: '127.0.0.1',
    });
  });
  it('wants pools and a secret for their triggers where players are in pools at Cognito', () => {
    const pools = { COGNITO_POOLS: 'northlight=eu-west-1_AbC/1abc' };
    const cognito = { ...production, IDENTITY_PROVIDER: 'cognito' };
    expect(problemsOf(cognito).map((problem) => problem.split(' ')[0])).toEqual([
      'COGNITO_TRIGGER_SECRET',
      'COGNITO_POOLS',
    ]);
    expect(problemsOf({ ...cognito, ...pools, COGNITO_TRIGGER_SECRET: 'short' })).toEqual([
      expect.stringContaining('at least 24'),
    ]);
    const rotating = `${strong('n')},${strong('o')}`;
    expect(readEnv({ ...cognito, ...pools, COGNITO_TRIGGER_SECRET: rotating }).identity).toMatchObject({
      provider: 'cognito',
      triggerSecrets: [strong('n'), strong('o')],
      pools: new Map([['northlight', { poolId: 'eu-west-1_AbC', clientId: '1abc' }]]),
    });
    expect(problemsOf({ ...cognito, COGNITO_POOLS: 'northlight', COGNITO_TRIGGER_SECRET: rotating })).toEqual([
      expect.stringMatching(/^COGNITO_POOLS is "northlight": must be brands/),
    ]);
  });
  it('reports every problem of a production configuration at once: what, why, what to do', () => {
    const problems = problemsOf({
      BAIZE_ENV: 'production',
      OPERATOR_ISSUER: 'http://staff.example',
      DEVELOPMENT_COUNTRY: 'FI',
      RATE_LIMIT_FACTOR: '0',
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'MESSAGING_KEY',
      'BANK_KEY',
      'GATEWAY_KEY',
      'GATEWAY_WEBHOOK_SECRET',
      'IDENTITY_VENDOR_KEY',
      'IDENTITY_VENDOR_WEBHOOK_SECRET',
      'DEPOSIT_REGISTER_KEY',
      'EXCLUSION_REGISTER_KEY',
      'LIVE_FEED_KEY',
      'JACKPOT_FEED_KEY',
      'COOKIE_SECRET',
      'CAPTCHA_SECRET',
      'PERSON_SECRETS',
      'DOCUMENT_SECRETS',
      'STUDIO_SECRETS',
      'PROVIDER_KEYS',
      'DEPOSIT_REGISTER_URL',
      'EXCLUSION_REGISTER_URL',
      'OPERATOR_ISSUER',
      'DEVELOPMENT_COUNTRY',
      'RATE_LIMIT_FACTOR',
    ]);
    for (const problem of problems) expect(problem.split('. ').length).toBeGreaterThanOrEqual(2);
  });
  it.each([
    ['PGlite', { DATABASE_URL: '' }, /fsync/],
    [
      'the owner of the tables in reach of the API',
      { DATABASE_MIGRATION_URL: 'postgresql://owner:hunter2@db/baize' },
      /DATABASE_MIGRATION_URL is set for a running API/,
    ],
    [
      'operator calls on the port of the players’ calls',
      { OPERATOR_ISSUER: 'https://staff.example', OPERATOR_PORT: '4300' },
      /OPERATOR_PORT is the same as API_PORT/,
    ],
    [
      'a demo secret that was set on purpose',
      { GATEWAY_KEY: DEMO_SECRETS.gatewayKey },
      /GATEWAY_KEY is the demo value/,
    ],
    [
      'an older person secret that can be guessed',
      { PERSON_SECRETS: `${strong('p')}, short` },
      /PERSON_SECRETS has 5 characters/,
    ],
    [
      'everybody on the allow-list',
      { ACCESS_ALLOW_LIST: '192.0.2.1, 0.0.0.0/0' },
      /ACCESS_ALLOW_LIST holds a block of every address/,
    ],
    [
      'no register of deposits, which the law of an enabled market counts',
      { DEPOSIT_REGISTER_URL: '' },
      /DEPOSIT_REGISTER_URL is not set\. The law of JJ limits/,
    ],
    [
      'no registers of excluded people, which the laws of enabled markets name',
      { EXCLUSION_REGISTER_URL: '' },
      /EXCLUSION_REGISTER_URL is not set\. .* OASIS, /,
    ],
    [
      'a provider with its demo key',
      { PROVIDER_KEYS: 'relax=demo-provider-key-relax' },
      /PROVIDER_KEYS gives relax the demo value/,
    ],
    [
      'two providers that share one key',
      { PROVIDER_KEYS: `relax=${'s'.repeat(32)},playngo=${'s'.repeat(32)}` },
      /PROVIDER_KEYS gives relax the key of another provider/,
    ],
    [
      'a studio with its demo secret',
      { STUDIO_SECRETS: `relax=${demoStudioSecret('relax')}` },
      /STUDIO_SECRETS gives relax the demo value/,
    ],
    [
      'two studios that share one secret',
      { STUDIO_SECRETS: `relax=${'s'.repeat(32)},playngo=${'s'.repeat(32)}` },
      /STUDIO_SECRETS gives relax the secret of another studio/,
    ],
    [
      'an older webhook secret that can be guessed',
      { GATEWAY_WEBHOOK_SECRET: `${strong('w')},short` },
      /GATEWAY_WEBHOOK_SECRET has 5 characters/,
    ],
    [
      'the demo’s webhook secret as the older one',
      { GATEWAY_WEBHOOK_SECRET: `${strong('w')},${DEMO_SECRETS.gatewayWebhookSecret}` },
      /GATEWAY_WEBHOOK_SECRET is the demo value/,
    ],
    [
      'an older studio secret that can be guessed',
      { STUDIO_SECRETS: `relax=${strong('r')}|short` },
      /STUDIO_SECRETS gives relax the demo value or a secret of fewer/,
    ],
    [
      'a demo secret as a studio’s older one',
      { STUDIO_SECRETS: `relax=${strong('r')}|${demoStudioSecret('relax')}` },
      /STUDIO_SECRETS gives relax the demo value/,
    ],
    [
      'a studio with the older secret of another one',
      { STUDIO_SECRETS: `relax=${strong('r')}|${strong('s')},playngo=${strong('s')}` },
      /STUDIO_SECRETS gives relax the secret of another studio/,
    ],
    ...[
      'true',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/8, ::0/00',
      '192.0.2.7/0',
      '0.0.0.0/1,128.0.0.0/1',
      '0.0.0.0 to 255.255.255.255',
      '2000::/3',
    ].map(
      (value) =>
        [
          `every peer trusted (${value})`,
          { TRUST_PROXY: value },
          /TRUST_PROXY trusts every address.*10\.0\.0\.0\/8/,
        ] as const,
    ),
    ['a short secret', { COOKIE_SECRET: 'short' }, /COOKIE_SECRET has 5 characters/],
  ] as const)('refuses production with %s', (_name, change, message) => {
    const problems = problemsOf({ ...production, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });
  it.each(['a-secret-of-many-characters,', ',a-secret-of-many-characters', 'a-secret,,another-secret', ' , '])(
    'refuses an empty secret in a list, also in a demo: %j',
    (list) => {
      for (const mode of ['demo', 'test'])
        for (const name of ['COOKIE_SECRET', 'CAPTCHA_SECRET', 'PERSON_SECRETS', 'GATEWAY_WEBHOOK_SECRET']) {
          const problems = problemsOf({ BAIZE_ENV: mode, [name]: list });
          expect(problems).toHaveLength(1);
          expect(problems[0]).toMatch(
            new RegExp(
              `^${name} is "hidden": must be one secret, or several.*one of these is empty.*Correct or unset ${name}`,
            ),
          );
          expect(problems[0]).not.toContain('a-secret');
        }
    },
  );
  it.each(['203.0.113.0/24, uniquelocal, 2001:db8::/32', 'loopback', '2', 'false'])(
    'lets production trust named peers: %s',
    (value) => expect(problemsOf({ ...production, TRUST_PROXY: value })).toEqual([]),
  );
  it('refuses in production to trust more proxies in a row than any set-up has', () =>
    expect(problemsOf({ ...production, TRUST_PROXY: '99' })).toEqual([
      expect.stringContaining('TRUST_PROXY trusts 99 proxies in a row'),
    ]));
  it('calls each game provider at its own address, and in production only those with a key', () => {
    const { gameProvider } = readEnv({
      ...production,
      PROVIDER_URLS: 'relax=https://api.relax.example/',
      PROVIDER_GAME_URLS: 'relax=https://games.relax.example',
    });
    expect([gameProvider('relax'), gameProvider('playngo')]).toEqual([
      { url: 'https://api.relax.example', key: strong('k'), gamesUrl: 'https://games.relax.example', proxyIp: null },
      null,
    ]);
    expect(readEnv({ NOVOMATIC_PROXY_IP: '198.51.100.1' }).gameProvider('novomatic')).toEqual({
      url: 'http://127.0.0.1:4400',
      key: 'demo-provider-key-novomatic',
      gamesUrl: 'http://127.0.0.1:4400',
      proxyIp: '198.51.100.1',
    });
  });
  it('has the secrets that a gateway and a studio may sign with, the current one first', () => {
    const { gateway, studio } = readEnv({
      ...production,
      GATEWAY_WEBHOOK_SECRET: `${strong('new')}, ${strong('old')}`,
      STUDIO_SECRETS: `relax=${strong('new')}|${strong('old')},playngo=${strong('p')}==`,
    });
    expect([gateway.webhookSecrets, gateway.webhookSecret]).toEqual([[strong('new'), strong('old')], strong('new')]);
    expect(['relax', 'playngo', 'quickspin'].map((name) => [studio.secretsOf(name), studio.secretOf(name)])).toEqual([
      [[strong('new'), strong('old')], strong('new')],
      [[`${strong('p')}==`], `${strong('p')}==`],
      [[], null],
    ]);
  });
  it.each(['relax=|old', 'relax=new|', 'relax=a||b', 'relax=|', 'relax', 'relax=a,relax=b'])(
    'refuses studio secrets that cannot be told apart, also in a demo: %s',
    (value) => {
      const problems = problemsOf({ STUDIO_SECRETS: value });
      expect(problems).toEqual([expect.stringContaining('STUDIO_SECRETS is "hidden": must be studios')]);
    },
  );
  it('reports wrong values but hides secrets', () => {
    const problems = problemsOf({
      API_PORT: '99999',
      SANDBOX_URL: 'ftp://x',
      DATABASE_URL: 'mysql://root:hunter2@db',
      TRUST_PROXY: 'the proxy',
      ACCESS_ALLOW_LIST: 'office',
      ACCESS_BLOCKED_RANGES: '10.0.0.9 to 10.0.0.1',
    });
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
      'ACCESS_ALLOW_LIST',
      'ACCESS_BLOCKED_RANGES',
      'API_PORT',
      'DATABASE_URL',
      'SANDBOX_URL',
      'TRUST_PROXY',
    ]);
    expect(problems.join()).not.toContain('hunter2');
  });
});

describe('the data folder', () => {
  const folders: string[] = [];
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'baize-lock-'));
    folders.push(made);
    return made;
  };
  afterEach(() => {
    for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
  });

  it('belongs to one process and names it', () => {
    const place = folder();
    const release = lockFolder(place);
    expect(() => lockFolder(place)).toThrow(new RegExp(`in use by process ${process.pid}.*DATA_DIR`));
    expect(() => lockFolder(place, 'Take another.')).toThrow(/in use by process \d+\. Take another\.$/);
    release();
    lockFolder(place)();
    expect(existsSync(join(place, 'baize.lock'))).toBe(false);
  });
  it('is taken over from an ended process, a reused process id and a truncated lock file', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => {
      child.once('exit', resolve);
    });
    for (const left of [
      JSON.stringify({ pid: child.pid, startedAt: null }),
      JSON.stringify({ pid: process.pid, startedAt: '1' }),
      '{"pi',
    ]) {
      const place = folder();
      writeFileSync(join(place, 'baize.lock'), left);
      lockFolder(place)();
    }
  });
  it('cannot be opened by PGlite while another process uses it, and keeps its data', async () => {
    const place = folder();
    const first = await openPglite({ folder: place, template: openTemplate(inject('pgliteTemplate')) });
    await first.query('create table kept (id int)');
    await expect(openPglite({ folder: place })).rejects.toThrow(/in use by process/);
    await first.close();
    const second = await openPglite({ folder: place });
    expect(await second.query('select * from kept')).toEqual([]);
    await second.close();
  });
});
