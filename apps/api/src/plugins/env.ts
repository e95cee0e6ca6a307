import { resolve } from 'node:path';
import { MARKETS } from '@baize/brand';
import { DEMO_SECRETS, demoStudioSecret } from '@baize/contracts/demo-secrets';
import { STAFF_PATH } from '@baize/contracts/demo-staff';
import { OPERATOR_AUDIENCE } from '@baize/contracts/operator-route';
import * as z from 'zod/mini';
import { readIpList, type IpList } from './ip-list.ts';

/** Deployment mode, apart from NODE_ENV: `npm start` is a `demo` with production builds. */
export type DeploymentMode = 'demo' | 'test' | 'production';

/** The whole configuration, read once at start; nothing else in the API reads the environment. */
export interface Env {
  readonly mode: DeploymentMode;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL; null: PGlite in `dataDir/db`. */
  readonly databaseUrl: string | null;
  /** The same database as the owner of its tables, for migrations; null: `databaseUrl` is the owner, or never migrates. */
  readonly databaseMigrationUrl: string | null;
  readonly databasePoolSize: number;
  /** Limits for every connection to PostgreSQL, in milliseconds; 0: none. */
  readonly databaseTimeouts: {
    readonly statementMs: number;
    readonly lockMs: number;
    readonly idleTransactionMs: number;
  };
  /** How the process stops: how long it still serves while `/ready` fails, and when it gives up, in milliseconds. */
  readonly shutdown: { readonly drainMs: number; readonly capMs: number };
  /** Transport of events between instances. */
  readonly events: {
    /** NATS servers, separated by commas; null: LISTEN/NOTIFY on the database. */
    readonly url: string | null;
    /** NATS subject of this deployment. */
    readonly subject: string;
  };
  /** Operators' own listener (ruling 27); null: there is none, and operator calls do not exist. */
  readonly operator: {
    readonly host: string;
    readonly port: number;
    /** `iss` of operators' tokens: any OpenID Connect issuer. */
    readonly issuer: string;
    readonly audience: string;
    /** Claim with the roles, as a path. */
    readonly rolesClaim: string;
  } | null;
  /** Origins at which players open the site. */
  readonly siteOrigins: readonly string[];
  /** Each brand's site address, by brand id; messages link only there. */
  readonly brandOrigins: ReadonlyMap<string, string>;
  /** Address at which third parties reach this API (webhooks). */
  readonly publicUrl: string;
  readonly messaging: { readonly url: string; readonly key: string };
  readonly gateway: { readonly url: string; readonly key: string; readonly webhookSecret: string };
  readonly studio: {
    readonly url: string;
    /** The secret of one studio (ruling 30); null for a studio that may not call. */
    readonly secretOf: (studio: string) => string | null;
  };
  readonly identityVendor: { readonly url: string; readonly key: string };
  /** Signs the writer's identity for the support chat; null: the chat gets no identity. */
  readonly supportChat: { readonly secret: string | null; readonly keyId: string };
  readonly depositRegister: { readonly url: string; readonly key: string };
  readonly identity: {
    /** `embedded`: this API is the user pool; `cognito`: a real pool, with the triggers described in docs. */
    readonly provider: 'embedded' | 'cognito';
    readonly poolId: string;
    /** `iss` of tokens. */
    readonly issuer: string;
    /** One client per brand: `<prefix><brand>` is the audience of that brand's tokens (ruling 19a). */
    readonly clientIdPrefix: string;
    readonly tokenSeconds: number;
    readonly refreshSeconds: number;
  };
  /** A hosted content project with its API version; null: the embedded data set. */
  readonly contentSourceUrl: string | null;
  /** The current secret, then the one that it replaces, while both are accepted. See `keysOf`. */
  readonly cookieSecrets: SecretList;
  readonly captchaSecrets: SecretList;
  /**
   * Behind the hashes that recognise a person (ruling 24), the current secret first. Others are being rotated out:
   * accounts are recognised by them too.
   */
  readonly personSecrets: SecretList;
  /** Proof-of-work cost of the captcha; tests lower it. */
  readonly captchaCost: number;
  /**
   * Fastify's trustProxy. A peer that is not trusted for the visitor's address is not trusted for the country either.
   */
  readonly trustProxy: boolean | ((address: string, hop: number) => boolean);
  /** A§6: addresses that are always admitted, and ranges that are always refused. */
  readonly access: { readonly allowList: IpList; readonly blockedRanges: IpList };
  /** Multiplies every rate limit; 0 switches them off. */
  readonly rateLimitFactor: number;
  readonly logLevel: string;
  /** Names of the edge's location headers (ruling 10). */
  readonly edgeHeaders: {
    readonly country: string;
    readonly region: string;
    readonly city: string;
    readonly ip: string;
  };
  /** Country assumed for every visitor, outside production (ruling 10). */
  readonly developmentCountry: string | null;
  /** Seed the demo players at start; only in `demo`. */
  readonly seedDemoPlayers: boolean;
  /**
   * The only brand that a demo shows: it gets players and pictures. Null: players of every brand, pictures of the
   * default brand.
   */
  readonly demoBrand: string | null;
}

