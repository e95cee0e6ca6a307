import type { SportsEventKind } from '@baize/kernel';
import type { BrandCapabilities } from './brand-config.ts';

/** A legal rule with its source: a section of the requirements, a ruling or a regulation. */
export interface Rule<Value> {
  readonly value: Value;
  readonly source: string;
  /**
   * IANA zone of the law's own calendar, if the rule counts days or months. Not the player's zone, because players
   * choose theirs.
   */
  readonly timeZone?: string;
}

/**
 * What a market's law requires of the product (rulings 17–22). Rules are data that screens and the API read; no other
 * code decides.
 */
export interface RulePack {
  /** Years. */
  readonly minimumAge: Rule<number>;
  /** Hours until a higher limit, or its removal, takes effect. */
  readonly limitIncreaseWaitHours: Rule<number>;
  readonly limitFieldPrefilled: Rule<boolean>;
  /** Longest delay, in hours, that a player may choose before a self-exclusion starts; 0: it starts at once. */
  readonly exclusionDelayHours: Rule<number>;
  readonly playerMayCancelWithdrawal: Rule<boolean>;
  readonly demoNeedsVerifiedAge: Rule<boolean>;
  readonly playBeforeVerification: Rule<boolean>;
  readonly sessionClockAlwaysVisible: Rule<boolean>;
  readonly netPositionAlwaysVisible: Rule<boolean>;
  readonly autoplayAllowed: Rule<boolean>;
  readonly parallelGamesAllowed: Rule<boolean>;
  readonly liveCasinoAllowed: Rule<boolean>;
  readonly jackpotsAllowed: Rule<boolean>;
  /** Whether bets on sport may be taken online by others than a monopoly. */
  readonly sportsBettingAllowed: Rule<boolean>;
  /** Whether bets may be taken on races and matches that a computer draws. */
  readonly virtualSportsAllowed: Rule<boolean>;
  /** Kinds of sports events on which no bets may be taken. Where two laws apply, those of both. */
  readonly excludedEvents: Rule<readonly SportsEventKind[]>;
  /** Whether the site may advertise what is on at all. */
  readonly promotionsAllowed: Rule<boolean>;
  /** How many times a bonus may have to be staked at most; null if the law sets no limit. */
  readonly maximumWageringMultiplier: Rule<number | null>;
  /** Whether players who may not play now (a time-out, an exclusion, a flag) are refused bonuses. */
  readonly bonusNeedsFreeToPlay: Rule<boolean>;
  /** Whether players may have loyalty levels: in some markets a scheme counts as a bonus or as advertising. */
  readonly loyaltyAllowed: Rule<boolean>;
  /** Whether players may have bonuses after their first play, or only one with it. */
  readonly laterBonusesAllowed: Rule<boolean>;
  /** Whether players may compete for prizes with their rounds. */
  readonly tournamentsAllowed: Rule<boolean>;
  /** Whether a tournament may give points for the sums that are staked: such a prize grows with what is spent. */
  readonly stakePointsAllowed: Rule<boolean>;
  /** Hundredths; null if the law sets none. */
  readonly maximumStake: Rule<number | null>;
  /** The same for one round of a slot, where the law limits slots alone. */
  readonly maximumSlotStake: Rule<number | null>;
  /** The same for players under 25, where the law protects them more; null: the limit for everyone. */
  readonly maximumSlotStakeUnder25: Rule<number | null>;
  /** Seconds; 0 if the law sets none. */
  readonly minimumSpinSeconds: Rule<number>;
  /** Hundredths per month across operators, or null. */
  readonly monthlyDepositLimit: Rule<number | null>;
  /**
   * Holds payouts to a method with which the player has never deposited, or that are largely money of other methods, until
   * an operator releases them.
   */
  readonly payoutHoldUnusedMethod: Rule<boolean>;
  /**
   * Per cent of the deposits since the last payout that must have been staked; a payout before that is held. 0: none.
   */
  readonly payoutTurnoverPercent: Rule<number>;
  /** Holds payouts to players whose identity is not verified, until it is or an operator releases them. */
  readonly payoutHoldUnverified: Rule<boolean>;
  /**
   * Deposits of a person in all, in hundredths of a euro, at which documents must prove their identity and address; null
   * if nothing requires it.
   */
  readonly verificationDepositTotal: Rule<number | null>;
  /**
   * Days after the first deposit at which documents must be asked of a player whose identity no register has confirmed;
   * null: never by time alone.
   */
  readonly verificationAfterDays: Rule<number | null>;
  /** Days that a player has for the documents which a rule asks for. */
  readonly verificationDueDays: Rule<number>;
  /** Whether a player may deposit before their identity is verified. */
  readonly depositBeforeVerification: Rule<boolean>;
  /**
   * Deposits of a person in all, in hundredths of a euro, beyond which a player whose identity is not verified may not
   * deposit; null: no limit.
   */
  readonly unverifiedDepositLimit: Rule<number | null>;
  /**
   * What a person whose identity is not verified may withdraw in a calendar day, in hundredths of a euro; null: no limit.
   */
  readonly unverifiedWithdrawalLimit: Rule<number | null>;
  /**
   * National self-exclusion registers that are asked whether a person may gamble, by the names that players know. Where
   * two laws apply, both are asked.
   */
  readonly exclusionRegisters: Rule<readonly string[]>;
  readonly panicButton: Rule<boolean>;
  readonly protectionLinksPinned: Rule<boolean>;
  /** Minutes between reminders during play, or null. */
  readonly reminderMinutes: Rule<number | null>;
  readonly riskNoticeAtRegistration: Rule<boolean>;
  /** Whether a new player states their CPF, by which the law identifies a person in Brazil. */
  readonly cpfAtRegistration: Rule<boolean>;
  readonly rtpShownPerGame: Rule<boolean>;
}

