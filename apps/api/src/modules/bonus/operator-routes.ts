import { randomUUID } from 'node:crypto';
import { MARKETS } from '@baize/brand';
import { ERROR, SERVER_ERROR } from '@baize/contracts/errors';
import {
  operatorCampaignPartner,
  operatorCampaigns,
  operatorCampaignPartnerStop,
  operatorCampaignStop,
  operatorCampaignWinners,
  operatorCampaignWrite,
} from '@baize/contracts/operator';
import { toWire, type CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../plugins/database.ts';
import { Refusal } from '../../plugins/errors.ts';
import { operatorRoute } from '../../plugins/operator-plane/index.ts';
import {
  contradictionOf,
  forbiddenBy,
  isBudgetSpent,
  isLawful,
  missingProduct,
  partnerContradiction,
  statusAt,
  termsOf,
  writtenTerms,
  type Terms,
} from './model/campaign.ts';
import { findPlayers } from '../player/index.ts';
import { endPartnerCode, findPartnerCode, insertPartnerCode, lockCode, partnerCodes } from './partner-repository.ts';
import { insertPrize } from './prize-repository.ts';
import * as repository from './repository.ts';
import type { Campaign } from './repository.ts';

/**
 * Returns what is wrong with a campaign: terms that contradict each other, a product that the brand lacks, an unknown
 * market, a market's law.
 */
function faultOf(app: FastifyInstance, brand: string, terms: Terms, bonusCode: string | null): string | null {
  const config = app.brands.find(brand);
  if (!config) return `there is no brand "${brand}"`;
  const contradiction = contradictionOf(terms, bonusCode);
  if (contradiction) return contradiction;
  const missing = missingProduct(terms, config.capabilities);
  if (missing) return `the brand "${brand}" has no ${missing}, so nobody could use a bonus of ${terms.vertical} there`;
  for (const id of terms.markets) {
    const market = Object.values(MARKETS).find((record) => record.id === id);
    if (!market) return `there is no market "${id}"`;
    if (!isLawful(terms, market.rules))
      return `the law of ${id} does not allow these terms (${forbiddenBy(terms, market.rules)})`;
  }
  return null;
}

/** Tells whether a campaign can give no further claim: every claim has been made, or its budget in each currency is spent. */
const isSpent = ({ terms, claims, committed }: Campaign): boolean =>
  (terms.claimsInAll !== null && claims >= terms.claimsInAll) ||
  (Object.keys(terms.amounts) as CurrencyCode[]).every((currency) => isBudgetSpent(terms, committed, currency));

/** @throws Refusal 400 if a published tournament promises the campaign to its winners */
function refuseReserved({ reservedFor }: Campaign): void {
  if (reservedFor !== null)
    throw new Refusal(400, SERVER_ERROR.campaignInvalid, { why: `it is a prize of the tournament ${reservedFor}` });
}

const UNIQUE_VIOLATION = '23505';

/**
 * The operator's calls about campaigns. Whatever players can claim costs money, so it needs a second person; a draft and
 * a stop do not, unless the campaign is the prize of a published tournament.
 */
export function operatorBonusRoutes(app: FastifyInstance): void {
  const wireAll = async (target: Queryable, campaigns: readonly Campaign[]) => {
    const ofPartners = await partnerCodes(
      target,
      campaigns.map(({ campaignId }) => campaignId),
    );
    const codesOf = Map.groupBy(ofPartners, ({ campaignId }) => campaignId);
    return campaigns.map((campaign) => ({
      campaignId: campaign.campaignId,
      brand: campaign.brand,
      name: campaign.name,
      bonusCode: campaign.bonusCode,
      status: statusAt(campaign, app.clock.now()),
      version: campaign.version,
      terms: writtenTerms(campaign.terms),
      claims: campaign.claims,
      committed: Object.fromEntries(
        Object.entries(campaign.committed).map(([currency, amount]) => [currency, toWire(amount)]),
      ),
      partnerBonusCodes: (codesOf.get(campaign.campaignId) ?? []).map(
        ({ partner, partnerBonusCode, players, endedAt }) => ({
          partner,
          partnerBonusCode,
          players,
          endedAt: endedAt?.toISOString() ?? null,
        }),
      ),
    }));
  };
  const wire = async (target: Queryable, campaign: Campaign) => {
    const [wired] = await wireAll(target, [campaign]);
    if (!wired) throw new Error('One campaign was given, so one comes back.');
    return wired;
  };

  operatorRoute(app, operatorCampaigns, async ({ query: { brand, filter = 'ALL' } }) => {
    const campaigns = await repository.listCampaigns(app.db, brand ?? null);
    const list = await wireAll(app.db, campaigns);
    if (filter === 'ALL') return list;
    // COMPLETED: it has ended, every claim has been made, or its budgets are spent.
    const spent = new Set(campaigns.filter(isSpent).map(({ campaignId }) => campaignId));
    return list.filter((campaign) =>
      filter === 'COMPLETED'
        ? campaign.status === 'EXPIRED' || spent.has(campaign.campaignId)
        : campaign.status === filter,
    );
  });

  operatorRoute(app, operatorCampaignWrite, async ({ body, secondPerson, record }) => {
    const terms = termsOf(body.terms);
    const bonusCode = body.bonusCode?.toUpperCase() ?? null;
    const why = faultOf(app, body.brand, terms, bonusCode);
    if (why) throw new Refusal(400, SERVER_ERROR.campaignInvalid, { why });
    const now = app.clock.now();
    try {
      return await app.db.transaction(async (tx) => {
        const before = body.campaignId === undefined ? null : await repository.lockCampaign(tx, body.campaignId);
        if (body.campaignId !== undefined && before?.brand !== body.brand) throw new Refusal(404, ERROR.notFound);
        const { linkedCampaignId } = terms;
        if (linkedCampaignId !== undefined) {
          const [linked] = await repository.campaignsById(tx, [linkedCampaignId]);
          if (linked?.brand !== body.brand || linkedCampaignId === body.campaignId)
            throw new Refusal(400, SERVER_ERROR.campaignInvalid, {
              why: `there is no other campaign ${linkedCampaignId} of "${body.brand}"`,
            });
        }
        if (bonusCode !== null) {
          await lockCode(tx, body.brand, bonusCode);
          if ((await findPartnerCode(tx, body.brand, bonusCode)) !== null)
            throw new Refusal(400, SERVER_ERROR.campaignInvalid, { why: `the code ${bonusCode} is a partner's` });
        }
        const ofPartners = partnerContradiction(terms, bonusCode);
        if (ofPartners !== null && before && (await partnerCodes(tx, [before.campaignId])).length > 0)
          throw new Refusal(400, SERVER_ERROR.campaignInvalid, { why: `partners have its codes: ${ofPartners}` });
        if (before?.status === 'CANCELED') throw new Refusal(409, SERVER_ERROR.campaignStopped);
        if (before) refuseReserved(before);
        if (body.status === 'ACTIVE' || before?.status === 'ACTIVE')
          secondPerson({
            campaignId: body.campaignId ?? null,
            versionBefore: before?.version ?? 0,
            terms: body.terms,
            bonusCode,
            status: body.status,
          });
        const campaign: Campaign = {
          campaignId: before?.campaignId ?? randomUUID(),
          brand: body.brand,
          name: body.name,
          bonusCode,
          status: body.status,
          version: (before?.version ?? 0) + 1,
          claims: before?.claims ?? 0,
          committed: before?.committed ?? {},
          stoppedAt: null,
          reservedFor: null,
          terms,
        };
        if (before) await repository.addVersion(tx, campaign, now);
        else if (!(await repository.insertCampaign(tx, campaign, now)))
          throw new Refusal(400, SERVER_ERROR.campaignInvalid, { why: `the code ${bonusCode} is another campaign's` });
        await record(tx, {
          subject: campaign.campaignId,
          before: before && { version: before.version, status: before.status, terms: writtenTerms(before.terms) },
          after: { version: campaign.version, status: campaign.status, terms: body.terms },
          details: { brand: campaign.brand, name: campaign.name, bonusCode },
        });
        return wire(tx, campaign);
      });
    } catch (fault) {
      if (fault instanceof Error && 'code' in fault && fault.code === UNIQUE_VIOLATION)
        throw new Refusal(400, SERVER_ERROR.campaignInvalid, { why: `the code ${bonusCode} is another campaign's` });
      throw fault;
    }
  });

  operatorRoute(app, operatorCampaignWinners, async ({ params, body, secondPerson, record }) => {
    const playerIds = [...new Set(body.playerIds)].sort();
    return app.db.transaction(async (tx) => {
      const campaign = await repository.lockCampaign(tx, params.campaignId);
      if (!campaign) throw new Refusal(404, ERROR.notFound);
      if (campaign.status === 'CANCELED') throw new Refusal(409, SERVER_ERROR.campaignStopped);
      refuseReserved(campaign);
      if (campaign.terms.trigger !== 'TOURNAMENT')
        throw new Refusal(400, SERVER_ERROR.campaignInvalid, { why: 'only a TOURNAMENT campaign has winners' });
      const found = await findPlayers(tx, playerIds);
      const strange = playerIds.find((id) => found.get(id)?.brand !== campaign.brand);
      if (strange !== undefined)
        throw new Refusal(400, SERVER_ERROR.campaignInvalid, { why: `${strange} is no player of "${campaign.brand}"` });
      secondPerson({ campaignId: campaign.campaignId, version: campaign.version, playerIds });
      const namedAt = app.clock.now();
      const named: string[] = [];
      for (const playerId of playerIds) {
        if (!(await insertPrize(tx, { playerId, campaignId: campaign.campaignId, namedAt }))) continue;
        named.push(playerId);
        await app.tellPlayer(tx, { playerId, kind: 'TOURNAMENT_PRIZE' });
      }
      await record(tx, {
        subject: campaign.campaignId,
        before: null,
        after: { winners: named },
        details: { brand: campaign.brand, name: campaign.name },
      });
      return { named: named.length };
    });
  });

  operatorRoute(app, operatorCampaignPartner, async ({ params, body, secondPerson, record }) =>
    app.db.transaction(async (tx) => {
      const code = body.partnerBonusCode.toUpperCase();
      const campaign = await repository.lockCampaign(tx, params.campaignId);
      if (!campaign) throw new Refusal(404, ERROR.notFound);
      if (campaign.status === 'CANCELED') throw new Refusal(409, SERVER_ERROR.campaignStopped);
      await lockCode(tx, campaign.brand, code);
      const why =
        partnerContradiction(campaign.terms, campaign.bonusCode) ??
        ((await repository.campaignByCode(tx, campaign.brand, code)) !== null
          ? `the code ${code} is another campaign's`
          : null);
      if (why !== null) throw new Refusal(400, SERVER_ERROR.campaignInvalid, { why });
      if (campaign.status === 'ACTIVE')
        secondPerson({ campaignId: campaign.campaignId, version: campaign.version, partner: body.partner, code });
      const { partner } = body;
      if (!(await insertPartnerCode(tx, campaign, { code, partner }, app.clock.now())))
        throw new Refusal(400, SERVER_ERROR.campaignInvalid, { why: `the code ${code} is taken` });
      await record(tx, {
        subject: campaign.campaignId,
        before: null,
        after: { partner, code },
        details: { brand: campaign.brand, name: campaign.name },
      });
      return wire(tx, campaign);
    }),
  );

  operatorRoute(app, operatorCampaignPartnerStop, async ({ params, record }) =>
    app.db.transaction(async (tx) => {
      const code = params.partnerBonusCode.toUpperCase();
      const campaign = await repository.lockCampaign(tx, params.campaignId);
      if (!campaign || !(await endPartnerCode(tx, campaign, code, app.clock.now())))
        throw new Refusal(404, ERROR.notFound);
      await record(tx, {
        subject: campaign.campaignId,
        before: { code },
        after: null,
        details: { brand: campaign.brand, name: campaign.name },
      });
      return wire(tx, campaign);
    }),
  );

  operatorRoute(app, operatorCampaignStop, async ({ params, secondPerson, record }) =>
    app.db.transaction(async (tx) => {
      const campaign = await repository.lockCampaign(tx, params.campaignId);
      if (!campaign) throw new Refusal(404, ERROR.notFound);
      if (campaign.status === 'CANCELED') throw new Refusal(409, SERVER_ERROR.campaignStopped);
      const { campaignId, reservedFor } = campaign;
      if (reservedFor !== null) secondPerson({ campaignId, reservedFor });
      await repository.stopCampaign(tx, campaign.campaignId, app.clock.now());
      await record(tx, {
        subject: campaign.campaignId,
        before: { status: campaign.status },
        after: { status: 'CANCELED' },
        details: { brand: campaign.brand, name: campaign.name },
      });
      return wire(tx, { ...campaign, status: 'CANCELED' });
    }),
  );
}
