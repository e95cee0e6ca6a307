import { createHash, randomBytes } from 'node:crypto';

/** Letters and digits that nobody confuses in handwriting (Crockford's base32): no I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const COUNT = 10;
/** 80 bits: too many to guess, here or in a copy of the database, so a plain hash is enough. */
const LENGTH = 16;
const GROUP = 4;

const newCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-');

/** Returns ten new codes, in groups as the player reads them. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode);

/** Returns a code as it counts: without spaces and dashes, and with what a reader may have confused. */
const plain = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** Tells whether this has the form of a recovery code; an authenticator's code has six digits. */
export const isRecoveryCode = (typed: string): boolean => plain(typed).length === LENGTH;

/** Returns the hash under which a player's code is stored. */
export const recoveryHash = (playerId: string, typed: string): string =>
  createHash('sha256')
    .update(`recovery code|${playerId}|${plain(typed)}`)
    .digest('base64url');
