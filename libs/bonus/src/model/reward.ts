import type { BrandCapabilities } from '@baize/brand';
import { DEPOSIT_TRIGGERS, type Reward } from '@baize/contracts/reward';
import { hundredthsOf, toWire, WHOLE_UNIT_CURRENCIES } from '@baize/kernel';
import { BONUS_PATHS } from '../paths.ts';

/** Returns which of the player's deposits a reward needs, from 1; 0 for the next one, null for none. */
export function depositOf({ triggerEvent }: Pick<Reward, 'triggerEvent'>): number | null {
  const index = (DEPOSIT_TRIGGERS as readonly (string | null)[]).indexOf(triggerEvent);
  return index < 0 ? null : triggerEvent === 'NEXT_DEPOSIT' ? 0 : index + 1;
}

/** Returns the smallest deposit that gives a reward, in hundredths; 0: any deposit. */
export const minimumDepositOf = ({ offer }: Pick<Reward, 'offer'>): number =>
  offer.kind === 'MATCH' || offer.kind === 'FIXED' ? hundredthsOf(offer.minimumDeposit ?? 0) : 0;

/**
 * Returns the bonus money that a deposit gives, rounded as by the API: to whole units in a currency that has no smaller ones.
 * @param deposit in hundredths, as is the result
 * @returns null if the deposit is below the minimum, or if the reward is for no deposit
 */
export function bonusOfDeposit(reward: Pick<Reward, 'offer' | 'currencyCode'>, deposit: number): number | null {
  const { offer, currencyCode } = reward;
  if (deposit < minimumDepositOf(reward)) return null;
  if (offer.kind === 'FIXED') return hundredthsOf(offer.amount);
  if (offer.kind !== 'MATCH') return null;
  const unit = WHOLE_UNIT_CURRENCIES.has(currencyCode) ? 100 : 1;
  return Math.min(hundredthsOf(offer.maximum), Math.floor((deposit * offer.percent) / 100 / unit) * unit);
}

/**
 * Returns what a forfeit takes of a bonus, in the amounts of the wire: all of its money, and the part of it that is in open
 * rounds and bets. Zero for one that has given nothing.
 */
export function atStakeOf({ granted }: Pick<Reward, 'granted'>): { readonly all: number; readonly inPlay: number } {
  const inPlay = hundredthsOf(granted?.inPlay ?? 0);
  return { all: toWire(hundredthsOf(granted?.balance ?? 0) + inPlay), inPlay: toWire(inPlay) };
}

/** Returns whether a reward waits for its deposit. */
export const isWaiting = ({ state }: Pick<Reward, 'state'>): boolean => state === 'CLAIMED' || state === 'OPTED_IN';

/**
 * Tells whether a reward keeps others of a vertical from being claimed. Cashback, the queue, offers that count stakes,
 * spins that are over and free bets that are on a bet do not.
 */
export const isActiveIn = (
  {
    vertical,
    assignmentId,
    freeSpinDetail,
    freeBetDetail,
  }: Pick<Reward, 'vertical' | 'assignmentId' | 'freeSpinDetail' | 'freeBetDetail'>,
  other: Reward['vertical'],
): boolean =>
  vertical === other &&
  assignmentId !== null &&
  (freeSpinDetail === null || freeSpinDetail.state === 'ACTIVE') &&
  (freeBetDetail === null || freeBetDetail.state === 'ACTIVE');

/** Tells whether a reward waits until another one of its vertical has ended. */
export const isQueued = ({ queuedPlayerBonus }: Pick<Reward, 'queuedPlayerBonus'>): boolean =>
  queuedPlayerBonus?.isCredited === false;

/** Tells whether the player has a reward without having claimed it (B§5: loyalty rewards are cashback ones). */
export const isLoyalty = ({ campaignCategory }: Pick<Reward, 'campaignCategory'>): boolean =>
  campaignCategory === 'LOYALTY';

/** Tells whether a reward is bounded by device and payment method: one that the player does not earn by playing (0132). */
export const isGift = (reward: Pick<Reward, 'campaignCategory' | 'triggerEvent' | 'offer'>): boolean =>
  !isLoyalty(reward) && reward.triggerEvent !== 'TOURNAMENT' && reward.offer.kind !== 'CASHBACK';