/** A secret and, while it changes, the one before: `new,old`. */
export type SecretList = readonly [current: string, ...older: string[]];
function secretsOf(value: string): SecretList {
  const [current = '', ...older] = value.split(',').map((part) => part.trim());
  return [current, ...older];
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
const whole = z.coerce.number().check(z.int(), z.gte(0));
const raw = z.object({
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
  GATEWAY_URL: z.optional(url),
  GATEWAY_KEY: z._default(text, DEMO_SECRETS.gatewayKey),
  GATEWAY_WEBHOOK_SECRET: z._default(text, DEMO_SECRETS.gatewayWebhookSecret),
  STUDIO_URL: z.optional(url),
  STUDIO_SECRETS: z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => studioSecretsOf(value) !== null,
          'must be studios with their secrets, such as relax=<secret>,playngo=<secret>, each studio once',
        ),
      ),
    '',
  ),
  IDENTITY_VENDOR_URL: z.optional(url),
  IDENTITY_VENDOR_KEY: z._default(text, DEMO_SECRETS.identityVendorKey),
  SUPPORT_CHAT_SECRET: z.optional(text),
  SUPPORT_CHAT_KEY_ID: z._default(text, 'support-chat'),
  DEPOSIT_REGISTER_URL: z.optional(url),
  DEPOSIT_REGISTER_KEY: z._default(text, DEMO_SECRETS.depositRegisterKey),
  IDENTITY_PROVIDER: z._default(z.enum(['embedded', 'cognito']), 'embedded'),
  COGNITO_POOL_ID: z._default(
    z.string().check(z.regex(/^[a-z0-9-]+_[A-Za-z0-9]+$/, 'must look like eu-west-1_AbCdEf')),
    'eu-local-1_baize',
  ),
  COGNITO_ISSUER: z.optional(url),
  COGNITO_CLIENT_ID_PREFIX: z._default(z.string(), 'baize-'),
  TOKEN_SECONDS: z._default(whole.check(z.gte(60), z.lte(86_400)), 900),
  REFRESH_SECONDS: z._default(whole.check(z.gte(300)), 30 * 86_400),
  CONTENT_SOURCE_URL: z.optional(url),
  COOKIE_SECRET: z._default(secretList, DEMO_SECRETS.cookieSecret),
  CAPTCHA_SECRET: z._default(secretList, DEMO_SECRETS.captchaSecret),
  PERSON_SECRETS: z._default(secretList, DEMO_SECRETS.personSecret),
  CAPTCHA_COST: z._default(whole.check(z.gte(1)), 5000),
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
  DEMO_BRAND: z.optional(text),
});

/** Lists every reason why the API cannot start with this configuration. */
export class ConfigurationError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The API cannot start with this configuration (${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}):\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}

const NO_ADDRESSES: IpList = { empty: true, has: () => false };
const DEMO_VALUES: ReadonlySet<string> = new Set(Object.values(DEMO_SECRETS));

/** Null for a value that cannot be parsed. */
function brandOriginsOf(value: string): ReadonlyMap<string, string> | null {
  const entries = value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => /^([a-z0-9-]+)=(https?:\/\/[^\s/=]+)\/?$/.exec(entry));
  return entries.includes(null)
    ? null
    : new Map(entries.flatMap((entry) => (entry?.[1] && entry[2] ? [[entry[1], entry[2]] as const] : [])));
}

