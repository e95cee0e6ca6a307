import type { RulePack } from '../rule-pack.ts';

/** The rules of a market without stricter law: what a well-run licensed European site does. */
export const BASE_RULES: RulePack = {
  minimumAge: { value: 18, source: 'A§2 age-restrictions' },
  limitIncreaseWaitHours: { value: 24, source: 'ruling 17' },
  exclusionDelayHours: { value: 0, source: 'ruling 19: at once, unless the market’s law provides for a delay' },
  limitFieldPrefilled: { value: true, source: 'ruling 22' },
  playerMayCancelWithdrawal: { value: true, source: 'A§4 withdrawal cancel' },
  demoNeedsVerifiedAge: { value: false, source: 'A§1' },
  playBeforeVerification: { value: true, source: 'A§6' },
  sessionClockAlwaysVisible: { value: false, source: 'ruling 21' },
  netPositionAlwaysVisible: { value: false, source: 'ruling 21' },
  autoplayAllowed: { value: true, source: 'ruling 21' },
  parallelGamesAllowed: { value: true, source: 'ruling 21' },
  liveCasinoAllowed: { value: true, source: 'ruling 22' },
  jackpotsAllowed: { value: true, source: 'ruling 22' },
  promotionsAllowed: { value: true, source: 'B§1' },
  maximumWageringMultiplier: { value: null, source: 'B§3 wrMultiplier' },
  loyaltyAllowed: { value: true, source: 'B§4' },
  laterBonusesAllowed: { value: true, source: 'B§3 triggers' },
  tournamentsAllowed: { value: true, source: 'B§3 tournament box' },
  stakePointsAllowed: { value: true, source: 'B§3 trigger TOURNAMENT' },
  bonusNeedsFreeToPlay: { value: true, source: 'ruling 19: excluded and timed-out players see no promotions' },
  maximumStake: { value: null, source: 'ruling 22' },
  minimumSpinSeconds: { value: 0, source: 'ruling 22' },
  monthlyDepositLimit: { value: null, source: 'ruling 22' },
  payoutHoldUnusedMethod: {
    value: true,
    source: 'Directive (EU) 2015/849, article 13: know where the money comes from',
  },
  payoutTurnoverPercent: { value: 100, source: 'Directive (EU) 2015/849, article 13: money that only passes through' },
  payoutHoldUnverified: { value: true, source: 'Directive (EU) 2015/849, articles 11 and 14' },
  verificationDepositTotal: {
    value: 200_000,
    source: 'Directive (EU) 2015/849, article 11(d): €2,000 in one operation or in several that are linked',
  },
  verificationAfterDays: {
    value: 14,
    source: 'Directive (EU) 2015/849, article 14(2): identity is verified as soon as practicable; the days are ours',
  },
  verificationDueDays: {
    value: 30,
    source: 'FIAU Implementing Procedures, Part II (remote gaming): thirty days from the threshold',
  },
  depositBeforeVerification: { value: true, source: 'A§6' },
  unverifiedDepositLimit: {
    value: 200_000,
    source: 'Directive (EU) 2015/849, articles 11(d) and 14(4): no transaction without verification from €2,000',
  },
  unverifiedWithdrawalLimit: {
    value: 200_000,
    source:
      'Directive (EU) 2015/849, article 11(d): due diligence where winnings of €2,000 or more are collected, in one operation or several that are linked',
  },
  exclusionRegisters: { value: [], source: 'ruling 13: none, unless the market’s law has one' },
  panicButton: { value: false, source: 'ruling 22' },
  protectionLinksPinned: { value: false, source: 'ruling 22' },
  reminderMinutes: { value: null, source: 'ruling 22' },
  riskNoticeAtRegistration: { value: false, source: 'ruling 22' },
  cpfAtRegistration: { value: false, source: 'A§8' },
  rtpShownPerGame: { value: false, source: 'ruling 22' },
};
