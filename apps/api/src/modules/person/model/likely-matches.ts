import type { PersonKeyKind } from './person-keys.ts';

/** An account that may belong to the same person, and what they have in common. */
export interface LikelyMatch {
  readonly accountId: string;
  readonly kinds: readonly PersonKeyKind[];
}

/** Kinds that say nothing more where another one is shared too. */
const SAID_BY: Readonly<Partial<Record<PersonKeyKind, readonly PersonKeyKind[]>>> = {
  SIMILAR_NAME_AND_BIRTH: ['NAME_AND_BIRTH'],
  PART_OF_NAME_AND_BIRTH: ['NAME_AND_BIRTH', 'SIMILAR_NAME_AND_BIRTH'],
  MISSPELT_NAME_AND_BIRTH: ['NAME_AND_BIRTH', 'SIMILAR_NAME_AND_BIRTH'],
  BIRTH_AND_HOME: ['BIRTH_AND_ADDRESS'],
  INITIAL_AND_SURNAME: ['NAME_AND_BIRTH', 'SIMILAR_NAME_AND_BIRTH', 'SIMILAR_NAME_AND_ADDRESS'],
};

/** Groups what accounts share by account. */
export function likelyMatches(
  shared: readonly { readonly accountId: string; readonly kind: PersonKeyKind }[],
): LikelyMatch[] {
  const kinds = new Map<string, Set<PersonKeyKind>>();
  for (const { accountId, kind } of shared) kinds.set(accountId, (kinds.get(accountId) ?? new Set()).add(kind));
  return [...kinds].map(([accountId, own]) => ({
    accountId,
    kinds: [...own].filter((kind) => !SAID_BY[kind]?.some((other) => own.has(other))),
  }));
}
