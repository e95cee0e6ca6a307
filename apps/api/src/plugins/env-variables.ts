import { isIP } from 'node:net';
import { DEMO_SECRETS } from '@baize/contracts/demo-secrets';
import { OPERATOR_AUDIENCE } from '@baize/contracts/operator-route';
import { cognitoPoolsOf } from '@baize/contracts/cognito-pools';
import * as z from 'zod/mini';
import { readIpList } from './ip-list.ts';

/** A secret and, while it changes, the one before: `new,old`. */
export type SecretList = readonly [current: string, ...older: string[]];
/** Splits a value that `envVariables` has accepted. */
export function secretsOf(value: string, separator: ',' | '|' = ','): SecretList {
  const [current = '', ...older] = value.split(separator).map((part) => part.trim());
  return [current, ...older];
}

/**
 * Reads entries that are separated by commas.
 * @param shape matches an entry and captures its name and its value
 * @returns null if an entry has another shape
 */
function entriesOf(value: string, shape: RegExp): readonly (readonly [name: string, value: string])[] | null {
  const entries = value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => shape.exec(entry));
  return entries.includes(null)
    ? null
    : entries.flatMap((entry) => (entry?.[1] && entry[2] ? [[entry[1], entry[2]] as const] : []));
}

/** Null for a value that cannot be parsed. */
export function brandOriginsOf(value: string): ReadonlyMap<string, string> | null {
  const entries = entriesOf(value, /^([a-z0-9-]+)=(https?:\/\/[^\s/=]+)\/?$/);
  return entries && new Map(entries);
}

/** Null for a value that cannot be parsed, or that names a studio twice. */
function byStudio(value: string): ReadonlyMap<string, string> | null {
  const entries = entriesOf(value, /^([a-z0-9-]+)=(\S+)$/);
  const studios = new Map(entries);
  return entries?.length === studios.size ? studios : null;
}

/** Reads `relax=<new>|<old>`. Null for a value that cannot be parsed, that names a studio twice or has an empty secret. */
export function studioSecretsOf(value: string): ReadonlyMap<string, SecretList> | null {
  const given = byStudio(value);
  const studios = new Map([...(given ?? [])].map(([studio, secrets]) => [studio, secretsOf(secrets, '|')]));
  return given === null || [...studios.values()].flat().includes('') ? null : studios;
}

/** Null for a value that cannot be parsed, or that names a studio twice. */
export function studioDaysOf(value: string): ReadonlyMap<string, Date> | null {
  const given = byStudio(value);
  const days = [...(given ?? [])].map(([studio, day]) => [studio, new Date(`${day}T00:00:00Z`)] as const);
  return given === null || days.some(([, day]) => Number.isNaN(day.getTime())) ? null : new Map(days);
}

/** Reads `relax=<key>`. Null for a value that cannot be parsed, or that names a provider twice. */
export const providerKeysOf = byStudio;

/** Reads `relax=https://…`. Null for a value that cannot be parsed, that names a provider twice or is no web address. */
export function providerUrlsOf(value: string): ReadonlyMap<string, string> | null {
  const given = byStudio(value);
  const urls = [...(given ?? [])].map(([provider, address]) => [provider, address.replace(/\/+$/, '')] as const);
  return given === null || urls.some(([, address]) => !/^https?:\/\/[^\s/]+(?:\/\S*)?$/.test(address))
    ? null
    : new Map(urls);
}

/** Fastify's trustProxy: whether to believe what a peer says about the visitor's address. */
export type TrustProxy = boolean | ((address: string, hop: number) => boolean);

/** Null for a value that cannot be parsed. */
export function trustProxyOf(value: string): TrustProxy | null {
  if (value === 'true') return true;
  if (value === 'false' || value === '') return false;
  if (/^\d+$/.test(value)) {
    const hops = Number(value);
    return (_address, hop) => hop < hops;
  }
  const list = readIpList(value);
  return list && ((address) => list.has(address));
}

