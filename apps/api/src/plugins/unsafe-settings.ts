import { MARKETS } from '@baize/brand';
import { DEMO_SECRETS } from '@baize/contracts/demo-secrets';
import { providerKeysOf, secretsOf, studioDaysOf, studioSecretsOf, type EnvVariables } from './env-variables.ts';
import { readIpList } from './ip-list.ts';

/** Values that anyone can read in the sources. */
export const DEMO_VALUES: ReadonlySet<string> = new Set(Object.values(DEMO_SECRETS));
/** The longest time that a studio may keep the older signature. */
const STUDIO_V1_DAYS = 92;
/** More proxies in a row than a site has: a CDN, a load balancer, a web server, and one to spare. */
const MOST_HOPS = 4;
/** Secrets that may be lists. */
const ROTATING: ReadonlySet<string> = new Set([
  'COOKIE_SECRET',
  'CAPTCHA_SECRET',
  'PERSON_SECRETS',
  'DOCUMENT_SECRETS',
  'GATEWAY_WEBHOOK_SECRET',
  'IDENTITY_VENDOR_WEBHOOK_SECRET',
  'COGNITO_TRIGGER_SECRET',
]);
/** Public addresses so far apart that a list with both has everybody's, whatever it is written as. */
const FAR_APART = [
  ['1.1.1.1', '203.0.113.1'],
  ['2001:db8::1', '2a00::1'],
];

/** Tells whether a list of addresses has everyone's. */
function hasEverybody(value: string): boolean {
  const list = readIpList(value);
  return list !== null && FAR_APART.some((addresses) => addresses.every((address) => list.has(address)));
}

/**
 * Lists what must not run in production: public secrets, missing third parties, and switches of a test.
 * @param given the variables as they were set, without defaults
 */
