import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'baize documents', 32));

/**
 * Encrypts bytes with AES-256-GCM.
 * @param place which player, file and part they belong to: they open nowhere else
 * @returns nonce, tag and ciphertext
 */
export function seal([secret]: readonly [string, ...string[]], place: string, bytes: Uint8Array): Uint8Array {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(place));
  const content = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]);
}

/**
 * Decrypts what `seal` has encrypted, with whichever secret it was.
 * @throws Error if no secret opens it: a secret is gone, or the bytes were changed or moved
 */
export function unseal(secrets: readonly string[], place: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  for (const secret of secrets) {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    } catch {
      // Another secret's.
    }
  }
  throw new Error(`No secret of DOCUMENT_SECRETS opens ${place}. Add the one that encrypted it.`);
}