/**
 * Returns what has to be staked for a reward. Null for one that needs no stakes, and once enough has been staked: it is a
 * reward like others then, before and after its claim.
 */
export const stakesFor = ({ betAndGet, assignmentId }: Pick<Reward, 'betAndGet' | 'assignmentId'>) =>
  assignmentId !== null || betAndGet?.state === 'COMPLETED' ? null : betAndGet;

/** Returns the product in which a reward is used. */
export const productOf = ({ vertical }: Pick<Reward, 'vertical'>): 'CASINO' | 'LIVE_CASINO' | 'SPORTS' =>
  vertical === 'FREE_SPINS' ? 'CASINO' : vertical === 'FREE_BET' ? 'SPORTS' : vertical;

/** The brand's product of each kind, and its page. */
const PRODUCT_PAGES = {
  CASINO: ['casino', 'online-casino'],
  LIVE_CASINO: ['liveCasino', 'live-casino-online'],
  SPORTS: ['sportsbook', 'sportsbook'],
} as const;

/** Returns the page where a reward is used; null at a brand without that product. */
export function productPathOf(reward: Pick<Reward, 'vertical'>, capabilities: BrandCapabilities): string | null {
  const [capability, path] = PRODUCT_PAGES[productOf(reward)];
  return capabilities[capability] ? path : null;
}

/**
 * Returns where the stakes for a reward are made: in its only game, or in the product if every game of it counts. Null
 * where the player chooses among several games, which have links of their own.
 * @param page of the product, if the brand has it
 */
export function betPathOf({ games }: NonNullable<Reward['betAndGet']>, page: string | null): string | null {
  const slugs = games.flatMap(({ gameSlug }) => gameSlug ?? []);
  const [only] = slugs;
  if (only === undefined) return page;
  return slugs.length === 1 ? `play/${only}` : null;
}

/** Returns where a claim leads (B§2): free spins to their game, what is used on sports bets to the sportsbook. */
export function pathAfterClaim(reward: Reward, capabilities: BrandCapabilities): string {
  const { freeSpinDetail: spins, freeBetDetail: freeBet, vertical, state } = reward;
  if (spins?.state === 'ACTIVE' && spins.gameSlug) return `play/${spins.gameSlug}`;
  const isForSports = freeBet?.state === 'ACTIVE' || (vertical === 'SPORTS' && state === 'WAGERING');
  return (isForSports ? productPathOf(reward, capabilities) : null) ?? BONUS_PATHS.active;
}

/** Returns the key of a claim, under `bonus.`: of its button; with `.title`, of its question. */
export function claimKeyOf(reward: Reward): string {
  if (reward.betAndGet?.state === null) return 'bet.activate';
  if (reward.offer.kind === 'CASHBACK') return 'cashback.activate';
  if (reward.freeSpinDetail) return 'spins.claim';
  if (reward.freeBetDetail) return 'freeBet.claim';
  return reward.campaignCategory === 'OPT_IN' ? 'optIn' : 'claim';
}

/** Returns the key of the news that a claim has succeeded, under `bonus.`. @param claimed what the player has now */
export function claimedKeyOf(reward: Reward, claimed: Reward): string {
  if (reward.betAndGet?.state === null) return 'bet.activated';
  if (reward.offer.kind === 'CASHBACK') return 'cashback.activated';
  if (isWaiting(claimed)) return 'claimedWaiting';
  if (claimed.freeSpinDetail) return 'spins.claimed';
  return claimed.freeBetDetail ? 'freeBet.claimed' : 'claimed';
}

/** Returns the keys of leaving a reward, under `bonus.`: of its button and its question, and of keeping it instead. */
export function leaveKeysOf(reward: Reward): { readonly leave: string; readonly keep: string } {
  if (reward.betAndGet?.state) return { leave: 'bet.stop', keep: 'bet.keep' };
  if (isQueued(reward)) return { leave: 'queue.leave', keep: 'queue.keep' };
  if (reward.offer.kind === 'CASHBACK') return { leave: 'cashback.stop', keep: 'cashback.keep' };
  if (reward.freeSpinDetail) return { leave: 'spins.forfeit', keep: 'spins.keep' };
  if (reward.freeBetDetail) return { leave: 'freeBet.forfeit', keep: 'freeBet.keep' };
  return { leave: isWaiting(reward) ? 'optOut' : 'forfeit', keep: 'forfeit.keep' };
}
