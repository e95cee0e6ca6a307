import { atom } from 'jotai';

/** Why the last session ended, as the player reads it before the next login: a break they started, or no activity. */
export type SessionEnd =
  /** `until`: null for a self-exclusion without an end. */
  { readonly kind: 'timeout' | 'exclusion'; readonly until: string | null } | { readonly kind: 'idle' };

/** Set by the domain that ended the session; null once the player has read it. It outlives the session. */
export const sessionEndAtom = atom<SessionEnd | null>(null);
