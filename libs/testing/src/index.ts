export {
  handle,
  handleContent,
  refuse,
  lost,
  never,
  type Asked,
  type Responder,
  type ContentParameters,
} from './api/handle.ts';
export { serve, type Call, type Served } from './api/serve.ts';
export { PLAYER_ID, playerProfile, playerSession, tokenClaims } from './builders/player.ts';
export { cookieChoice } from './builders/consent.ts';
export { SPORTS_EVENTS } from './builders/sports.ts';
export {
  balanceMessage,
  gameRound,
  historyEntry,
  historySession,
  payment,
  paymentMethod,
  pendingWithdrawal,
  reference,
  transaction,
  walletBalance,
  walletSummaryOf,
} from './builders/wallet.ts';
export {
  activeCashback,
  activeFreeBet,
  activeFreeSpins,
  activeReward,
  betAndGetReward,
  cashbackReward,
  freeSpinsReward,
  queuedReward,
  reward,
} from './builders/bonus.ts';
export { enteredTournament, tournamentDetailsOf, tournamentSummaryOf } from './builders/tournaments.ts';
export { banner, block, promotion, promotionCategories, staticPage } from './builders/content.ts';
export { readAloud } from './dom/read-aloud.ts';
export { testBrand, testSite } from './site/test-site.ts';
export { messagesOf } from './site/messages.ts';
export { FREE_LAW, sessionLawOf } from './builders/law.ts';
export { defaultHandlers } from './render/default-handlers.ts';
export { createSurroundings, Shell, type Surroundings, type Who } from './render/Shell.tsx';
export { withShell, type WithShellOptions } from './render/withShell.tsx';
