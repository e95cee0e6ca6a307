import { randomUUID } from 'node:crypto';
import type { CashbackProgress, Reward } from '@baize/contracts/reward';
import { ERROR } from '@baize/contracts/errors';
import { toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { accountsOfPerson } from '../../person/index.ts';
import { findStanding, periodOf, timeZonesOf, type TimeZones } from '../../player/index.ts';
import { lossesIn, payCashback, type Losses } from '../../wallet/index.ts';
import * as cashbacks from '../cashback-repository.ts';
import type { Activation } from '../cashback-repository.ts';
import { cashbackOf, cashbackPeriods, type CashbackPeriod, type PeriodTerms } from '../model/cashback.ts';
import { isCashback, statusAt, type Terms } from '../model/campaign.ts';
import * as repository from '../repository.ts';
import type { Campaign } from '../repository.ts';
import { lockClaimant, walletOf } from './claimant.ts';
import { hasLevel, homeOf, isFreeToPlay, isOfferedTo, refusalOf } from './eligibility.ts';
import { wireCampaign } from './wire-reward.ts';

/** Before and after everything that the ledger can hold. */
const EVER = { start: new Date(0), end: new Date('9999-01-01T00:00:00Z') };
const HOUR_MS = 3_600_000;

/** Cashback that a player has: one that they have activated, or that of a LOYALTY campaign. */
interface Entitlement {
  readonly campaign: Campaign;
  /** Losses count from here. */
  readonly since: { readonly at: Date; readonly seq: number };
  /** The version that was accepted; null: the one that applied when a period began. */
  readonly version: number | null;
}
/** A part of the ledger with what it gives. Sums in hundredths. */
interface Counted {
  readonly period: CashbackPeriod;
  readonly version: number;
  readonly terms: Terms;
  readonly window: { readonly afterSeq: number; readonly upToSeq: number; readonly from: Date; readonly before: Date };
  readonly losses: Losses;
  readonly cashback: Hundredths;
}
interface Standing {
  readonly current: Counted | null;
  /** Null: nothing is left to claim. */
  readonly claimable: Counted | null;
  readonly until: Date | null;
}
interface Reader {
  readonly playerId: string;
  readonly accounts: readonly string[];
  readonly currency: CurrencyCode;
  readonly zones: TimeZones;
  readonly seq: number;
  readonly now: Date;
}

const later = (one: Date, two: Date): Date => (one > two ? one : two);
const earlier = (one: Date, two: Date): Date => (one < two ? one : two);

/** Returns when losses cease to count: the campaign's end, or its stop by an operator. */
const endOf = ({ terms, stoppedAt }: Campaign): Date | null => {
  const end = terms.endsAt === null ? null : new Date(terms.endsAt);
  return end && stoppedAt ? earlier(end, stoppedAt) : (end ?? stoppedAt);
};

const periodTerms = (campaign: Campaign, terms: Terms): PeriodTerms | null =>
  !isCashback(terms.trigger) || terms.trigger === 'CASHBACK_INSTANT'
    ? null
    : {
        trigger: terms.trigger,
        weekday: terms.cashback?.weekday ?? null,
        validHours: terms.validHours,
        startsAt: new Date(terms.startsAt),
        endsAt: endOf({ ...campaign, terms }),
      };

/** Counts a period's losses from the ledger. */
async function count(
  target: Queryable,
  reader: Reader,
  { campaign, since, version: accepted }: Entitlement,
  period: CashbackPeriod,
  paid: Hundredths = 0,
): Promise<Counted> {
  const version = accepted ?? (await cashbacks.versionAt(target, campaign.campaignId, period.start));
  const terms =
    version === campaign.version
      ? campaign.terms
      : await cashbacks.termsOfVersion(target, campaign.campaignId, version);
  if (!terms?.cashback)
    throw new Error(
      `Version ${version} of the campaign ${campaign.campaignId} gives no cashback, and player ${reader.playerId} has it. Versions never change: compare bonus_cashback with bonus_campaign_version.`,
    );
  const window = {
    afterSeq: since.seq,
    upToSeq: reader.seq,
    from: later(later(period.start, since.at), new Date(terms.startsAt)),
    before: earlier(period.end, endOf({ ...campaign, terms }) ?? period.end),
  };
  const losses = await lossesIn(target, reader.playerId, {
    ...window,
    vertical: terms.vertical,
    excludedGameIds: terms.excludedGameIds,
    boosterGameIds: terms.cashback.booster?.gameIds ?? [],
  });
  const maximum = Math.max(0, (terms.amounts[reader.currency]?.bonus ?? 0) - paid);
  return {
    period,
    version,
    terms,
    window,
    losses,
    cashback: cashbackOf(terms.cashback, losses, maximum, reader.currency),
  };
}

/** Counts what an entitlement gives now. Read it under the wallet's lock to pay it. */
async function standingOf(target: Queryable, reader: Reader, entitlement: Entitlement): Promise<Standing> {
  const { campaign, since, version } = entitlement;
  const terms =
    version === null || version === campaign.version
      ? campaign.terms
      : ((await cashbacks.termsOfVersion(target, campaign.campaignId, version)) ?? campaign.terms);
  const periods = periodTerms(campaign, terms);
  if (!periods) {
    const end = endOf({ ...campaign, terms });
    const until = end && new Date(end.getTime() + terms.validHours * HOUR_MS);
    if (until && reader.now >= until) return { current: null, claimable: null, until: null };
    const last = await cashbacks.latestClaim(target, reader.playerId, campaign.campaignId, since.at);
    const from = last && last.upToSeq > since.seq ? { at: last.claimedAt, seq: last.upToSeq } : since;
    const today = periodOf('D', reader.now, reader.zones);
    const paid = (await cashbacks.paidFor(target, reader.accounts, campaign.campaignId, today)) ?? 0;
    // By number alone: what was booked after the last claim, however close in time.
    const counted = await count(
      target,
      reader,
      { ...entitlement, since: { at: EVER.start, seq: from.seq } },
      { start: from.at, end: EVER.end },
      paid,
    );
    const isOver = end !== null && reader.now >= end;
    return { current: isOver ? null : counted, claimable: counted.cashback > 0 ? counted : null, until };
  }
  const { current, ended } = cashbackPeriods(periods, reader.now, reader.zones);
  const isPaid =
    ended !== null && (await cashbacks.paidFor(target, reader.accounts, campaign.campaignId, ended)) !== null;
  const isOld = ended === null || isPaid || ended.end <= since.at;
  const claimable = isOld ? null : await count(target, reader, entitlement, ended);
  return {
    current: current && (await count(target, reader, entitlement, current)),
    claimable: claimable && claimable.cashback > 0 ? claimable : null,
    until: ended && new Date(ended.end.getTime() + terms.validHours * HOUR_MS),
  };
}

const wireProgress = (campaignId: string, currencyCode: CurrencyCode, standing: Standing): CashbackProgress => {
  const { current, claimable, until } = standing;
  return {
    campaignId,
    currencyCode,
    current: current && {
      startsAt:
        current.window.from > current.period.start
          ? current.window.from.toISOString()
          : current.period.start.toISOString(),
      endsAt: current.period.end >= EVER.end ? null : current.period.end.toISOString(),
      losses: toWire(Math.max(0, current.losses.all)),
      cashback: toWire(current.cashback),
    },
    claimable: claimable && {
      amount: toWire(claimable.cashback),
      losses: toWire(Math.max(0, claimable.losses.all)),
      until: until?.toISOString() ?? null,
    },
  };
};

async function readerOf(
  app: FastifyInstance,
  target: Queryable,
  playerId: string,
  wallet: { readonly currency: CurrencyCode; readonly version: number },
): Promise<Reader> {
  return {
    playerId,
    accounts: [...new Set([playerId, ...(await accountsOfPerson(target, playerId))])],
    currency: wallet.currency,
    zones: await timeZonesOf(target, playerId),
    seq: wallet.version,
    now: app.clock.now(),
  };
}

/** Tells whether a LOYALTY campaign is for a player. */
function isLoyaltyFor(
  app: FastifyInstance,
  campaign: Campaign,
  player: NonNullable<Awaited<ReturnType<typeof findStanding>>>,
  currency: CurrencyCode,
): boolean {
  const { terms, status } = campaign;
  return (
    terms.category === 'LOYALTY' &&
    status !== 'DRAFT' &&
    terms.cashback !== undefined &&
    isOfferedTo(app, campaign, homeOf(app, player), currency) &&
    hasLevel(terms, player) &&
    isFreeToPlay(app, player, terms.vertical)
  );
}

/** Returns the cashback that a player has; of loyalty campaigns, of activated ones, or of both. */
async function entitlementsOf(
  app: FastifyInstance,
  target: Queryable,
  reader: Reader,
  which: 'LOYALTY' | 'ACTIVATED' | 'ALL',
): Promise<Entitlement[]> {
  const found: Entitlement[] = [];
  if (which !== 'LOYALTY') {
    const active = (await cashbacks.activationsOf(target, reader.playerId)).filter(
      ({ deactivatedAt }) => deactivatedAt === null,
    );
    const byId = new Map<string, Activation>(active.map((row) => [row.campaignId, row]));
    for (const campaign of byId.size === 0 ? [] : await repository.campaignsById(target, [...byId.keys()])) {
      const activation = byId.get(campaign.campaignId);
      if (activation)
        found.push({
          campaign,
          since: { at: activation.activatedAt, seq: activation.activatedSeq },
          version: activation.version,
        });
    }
  }
  if (which === 'ACTIVATED') return found;
  const player = await findStanding(target, reader.playerId);
  if (!player) return found;
  for (const campaign of await repository.listCampaigns(target, player.brand))
    if (isLoyaltyFor(app, campaign, player, reader.currency))
      found.push({ campaign, since: { at: EVER.start, seq: 0 }, version: null });
  return found;
}

/** The player's cashback rewards with their progress: activated ones, and those of loyalty campaigns. */
export async function cashbackRewards(app: FastifyInstance, playerId: string): Promise<Reward[]> {
  const reader = await readerOf(app, app.db, playerId, await walletOf(app, app.db, playerId));
  const rewards: Reward[] = [];
  for (const entitlement of await entitlementsOf(app, app.db, reader, 'ALL')) {
    const { campaign, version } = entitlement;
    const standing = await standingOf(app.db, reader, entitlement);
    // It has ended, and nothing is left to claim.
    const isRunning = statusAt(campaign, reader.now) === 'ACTIVE';
    if (!isRunning && !standing.current && !standing.claimable) continue;
    const shown = standing.current ?? standing.claimable;
    const terms =
      shown?.terms ??
      (version === null ? null : await cashbacks.termsOfVersion(app.db, campaign.campaignId, version)) ??
      campaign.terms;
    const reward = wireCampaign(
      { ...campaign, terms, version: shown?.version ?? version ?? campaign.version },
      reader.currency,
      reader.now,
      // Cashback has no time after the registration, so this decides nothing.
      reader.now,
    );
    if (reward)
      rewards.push({
        ...reward,
        cashbackActivated: true,
        cashbackProgress: wireProgress(campaign.campaignId, reader.currency, standing),
      });
  }
  return rewards;
}

/**
 * Returns which cashback campaigns a player can activate. One that they have stopped can be activated again in the next
 * period: otherwise a player could drop a period's winnings by stopping, and keep its losses.
 */
export async function cashbackOffers(
  target: Queryable,
  playerId: string,
  now: Date,
): Promise<(campaign: Campaign) => boolean> {
  const own = new Map((await cashbacks.activationsOf(target, playerId)).map((row) => [row.campaignId, row]));
  const accounts = [playerId, ...(await accountsOfPerson(target, playerId))];
  const elsewhere = await cashbacks.activeElsewhere(target, playerId, accounts);
  const zones = await timeZonesOf(target, playerId);
  return (campaign) => {
    if (campaign.terms.category === 'LOYALTY' || elsewhere.has(campaign.campaignId)) return false;
    const row = own.get(campaign.campaignId);
    if (!row) return true;
    if (row.deactivatedAt === null) return false;
    const periods = periodTerms(campaign, campaign.terms);
    const { trigger } = campaign.terms;
    const stopped = periods
      ? (cashbackPeriods(periods, row.deactivatedAt, zones).current ?? periodOf('D', row.deactivatedAt, zones))
      : periodOf(trigger === 'CASHBACK_WEEKLY' ? 'W' : 'D', row.deactivatedAt, zones);
    return now >= stopped.end;
  };
}

/**
 * Activates cashback: losses count from now.
 * @throws Refusal 400 error.bonus.not_available · 409 error.bonus.terms_changed
 */
export async function activateCashback(
  app: FastifyInstance,
  player: Player,
  campaignId: string,
  version: number,
): Promise<Reward> {
  const { playerId } = player;
  await app.wallet.transaction(async ({ tx }) => {
    const { wallet, claimant } = await lockClaimant(app, tx, player);
    const campaign = await repository.lockCampaign(tx, campaignId);
    const before = (await cashbacks.activationsOf(tx, playerId)).find((row) => row.campaignId === campaignId);
    // A second click, or the other device.
    if (before?.deactivatedAt === null) return;
    const now = app.clock.now();
    const isOffered =
      campaign !== null &&
      isCashback(campaign.terms.trigger) &&
      refusalOf(app, campaign, claimant) === null &&
      (await cashbackOffers(tx, playerId, now))(campaign);
    if (!isOffered) throw new Refusal(400, ERROR.bonusNotAvailable);
    if (version !== campaign.version) throw new Refusal(409, ERROR.bonusTermsChanged);
    await cashbacks.writeActivation(tx, {
      playerId,
      campaignId,
      version,
      activatedAt: now,
      activatedSeq: wallet.version,
    });
    if (!before) await repository.countClaim(tx, campaign, wallet.currency, 1);
  });
  const reward = (await cashbackRewards(app, playerId)).find((found) => found.campaignId === campaignId);
  if (!reward) throw new Refusal(400, ERROR.bonusNotAvailable);
  return reward;
}

/** Stops cashback; what has not been claimed is lost. @throws Refusal 404 */
export async function deactivateCashback(app: FastifyInstance, player: Player, campaignId: string): Promise<void> {
  const { playerId } = player;
  await app.wallet.transaction(async ({ tx }) => {
    await app.wallet.lock(tx, playerId);
    const row = (await cashbacks.activationsOf(tx, playerId)).find((found) => found.campaignId === campaignId);
    if (!row) throw new Refusal(404, ERROR.notFound);
    await app.holdSession(tx, player);
    if (row.deactivatedAt === null) await cashbacks.stopActivation(tx, row, app.clock.now());
  });
}

/** Returns the progress of one activated cashback. @throws Refusal 404 */
export async function cashbackProgress(
  app: FastifyInstance,
  playerId: string,
  campaignId: string,
): Promise<CashbackProgress> {
  const reader = await readerOf(app, app.db, playerId, await walletOf(app, app.db, playerId));
  const own = (await entitlementsOf(app, app.db, reader, 'ACTIVATED')).find(
    ({ campaign }) => campaign.campaignId === campaignId,
  );
  if (!own) throw new Refusal(404, ERROR.notFound);
  return wireProgress(campaignId, reader.currency, await standingOf(app.db, reader, own));
}

/** Returns the progress of the player's loyalty cashback. */
export async function loyaltyProgress(app: FastifyInstance, playerId: string): Promise<CashbackProgress[]> {
  const reader = await readerOf(app, app.db, playerId, await walletOf(app, app.db, playerId));
  const own = await entitlementsOf(app, app.db, reader, 'LOYALTY');
  return Promise.all(
    own.map(async (entitlement) =>
      wireProgress(entitlement.campaign.campaignId, reader.currency, await standingOf(app.db, reader, entitlement)),
    ),
  );
}

/**
 * Pays cashback into MAIN. The losses are counted again under the wallet's lock, and the figures stay beside the payment.
 * @throws Refusal 404 · 400 error.bonus.not_available for a player who may not have bonuses · 400
 * error.bonus.nothing_to_claim
 */
export async function claimCashback(
  app: FastifyInstance,
  player: Player,
  campaignId: string,
  which: 'LOYALTY' | 'ACTIVATED',
): Promise<{ amount: number; currencyCode: CurrencyCode; progress: CashbackProgress }> {
  const { playerId } = player;
  const { amount, currency } = await app.wallet.transaction(async ({ tx, move }) => {
    const wallet = await app.wallet.lock(tx, playerId);
    if (!wallet) throw new Refusal(404, ERROR.notFound);
    const standing = await findStanding(tx, playerId, true);
    await app.holdSession(tx, player);
    // Other accounts of the person claim after this one, and find what it has paid.
    await repository.lockCampaign(tx, campaignId);
    const reader = await readerOf(app, tx, playerId, wallet);
    const own = (await entitlementsOf(app, tx, reader, which)).find(
      ({ campaign }) => campaign.campaignId === campaignId,
    );
    if (!own) throw new Refusal(404, ERROR.notFound);
    // What a player has activated keeps its terms; only a law without bonuses keeps it from being paid.
    if (
      !standing ||
      !isFreeToPlay(app, standing, own.campaign.terms.vertical) ||
      !homeOf(app, standing).rules.promotionsAllowed.value
    )
      throw new Refusal(400, ERROR.bonusNotAvailable);
    const { claimable } = await standingOf(tx, reader, own);
    if (!claimable) throw new Refusal(400, ERROR.bonusNothingToClaim);
    const { cashback, period, window, losses, terms, version } = claimable;
    const claimId = randomUUID();
    const { outcome } = await move(
      payCashback({ reference: claimId, playerId, currency: wallet.currency }, cashback, terms.title),
    );
    if (outcome !== 'MOVED')
      throw new Error(
        `The ledger answered ${outcome} to cashback of ${cashback} for player ${playerId}: nothing was paid.`,
      );
    await cashbacks.insertCashbackClaim(tx, {
      playerId,
      claimId,
      campaignId,
      version,
      periodStart: period.start,
      periodEnd: earlier(period.end, reader.now),
      afterSeq: window.afterSeq,
      upToSeq: window.upToSeq,
      countedFrom: window.from,
      countedBefore: window.before,
      losses: losses.all,
      boosterLosses: losses.booster,
      amount: cashback,
      claimedAt: reader.now,
    });
    return { amount: cashback, currency: wallet.currency };
  });
  const progress =
    which === 'ACTIVATED'
      ? await cashbackProgress(app, playerId, campaignId)
      : (await loyaltyProgress(app, playerId)).find((found) => found.campaignId === campaignId);
  if (!progress) throw new Refusal(404, ERROR.notFound);
  return { amount: toWire(amount), currencyCode: currency, progress };
}