const text = z.string().check(z.minLength(1));
/** A comma too many would add an empty secret, which everybody knows, to those that are accepted. */
const secretList = text.check(
  z.refine(
    (value) => !secretsOf(value).includes(''),
    'must be one secret, or several with a comma between them; one of these is empty, and anyone could guess it',
  ),
);
const url = z.string().check(z.regex(/^https?:\/\/[^\s/]+/, 'must be an http or https address'));
const ipList = z._default(
  z
    .string()
    .check(
      z.refine(
        (value) => readIpList(value) !== null,
        'must be addresses, CIDR blocks (192.0.2.0/24, 2001:db8::/32) or ranges (192.0.2.1 to 192.0.2.9), separated by commas',
      ),
    ),
  '',
);
const providerUrls = z._default(
  z
    .string()
    .check(
      z.refine(
        (value) => providerUrlsOf(value) !== null,
        'must be providers with the address of each, such as relax=https://relax.example, each provider once',
      ),
    ),
  '',
);
const whole = z.coerce.number().check(z.int(), z.gte(0));

/** The API's variables with their defaults, as docs/configuration.md describes them. */
export const envVariables = z.object({
  BAIZE_ENV: z._default(z.enum(['demo', 'test', 'production']), 'demo'),
  HOST: z._default(text, '127.0.0.1'),
  API_PORT: z._default(whole.check(z.lte(65_535)), 4300),
  DATA_DIR: z._default(text, '.data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://'))),
  DATABASE_MIGRATION_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://'))),
  DATABASE_POOL_SIZE: z._default(whole.check(z.gte(1), z.lte(200)), 10),
  DATABASE_STATEMENT_SECONDS: z._default(whole, 15),
  DATABASE_LOCK_SECONDS: z._default(whole, 5),
  DATABASE_IDLE_TRANSACTION_SECONDS: z._default(whole, 15),
  SHUTDOWN_DRAIN_SECONDS: z.optional(whole.check(z.lte(60))),
  SHUTDOWN_SECONDS: z._default(whole.check(z.gte(1), z.lte(25)), 25),
  NATS_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(nats|tls):\/\/[^\s,]+(\s*,\s*(nats|tls):\/\/[^\s,]+)*$/,
          'must be nats:// or tls:// addresses separated by commas',
        ),
      ),
  ),
  NATS_SUBJECT: z._default(
    z.string().check(z.regex(/^[\w-]+(\.[\w-]+)*$/, 'must be words with dots between')),
    'baize.events',
  ),
  OPERATOR_ISSUER: z.optional(url),
  OPERATOR_AUDIENCE: z._default(text, OPERATOR_AUDIENCE),
  OPERATOR_ROLES_CLAIM: z._default(text, 'roles'),
  OPERATOR_HOST: z._default(text, '127.0.0.1'),
  OPERATOR_PORT: z._default(whole.check(z.lte(65_535)), 4500),
  SITE_ORIGINS: z._default(text, 'http://localhost:4200'),
  SITE_ORIGIN: z.optional(text),
  BRAND_ORIGINS: z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => brandOriginsOf(value) !== null,
          'must be brands with their origins, such as harbour=https://www.harbour.example, separated by commas',
        ),
      ),
    '',
  ),
  API_PUBLIC_URL: z.optional(url),
  SANDBOX_URL: z._default(url, 'http://127.0.0.1:4400'),
  MESSAGING_URL: z.optional(url),
  MESSAGING_KEY: z._default(text, DEMO_SECRETS.messagingKey),
  BANK_URL: z.optional(url),
  BANK_KEY: z._default(text, DEMO_SECRETS.bankKey),
  GATEWAY_URL: z.optional(url),
  GATEWAY_KEY: z._default(text, DEMO_SECRETS.gatewayKey),
  GATEWAY_WEBHOOK_SECRET: z._default(secretList, DEMO_SECRETS.gatewayWebhookSecret),
  STUDIO_URL: z.optional(url),
  STUDIO_SECRETS: z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => studioSecretsOf(value) !== null,
          'must be studios with their secrets, such as relax=<secret>,playngo=<new secret>|<old secret>, each studio once and no secret empty',
        ),
      ),
    '',
  ),
  STUDIO_V1_UNTIL: z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => studioDaysOf(value) !== null,
          'must be studios with the day on which their v1 signatures end, such as relax=2027-01-31',
        ),
      ),
    '',
  ),
  PROVIDER_URLS: providerUrls,
  PROVIDER_GAME_URLS: providerUrls,
  PROVIDER_KEYS: z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => providerKeysOf(value) !== null,
          'must be providers with their keys, such as relax=<key>,playngo=<key>, each provider once',
        ),
      ),
    '',
  ),
  NOVOMATIC_PROXY_IP: z.optional(z.string().check(z.refine((value) => isIP(value) !== 0, 'must be an IP address'))),
  IDENTITY_VENDOR_URL: z.optional(url),
  IDENTITY_VENDOR_KEY: z._default(text, DEMO_SECRETS.identityVendorKey),
  IDENTITY_VENDOR_WEBHOOK_SECRET: z._default(secretList, DEMO_SECRETS.identityVendorWebhookSecret),
  SUPPORT_CHAT_SECRET: z.optional(text),
  SUPPORT_CHAT_KEY_ID: z._default(text, 'support-chat'),
  DEPOSIT_REGISTER_URL: z.optional(url),
  DEPOSIT_REGISTER_KEY: z._default(text, DEMO_SECRETS.depositRegisterKey),
  EXCLUSION_REGISTER_URL: z.optional(url),
  EXCLUSION_REGISTER_KEY: z._default(text, DEMO_SECRETS.exclusionRegisterKey),
  LIVE_FEED_URL: z.optional(url),
  LIVE_FEED_KEY: z._default(text, DEMO_SECRETS.liveFeedKey),
  JACKPOT_FEED_URL: z.optional(url),
  JACKPOT_FEED_KEY: z._default(text, DEMO_SECRETS.jackpotFeedKey),
  SPORTSBOOK_URL: z.optional(url),
  SPORTSBOOK_KEY: z._default(text, DEMO_SECRETS.sportsbookKey),
  IDENTITY_PROVIDER: z._default(z.enum(['embedded', 'cognito']), 'embedded'),
  COGNITO_POOL_ID: z._default(
    z.string().check(z.regex(/^[a-z0-9-]+_[A-Za-z0-9]+$/, 'must look like eu-west-1_AbCdEf')),
    'eu-local-1_baize',
  ),
  COGNITO_ISSUER: z.optional(url),
  COGNITO_POOLS: z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => cognitoPoolsOf(value) !== null,
          'must be brands with a pool and an app client of their own, such as <brand>=eu-west-1_AbCdEf/<client id>, each pool once',
        ),
      ),
    '',
  ),
  COGNITO_ENDPOINT: z.optional(url),
  COGNITO_TRIGGER_SECRET: z._default(secretList, DEMO_SECRETS.poolTriggerSecret),
  COGNITO_CLIENT_ID_PREFIX: z._default(z.string(), 'baize-'),
  TOKEN_SECONDS: z._default(whole.check(z.gte(60), z.lte(86_400)), 900),
  REFRESH_SECONDS: z._default(whole.check(z.gte(300)), 30 * 86_400),
  CONTENT_SOURCE_URL: z.optional(url),
  COOKIE_SECRET: z._default(secretList, DEMO_SECRETS.cookieSecret),
  CAPTCHA_SECRET: z._default(secretList, DEMO_SECRETS.captchaSecret),
  PERSON_SECRETS: z._default(secretList, DEMO_SECRETS.personSecret),
  DOCUMENT_SECRETS: z._default(secretList, DEMO_SECRETS.documentSecret),
  CAPTCHA_COST: z._default(whole.check(z.gte(1)), 5000),
  SECOND_FACTOR_WITHDRAWAL_EUROS: z._default(whole.check(z.gte(0)), 500),
  TRUST_PROXY: z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => trustProxyOf(value) !== null,
          'must be true, false, a number of hops, or addresses and CIDR blocks separated by commas',
        ),
      ),
    'loopback',
  ),
  ACCESS_ALLOW_LIST: ipList,
  ACCESS_BLOCKED_RANGES: ipList,
  RATE_LIMIT_FACTOR: z.optional(z.coerce.number().check(z.gte(0))),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  EDGE_COUNTRY_HEADER: z._default(text, 'x-edge-country'),
  EDGE_REGION_HEADER: z._default(text, 'x-edge-region'),
  EDGE_CITY_HEADER: z._default(text, 'x-edge-city'),
  EDGE_IP_HEADER: z._default(text, 'x-edge-ip'),
  DEVELOPMENT_COUNTRY: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be two capital letters'))),
  SEED_DEMO_PLAYERS: z._default(z.enum(['true', 'false']), 'true'),
  DEMO_BRANDS: z.optional(text),
});
export type EnvVariables = z.output<typeof envVariables>;
