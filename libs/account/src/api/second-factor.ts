import { queryOptions } from '@tanstack/react-query';
import {
  recoveryCodeRenewal,
  secondFactor,
  secondFactorRemoval,
  secondFactorSetup,
} from '@baize/contracts/second-factor';
import { call, httpConfiguration, NetworkError } from '@baize/http';
import { accessToken } from '@baize/session';
import { playerKey } from '@baize/shell';

/** A refusal of the identity pool, by its type. */
export class PoolRefusal extends Error {
  readonly type: string;
  constructor(type: string) {
    super(type);
    this.type = type;
  }
}

/**
 * Calls the embedded identity pool as a player, with the calls of a real Cognito pool. The pool is at the API's address;
 * where another one is configured, the API says that no second factor is available here.
 * @throws PoolRefusal, NetworkError
 */
async function askPool<Answer>(operation: string, input: object): Promise<Answer> {
  let response: Response;
  try {
    response = await httpConfiguration().fetch(`${httpConfiguration().origin}/identity/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ AccessToken: await accessToken(), ...input }),
      signal: AbortSignal.timeout(20_000),
    });
  } catch (cause) {
    throw new NetworkError(cause);
  }
  const body = (await response.json().catch(() => ({}))) as Answer & { readonly __type?: string };
  if (!response.ok) throw new PoolRefusal(body.__type ?? '');
  return body;
}

/** Queries whether the second factor is on. */
export const secondFactorQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'second-factor'),
    queryFn: ({ signal }) => call(secondFactor, { signal }),
  });

/** An authenticator app that is being set up: its secret, and the recovery codes that count once it is on. */
export interface AppSetup {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Begins to set up an app, after the password. */
export async function beginSetup(password: string): Promise<AppSetup> {
  const { recoveryCodes } = await call(secondFactorSetup, { body: { password } });
  const { SecretCode: secret } = await askPool<{ readonly SecretCode: string }>('AssociateSoftwareToken', {});
  return { secret, recoveryCodes };
}

/** Checks the app's first code, and turns the app on. */
export async function turnOn(code: string): Promise<void> {
  await askPool('VerifySoftwareToken', { UserCode: code });
  await askPool('SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
}

/** What a change needs: the password, and a code of the app or a recovery code. */
export interface Proof {
  readonly password: string;
  readonly code: string;
}
/** Turns the second factor off. */
export const turnOff = (body: Proof): Promise<void> => call(secondFactorRemoval, { body });
/** Replaces the recovery codes, and returns the new ones. */
export const renewCodes = (body: Proof) => call(recoveryCodeRenewal, { body });
