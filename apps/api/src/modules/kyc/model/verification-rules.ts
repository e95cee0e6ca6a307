import type { DocumentHold } from '@baize/contracts/kyc';
import type { KycLevel } from '@baize/contracts/player';
import { isIdentityVerified } from '../../player/index.ts';
import type { KycDocument } from '../repository.ts';
import type { VerificationRule } from '../schema.ts';
import { current } from './account-documents.ts';
import { isOpenForPlayer, isProof, VERIFICATION_TYPES } from './transitions.ts';

/** Levels that documents can still raise. Due diligence, a stop or an unknown level is an officer's to change. */
const BEFORE_PROOF: ReadonlySet<KycLevel> = new Set(['NOT_VERIFIED', 'DATA_VERIFIED', 'PENDING', 'PENDING_EXPIRED']);

/** Tells whether the rules about verification concern a player of this level. */
export const isBeforeProof = (level: KycLevel): boolean => BEFORE_PROOF.has(level);

/**
 * Returns the level of a player who is asked for documents. What a register has confirmed stays: with PENDING, play or
 * deposits would stop at once in some markets, although the law gives the player days.
 */
export const levelWhenAsked = (level: KycLevel): KycLevel => (level === 'NOT_VERIFIED' ? 'PENDING' : level);

/** Returns the level of a player whose documents did not come in time. */
export const levelWhenLate = (level: KycLevel): KycLevel => (isBeforeProof(level) ? 'PENDING_EXPIRED' : level);

/** Returns the level of a player when every document that proves an identity has been verified; null: it does not change. */
export function levelWhenProved(level: KycLevel, documents: readonly KycDocument[]): KycLevel | null {
  const known = current(documents);
  const proofs = VERIFICATION_TYPES.map((type) => known.find((document) => document.type === type));
  const isProved = proofs.every((document) => document?.status === 'VERIFIED');
  return isProved && isBeforeProof(level) && proofs.some((document) => document?.rule != null)
    ? 'FULLY VERIFIED'
    : null;
}

/** Tells whether a proof of identity or address has not come by its day. One under review has. */
export const isLate = ({ type, status, dueAt }: KycDocument, now: Date): boolean =>
  isProof(type) && isOpenForPlayer(status) && dueAt !== null && dueAt <= now;

/** A request that a rule makes, or changes if one is open already. */
export interface Requirement {
  readonly type: (typeof VERIFICATION_TYPES)[number];
  readonly open: KycDocument | null;
  /** Null: the request is an officer's. */
  readonly rule: VerificationRule | null;
  readonly hold: DocumentHold;
  readonly dueAt: Date | null;
}

const STRICTNESS = { NONE: 0, WITHDRAWALS: 1, ALL: 2 } as const satisfies Record<DocumentHold, number>;
const stricter = (one: DocumentHold, other: DocumentHold): DocumentHold =>
  STRICTNESS[one] >= STRICTNESS[other] ? one : other;
const earlier = (one: Date | null, other: Date | null): Date | null =>
  one === null || other === null ? (one ?? other) : one <= other ? one : other;

/**
 * Returns what has to be asked of a player, or changed about what is asked already: the stricter hold and the earlier day
 * apply. What an officer asks for stays the officer's, so that no automatic check decides about it. Empty if nothing changes.
 */
export function requirementsOf(
  documents: readonly KycDocument[],
  hold: DocumentHold,
  dueAt: Date | null,
  rule: VerificationRule,
): readonly Requirement[] {
  const known = current(documents);
  return VERIFICATION_TYPES.flatMap((type): Requirement[] => {
    const last = known.find((document) => document.type === type);
    if (!last || last.status === 'UNREQUESTED') return [{ type, open: null, rule, hold, dueAt }];
    if (last.status === 'VERIFIED') return [];
    const next = {
      rule: last.rule === null ? null : rule,
      hold: stricter(last.hold, hold),
      dueAt: earlier(last.dueAt, dueAt),
    };
    const isSame = next.hold === last.hold && next.dueAt?.getTime() === last.dueAt?.getTime();
    return isSame ? [] : [{ type, open: last, ...next }];
  });
}

/** Tells whether a player may be asked because of time alone: no register and no document has confirmed who they are. */
export const isUnproved = (level: KycLevel): boolean => isBeforeProof(level) && !isIdentityVerified(level);
