import { resolve } from 'node:path';
import { cognitoPoolsOf, issuerOf, type NamedPool } from '@baize/contracts/cognito-pools';
import { DEMO_SECRETS, demoProviderKey, demoStudioSecret } from '@baize/contracts/demo-secrets';
import { STAFF_PATH } from '@baize/contracts/demo-staff';
import * as z from 'zod/mini';
import {
  brandOriginsOf,
  envVariables,
  providerKeysOf,
  providerUrlsOf,
  secretsOf,
  studioDaysOf,
  studioSecretsOf,
  trustProxyOf,
  type EnvVariables,
  type SecretList,
  type TrustProxy,
} from './env-variables.ts';
import type { ProviderAccess } from '../ports/game-provider/provider-client.ts';
import { readIpList, type IpList } from './ip-list.ts';
import { DEMO_VALUES, unsafeSettings } from './unsafe-settings.ts';

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
  /** The bank of pay-and-play. */
  readonly bank: { readonly url: string; readonly key: string };
  readonly gateway: {
    readonly url: string;
    readonly key: string;
    /** One of them has signed a webhook: the current one first, then the one that it replaces. */
    readonly webhookSecrets: SecretList;
    /** The current one, with which a gateway that is played signs. */
    readonly webhookSecret: string;
  };
  /** Returns how to call a game provider; null for one that may not be called. */
  readonly gameProvider: (provider: string) => ProviderAccess | null;
  readonly studio: {
    /** The secrets of one studio (ruling 30), the current one first; none for a studio that may not call. */
    readonly secretsOf: (studio: string) => readonly string[];
    /** The current one, with which a studio that is played signs; null for a studio that may not call. */
    readonly secretOf: (studio: string) => string | null;
    /** Until when calls of a studio may have the older signature only; null: not at all. */
    readonly v1Until: (studio: string) => Date | null;
  };
  readonly identityVendor: {
    readonly url: string;
    readonly key: string;
    /** One of them has signed a webhook: the current one first, then the one that it replaces. */
    readonly webhookSecrets: SecretList;
  };
  /** Signs the writer's identity for the support chat; null: the chat gets no identity. */
  readonly supportChat: { readonly secret: string | null; readonly keyId: string };
  readonly depositRegister: { readonly url: string; readonly key: string };
  readonly exclusionRegister: { readonly url: string; readonly key: string };
  readonly liveFeed: { readonly url: string; readonly key: string };
  readonly jackpotFeed: { readonly url: string; readonly key: string };
  /** The sportsbook's vendor; null: production without one, where betting is closed. */
  readonly sportsbook: { readonly url: string; readonly key: string } | null;
  readonly identity: {
    /** `embedded`: this API is the user pool; `cognito`: a real pool, with the triggers described in docs. */
    readonly provider: 'embedded' | 'cognito';
    readonly poolId: string;
    /** `iss` of tokens. */
    readonly issuer: string;
    /** One client per brand: `<prefix><brand>` is the audience of that brand's tokens (ruling 19a). */
    readonly clientIdPrefix: string;
    /** Each brand's own pool and app client. Read them with `userPoolOf`. */
    readonly pools: ReadonlyMap<string, NamedPool>;
    /** Where the pools answer; null: at Amazon's address of their region. */
    readonly endpoint: string | null;
    /** One of them signs what the pools' triggers ask: the current one first, then the one that it replaces. */
    readonly triggerSecrets: SecretList;
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
  /**
   * Encrypt players' documents; the first encrypts, the others still decrypt. Keep an old one as long as documents exist
   * that it encrypted.
   */
  readonly documentSecrets: SecretList;
  /** Proof-of-work cost of the captcha; tests lower it. */
  readonly captchaCost: number;
  /** Withdrawals of a day that together reach this many euros need a code of the second factor, where it is on. */
  readonly secondFactorWithdrawalEuros: number;
  /**
   * Fastify's trustProxy. A peer that is not trusted for the visitor's address is not trusted for the country either.
   */
  readonly trustProxy: TrustProxy;
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
   * The brands that a demo shows: they get players, and the first one pictures. Null: players of every brand, pictures
   * of the default brand.
   */
  readonly demoBrands: readonly string[] | null;
}

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

const STUDIO_ID = /^[a-z0-9-]+$/;

