import { CLOSURE_OBSTACLES, type ClosureObstacle } from '@baize/contracts/closure';
import { MONEY_PATH } from '@baize/shell/module';

/** Where each obstacle is settled: pages of other domains, under the locale prefix. */
const SOLVED_AT: Readonly<Record<ClosureObstacle, string>> = {
  BALANCE: MONEY_PATH,
  BONUS: 'my-account/rewards/active',
  WITHDRAWAL: MONEY_PATH,
  DEPOSIT: 'my-account/banking/transactions',
  BET: 'sportsbook',
  HELD_WIN: 'contact-live-chat',
  OTHER_BRANDS: 'contact-live-chat',
};

const isKnown = (code: string): code is ClosureObstacle => (CLOSURE_OBSTACLES as readonly string[]).includes(code);

/**
 * Returns the key of an obstacle's texts, and the page that settles it. One that this version does not know sends the
 * player to support (ruling 23).
 */
export const obstacleOf = (code: string): { readonly key: string; readonly path: string } =>
  isKnown(code) ? { key: code, path: SOLVED_AT[code] } : { key: 'OTHER', path: 'contact-live-chat' };
