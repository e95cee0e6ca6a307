import { queryOptions } from '@tanstack/react-query';
import {
  recoveryCodeRenewal,
  secondFactor,
  secondFactorRemoval,
  secondFactorSetup,
} from '@baize/contracts/second-factor';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';
import { askPool } from './pool.ts';

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
