import { createHmac, hkdfSync } from 'node:crypto';
import { canonicalEmail, canonicalPhone, foldedName, untaggedEmail } from './canonical.ts';
import { homeOf, likenessOf, placeOf } from './likeness.ts';

/** What identifies a person, as an account states it. */
export interface PersonDetails {
  readonly email: string;
  readonly phonePrefix: string;
  readonly phoneBody: string;
  readonly firstName: string;
  readonly lastName: string;
  /** yyyy-MM-dd; null while it is unknown. */
  readonly dateOfBirth: string | null;
  readonly address?: string | null;
  readonly postalCode?: string | null;
  readonly countryCode?: string | null;
  /** Eleven digits. */
  readonly cpf?: string | null;
}

/**
 * What two accounts can have in common. EMAIL: the canonical address. IDENTITY: phone, name and date of birth together.
 * LINK: an operator has decided that they are one person. TAGGED_EMAIL: the address without a `+tag` at a domain that
 * may or may not ignore it. PHONE and NAME_AND_BIRTH alone: families share phones, and names are not unique.
 * SIMILAR_NAME_AND_BIRTH and SIMILAR_NAME_AND_ADDRESS: a name that looks the same. PART_OF_NAME_AND_BIRTH: some words of
 * a name, which match someone's whole name and never a part of it. BIRTH_AND_ADDRESS: with the surname or the first name.
 * BIRTH_AND_HOME: whatever the name. MISSPELT_NAME_AND_BIRTH: a first name or a surname that differs by one letter.
 * INITIAL_AND_SURNAME: an initial for one of the names, with birth date or address, or for both, with birth date and
 * address. CPF: the tax number alone, which anyone may know, so it never links accounts by itself. INITIAL_OF_NAME: what
 * a full name could be shortened to, which matches only a name that is. VERSION_3 and VERSION_4: match nothing and mark
 * an account as recorded by that version, whatever its details state. DEVICE and INSTRUMENT: nothing that an account
 * states but what it used, a browser or a means of payment. Families share both, so they only bound bonuses (0132).
 */
export type PersonKeyKind =
  | 'EMAIL'
  | 'IDENTITY'
  | 'LINK'
  | 'TAGGED_EMAIL'
  | 'PHONE'
  | 'NAME_AND_BIRTH'
  | 'SIMILAR_NAME_AND_BIRTH'
  | 'PART_OF_NAME_AND_BIRTH'
  | 'SIMILAR_NAME_AND_ADDRESS'
  | 'BIRTH_AND_ADDRESS'
  | 'INITIAL_AND_SURNAME'
  | 'INITIAL_OF_NAME'
  | 'BIRTH_AND_HOME'
  | 'MISSPELT_NAME_AND_BIRTH'
  | 'CPF'
  | 'VERSION_3'
  | 'VERSION_4'
  | TraceKind;

/** What an account leaves by using it. */
export type TraceKind = 'DEVICE' | 'INSTRUMENT';
/** Kinds of traces, for queries. */
export const TRACES: readonly TraceKind[] = ['DEVICE', 'INSTRUMENT'];

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
  /** Names what is complete when every account has its keys: each secret with the version of what is hashed. */
  readonly setIds: readonly string[];
  /** Returns an account's keys under every secret in use. */
  keysOf(details: PersonDetails): readonly PersonKey[];
  /** Returns the keys of what an account has used, under every secret in use. */
  traceOf(kind: TraceKind, value: string): readonly PersonKey[];
}

/**
 * The version of what is hashed. Count it up when a kind is added or its text changes: the next start then makes the keys
 * of accounts that were opened before. Texts of a version that still runs somewhere must not change: its processes would
 * no longer find the accounts.
 */
const VERSION = 4;
/** A kind that every account recorded by this version has, and none of an earlier one. */
export const NEWEST_KIND: PersonKeyKind = 'VERSION_4';

/**
 * What a kind is hashed for. A part of a name is compared with whole names, and an initial with full names, so both
 * have one key.
 */
