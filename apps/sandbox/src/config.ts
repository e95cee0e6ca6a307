import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_SECRETS, demoProviderKey, demoStudioSecret } from '@baize/contracts/demo-secrets';
import { STAFF_PATH } from '@baize/contracts/demo-staff';

const REPOSITORY = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The sandbox's configuration; the table in docs/configuration.md lists each variable. */
export interface SandboxConfig {
  readonly host: string;
  readonly port: number;
  /** Address of the sandbox for browsers and the API. Links to hosted payment forms use it. */
  readonly publicUrl: string;
  /** Origins that may frame the hosted payment form and the games. */
  readonly siteOrigins: readonly string[];
  readonly apiUrl: string;
  /** Address of the API's operator listener. */
  readonly operatorUrl: string;
  /** Issuer at which the control room's users sign in: the sandbox's own staff directory, or any other. */
  readonly operatorIssuer: string;
  readonly messagingKey: string;
  readonly bankKey: string;
  readonly gatewayKey: string;
  readonly gatewayWebhookSecret: string;
  readonly identityVendorKey: string;
  readonly identityVendorWebhookSecret: string;
  readonly depositRegisterKey: string;
  readonly exclusionRegisterKey: string;
  readonly liveFeedKey: string;
  readonly jackpotFeedKey: string;
  /** The operator's key for the sportsbook, which also signs its messages. */
  readonly sportsbookKey: string;
  /** The secret with which a studio signs; the sandbox plays every studio. */
  readonly studioSecretOf: (studio: string) => string;
  /** The key with which the API calls a provider. */
  readonly providerKeyOf: (provider: string) => string;
  readonly supportChatSecret: string;
  /** Folder of the journals. */
  readonly dataDir: string;
  /** Folder of the built pages. */
  readonly webRoot: string;
  readonly logLevel: string;
}

function origin(name: string, value: string): string {
  try {
    return new URL(value).origin;
  } catch {
    throw new Error(
      `${name} is "${value}", which is not an address. Set an absolute one, for example http://localhost:4200.`,
    );
  }
}

/** Returns the secret to sign with, of those that the API accepts while one changes: `new,old`, or `new|old` of a studio. */
const currentOf = (secrets: string, separator: ',' | '|'): string => (secrets.split(separator)[0] ?? '').trim();

/**
 * Reads the configuration.
 * @throws if a value is invalid, or in production, where the sandbox must not run
 */
export function readConfig(source: Readonly<Record<string, string | undefined>> = process.env): SandboxConfig {
  // An empty variable counts as unset, because shells and compose files cannot express "undefined".
  const env = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  if (env['BAIZE_ENV'] === 'production') {
    throw new Error(
      'The sandbox plays pretend third parties and never runs in production. Point the API at the real vendors, or set BAIZE_ENV to demo or test.',
    );
  }
  const host = env['SANDBOX_HOST'] ?? '127.0.0.1';
  const port = Number(env['SANDBOX_PORT'] ?? 4400);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`SANDBOX_PORT is "${env['SANDBOX_PORT']}", which is not a port. Set a number from 0 to 65535.`);
  const byName = (variable: string): ReadonlyMap<string, string> =>
    new Map(
      (env[variable] ?? '')
        .split(',')
        .map((entry) => entry.trim().split('='))
        .flatMap(([name, ...value]) =>
          name && value.length > 0 ? [[name, currentOf(value.join('='), '|')] as const] : [],
        ),
    );
  const studioSecrets = byName('STUDIO_SECRETS');
  const providerKeys = byName('PROVIDER_KEYS');
  const siteOrigins = (env['SITE_ORIGIN'] ?? env['SITE_ORIGINS'] ?? 'http://localhost:4200')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((value) => origin('SITE_ORIGIN', value));
  const publicUrl = origin(
    'SANDBOX_URL',
    env['SANDBOX_URL'] ?? `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`,
  );
  return {
    host,
    port,
    siteOrigins,
    publicUrl,
    apiUrl: (env['API_URL'] ?? `http://127.0.0.1:${env['API_PORT'] ?? 4300}`).replace(/\/+$/, ''),
    operatorUrl: (env['OPERATOR_URL'] ?? `http://127.0.0.1:${env['OPERATOR_PORT'] ?? 4500}`).replace(/\/+$/, ''),
    operatorIssuer: env['OPERATOR_ISSUER'] ?? `${publicUrl}${STAFF_PATH}`,
    messagingKey: env['MESSAGING_KEY'] ?? DEMO_SECRETS.messagingKey,
    bankKey: env['BANK_KEY'] ?? DEMO_SECRETS.bankKey,
    gatewayKey: env['GATEWAY_KEY'] ?? DEMO_SECRETS.gatewayKey,
    gatewayWebhookSecret: currentOf(env['GATEWAY_WEBHOOK_SECRET'] ?? DEMO_SECRETS.gatewayWebhookSecret, ','),
    identityVendorKey: env['IDENTITY_VENDOR_KEY'] ?? DEMO_SECRETS.identityVendorKey,
    identityVendorWebhookSecret: currentOf(
      env['IDENTITY_VENDOR_WEBHOOK_SECRET'] ?? DEMO_SECRETS.identityVendorWebhookSecret,
      ',',
    ),
    depositRegisterKey: env['DEPOSIT_REGISTER_KEY'] ?? DEMO_SECRETS.depositRegisterKey,
    exclusionRegisterKey: env['EXCLUSION_REGISTER_KEY'] ?? DEMO_SECRETS.exclusionRegisterKey,
    liveFeedKey: env['LIVE_FEED_KEY'] ?? DEMO_SECRETS.liveFeedKey,
    jackpotFeedKey: env['JACKPOT_FEED_KEY'] ?? DEMO_SECRETS.jackpotFeedKey,
    sportsbookKey: env['SPORTSBOOK_KEY'] ?? DEMO_SECRETS.sportsbookKey,
    studioSecretOf: (studio) => studioSecrets.get(studio) ?? demoStudioSecret(studio),
    providerKeyOf: (provider) => providerKeys.get(provider) ?? demoProviderKey(provider),
    supportChatSecret: env['SUPPORT_CHAT_SECRET'] ?? DEMO_SECRETS.supportChatSecret,
    dataDir: join(resolve(env['DATA_DIR'] ?? join(REPOSITORY, '.data')), 'sandbox'),
    webRoot: resolve(env['SANDBOX_WEB_ROOT'] ?? join(REPOSITORY, 'dist/sandbox')),
    logLevel: env['LOG_LEVEL'] ?? 'warn',
  };
}
