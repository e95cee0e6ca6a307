import { hkdfSync } from 'node:crypto';
import { sealer } from '../../../plugins/sealer.ts';

const sealerOf = (secret: string) => sealer(Buffer.from(hkdfSync('sha256', secret, '', 'baize documents', 32)));

/**
 * Encrypts a part of a document.
 * @param place which player, file and part it belongs to: it opens nowhere else
 */
export const seal = ([secret]: readonly [string, ...string[]], place: string, bytes: Uint8Array): Uint8Array =>
  sealerOf(secret).seal(bytes, place);

/**
 * Decrypts what `seal` has encrypted, with whichever secret it was.
 * @throws Error if no secret opens it: a secret is gone, or the bytes were changed or moved
 */
export function unseal(secrets: readonly string[], place: string, sealed: Uint8Array): Buffer {
  for (const secret of secrets) {
    const bytes = sealerOf(secret).open(sealed, place);
    if (bytes !== null) return bytes;
  }
  throw new Error(`No secret of DOCUMENT_SECRETS opens ${place}. Add the one that encrypted it.`);
}