const STUDIO_ID = /^[a-z0-9-]+$/;

/** Null for a value that cannot be parsed, or that names a studio twice. */
function studioSecretsOf(value: string): ReadonlyMap<string, string> | null {
  const entries = value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => /^([a-z0-9-]+)=(\S+)$/.exec(entry));
  const secrets = new Map(entries.flatMap((entry) => (entry?.[1] && entry[2] ? [[entry[1], entry[2]] as const] : [])));
  return secrets.size === entries.length ? secrets : null;
}

/** Null for a value that cannot be parsed. */
function trustProxyOf(value: string): Env['trustProxy'] | null {
  if (value === 'true') return true;
  if (value === 'false' || value === '') return false;
  if (/^\d+$/.test(value)) {
    const hops = Number(value);
    return (_address, hop) => hop < hops;
  }
  const list = readIpList(value);
  return list && ((address) => list.has(address));
}

/**
 * Reads and checks the configuration.
 * @throws ConfigurationError naming every problem: what is wrong, why it matters, what to do
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  // An empty variable is an unset one: shells and compose files cannot say "undefined".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(raw, given);
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `${name} is "${DEMO_VALUES.has(given[name] ?? '') || /SECRET|KEY|TOKEN|DATABASE_\w*URL|NATS_URL/.test(name) ? 'hidden' : (given[name] ?? '')}": ${issue.message}. The API reads its whole configuration at start, so nothing was started. Correct or unset ${name}.`;
      }),
    );
  }
  const values = parsed.data;
  const mode = values.BAIZE_ENV;
  const production = mode === 'production';
  if (production) refuseUnsafe(values, given);
  const studioSecrets = studioSecretsOf(values.STUDIO_SECRETS) ?? new Map<string, string>();
  const publicUrl = values.API_PUBLIC_URL ?? `http://127.0.0.1:${values.API_PORT}`;
  return {
    mode,
    host: values.HOST,
    port: values.API_PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseMigrationUrl: values.DATABASE_MIGRATION_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseTimeouts: {
      statementMs: values.DATABASE_STATEMENT_SECONDS * 1000,
      lockMs: values.DATABASE_LOCK_SECONDS * 1000,
      idleTransactionMs: values.DATABASE_IDLE_TRANSACTION_SECONDS * 1000,
    },
    shutdown: {
      // Elsewhere there is no load balancer to wait for.
      drainMs: (values.SHUTDOWN_DRAIN_SECONDS ?? (production ? 5 : 0)) * 1000,
      capMs: values.SHUTDOWN_SECONDS * 1000,
    },
    events: { url: values.NATS_URL ?? null, subject: values.NATS_SUBJECT },
    operator: operatorOf(values),
    siteOrigins: (values.SITE_ORIGIN ?? values.SITE_ORIGINS)
      .split(',')
      .map((origin) => origin.trim().replace(/\/$/, ''))
      .filter(Boolean),
    brandOrigins: brandOriginsOf(values.BRAND_ORIGINS) ?? new Map(),
    publicUrl,
    messaging: { url: values.MESSAGING_URL ?? values.SANDBOX_URL, key: values.MESSAGING_KEY },
    gateway: {
      url: values.GATEWAY_URL ?? values.SANDBOX_URL,
      key: values.GATEWAY_KEY,
      webhookSecret: values.GATEWAY_WEBHOOK_SECRET,
    },
    studio: {
      url: values.STUDIO_URL ?? values.SANDBOX_URL,
      // Outside production, the sandbox plays every studio, each with its own demo secret.
      secretOf: (studio) =>
        studioSecrets.get(studio) ??
        (production || studioSecrets.size > 0 || !STUDIO_ID.test(studio) ? null : demoStudioSecret(studio)),
    },
    identityVendor: { url: values.IDENTITY_VENDOR_URL ?? values.SANDBOX_URL, key: values.IDENTITY_VENDOR_KEY },
    supportChat: {
      secret: values.SUPPORT_CHAT_SECRET ?? (mode === 'production' ? null : DEMO_SECRETS.supportChatSecret),
      keyId: values.SUPPORT_CHAT_KEY_ID,
    },
    depositRegister: { url: values.DEPOSIT_REGISTER_URL ?? values.SANDBOX_URL, key: values.DEPOSIT_REGISTER_KEY },
    identity: {
      provider: values.IDENTITY_PROVIDER,
      poolId: values.COGNITO_POOL_ID,
      issuer:
        values.COGNITO_ISSUER ??
        `https://cognito-idp.${values.COGNITO_POOL_ID.split('_')[0] ?? ''}.amazonaws.com/${values.COGNITO_POOL_ID}`,
      clientIdPrefix: values.COGNITO_CLIENT_ID_PREFIX,
      tokenSeconds: values.TOKEN_SECONDS,
      refreshSeconds: values.REFRESH_SECONDS,
    },
    contentSourceUrl: values.CONTENT_SOURCE_URL ?? null,
    cookieSecrets: secretsOf(values.COOKIE_SECRET),
    captchaSecrets: secretsOf(values.CAPTCHA_SECRET),
    personSecrets: secretsOf(values.PERSON_SECRETS),
    captchaCost: values.CAPTCHA_COST,
    // Values that cannot be parsed have been rejected above; false and empty lists trust no peer.
    trustProxy: trustProxyOf(values.TRUST_PROXY) ?? false,
    access: {
      allowList: readIpList(values.ACCESS_ALLOW_LIST) ?? NO_ADDRESSES,
      blockedRanges: readIpList(values.ACCESS_BLOCKED_RANGES) ?? NO_ADDRESSES,
    },
    rateLimitFactor: values.RATE_LIMIT_FACTOR ?? { demo: 20, test: 0, production: 1 }[mode],
    logLevel: values.LOG_LEVEL,
    edgeHeaders: {
      country: values.EDGE_COUNTRY_HEADER.toLowerCase(),
      region: values.EDGE_REGION_HEADER.toLowerCase(),
      city: values.EDGE_CITY_HEADER.toLowerCase(),
      ip: values.EDGE_IP_HEADER.toLowerCase(),
    },
    developmentCountry: production ? null : (values.DEVELOPMENT_COUNTRY ?? null),
    seedDemoPlayers: mode === 'demo' && values.SEED_DEMO_PLAYERS === 'true',
    demoBrand: production ? null : (values.DEMO_BRAND ?? null),
  };
}

/** Secrets that may be lists. */
const ROTATING: ReadonlySet<string> = new Set(['COOKIE_SECRET', 'CAPTCHA_SECRET', 'PERSON_SECRETS']);

