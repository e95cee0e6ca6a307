import { hkdfSync } from 'node:crypto';
import { sealer } from '../../../plugins/sealer.ts';

/** What a secret is for: a link opens once, its pass sends. One is never taken for the other. */
export type PhoneSecretKind = 'link' | 'pass';
/** The link that a secret names. */
export interface PhoneLinkName {
  readonly playerId: string;
  readonly id: string;
}

const sealerOf = (secret: string) => sealer(Buffer.from(hkdfSync('sha256', secret, '', 'baize phone links', 32)));
const UUID_BYTES = 16;
const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Returns a secret that names a link. It is encrypted, so its holder learns nothing from it. */
export const phoneSecretOf = (
  [secret]: readonly [string, ...string[]],
  kind: PhoneSecretKind,
  { playerId, id }: PhoneLinkName,
): string =>
  sealerOf(secret)
    .seal(Buffer.concat([bytesOf(playerId), bytesOf(id)]), kind)
    .toString('base64url');

/** Returns the link that a secret names; null if we have not made it, or not for this. */
export function readPhoneSecret(secrets: readonly string[], kind: PhoneSecretKind, text: string): PhoneLinkName | null {
  for (const secret of secrets) {
    const bytes = sealerOf(secret).open(Buffer.from(text, 'base64url'), kind);
    if (bytes?.length === 2 * UUID_BYTES)
      return { playerId: uuidOf(bytes.subarray(0, UUID_BYTES)), id: uuidOf(bytes.subarray(UUID_BYTES)) };
  }
  return null;
}
