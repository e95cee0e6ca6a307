import { createHmac, hkdfSync } from 'node:crypto';
import { canonicalEmail, canonicalPhone, foldedName, untaggedEmail } from './canonical.ts';

/** What identifies a person, as an account states it. */
export interface PersonDetails {
  readonly email: string;
  readonly phonePrefix: string;
  readonly phoneBody: string;
  readonly firstName: string;
  readonly lastName: string;
  /** yyyy-MM-dd; null while it is unknown. */
  readonly dateOfBirth: string | null;
}

/**
 * What two accounts can have in common. EMAIL: the canonical address. IDENTITY: phone, name and date of birth together.
 * LINK: an operator has decided that they are one person. TAGGED_EMAIL: the address without a `+tag` at a domain that
 * may or may not ignore it. PHONE and NAME_AND_BIRTH alone: families share phones, and names are not unique.
 */
export type PersonKeyKind = 'EMAIL' | 'IDENTITY' | 'LINK' | 'TAGGED_EMAIL' | 'PHONE' | 'NAME_AND_BIRTH';

/** Kinds that make two accounts certainly one person's (ruling 24). Any other kind makes it likely. */
export const CERTAIN: readonly PersonKeyKind[] = ['EMAIL', 'IDENTITY', 'LINK'];

/** A keyed hash of what identifies a person. */
export interface PersonKey {
  readonly kind: PersonKeyKind;
  readonly hash: string;
  /** Names the secret behind the hash. */
  readonly keyId: string;
}

/** Hashes what identifies a person. */
export interface PersonHasher {
  /** Names the secrets in use, the current one first. */
  readonly keyIds: readonly [string, ...string[]];
  /** Returns an account's keys under every secret in use. */
  keysOf(details: PersonDetails): readonly PersonKey[];
}

type HashedKind = Exclude<PersonKeyKind, 'LINK'>;
const HASHED_KINDS = ['EMAIL', 'IDENTITY', 'TAGGED_EMAIL', 'PHONE', 'NAME_AND_BIRTH'] as const satisfies HashedKind[];

/** Returns the canonical text behind each kind; null for a kind that the details do not state. */
function canonicalTexts(details: PersonDetails): Readonly<Record<HashedKind, string | null>> {
  const email = canonicalEmail(details.email);
  const untagged = untaggedEmail(details.email);
  const phone = canonicalPhone({ prefix: details.phonePrefix, body: details.phoneBody });
  const name = foldedName(details.firstName, details.lastName);
  const person = details.dateOfBirth === null || name === '' ? null : `${name}|${details.dateOfBirth}`;
  return {
    EMAIL: email,
    TAGGED_EMAIL: untagged,
    PHONE: phone,
    NAME_AND_BIRTH: person,
    IDENTITY: person === null ? null : `${phone}|${person}`,
  };
}

/**
 * Makes the hasher of a deployment. Names, birth dates and numbers have so few values that a plain hash could be
 * reversed by trying them all; the secret prevents it. Each kind has a key of its own, derived from the secret for that
 * one purpose.
 * @param secrets the current secret first. Further ones are being rotated out: accounts are recognised by them too
 */
export function personHasher(secrets: readonly [string, ...string[]]): PersonHasher {
  const rings = secrets.map((secret) => {
    const derive = (purpose: string): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, 'baize person matching', purpose, 32));
    return {
      keyId: derive('key id').toString('hex').slice(0, 16),
      keys: Object.fromEntries(HASHED_KINDS.map((kind) => [kind, derive(kind)])) as Record<HashedKind, Buffer>,
    };
  });
  return {
    keyIds: rings.map(({ keyId }) => keyId) as [string, ...string[]],
    keysOf(details) {
      const texts = Object.entries(canonicalTexts(details)) as [HashedKind, string | null][];
      return rings.flatMap(({ keyId, keys }) =>
        texts.flatMap(([kind, text]) =>
          text === null
            ? []
            : [{ kind, keyId, hash: createHmac('sha256', keys[kind]).update(text).digest('base64url') }],
        ),
      );
    },
  };
}
