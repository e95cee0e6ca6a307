import { OPERATOR_ROLES, type OperatorRole } from '@baize/contracts/operator-route';
import type { Clock } from '@baize/kernel';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { PortFault } from '../../ports/bearer-call.ts';
import type { Env } from '../env.ts';

/** The person behind an operator call. */
export interface Operator {
  /** `sub` at the issuer: the same person always has the same one. */
  readonly id: string;
  readonly name: string;
  readonly roles: ReadonlySet<OperatorRole>;
}

/** Asymmetric algorithms only: with a shared secret, a party that verifies tokens could also make them. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** An issuer's mistake must not make tokens that are valid for weeks. */
const MAX_AGE = '12h';
const DISCOVERY_MS = 5000;
/** How soon an unknown key id is looked up again: a restarted development issuer has new keys. */
const KEY_COOLDOWN_MS = 5000;

/**
 * Returns the issuer's keys, found by OpenID Connect discovery at the first token. A failed discovery is tried again at
 * the next one.
 * @throws PortFault if the issuer does not answer, or answers for another issuer
 */
export function keysOf(issuer: string): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined;
  const discover = async (): Promise<JWTVerifyGetKey> => {
    let metadata: { issuer?: unknown; jwks_uri?: unknown };
    try {
      const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
        redirect: 'error',
        signal: AbortSignal.timeout(DISCOVERY_MS),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      metadata = (await answer.json()) as typeof metadata;
    } catch (fault) {
      throw new PortFault('The operators’ issuer', 'did not answer the discovery', fault);
    }
    if (metadata.issuer !== issuer || typeof metadata.jwks_uri !== 'string')
      throw new PortFault('The operators’ issuer', `describes another issuer than OPERATOR_ISSUER (${issuer})`);
    return createRemoteJWKSet(new URL(metadata.jwks_uri), { cooldownDuration: KEY_COOLDOWN_MS });
  };
  return async (header, token) => {
    found ??= discover();
    try {
      return await (
        await found
      )(header, token);
    } catch (fault) {
      if (fault instanceof PortFault) found = undefined;
      const isTokensFault =
        fault instanceof errors.JWKSNoMatchingKey || fault instanceof errors.JWKSMultipleMatchingKeys;
      throw isTokensFault || fault instanceof PortFault
        ? fault
        : new PortFault('The operators’ issuer', 'did not give its keys', fault);
    }
  };
}

/** Returns the claim at a dotted path, such as `realm_access.roles`. */
function claimAt(payload: JWTPayload, path: string): unknown {
  // A claim's own name may have dots, as in `https://example.com/roles`.
  if (Object.hasOwn(payload, path)) return payload[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      payload,
    );
}

const isRole = (value: unknown): value is OperatorRole => OPERATOR_ROLES.includes(value as OperatorRole);

/**
 * Verifies an operator's access token by issuer, audience, age and keys. Roles that we do not know open nothing.
 * @returns `EXPIRED` for one that was valid, null for anything else but a valid token
 * @throws PortFault if the issuer's keys cannot be read: the token is neither valid nor invalid then
 */
export async function verifyOperatorToken(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, audience, rolesClaim }: Pick<NonNullable<Env['operator']>, 'issuer' | 'audience' | 'rolesClaim'>,
  clock: Clock,
): Promise<Operator | 'EXPIRED' | null> {
  if (token.length > 8192) return null;
  let payload: JWTPayload;
  try {
    ({ payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      currentDate: clock.now(),
      maxTokenAge: MAX_AGE,
      clockTolerance: 5,
      requiredClaims: ['exp', 'iat', 'sub'],
    }));
  } catch (fault) {
    if (fault instanceof PortFault) throw fault;
    // The signature was right, so nobody is guessing.
    return fault instanceof errors.JWTExpired ? 'EXPIRED' : null;
  }
  if (typeof payload.sub !== 'string' || payload.sub === '') return null;
  const roles = claimAt(payload, rolesClaim);
  const name = [payload['name'], payload['preferred_username'], payload['email']].find(
    (claim): claim is string => typeof claim === 'string' && claim !== '',
  );
  return {
    id: payload.sub.slice(0, 200),
    name: (name ?? payload.sub).slice(0, 200),
    roles: new Set((Array.isArray(roles) ? roles : []).filter(isRole)),
  };
}
