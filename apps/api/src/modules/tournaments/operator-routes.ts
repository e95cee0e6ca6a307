import { randomUUID } from 'node:crypto';
import { MARKETS } from '@baize/brand';
import { ERROR, SERVER_ERROR } from '@baize/contracts/errors';
import {
  operatorTournament,
  operatorTournaments,
  operatorTournamentStop,
  operatorTournamentWrite,
  type OperatorTournament,
  type TournamentTerms,
} from '@baize/contracts/operator';
import { toWire, type CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../plugins/database.ts';
import { Refusal } from '../../plugins/errors.ts';
import { operatorRoute } from '../../plugins/operator-plane/index.ts';
import { marketWithoutSpins, type Campaign } from '../bonus/index.ts';
import { contradictionOf, forbiddenBy, isLawful, stateAt, termsOf, writtenTerms, type Terms } from './model/terms.ts';
import { playersOf } from './repository/entries.ts';
import { firstPlaces } from './repository/standings.ts';
import {
  findTournament,
  insertPrizes,
  insertTournament,
  listTournaments,
  lockTournament,
  removeTournament,
  rewriteDraft,
  updateTournament,
  type Tournament,
} from './repository/tournaments.ts';
import { countedGames } from './use-cases/counted-games.ts';
import type { TournamentReader } from './use-cases/read.ts';

const INSPECTED_PLACES = 200;
/** Winners need time to claim. */
const CLAIM_MS = 86_400_000;

const invalid = (why: string) => new Refusal(400, SERVER_ERROR.tournamentInvalid, { why });

/** Returns what is wrong with terms: they contradict each other, name an unknown market or break a market's law. */
function faultOf(app: FastifyInstance, brand: string, terms: Terms): string | null {
  if (!app.brands.find(brand)) return `there is no brand "${brand}"`;
  const contradiction = contradictionOf(terms);
  if (contradiction) return contradiction;
  for (const id of terms.markets) {
    const market = Object.values(MARKETS).find((record) => record.id === id);
    if (!market) return `there is no market "${id}"`;
    if (!isLawful(terms, market.rules))
      return `the law of ${id} does not allow this tournament (${forbiddenBy(terms, market.rules)})`;
  }
  return null;
}

/** Returns what keeps a campaign from being the prize of places; null: nothing does. */
function prizeFault(
  app: FastifyInstance,
  campaign: (Campaign & { readonly hasWinners: boolean }) | undefined,
  brand: string,
  terms: Terms,
  { from, to, campaignId }: Terms['prizes'][number],
): string | null {
  if (campaign?.brand !== brand) return `there is no campaign ${campaignId} of "${brand}"`;
  const prize = campaign.terms;
  if (campaign.status !== 'ACTIVE') return `the campaign ${campaignId} is not active`;
  if (prize.trigger !== 'TOURNAMENT') return `the campaign ${campaignId} is no prize: its trigger is not TOURNAMENT`;
  if (prize.freeBet) return `the campaign ${campaignId} gives a free bet, and prizes are bonus money or free spins`;
  if (campaign.hasWinners) return `the campaign ${campaignId} has winners already`;
  if (prize.claimsInAll !== null && prize.claimsInAll - campaign.claims < to - from + 1)
    return `the campaign ${campaignId} has fewer claims left than its places`;
  if (prize.endsAt !== null && new Date(prize.endsAt).getTime() < new Date(terms.endsAt).getTime() + CLAIM_MS)
    return `the campaign ${campaignId} ends before winners have a day to claim`;
  if (new Date(prize.startsAt) > new Date(terms.endsAt)) return `the campaign ${campaignId} begins after the end`;
  if (prize.loyaltyLevel !== undefined) return `the campaign ${campaignId} needs a loyalty level`;
  const market = terms.markets.find((id) => !prize.markets.includes(id));
  if (market !== undefined) return `the campaign ${campaignId} is not offered in ${market}`;
  const currencies = Object.keys(terms.amounts) as CurrencyCode[];
  const currency = currencies.find((code) => !(code in prize.amounts));
  if (currency !== undefined) return `the campaign ${campaignId} has no amount in ${currency}`;
  const closed = marketWithoutSpins(app, brand, prize, { markets: terms.markets, currencies });
  return (
    closed &&
    `the free spins of the campaign ${campaignId} cannot be played in ${closed}: their game is not open there, or its law does not allow the stake`
  );
}

/** The operator's calls about tournaments. Published prizes are money promised: they need a second person. */
export function operatorTournamentRoutes(app: FastifyInstance, { forget }: Pick<TournamentReader, 'forget'>): void {
  const wireAll = async (target: Queryable, all: readonly Tournament[]): Promise<OperatorTournament[]> => {
    const counts = await playersOf(
      target,
      all.map(({ tournamentId }) => tournamentId),
    );
    return all.map((found) => ({
      tournamentId: found.tournamentId,
      brand: found.brand,
      slug: found.slug,
      status: found.status === 'DRAFT' ? 'DRAFT' : stateAt(found, app.clock.now()),
      terms: writtenTerms(found.terms),
      players: counts.get(found.tournamentId) ?? 0,
      settledAt: found.settledAt?.toISOString() ?? null,
    }));
  };
  const wire = async (target: Queryable, tournamentId: string): Promise<OperatorTournament> => {
    const found = await findTournament(target, tournamentId);
    const [wired] = found ? await wireAll(target, [found]) : [];
    if (!wired) throw new Refusal(404, ERROR.notFound);
    return wired;
  };
  const storedTerms = (written: TournamentTerms): Terms => {
    const games = countedGames(app, written);
    if (!games.ok) throw invalid(games.why);
    return termsOf(written, games.gameIds);
  };

  operatorRoute(app, operatorTournaments, async ({ query: { brand } }) =>
    wireAll(app.db, await listTournaments(app.db, brand ?? null)),
  );

  operatorRoute(app, operatorTournament, async ({ params: { tournamentId } }) => {
    const wired = await wire(app.db, tournamentId);
    const places = await firstPlaces(app.db, tournamentId, INSPECTED_PLACES);
    return {
      ...wired,
      places: places.map(({ playerId, score, rounds, reachedAt, campaignId }, index) => ({
        place: index + 1,
        playerId,
        points: toWire(score),
        rounds,
        reachedAt: reachedAt.toISOString(),
        campaignId,
      })),
    };
  });

  operatorRoute(app, operatorTournamentWrite, async ({ body, secondPerson, record }) => {
    const terms = storedTerms(body.terms);
    const why = faultOf(app, body.brand, terms);
    if (why) throw invalid(why);
    const now = app.clock.now();
    return app.db.transaction(async (tx) => {
      const before = body.tournamentId === undefined ? null : await lockTournament(tx, body.tournamentId);
      if (body.tournamentId !== undefined && before?.brand !== body.brand) throw new Refusal(404, ERROR.notFound);
      if (before && before.status !== 'DRAFT') throw new Refusal(409, SERVER_ERROR.tournamentPublished);
      const tournamentId = before?.tournamentId ?? randomUUID();
      if (body.status === 'ACTIVE') {
        if (new Date(terms.endsAt) <= now) throw invalid('endsAt is over');
        const ids = terms.prizes.map(({ campaignId }) => campaignId);
        // A refusal takes the reservation back with everything else.
        const campaigns = new Map(
          (await app.bonuses.reservePrizes(tx, ids, tournamentId)).map((campaign) => [campaign.campaignId, campaign]),
        );
        for (const prize of terms.prizes) {
          const fault = prizeFault(app, campaigns.get(prize.campaignId), body.brand, terms, prize);
          if (fault) throw invalid(fault);
        }
        secondPerson({
          tournamentId: body.tournamentId ?? null,
          brand: body.brand,
          slug: body.slug,
          terms: body.terms,
        });
        const taken = await insertPrizes(tx, tournamentId, terms);
        if (taken.length > 0) throw invalid(`the campaign ${taken.join(', ')} is the prize of another tournament`);
      }
      const row = {
        slug: body.slug,
        status: body.status,
        terms,
        startsAt: new Date(terms.startsAt),
        endsAt: new Date(terms.endsAt),
      };
      const isWritten = before
        ? await rewriteDraft(tx, before, row)
        : await insertTournament(tx, { tournamentId, brand: body.brand, writtenAt: now, ...row });
      if (!isWritten) throw invalid(`the slug "${body.slug}" is another tournament's`);
      await record(tx, {
        subject: tournamentId,
        before: before && { status: before.status, slug: before.slug, terms: writtenTerms(before.terms) },
        after: { status: body.status, slug: body.slug, terms: body.terms },
        details: { brand: body.brand },
      });
      tx.afterCommit(forget);
      return wire(tx, tournamentId);
    });
  });

  operatorRoute(app, operatorTournamentStop, async ({ params: { tournamentId }, secondPerson, record }) =>
    app.db.transaction(async (tx) => {
      const found = await lockTournament(tx, tournamentId);
      if (!found) throw new Refusal(404, ERROR.notFound);
      const now = app.clock.now();
      if (found.status === 'STOPPED' || found.settlingAt !== null)
        throw new Refusal(409, SERVER_ERROR.tournamentStopped);
      if (found.status === 'ACTIVE' && found.startsAt <= now) secondPerson({ tournamentId, slug: found.slug });
      const before = await wire(tx, tournamentId);
      // Nobody has approved a draft, so nothing of it stays: a stopped tournament can be read by everyone.
      if (found.status === 'DRAFT') await removeTournament(tx, tournamentId);
      else await updateTournament(tx, tournamentId, { status: 'STOPPED', stoppedAt: now });
      if (found.status === 'ACTIVE')
        await app.bonuses.releasePrizes(
          tx,
          found.terms.prizes.map(({ campaignId }) => campaignId),
        );
      await record(tx, {
        subject: tournamentId,
        before: { status: found.status },
        after: { status: 'STOPPED' },
        details: { brand: found.brand, slug: found.slug },
      });
      // The call does not wait for thousands of players. What is interrupted, the next sweep goes on with.
      tx.afterCommit(() => {
        forget();
        app.tournaments
          .tellStopped()
          .catch((err: unknown) =>
            app.log.error({ err, tournamentId }, 'players of a stopped tournament did not get the message'),
          );
      });
      return { ...before, status: 'STOPPED' as const };
    }),
  );
}
