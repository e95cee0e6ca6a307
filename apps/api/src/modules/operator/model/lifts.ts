import type { AccountStatus, KycLevel } from '@baize/contracts/player';
import { effectiveStatus, isSuspended, type PlayerRecord } from '../../player/index.ts';

/** How much a status stops; a status that is not listed stops nothing by itself. */
const STRICTNESS: Readonly<Partial<Record<AccountStatus, number>>> = {
  TIMEOUT: 1,
  SELF_EXCLUDED: 2,
  CLOSED: 3,
  BLACKLISTED: 3,
};
/** Levels that say that someone has checked the player's documents, or that no check is needed. */
const CHECKED: ReadonlySet<KycLevel> = new Set(['FULLY VERIFIED', 'ENHANCED KYC', 'ENHANCED', 'NOT_REQUIRED']);

type Facts = Pick<
  PlayerRecord,
  'status' | 'statusUntil' | 'kycStatus' | 'multibrandSuspended' | 'multibrandExcluded' | 'multibrandSuspendedUntil'
>;

/** Tells whether a break with this end is over before one with that end; null: no end. */
const endsEarlier = (one: Date | null, other: Date | null): boolean =>
  one !== null && (other === null || one.getTime() < other.getTime());

/**
 * Returns what a change of a player takes away that protects them or us, and that one person must not take away alone
 * (ruling 27): a time-out, an exclusion or a closure that ends or gets shorter, a suspension across brands, and
 * verification without which documents are asked for. Empty: one person may make the change.
 */
export function liftedBy(before: Facts, after: Facts, now: Date): readonly ('STOP' | 'SUSPENSION' | 'VERIFICATION')[] {
  const [from, to] = [effectiveStatus(before, now), effectiveStatus(after, now)];
  const [strict, then] = [STRICTNESS[from] ?? 0, STRICTNESS[to] ?? 0];
  const isShorter = strict > 0 && from === to && endsEarlier(after.statusUntil, before.statusUntil);
  return [
    ...(then < strict || isShorter ? (['STOP'] as const) : []),
    ...(isSuspended(before, now) && !isSuspended(after, now) ? (['SUSPENSION'] as const) : []),
    ...(CHECKED.has(after.kycStatus) && !CHECKED.has(before.kycStatus) ? (['VERIFICATION'] as const) : []),
  ];
}