const PURPOSES = {
  EMAIL: 'EMAIL',
  IDENTITY: 'IDENTITY',
  TAGGED_EMAIL: 'TAGGED_EMAIL',
  PHONE: 'PHONE',
  NAME_AND_BIRTH: 'NAME_AND_BIRTH',
  SIMILAR_NAME_AND_BIRTH: 'SIMILAR_NAME_AND_BIRTH',
  PART_OF_NAME_AND_BIRTH: 'SIMILAR_NAME_AND_BIRTH',
  SIMILAR_NAME_AND_ADDRESS: 'SIMILAR_NAME_AND_ADDRESS',
  BIRTH_AND_ADDRESS: 'BIRTH_AND_ADDRESS',
  INITIAL_AND_SURNAME: 'INITIAL',
  INITIAL_OF_NAME: 'INITIAL',
  BIRTH_AND_HOME: 'BIRTH_AND_HOME',
  MISSPELT_NAME_AND_BIRTH: 'MISSPELT_NAME_AND_BIRTH',
  CPF: 'CPF',
  VERSION_3: 'VERSION_3',
  VERSION_4: 'VERSION_4',
  DEVICE: 'DEVICE',
  INSTRUMENT: 'INSTRUMENT',
} as const satisfies Readonly<Record<Exclude<PersonKeyKind, 'LINK'>, string>>;
type HashedKind = keyof typeof PURPOSES;

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Returns the canonical texts behind each kind; none for a kind that the details do not state. */
function canonicalTexts(details: PersonDetails): Readonly<Record<Exclude<HashedKind, TraceKind>, readonly string[]>> {
  const email = canonicalEmail(details.email);
  const untagged = untaggedEmail(details.email);
  const phone = canonicalPhone({ prefix: details.phonePrefix, body: details.phoneBody });
  const name = foldedName(details.firstName, details.lastName);
  const person = details.dateOfBirth === null || name === '' ? null : `${name}|${details.dateOfBirth}`;
  const likeness = likenessOf(details.firstName, details.lastName);
  const { whole, parts } = likeness;
  const place = placeOf(details);
  const home = homeOf(details);
  const { dateOfBirth } = details;
  const each = (texts: readonly string[], ...more: readonly (string | null)[]): readonly string[] =>
    more.includes(null) ? [] : texts.map((text) => [text, ...more].join('|'));
  return {
    EMAIL: [email],
    TAGGED_EMAIL: [untagged],
    PHONE: [phone],
    NAME_AND_BIRTH: person === null ? [] : [person],
    IDENTITY: person === null ? [] : [`${phone}|${person}`],
    SIMILAR_NAME_AND_BIRTH: each(whole, dateOfBirth),
    PART_OF_NAME_AND_BIRTH: each(parts, dateOfBirth),
    // Version 3 knows the place only, and an address with one number has one text for both.
    SIMILAR_NAME_AND_ADDRESS: distinct([...each(whole, place), ...each(whole, home.withCode)]),
    BIRTH_AND_ADDRESS: distinct(
      [place, home.withCode, home.withoutCode].flatMap((where) => [
        ...each(likeness.surname, dateOfBirth, where),
        // People marry and change the surname, and an excluded person could.
        ...each(likeness.firstName, 'first name', dateOfBirth, where),
      ]),
    ),
    BIRTH_AND_HOME: dateOfBirth === null ? [] : each([dateOfBirth], home.withCode),
    MISSPELT_NAME_AND_BIRTH: each(likeness.typos, dateOfBirth),
    // No account of an earlier version states one, so this kind needs no version of its own.
    CPF: details.cpf == null ? [] : [details.cpf],
    INITIAL_AND_SURNAME: [
      ...each(likeness.initials, dateOfBirth),
      ...each(likeness.initials, place),
      ...each(likeness.initialsBesideParts, 'one of several', dateOfBirth),
      ...each(likeness.initialsOnly, dateOfBirth, place),
    ],
    INITIAL_OF_NAME: [
      ...each(likeness.initialsOfName, dateOfBirth),
      ...each(likeness.initialsOfName, place),
      ...each(likeness.initialsOfWhole, 'one of several', dateOfBirth),
      ...each(likeness.initialsOfBoth, dateOfBirth, place),
    ],
    VERSION_3: [email],
    VERSION_4: [email],
  };
}

/** Kinds that match another kind's hash and never their own, with what both accounts have in common then. */
const ONE_SIDED: Readonly<Partial<Record<PersonKeyKind, PersonKeyKind>>> = {
  PART_OF_NAME_AND_BIRTH: 'PART_OF_NAME_AND_BIRTH',
  INITIAL_OF_NAME: 'INITIAL_AND_SURNAME',
  VERSION_3: 'VERSION_3',
  VERSION_4: 'VERSION_4',
};

/**
 * Returns what two accounts have in common if both have a hash, each as its own kind; null: nothing. Two names that share
 * some words, or could be shortened to the same, are two names.
 */
export function sharedKind(one: PersonKeyKind, other: PersonKeyKind): PersonKeyKind | null {
  if (one === other) return one in ONE_SIDED ? null : one;
  return ONE_SIDED[one] ?? ONE_SIDED[other] ?? one;
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
      keys: Object.fromEntries(Object.entries(PURPOSES).map(([kind, purpose]) => [kind, derive(purpose)])) as Record<
        HashedKind,
        Buffer
      >,
    };
  });
  const hashed = (kind: HashedKind, { keyId, keys }: (typeof rings)[number], text: string): PersonKey => ({
    kind,
    keyId,
    hash: createHmac('sha256', keys[kind]).update(text).digest('base64url'),
  });
  return {
    keyIds: rings.map(({ keyId }) => keyId) as [string, ...string[]],
    setIds: rings.map(({ keyId }) => `${keyId}.${VERSION}`),
    traceOf: (kind, value) => rings.map((ring) => hashed(kind, ring, value)),
    keysOf(details) {
      const texts = Object.entries(canonicalTexts(details)) as [HashedKind, readonly string[]][];
      return rings.flatMap((ring) => texts.flatMap(([kind, each]) => each.map((text) => hashed(kind, ring, text))));
    },
  };
}
