import type { PlayerProfile } from '@baize/contracts/player';
import { isConfined } from '@baize/shell';
import { askedOf, documentStandings } from './documents.ts';

/** The account's status, reduced to what matters to the player. */
export type AccountStanding =
  'open' | 'unfinished' | 'payout' | 'restricted' | 'suspended' | 'timeout' | 'excluded' | 'closed' | 'unknown';

/**
 * Returns what an account status (A§3) means to the player. An unknown status is shown as being
 * under review, never as a good one (ruling 23).
 */
export function accountStanding(
  status: string,
  flags: { readonly payout: boolean; readonly suspended: boolean },
): AccountStanding {
  switch (status) {
    case 'REGISTERED':
      return flags.suspended ? 'suspended' : flags.payout ? 'payout' : 'open';
    case 'ACCOUNT_UNVERIFIED':
    case 'PRE_REGISTERED':
      return 'unfinished';
    case 'PAYOUT':
      return 'payout';
    case 'RESTRICTED':
      return 'restricted';
    case 'TIMEOUT':
      return 'timeout';
    case 'SELF_EXCLUDED':
      return 'excluded';
    case 'CLOSED':
    case 'BLACKLISTED':
      return 'closed';
    default:
      return 'unknown';
  }
}

/** Why an account can only do some things; null for one that can do everything. */
export function confinement(
  profile: Pick<PlayerProfile, 'accountStatus' | 'permissions' | 'multibrand'>,
): 'suspended' | 'payout' | 'restricted' | null {
  if (!isConfined(profile)) return null;
  // Suspended across brands: nothing is paid out without support (A§6).
  if (profile.multibrand.suspended) return 'suspended';
  return profile.accountStatus === 'RESTRICTED' ? 'restricted' : 'payout';
}

/** How far the player's identity is verified. */
export type KycStanding =
  'none' | 'first' | 'data' | 'full' | 'review' | 'asked' | 'answers' | 'expired' | 'stopped' | 'notNeeded' | 'unknown';

/** Returns what a KYC level (A§3) means to the player. An unknown one fails closed (ruling 23). */
export function kycStanding(level: string): KycStanding {
  switch (level) {
    case 'NOT_VERIFIED':
      return 'none';
    case 'DATA_VERIFIED':
      return 'data';
    case 'FULLY VERIFIED':
    case 'ENHANCED KYC':
    case 'ENHANCED':
      return 'full';
    case 'PENDING':
    case 'EDD_UNDER_REVIEW':
      return 'review';
    case 'EDD_PENDING':
      // Its request is a questionnaire: a player who is asked for documents looks for a file.
      return 'answers';
    case 'PENDING_EXPIRED':
      return 'expired';
    case 'RESTRICTED':
    case 'SUSPENDED':
      return 'stopped';
    case 'NOT_REQUIRED':
      return 'notNeeded';
    default:
      return 'unknown';
  }
}

/**
 * Returns what the level and the documents mean together. What is asked for comes first. The level stays until an officer
 * decides, so what the player has sent counts.
 * @param isPlayClosed the law lets nobody play before they are verified
 */
export function identityStanding(
  profile: Pick<PlayerProfile, 'kycStatus' | 'requestDocumentTypeStatus'>,
  isPlayClosed: boolean,
): KycStanding {
  const { kycStatus, requestDocumentTypeStatus: requested } = profile;
  const { documents, hasQuestions } = askedOf(requested);
  if (documents > 0) return 'asked';
  if (hasQuestions) return 'answers';
  const standing = kycStanding(kycStatus);
  if (standing !== 'none' && standing !== 'expired') return standing;
  const isSent = documentStandings(requested).some(
    ({ type, status }) => (type === 'PROOF_OF_ID' || type === 'PROOF_OF_ADDRESS') && status === 'UNDER_REVIEW',
  );
  if (isSent) return 'review';
  return standing === 'none' && isPlayClosed ? 'first' : standing;
}

/** Tells whether deposits, play or withdrawals may wait for the identity check (A§6); no text may promise them then. */
export const mayHold = (standing: KycStanding): boolean =>
  standing !== 'none' && standing !== 'data' && standing !== 'full' && standing !== 'notNeeded';

type Tone = 'positive' | 'warning' | 'negative' | 'neutral';
/** Colours are never the only sign: the text says the same. */
export const ACCOUNT_TONES: Readonly<Record<AccountStanding, Tone>> = {
  open: 'positive',
  unfinished: 'warning',
  payout: 'warning',
  restricted: 'warning',
  suspended: 'warning',
  timeout: 'neutral',
  excluded: 'neutral',
  closed: 'negative',
  unknown: 'warning',
};
export const KYC_TONES: Readonly<Record<KycStanding, Tone>> = {
  none: 'neutral',
  first: 'warning',
  data: 'positive',
  full: 'positive',
  review: 'warning',
  asked: 'warning',
  answers: 'warning',
  expired: 'negative',
  stopped: 'negative',
  notNeeded: 'neutral',
  unknown: 'warning',
};