/** The issuer of a demo is the sandbox's staff directory; elsewhere, operator access must be configured on purpose. */
function operatorOf(values: z.output<typeof raw>): Env['operator'] {
  const issuer =
    values.OPERATOR_ISSUER ?? (values.BAIZE_ENV === 'demo' ? `${values.SANDBOX_URL}${STAFF_PATH}` : undefined);
  if (issuer === undefined) return null;
  return {
    host: values.OPERATOR_HOST,
    port: values.OPERATOR_PORT,
    issuer,
    audience: values.OPERATOR_AUDIENCE,
    rolesClaim: values.OPERATOR_ROLES_CLAIM,
  };
}

function refuseUnsafe(values: z.output<typeof raw>, given: Readonly<Record<string, string | undefined>>): void {
  const problems: string[] = [];
  if (!values.DATABASE_URL) {
    problems.push(
      'DATABASE_URL is not set. Production would run on the embedded PGlite, which writes without fsync and may lose committed money when the machine stops. Set DATABASE_URL to a PostgreSQL server.',
    );
  }
  if (values.DATABASE_MIGRATION_URL) {
    problems.push(
      'DATABASE_MIGRATION_URL is set for a running API. A fault in the API would have the rights of the owner of the tables. Give it only to the migrations (node apps/api/src/migrate.ts), which run before the API starts.',
    );
  }
  const secrets = {
    MESSAGING_KEY: values.MESSAGING_KEY,
    GATEWAY_KEY: values.GATEWAY_KEY,
    GATEWAY_WEBHOOK_SECRET: values.GATEWAY_WEBHOOK_SECRET,
    IDENTITY_VENDOR_KEY: values.IDENTITY_VENDOR_KEY,
    DEPOSIT_REGISTER_KEY: values.DEPOSIT_REGISTER_KEY,
    COOKIE_SECRET: values.COOKIE_SECRET,
    CAPTCHA_SECRET: values.CAPTCHA_SECRET,
    PERSON_SECRETS: values.PERSON_SECRETS,
    ...(values.SUPPORT_CHAT_SECRET === undefined ? {} : { SUPPORT_CHAT_SECRET: values.SUPPORT_CHAT_SECRET }),
  };
  const each = Object.entries(secrets).flatMap(([name, value]) =>
    (ROTATING.has(name) ? secretsOf(value) : [value]).map((secret) => [name, secret] as const),
  );
  for (const [name, value] of each) {
    if (DEMO_VALUES.has(value))
      problems.push(
        `${name} is ${given[name] === undefined ? 'not set, so the demo value would be used' : 'the demo value'}. It is public, so anyone could forge calls or sessions with it. Set ${name} to a secret of your own.`,
      );
    else if (value.length < 24)
      problems.push(
        `${name} has ${value.length} characters. A key that short can be guessed. Set ${name} to at least 24 random characters.`,
      );
  }
  const studios = [...(studioSecretsOf(values.STUDIO_SECRETS) ?? [])];
  if (studios.length === 0)
    problems.push(
      'STUDIO_SECRETS is not set. No studio could take a stake or pay a win. Set STUDIO_SECRETS to one secret per studio: relax=<secret>,playngo=<secret>.',
    );
  for (const [studio, secret] of studios) {
    if (secret.startsWith(DEMO_SECRETS.studioSecret) || secret.length < 24)
      problems.push(
        `STUDIO_SECRETS gives ${studio} the demo value or a secret of fewer than 24 characters. Anyone could take stakes and pay wins in its name. Give ${studio} at least 24 random characters.`,
      );
    if (studios.some(([other, same]) => other < studio && same === secret))
      problems.push(
        `STUDIO_SECRETS gives ${studio} the secret of another studio, which could then act in its name. Give each studio its own.`,
      );
  }
  // The market's record says which laws require it.
  const counted = Object.values(MARKETS)
    .filter(({ isMarketEnabled, rules }) => isMarketEnabled && rules.monthlyDepositLimit.value !== null)
    .map(({ id }) => id);
  if (counted.length > 0 && !values.DEPOSIT_REGISTER_URL) {
    problems.push(
      `DEPOSIT_REGISTER_URL is not set. The law of ${counted.join(', ')} limits what a person deposits with all operators together, and without the register deposits elsewhere would count as none. Set DEPOSIT_REGISTER_URL to the authority's register, or disable the market.`,
    );
  }
  if (values.OPERATOR_ISSUER && !values.OPERATOR_ISSUER.startsWith('https://')) {
    problems.push(
      'OPERATOR_ISSUER is not an https address. Anyone between the API and the issuer could replace its keys and sign tokens of an operator. Set OPERATOR_ISSUER to the https address of your identity provider, or unset it to run without operator calls.',
    );
  }
  if (values.OPERATOR_ISSUER && values.OPERATOR_PORT === values.API_PORT) {
    problems.push(
      'OPERATOR_PORT is the same as API_PORT. Operator calls have a listener of their own, which the public site never reaches. Set OPERATOR_PORT to another port.',
    );
  }
  if (values.DEVELOPMENT_COUNTRY) {
    problems.push(
      'DEVELOPMENT_COUNTRY is set. It would place every visitor in one country and switch the country rules off. Unset DEVELOPMENT_COUNTRY.',
    );
  }
  if (/\/0+\s*(?:,|$)/.test(values.ACCESS_ALLOW_LIST))
    problems.push(
      'ACCESS_ALLOW_LIST holds a block of every address there is (/0). It would switch the country rules and the blocked ranges off for every visitor. Name the networks that may pass.',
    );
  if (values.RATE_LIMIT_FACTOR === 0)
    problems.push(
      'RATE_LIMIT_FACTOR is 0, which switches rate limits off and leaves passwords and codes open to guessing. Set it to 1 or unset it.',
    );
  if (problems.length > 0) throw new ConfigurationError(problems);
}
