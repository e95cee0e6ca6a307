import type { SessionLaw } from '@baize/contracts/market-law';

/** What a law without restrictions of its own allows. */
export const FREE_LAW: SessionLaw['allows'] = {
  liveCasino: true,
  jackpots: true,
  sportsBetting: true,
  virtualSports: true,
  promotions: true,
  playBeforeVerification: true,
};

/** Returns the law of a session that begins now, free but for `over`; amounts are in cents. */
export const sessionLawOf = (over: Partial<SessionLaw> = {}): SessionLaw => {
  const now = new Date().toISOString();
  return {
    startedAt: now,
    now,
    panicButton: false,
    limitFieldPrefilled: true,
    rtpShownPerGame: false,
    allows: FREE_LAW,
    protectionLinks: [],
    homePair: 'en-UN',
    reminder: null,
    netPosition: 0,
    currencyCode: 'EUR',
    ...over,
  };
};
