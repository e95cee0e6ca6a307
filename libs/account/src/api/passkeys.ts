import { queryOptions } from '@tanstack/react-query';
import { passkeyPermission, passkeys } from '@baize/contracts/passkeys';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';
import { askPool } from './pool.ts';
import type { Proof } from './second-factor.ts';

/** Queries the player's passkeys. */
export const passkeysQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'passkeys'),
    queryFn: ({ signal }) => call(passkeys, { signal }),
  });

/** Tells whether this browser can make a passkey from what the pool sends. */
export const canMakePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

const bodyOf = ({ password, code }: Proof) => ({ password, ...(code === '' ? {} : { code }) });

/** Permits to add one passkey in this session, after the password. */
export const permitPasskey = (name: string, proof: Proof): Promise<void> =>
  call(passkeyPermission, { body: { ...bodyOf(proof), name } });

/**
 * Has the browser make a passkey, and stores it at the pool.
 * @throws PoolRefusal, NetworkError; DOMException `NotAllowedError` if the player gave up or the device waited too long,
 * `InvalidStateError` if it has a passkey of this account already
 */
export async function makePasskey(): Promise<void> {
  const { CredentialCreationOptions: options } = await askPool<{
    readonly CredentialCreationOptions: PublicKeyCredentialCreationOptionsJSON;
  }>('StartWebAuthnRegistration', {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
  if (made === null) throw new DOMException('The browser has made no passkey.', 'NotAllowedError');
  await askPool('CompleteWebAuthnRegistration', { Credential: made.toJSON() as object });
}

/** Removes a passkey, after the password. Other sessions end. */
export async function removePasskey(id: string, proof: Proof): Promise<void> {
  await call(passkeyPermission, { body: bodyOf(proof) });
  await askPool('DeleteWebAuthnCredential', { CredentialId: id });
}
