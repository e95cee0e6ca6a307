import type { AccountStatus, KycLevel, Permissions } from '@baize/contracts/player';
import {
  canDeposit,
  canPlay,
  canWithdraw,
  DEFAULT_PERMISSIONS,
  effectiveStatus,
  isIdentityVerified,
  sessionReachOf,
  VERTICALS,
  type PlayerStanding,
} from '../../player/index.ts';

/** How much a status stops; a status that is not listed stops nothing by itself. */
const STRICTNESS: Readonly<Partial<Record<AccountStatus, number>>> = {
  TIMEOUT: 1,
  SELF_EXCLUDED: 2,
  CLOSED: 3,
  BLACKLISTED: 3,
};
const STRICTEST = Math.max(...Object.values(STRICTNESS));
/** Levels that say that someone has checked the player's documents, or that no check is needed. */
const CHECKED: ReadonlySet<KycLevel> = new Set(['FULLY VERIFIED', 'ENHANCED KYC', 'ENHANCED', 'NOT_REQUIRED']);
/** Permissions that no gate reads yet, and that give a player something nevertheless: bonuses, and methods of payment. */
const GIFTS = [
  'bonuses',
  'volt',
  'macropay',
  'crypto',
  'affiliateReg',
] as const satisfies readonly (keyof Permissions)[];
const REACH = { NONE: 0, RESTRICTED: 1, FULL: 2 } as const;
/** The strictest market: a player must be verified before they play. */
const STRICT_RULES = { playBeforeVerification: { value: false, source: 'strictest' } } as const;

/** A player whom nothing restricts. Each kind of restriction is judged on them, so that none hides behind another. */
const UNRESTRICTED: PlayerStanding = {
  status: 'REGISTERED',
  statusUntil: null,
  kycStatus: 'FULLY VERIFIED',
  permissions: { ...DEFAULT_PERMISSIONS, payout: false, deposit: true, withdrawal: true, bonuses: true },
  multibrandSuspended: false,
  multibrandExcluded: false,
  registerExclusion: null,
  multibrandSuspendedUntil: null,
};

/** Returns what a player may do at a moment: the higher a number, the more. */
function rightsAt(player: PlayerStanding, moment: Date): readonly number[] {
  return [
    REACH[sessionReachOf(player, moment)],
    STRICTEST - (STRICTNESS[effectiveStatus(player, moment)] ?? 0),
    Number(canDeposit(player, moment).allowed),
    Number(canWithdraw(player, moment).allowed),
    ...VERTICALS.map((vertical) =>
      Number(canPlay({ ...player, isHeld: false }, vertical, STRICT_RULES, moment).allowed),
    ),
    Number(isIdentityVerified(player.kycStatus)),
    Number(CHECKED.has(player.kycStatus)),
    ...GIFTS.map((gift) => Number(player.permissions[gift])),
    Number(!player.permissions['isWithdrawalReview']),
  ];
}

/** What a change can take away, with the facts that decide it. */
const RESTRICTIONS = {
  STOP: ({ status, statusUntil }) => ({ status, statusUntil }),
  SUSPENSION: ({ multibrandSuspended, multibrandExcluded, multibrandSuspendedUntil }) => ({
    multibrandSuspended,
    multibrandExcluded,
    multibrandSuspendedUntil,
  }),
  VERIFICATION: ({ kycStatus }) => ({ kycStatus }),
  PERMISSION: ({ permissions }) => ({ permissions: { ...DEFAULT_PERMISSIONS, ...permissions } }),
} as const satisfies Readonly<Record<string, (player: PlayerStanding) => Partial<PlayerStanding>>>;
export type Lifted = keyof typeof RESTRICTIONS;

/**
 * Returns what a change of a player takes away that protects them or us, and that one person must not take away alone
 * (ruling 27): a stop, a suspension across brands, verification and due diligence, or a permission. Decided by what the
 * player may do before and after, now and at every moment at which a break ends: a longer word for a shorter break is a
 * shorter break. Empty: one person may make the change.
 */
export function liftedBy(before: PlayerStanding, after: PlayerStanding, now: Date): readonly Lifted[] {
  const ends = [before, after].flatMap(({ statusUntil, multibrandSuspendedUntil }) => [
    statusUntil,
    multibrandSuspendedUntil,
  ]);
  const moments = [now, ...ends.filter((end): end is Date => end !== null && end > now)];
  return (Object.keys(RESTRICTIONS) as Lifted[]).filter((kind) => {
    const factsOf = RESTRICTIONS[kind];
    const [was, becomes] = [before, after].map((player) => ({ ...UNRESTRICTED, ...factsOf(player) })) as [
      PlayerStanding,
      PlayerStanding,
    ];
    return moments.some((moment) => {
      const [earlier, later] = [rightsAt(was, moment), rightsAt(becomes, moment)];
      return later.some((right, index) => right > (earlier[index] ?? 0));
    });
  });
}