type Strictness = 'higher' | 'lower' | 'lower-or-null-loosest' | 'true' | 'false' | 'more';

/** The direction in which each rule gets stricter. `resolve` refuses a brand that goes the other way. */
export const STRICTER: { readonly [Name in keyof RulePack]: Strictness } = {
  minimumAge: 'higher',
  limitIncreaseWaitHours: 'higher',
  limitFieldPrefilled: 'false',
  exclusionDelayHours: 'lower',
  playerMayCancelWithdrawal: 'false',
  demoNeedsVerifiedAge: 'true',
  playBeforeVerification: 'false',
  sessionClockAlwaysVisible: 'true',
  netPositionAlwaysVisible: 'true',
  autoplayAllowed: 'false',
  parallelGamesAllowed: 'false',
  liveCasinoAllowed: 'false',
  jackpotsAllowed: 'false',
  sportsBettingAllowed: 'false',
  virtualSportsAllowed: 'false',
  excludedEvents: 'more',
  promotionsAllowed: 'false',
  maximumWageringMultiplier: 'lower-or-null-loosest',
  bonusNeedsFreeToPlay: 'true',
  loyaltyAllowed: 'false',
  laterBonusesAllowed: 'false',
  tournamentsAllowed: 'false',
  stakePointsAllowed: 'false',
  maximumStake: 'lower-or-null-loosest',
  maximumSlotStake: 'lower-or-null-loosest',
  maximumSlotStakeUnder25: 'lower-or-null-loosest',
  minimumSpinSeconds: 'higher',
  monthlyDepositLimit: 'lower-or-null-loosest',
  payoutHoldUnusedMethod: 'true',
  payoutTurnoverPercent: 'higher',
  payoutHoldUnverified: 'true',
  verificationDepositTotal: 'lower-or-null-loosest',
  verificationAfterDays: 'lower-or-null-loosest',
  verificationDueDays: 'lower',
  depositBeforeVerification: 'false',
  unverifiedDepositLimit: 'lower-or-null-loosest',
  unverifiedWithdrawalLimit: 'lower-or-null-loosest',
  exclusionRegisters: 'more',
  panicButton: 'true',
  protectionLinksPinned: 'true',
  reminderMinutes: 'lower-or-null-loosest',
  riskNoticeAtRegistration: 'true',
  cpfAtRegistration: 'true',
  rtpShownPerGame: 'true',
};

/** The rule that has to allow a part of the product; the others are lawful wherever they are offered. */
const ALLOWED_BY = {
  liveCasino: 'liveCasinoAllowed',
  sportsbook: 'sportsBettingAllowed',
  virtuals: 'virtualSportsAllowed',
  promotions: 'promotionsAllowed',
} as const satisfies { readonly [Part in keyof BrandCapabilities]?: keyof RulePack };

/** Tells whether a brand has a part of the product in a market: it offers it, and the law there allows it. */
export function isOffered(
  part: keyof BrandCapabilities,
  capabilities: BrandCapabilities,
  rules: Pick<RulePack, (typeof ALLOWED_BY)[keyof typeof ALLOWED_BY]>,
): boolean {
  return capabilities[part] && (part === 'casino' || rules[ALLOWED_BY[part]].value);
}

/** True when `next` is at least as strict as `current`. */
export function atLeastAsStrict(name: keyof RulePack, current: unknown, next: unknown): boolean {
  switch (STRICTER[name]) {
    case 'higher':
      return Number(next) >= Number(current);
    case 'lower':
      return Number(next) <= Number(current);
    case 'lower-or-null-loosest':
      return current === null || (next !== null && Number(next) <= Number(current));
    case 'true':
      return current === false || next === true;
    case 'false':
      return current === true || next === false;
    case 'more':
      return (current as readonly unknown[]).every((each) => (next as readonly unknown[]).includes(each));
  }
}