export function unsafeSettings(
  values: EnvVariables,
  given: Readonly<Record<string, string | undefined>>,
): readonly string[] {
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
    BANK_KEY: values.BANK_KEY,
    GATEWAY_KEY: values.GATEWAY_KEY,
    GATEWAY_WEBHOOK_SECRET: values.GATEWAY_WEBHOOK_SECRET,
    IDENTITY_VENDOR_KEY: values.IDENTITY_VENDOR_KEY,
    IDENTITY_VENDOR_WEBHOOK_SECRET: values.IDENTITY_VENDOR_WEBHOOK_SECRET,
    DEPOSIT_REGISTER_KEY: values.DEPOSIT_REGISTER_KEY,
    EXCLUSION_REGISTER_KEY: values.EXCLUSION_REGISTER_KEY,
    LIVE_FEED_KEY: values.LIVE_FEED_KEY,
    JACKPOT_FEED_KEY: values.JACKPOT_FEED_KEY,
    ...(values.SPORTSBOOK_URL === undefined ? {} : { SPORTSBOOK_KEY: values.SPORTSBOOK_KEY }),
    COOKIE_SECRET: values.COOKIE_SECRET,
    CAPTCHA_SECRET: values.CAPTCHA_SECRET,
    PERSON_SECRETS: values.PERSON_SECRETS,
    DOCUMENT_SECRETS: values.DOCUMENT_SECRETS,
    ...(values.IDENTITY_PROVIDER === 'cognito' ? { COGNITO_TRIGGER_SECRET: values.COGNITO_TRIGGER_SECRET } : {}),
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
  for (const [studio, own] of studios) {
    if (own.some((secret) => secret.startsWith(DEMO_SECRETS.studioSecret) || secret.length < 24))
      problems.push(
        `STUDIO_SECRETS gives ${studio} the demo value or a secret of fewer than 24 characters. Anyone could take stakes and pay wins in its name. Give ${studio} at least 24 random characters.`,
      );
    if (studios.some(([other, secrets]) => other < studio && secrets.some((secret) => own.includes(secret))))
      problems.push(
        `STUDIO_SECRETS gives ${studio} the secret of another studio, which could then act in its name. Give each studio its own.`,
      );
  }
  const keys = [...(providerKeysOf(values.PROVIDER_KEYS) ?? [])];
  if (keys.length === 0)
    problems.push(
      'PROVIDER_KEYS is not set. No game could be opened. Set PROVIDER_KEYS to one key per provider: relax=<key>,playngo=<key>.',
    );
  for (const [provider, key] of keys) {
    if (key.startsWith(DEMO_SECRETS.providerKey) || key.length < 24)
      problems.push(
        `PROVIDER_KEYS gives ${provider} the demo value or a key of fewer than 24 characters. Anyone could open games in our name. Give ${provider} at least 24 random characters.`,
      );
    if (keys.some(([other, value]) => other < provider && value === key))
      problems.push(
        `PROVIDER_KEYS gives ${provider} the key of another provider, which could then act in our name there. Give each provider its own.`,
      );
  }
  for (const [studio, until] of studioDaysOf(values.STUDIO_V1_UNTIL) ?? [])
    if (until.getTime() > Date.now() + STUDIO_V1_DAYS * 86_400_000)
      problems.push(
        `STUDIO_V1_UNTIL lets ${studio} sign without method and path for more than ${STUDIO_V1_DAYS} days. A recorded call could be sent to another path for all that time. Name an earlier day.`,
      );
  // The market's record says which laws require it.
  const counted = Object.values(MARKETS)
    .filter(({ isMarketEnabled, rules }) => isMarketEnabled && rules.monthlyDepositLimit.value !== null)
    .map(({ id }) => id);
  if (counted.length > 0 && !values.DEPOSIT_REGISTER_URL) {
    problems.push(
      `DEPOSIT_REGISTER_URL is not set. The law of ${counted.join(', ')} limits what a person deposits with all operators together, and without the register deposits elsewhere would count as none. Set DEPOSIT_REGISTER_URL to the authority's register, or disable the market.`,
    );
  }
  const registered = Object.values(MARKETS)
    .filter(({ isMarketEnabled }) => isMarketEnabled)
    .flatMap(({ rules, countryRules = {} }) => [rules, ...Object.values(countryRules)])
    .flatMap((rules) => rules.exclusionRegisters?.value ?? []);
  if (registered.length > 0 && !values.EXCLUSION_REGISTER_URL) {
    problems.push(
      `EXCLUSION_REGISTER_URL is not set. The law of some markets excludes people who are in ${registered.join(', ')}, and without an answer nobody could play or deposit there. Set EXCLUSION_REGISTER_URL to the service that asks these registers, or disable the markets.`,
    );
  }
  if (values.IDENTITY_PROVIDER === 'cognito' && values.COGNITO_POOLS === '') {
    problems.push(
      'COGNITO_POOLS is not set. No player could log in at a pool that is not named. Set COGNITO_POOLS to each brand’s pool and app client: <brand>=eu-west-1_AbCdEf/<client id>. Cognito chooses both ids; docs/deployment/cognito.md says how to make them.',
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
  if (values.TRUST_PROXY === 'true' || hasEverybody(values.TRUST_PROXY))
    problems.push(
      'TRUST_PROXY trusts every address. Any visitor could state the address and country of another one, and so pass the country rules, the blocked ranges and the rate limits. Name the addresses of your site’s servers and CDN instead (TRUST_PROXY=10.0.0.0/8, or uniquelocal), or the number of proxies in front of an API that nothing else reaches (TRUST_PROXY=1).',
    );
  if (/^\d+$/.test(values.TRUST_PROXY) && Number(values.TRUST_PROXY) > MOST_HOPS)
    problems.push(
      `TRUST_PROXY trusts ${values.TRUST_PROXY} proxies in a row. With more hops than there are proxies, a visitor could state another address. Set TRUST_PROXY to the number of proxies in front of the API (at most ${MOST_HOPS}), or name their addresses.`,
    );
  if (hasEverybody(values.ACCESS_ALLOW_LIST))
    problems.push(
      'ACCESS_ALLOW_LIST holds a block of every address there is (/0). It would switch the country rules and the blocked ranges off for every visitor. Name the networks that may pass.',
    );
  if (values.RATE_LIMIT_FACTOR === 0)
    problems.push(
      'RATE_LIMIT_FACTOR is 0, which switches rate limits off and leaves passwords and codes open to guessing. Set it to 1 or unset it.',
    );
  return problems;
}
