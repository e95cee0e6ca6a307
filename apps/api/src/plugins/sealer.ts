import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts with AES-256-GCM, so that a copy of the database alone is worth nothing.
 * @param key 32 bytes
 */
export function sealer(key: Buffer) {
  return {
    /**
     * @param place whom or what the bytes belong to; they open nowhere else
     * @returns nonce, tag and ciphertext
     */
    seal(bytes: Uint8Array, place = ''): Buffer {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    /** @returns null if another key or another place sealed it, or if it was changed */
    open(sealed: Uint8Array, place = ''): Buffer | null {
      const bytes = Buffer.from(sealed);
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(place));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

/** Encrypts texts as `sealer` does bytes; a sealed text is base64. */
export function textSealer(key: Buffer) {
  const { seal, open } = sealer(key);
  return {
    seal: (text: string, place?: string): string => seal(Buffer.from(text), place).toString('base64'),
    open: (sealed: string, place?: string): string | null =>
      open(Buffer.from(sealed, 'base64'), place)?.toString() ?? null,
  };
}