/**
 * Reads and checks the configuration.
 * @throws ConfigurationError naming every problem: what is wrong, why it matters, what to do
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  // An empty variable is an unset one: shells and compose files cannot say "undefined".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(envVariables, given);
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
  const unsafe = production ? unsafeSettings(values, given) : [];
  if (unsafe.length > 0) throw new ConfigurationError(unsafe);
  const webhookSecrets = secretsOf(values.GATEWAY_WEBHOOK_SECRET);
  const studioSecrets = studioSecretsOf(values.STUDIO_SECRETS) ?? new Map<string, SecretList>();
  // Outside production, the sandbox plays every studio, each with its own demo secret.
  const secretsOfStudio = (studio: string): readonly string[] =>
    studioSecrets.get(studio) ??
    (production || studioSecrets.size > 0 || !STUDIO_ID.test(studio) ? [] : [demoStudioSecret(studio)]);
  const studioDays = studioDaysOf(values.STUDIO_V1_UNTIL) ?? new Map<string, Date>();
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
    bank: { url: values.BANK_URL ?? values.SANDBOX_URL, key: values.BANK_KEY },
    gateway: {
      url: values.GATEWAY_URL ?? values.SANDBOX_URL,
      key: values.GATEWAY_KEY,
      webhookSecrets,
      webhookSecret: webhookSecrets[0],
    },
    gameProvider: providerAccessOf(values),
    studio: {
      secretsOf: secretsOfStudio,
      secretOf: (studio) => secretsOfStudio(studio)[0] ?? null,
      v1Until: (studio) => studioDays.get(studio) ?? null,
    },
    identityVendor: {
      url: values.IDENTITY_VENDOR_URL ?? values.SANDBOX_URL,
      key: values.IDENTITY_VENDOR_KEY,
      webhookSecrets: secretsOf(values.IDENTITY_VENDOR_WEBHOOK_SECRET),
    },
    supportChat: {
      secret: values.SUPPORT_CHAT_SECRET ?? (mode === 'production' ? null : DEMO_SECRETS.supportChatSecret),
      keyId: values.SUPPORT_CHAT_KEY_ID,
    },
    depositRegister: { url: values.DEPOSIT_REGISTER_URL ?? values.SANDBOX_URL, key: values.DEPOSIT_REGISTER_KEY },
    exclusionRegister: {
      url: values.EXCLUSION_REGISTER_URL ?? values.SANDBOX_URL,
      key: values.EXCLUSION_REGISTER_KEY,
    },
    liveFeed: { url: values.LIVE_FEED_URL ?? values.SANDBOX_URL, key: values.LIVE_FEED_KEY },
    jackpotFeed: { url: values.JACKPOT_FEED_URL ?? values.SANDBOX_URL, key: values.JACKPOT_FEED_KEY },
    sportsbook:
      values.SPORTSBOOK_URL === undefined && mode !== 'demo'
        ? null
        : { url: values.SPORTSBOOK_URL ?? values.SANDBOX_URL, key: values.SPORTSBOOK_KEY },
    identity: {
      provider: values.IDENTITY_PROVIDER,
      poolId: values.COGNITO_POOL_ID,
      issuer: values.COGNITO_ISSUER ?? issuerOf(values.COGNITO_POOL_ID),
      clientIdPrefix: values.COGNITO_CLIENT_ID_PREFIX,
      pools: cognitoPoolsOf(values.COGNITO_POOLS) ?? new Map<string, NamedPool>(),
      endpoint: values.COGNITO_ENDPOINT ?? null,
      triggerSecrets: secretsOf(values.COGNITO_TRIGGER_SECRET),
      tokenSeconds: values.TOKEN_SECONDS,
      refreshSeconds: values.REFRESH_SECONDS,
    },
    contentSourceUrl: values.CONTENT_SOURCE_URL ?? null,
    cookieSecrets: secretsOf(values.COOKIE_SECRET),
    captchaSecrets: secretsOf(values.CAPTCHA_SECRET),
    personSecrets: secretsOf(values.PERSON_SECRETS),
    documentSecrets: secretsOf(values.DOCUMENT_SECRETS),
    captchaCost: values.CAPTCHA_COST,
    secondFactorWithdrawalEuros: values.SECOND_FACTOR_WITHDRAWAL_EUROS,
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
    demoBrands: production
      ? null
      : (values.DEMO_BRANDS?.split(',')
          .map((brand) => brand.trim())
          .filter((brand) => brand !== '') ?? null),
  };
}

/** The issuer of a demo is the sandbox's staff directory; elsewhere, operator access must be configured on purpose. */
function operatorOf(values: EnvVariables): Env['operator'] {
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

/** Outside production, the sandbox plays every provider, each with its own demo key. */
function providerAccessOf(values: EnvVariables): Env['gameProvider'] {
  const production = values.BAIZE_ENV === 'production';
  const urls = providerUrlsOf(values.PROVIDER_URLS) ?? new Map<string, string>();
  const gameUrls = providerUrlsOf(values.PROVIDER_GAME_URLS) ?? new Map<string, string>();
  const keys = providerKeysOf(values.PROVIDER_KEYS) ?? new Map<string, string>();
  const shared = values.STUDIO_URL ?? (production ? undefined : values.SANDBOX_URL);
  return (provider) => {
    const url = (urls.get(provider) ?? shared)?.replace(/\/+$/, '');
    const key =
      keys.get(provider) ??
      (production || keys.size > 0 || !STUDIO_ID.test(provider) ? undefined : demoProviderKey(provider));
    if (url === undefined || key === undefined) return null;
    return {
      url,
      key,
      gamesUrl: gameUrls.get(provider) ?? url,
      proxyIp: provider === 'novomatic' ? (values.NOVOMATIC_PROXY_IP ?? null) : null,
    };
  };
}
