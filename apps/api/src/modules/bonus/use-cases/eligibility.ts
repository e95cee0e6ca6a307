import { MARKETS, type MarketRecord, type ResolvedMarket } from '@baize/brand';
import type { BonusStop, ClaimReason } from '@baize/contracts/bonus';
import type { OperationResult } from '@baize/contracts/cashier';
import { ERROR } from '@baize/contracts/errors';
import type { BonusVertical } from '@baize/contracts/reward';
import { visibilityOf } from '@baize/contracts/game-visibility';
import type { CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { isSlot, placeIn } from '../../games/index.ts';
import { highestStake } from '../../../plugins/brands.ts';
import { Refusal } from '../../../plugins/errors.ts';
import type { findStanding } from '../../player/index.ts';
import { canPlay, lawAtAge, provincesOf } from '../../player/index.ts';
import {
  claimsEndAt,
  isBudgetSpent,
  depositNumberOf,
  isCashback,
  isForPlayer,
  isLawful,
  missingProduct,
  statusAt,
  type Terms,
} from '../model/campaign.ts';
import type { Campaign } from '../repository.ts';

type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>;
const PERMISSION = { CASINO: 'casino', LIVE_CASINO: 'liveCasino', SPORTS: 'sports' } as const;

/** Returns the market and the law of the player's home. */
export const homeOf = (app: FastifyInstance, standing: Standing): Pick<ResolvedMarket, 'market' | 'rules'> =>
  app.brands.marketOfCountry(app.brands.get(standing.brand), standing.countryCode, provincesOf(standing));

/** Why a gate is closed, as the player reads it: the rest is between them and support. */
const STOPS: Readonly<Partial<Record<OperationResult, BonusStop>>> = {
  DOCUMENTS_REQUIRED: 'DOCUMENT',
  DOCUMENTS_REQUIRED_RESTRICTED: 'DOCUMENT',
  DOCUMENTS_UNDER_REVIEW: 'DOCUMENT_REVIEW',
};

/**
 * Returns why a player may have no bonus of a vertical at all; null if they may. The law keeps bonuses from players who may
 * not play: excluded, on a time-out, flagged, suspended, in a check (ruling 19, A§6, B§2). A held account may belong to
 * someone who has had the bonus already, or is excluded, so it has none until an operator has decided (ruling 24).
 */
export function bonusStopIn(app: FastifyInstance, standing: Standing, vertical: BonusVertical): BonusStop | null {
  if (!standing.permissions.bonuses || standing.isHeld) return 'ACCOUNT';
  const { rules } = homeOf(app, standing);
  if (!rules.bonusNeedsFreeToPlay.value) return null;
  const gate = canPlay(standing, PERMISSION[vertical], rules, app.clock.now());
  return gate.allowed ? null : (STOPS[gate.result] ?? 'ACCOUNT');
}

/** Tells whether a player may have a bonus of a vertical at all. */
export const isFreeToPlay = (app: FastifyInstance, standing: Standing, vertical: BonusVertical): boolean =>
  bonusStopIn(app, standing, vertical) === null;

/** Returns why a player may have no bonus in any product; null if they may have one somewhere. */
export function bonusStop(app: FastifyInstance, standing: Standing): BonusStop | null {
  const stops = (['CASINO', 'LIVE_CASINO', 'SPORTS'] as const).map((vertical) => bonusStopIn(app, standing, vertical));
  if (stops.includes(null)) return null;
  // What the player can do something about, before a permission that one product lacks.
  return stops.find((stop) => stop !== 'ACCOUNT') ?? 'ACCOUNT';
}

/** Tells whether a player has reached the level of a campaign's terms. */
export const hasLevel = ({ loyaltyLevel = 0 }: Terms, standing: Pick<Standing, 'loyaltyLevel'>): boolean =>
  standing.loyaltyLevel >= loyaltyLevel;

/**
 * Tells whether campaign terms are for players of a home at all: by the brand's products, by market, currency and law.
 * Only offers are judged so; what a player has accepted keeps its terms.
 */
export function isOfferedTo(
  app: FastifyInstance,
  { brand, terms }: Pick<Campaign, 'brand' | 'terms'>,
  { market, rules }: Pick<ResolvedMarket, 'market' | 'rules'>,
  currency: CurrencyCode,
): boolean {
  return (
    missingProduct(terms, app.brands.get(brand).capabilities) === null &&
    terms.markets.includes(market.id) &&
    terms.amounts[currency] !== undefined &&
    isLawful(terms, rules)
  );
}

/** What decides besides the campaign itself. */
export interface Claimant {
  readonly playerId: string;
  readonly standing: Standing;
  readonly currency: CurrencyCode;
  readonly depositCount: number;
  readonly registeredAt: Date;
  /** yyyy-MM-dd */
  readonly dateOfBirth: string | null;
  /** Campaigns whose wagering the player has completed. */
  readonly completed: ReadonlySet<string>;
  /** TOURNAMENT campaigns whose prize the player has won. */
  readonly prizes: ReadonlySet<string>;
  /** Campaigns of the brand that are only for players who come with a partner's code. */
  readonly partnersOnly: ReadonlySet<string>;
  /** The partner's code with which the player came, by campaign. */
  readonly partners: ReadonlyMap<string, string>;
  /** All accounts of the person, the player's own included. */
  readonly accounts: readonly string[];
  /** Claims of all accounts of the person, by campaign. */
  readonly claims: ReadonlyMap<string, number>;
  /** Claims of other accounts that have used one of the person's devices or means of payment, by campaign. */
  readonly claimsAlongside: ReadonlyMap<string, number>;
  /** An account of the person has staked something. */
  readonly hasPlayed: boolean;
}

/**
 * Tells whether the spins of terms can be used somewhere: their game opens in the market and the country, on one device at
 * least, and the law's highest stake allows each spin, although the house pays for it (ruling 22).
 */
function canSpinAt(
  app: FastifyInstance,
  { freeSpins, amounts }: Terms,
  { market, rules }: Pick<ResolvedMarket, 'market' | 'rules'>,
  { country, currency }: { readonly country: string | null; readonly currency: CurrencyCode },
): boolean {
  if (!freeSpins) return true;
  const game = app.catalogue.gameById(freeSpins.gameId);
  if (!game) return false;
  const place = placeIn(market, rules, { country, channel: null });
  const { reason } = visibilityOf(game, app.catalogue.providerOf(game), app.catalogue.subProviderOf(game), place);
  const highest = highestStake(rules, isSlot(game));
  return reason === null && (highest === null || (amounts[currency]?.bonus ?? 0) <= highest);
}

/** Tells whether a player could use the spins of terms at home. */
function canSpin(app: FastifyInstance, terms: Terms, { standing, currency, dateOfBirth }: Claimant): boolean {
  const { market, rules } = homeOf(app, standing);
  const home = { market, rules: lawAtAge(rules, { dateOfBirth, countryCode: standing.countryCode }, app.clock.now()) };
  return canSpinAt(app, terms, home, { country: standing.countryCode, currency });
}

/**
 * Returns the first of some markets in one of whose countries the spins of terms could not be used by everyone, players
 * under 25 included; null: there is none.
 */
export function marketWithoutSpins(
  app: FastifyInstance,
  brand: string,
  terms: Terms,
  { markets, currencies }: { readonly markets: readonly string[]; readonly currencies: readonly CurrencyCode[] },
): string | null {
  const home = (market: MarketRecord, country: string | null) => {
    const own = country === null ? null : app.brands.marketOfCountry(app.brands.get(brand), country);
    // A country that has no market at the brand is judged by the market's record.
    const law = own?.market.id === market.id ? own : { market, rules: market.rules };
    const anyone = { dateOfBirth: null, countryCode: country ?? '' };
    return { market: law.market, rules: lawAtAge(law.rules, anyone, app.clock.now()) };
  };
  const isClosed = (id: string) => {
    const market = Object.values(MARKETS).find((record) => record.id === id);
    if (!market) return true;
    const countries = market.originCountryCode.length > 0 ? market.originCountryCode : [null];
    return countries.some((country) =>
      currencies.some((currency) => !canSpinAt(app, terms, home(market, country), { country, currency })),
    );
  };
  return markets.find(isClosed) ?? null;
}

/**
 * Tells whether terms give something that the player has not earned by playing. Only that is bounded by device and means
 * of payment: a prize, cashback and what comes with a level are each player's own (docs/decisions/0132).
 */
export const isGift = ({ trigger, category }: Terms): boolean =>
  trigger !== 'TOURNAMENT' && category !== 'LOYALTY' && !isCashback(trigger);

/** Returns what keeps a player from claiming a campaign now, in the words of the wire; null: nothing does. */
export function reasonOf(app: FastifyInstance, campaign: Campaign, claimant: Claimant): ClaimReason | null {
  const { terms } = campaign;
  const now = app.clock.now();
  const home = homeOf(app, claimant.standing);
  const isOffered =
    campaign.brand === claimant.standing.brand &&
    campaign.status !== 'DRAFT' &&
    isOfferedTo(app, campaign, home, claimant.currency);
  // To everyone else, a prize or a partner's offer does not exist.
  const isOthers =
    (terms.trigger === 'TOURNAMENT' && !claimant.prizes.has(campaign.campaignId)) ||
    (claimant.partnersOnly.has(campaign.campaignId) && !claimant.partners.has(campaign.campaignId));
  if (!isOffered || isOthers || !canSpin(app, terms, claimant)) return 'NOT_OFFERED';
  const stop = bonusStopIn(app, claimant.standing, terms.vertical);
  if (stop !== null) return stop;
  const end = claimsEndAt(terms, claimant.registeredAt);
  if (statusAt(campaign, now) !== 'ACTIVE' || (end !== null && end <= now)) return 'ENDED';
  if (new Date(terms.startsAt) > now) return 'NOT_STARTED';
  const claims = claimant.claims.get(campaign.campaignId) ?? 0;
  if (claims >= terms.claimsPerPerson) return 'USED';
  const alongside = isGift(terms) ? (claimant.claimsAlongside.get(campaign.campaignId) ?? 0) : 0;
  if (claims + alongside >= terms.claimsPerPerson) return 'SHARED';
  // Two bonuses that are both claimed before the first play are one too many.
  const isLater = claimant.hasPlayed || [...claimant.claims.values()].some((claims) => claims > 0);
  if (isLater && !home.rules.laterBonusesAllowed.value) return 'FIRST_PLAY';
  if (terms.claimsInAll !== null && campaign.claims >= terms.claimsInAll) return 'SPENT';
  if (isBudgetSpent(terms, campaign.committed, claimant.currency)) return 'SPENT';
  if (!isForPlayer(terms, claimant)) return 'AUDIENCE';
  if (!hasLevel(terms, claimant.standing)) return 'LEVEL';
  if (terms.linkedCampaignId !== undefined && !claimant.completed.has(terms.linkedCampaignId)) return 'LINKED';
  const deposit = depositNumberOf(terms.trigger);
  if (deposit === null || claimant.depositCount === deposit - 1) return null;
  return claimant.depositCount < deposit - 1 ? 'MORE_DEPOSITS' : 'DEPOSIT_MADE';
}

/** Why a claim is refused. Whatever is not the player's own doing is not told apart. */
type ClaimRefusal = 'NOT_AVAILABLE' | 'USED' | 'SHARED';

/** Returns why a player cannot claim a campaign now; null if they can. */
export function refusalOf(app: FastifyInstance, campaign: Campaign, claimant: Claimant): ClaimRefusal | null {
  const reason = reasonOf(app, campaign, claimant);
  return reason === null || reason === 'USED' || reason === 'SHARED' ? reason : 'NOT_AVAILABLE';
}

/** Makes the answer to a claim that is refused. @param code with which it came; null without one */
export const claimRefused = (refusal: ClaimRefusal | null, code: string | null): Refusal =>
  new Refusal(
    400,
    refusal === 'SHARED'
      ? ERROR.bonusShared
      : refusal === 'USED' && code !== null
        ? ERROR.bonusCodeUsed
        : ERROR.bonusNotAvailable,
  );
