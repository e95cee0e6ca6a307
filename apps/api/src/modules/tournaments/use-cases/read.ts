import { MARKETS, type ResolvedMarket, type RulePack } from '@baize/brand';
import { ERROR } from '@baize/contracts/errors';
import type {
  TournamentDetails,
  TournamentPlace,
  TournamentPrize,
  TournamentSummary,
} from '@baize/contracts/tournament';
import { toWire, type CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { Campaign } from '../../bonus/index.ts';
import { accountsOfPerson } from '../../person/index.ts';
import { findStanding } from '../../player/index.ts';
import { maskName } from '../../winners/index.ts';
import { placeIn } from '../model/score.ts';
import { FINISH_MINUTES, isLawful, stateAt, titleIn, type Terms } from '../model/terms.ts';
import { enteredOf, findEntry, isAnyEntered, playersOf, type Entry } from '../repository/entries.ts';
import { firstPlaces, rankingOf, type Ranked } from '../repository/standings.ts';
import { findPublished, publishedSince, type Tournament } from '../repository/tournaments.ts';
import { isOfferedTo, reasonOf } from './eligibility.ts';
import { wireOwn } from './wire.ts';

/** How long a tournament that has ended stays in the lists. */
const SHOWN_AFTER_MS = 7 * 86_400_000;
const SHOWN_PLACES = 20;
/** Games that a page shows as tiles; it counts the others. */
const SHOWN_GAMES = 24;
/** How long one query serves everyone who looks at a tournament. */
const FRESH_MS = 2000;
const MOST_KEPT = 500;
const ORDER = ['RUNNING', 'UPCOMING', 'SETTLING', 'ENDED', 'STOPPED'] as const;

/** Who looks: a visitor in the market of the page, or a player under the law of their home. */
export interface Viewer {
  readonly brand: string;
  readonly language: string;
  readonly currency: CurrencyCode;
  readonly playerId: string | null;
  /** Whether a tournament is offered to them. */
  readonly isOffered: (terms: Terms) => boolean;
}

interface Board {
  readonly players: number;
  readonly places: readonly (Ranked & { readonly name: string })[];
}

/** Returns a visitor's view: the page's market with its law. @throws Refusal 404 for an unknown market */
export function visitorOf(
  brand: string,
  { language, market: id }: { readonly language: string; readonly market: string },
  page: ResolvedMarket,
): Viewer {
  const market = page.market.id === id ? page.market : Object.values(MARKETS).find((record) => record.id === id);
  if (!market) throw new Refusal(404, ERROR.notFound);
  // The brand may be stricter than the market's record.
  const rules: RulePack = page.market.id === id ? page.rules : market.rules;
  return {
    brand,
    language,
    currency: market.currency,
    playerId: null,
    isOffered: (terms) =>
      terms.markets.includes(market.id) && terms.amounts[market.currency] !== undefined && isLawful(terms, rules),
  };
}

/** Returns a player's view. @throws Refusal 401 · 404 without a wallet */
export async function playerViewOf(app: FastifyInstance, playerId: string, language: string): Promise<Viewer> {
  const [standing, wallet] = await Promise.all([findStanding(app.db, playerId), app.wallet.balances(playerId)]);
  if (!standing) throw new Refusal(401, ERROR.unauthorized);
  if (!wallet) throw new Refusal(404, ERROR.notFound);
  const { currency } = wallet;
  return {
    brand: standing.brand,
    language,
    currency,
    playerId,
    isOffered: (terms) => isOfferedTo(app, terms, standing, currency),
  };
}

const symbols = new Map<string, string>();

/** Returns a currency's symbol in a language: €, CA$. Kept, because asking for it costs more than a query. */
function symbolOf(language: string, currency: CurrencyCode): string {
  const key = `${language} ${currency}`;
  const known = symbols.get(key);
  if (known !== undefined) return known;
  if (symbols.size >= MOST_KEPT) symbols.clear();
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  symbols.set(key, symbol);
  return symbol;
}

/** Reads tournaments for visitors and players: `tournamentReader`. */
export type TournamentReader = ReturnType<typeof tournamentReader>;

/** Reads tournaments for visitors and players. What everyone sees is kept for two seconds. */
export function tournamentReader(app: FastifyInstance) {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<unknown> }>();
  const shared = <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    const now = app.clock.now().getTime();
    const known = kept.get(key);
    // The clock may have been set back.
    if (known && known.until > now && known.until - now <= FRESH_MS) return known.value as Promise<Value>;
    if (kept.size >= MOST_KEPT) kept.clear();
    // A query of Drizzle asks the database again whenever it is awaited; a promise of it asks once.
    const value = Promise.resolve(read());
    kept.set(key, { until: now + FRESH_MS, value });
    value.catch(() => kept.delete(key));
    return value;
  };

  const campaignsOf = async (all: readonly Tournament[]): Promise<ReadonlyMap<string, Campaign>> => {
    const ids = [...new Set(all.flatMap(({ terms }) => terms.prizes.map(({ campaignId }) => campaignId)))];
    const found = ids.length === 0 ? [] : await app.bonuses.campaignsById(app.db, ids);
    return new Map(found.map((campaign) => [campaign.campaignId, campaign]));
  };

  const published = (brand: string) =>
    shared(`list ${brand}`, async () => {
      const since = new Date(app.clock.now().getTime() - SHOWN_AFTER_MS);
      const all = await publishedSince(app.db, brand, since, true);
      const ids = all.map(({ tournamentId }) => tournamentId);
      return { all, players: await playersOf(app.db, ids), campaigns: await campaignsOf(all) };
    });

  /** @throws Refusal 404, which is not kept: what is published next is found at once */
  const one = (brand: string, id: string) =>
    shared(`one ${brand} ${id}`, async () => {
      const found = await findPublished(app.db, brand, id);
      if (!found) throw new Refusal(404, ERROR.notFound);
      return { found, campaigns: await campaignsOf([found]) };
    });

  /** The place of an entry: a search in everyone's ranking, so that thousands of players who look cost one query. */
  const placeOf = async (entry: Entry, { places }: Board): Promise<number | null> => {
    const { tournamentId, playerId, score, reachedAt, isSecondAccount } = entry;
    if (score === 0 || reachedAt === null || isSecondAccount) return null;
    // What the player sees in the list above is the same number.
    const shown = places.findIndex((place) => place.playerId === playerId);
    if (shown >= 0) return shown + 1;
    const ranking = await shared(`ranking ${tournamentId}`, () => rankingOf(app.db, tournamentId));
    return placeIn(ranking, { playerId, score, reachedAt });
  };

  const boardOf = (tournamentId: string): Promise<Board> =>
    shared(`board ${tournamentId}`, async () => {
      const ranked = await firstPlaces(app.db, tournamentId, SHOWN_PLACES);
      const names = await app.playerAccess.namesOf(ranked.map(({ playerId }) => playerId));
      return {
        players: (await playersOf(app.db, [tournamentId])).get(tournamentId) ?? 0,
        places: ranked.map((place) => ({ ...place, name: maskName(names.get(place.playerId)) })),
      };
    });

  const prizesOf = (
    { prizes }: Terms,
    campaigns: ReadonlyMap<string, Campaign>,
    currency: CurrencyCode,
  ): TournamentPrize[] =>
    prizes.flatMap(({ from, to, campaignId }) => {
      const terms = campaigns.get(campaignId)?.terms;
      const amount = terms?.amounts[currency]?.bonus;
      if (!terms || amount === undefined) return [];
      const { freeSpins, wrMultiplier, validHours } = terms;
      return [
        {
          from,
          to,
          kind: freeSpins ? ('FREE_SPINS' as const) : ('MONEY' as const),
          amount: toWire(amount),
          spins: freeSpins?.spins ?? null,
          gameTitle: freeSpins ? (app.catalogue.gameById(freeSpins.gameId)?.name ?? null) : null,
          wrMultiplier,
          validHours,
        },
      ];
    });

  const summaryOf = (
    found: Tournament,
    prizes: readonly TournamentPrize[],
    players: number,
    { language, currency }: Viewer,
    isEntered: boolean | null,
  ): TournamentSummary => {
    const places = ({ from, to }: TournamentPrize) => to - from + 1;
    const money = prizes
      .filter(({ kind }) => kind === 'MONEY')
      .reduce((sum, prize) => sum + Math.round(prize.amount * 100) * places(prize), 0);
    return {
      tournamentId: found.tournamentId,
      slug: found.slug,
      name: titleIn(found.terms, language),
      state: stateAt(found, app.clock.now()),
      vertical: found.terms.vertical,
      scoring: found.terms.scoring,
      startsAt: found.startsAt.toISOString(),
      endsAt: found.endsAt.toISOString(),
      prize: toWire(money),
      prizeSpins: prizes.reduce((sum, prize) => sum + (prize.spins ?? 0) * places(prize), 0),
      currencyCode: currency,
      currencySymbol: symbolOf(language, currency),
      players,
      isEntered,
    };
  };

  /** The player's own part, and why they cannot have one. */
  const ownOf = async (playerId: string, found: Tournament, { isOffered, currency }: Viewer) => {
    const entry = await findEntry(app.db, { playerId, tournamentId: found.tournamentId });
    if (entry) return { entry, reason: entry.isSecondAccount ? ('OTHER_ACCOUNT' as const) : null };
    if (!isOffered(found.terms)) return { entry: null, reason: 'MARKET' as const };
    const standing = await findStanding(app.db, playerId);
    if (!standing) throw new Refusal(401, ERROR.unauthorized);
    const reason = reasonOf(app, found.terms, standing, currency);
    if (reason !== null) return { entry: null, reason };
    const others = (await accountsOfPerson(app.db, playerId)).filter((account) => account !== playerId);
    const isOther = await isAnyEntered(app.db, found.tournamentId, others);
    return { entry: null, reason: isOther ? ('OTHER_ACCOUNT' as const) : null };
  };

  return {
    /** Reads everything again: a tournament was written or stopped here. Other processes read it within two seconds. */
    forget: () => kept.clear(),

    /** The tournaments that are offered to a viewer, and those that they take part in: the running ones first. */
    async list(viewer: Viewer): Promise<TournamentSummary[]> {
      const { all, players, campaigns } = await published(viewer.brand);
      const { playerId } = viewer;
      const ids = all.map(({ tournamentId }) => tournamentId);
      const entered = playerId === null ? null : await enteredOf(app.db, playerId, ids);
      return (
        all
          // One that was stopped concerns its players alone.
          .filter(
            ({ terms, tournamentId, status }) =>
              (status === 'ACTIVE' && viewer.isOffered(terms)) || entered?.has(tournamentId),
          )
          .map((found) =>
            summaryOf(
              found,
              prizesOf(found.terms, campaigns, viewer.currency),
              players.get(found.tournamentId) ?? 0,
              viewer,
              entered?.has(found.tournamentId) ?? null,
            ),
          )
          .toSorted((one, two) => ORDER.indexOf(one.state) - ORDER.indexOf(two.state))
      );
    },

    /** One tournament. Where it is not offered, it says so and nothing about prizes and players. @throws Refusal 404 */
    async details(viewer: Viewer, id: string): Promise<TournamentDetails> {
      const { playerId, currency } = viewer;
      const { found, campaigns } = await one(viewer.brand, id);
      const { terms, tournamentId } = found;
      const isOffered = viewer.isOffered(terms);
      const { entry, reason } =
        playerId === null
          ? { entry: null, reason: isOffered ? null : ('MARKET' as const) }
          : await ownOf(playerId, found, viewer);
      const isShown = isOffered || entry !== null;
      const board = isShown ? await boardOf(tournamentId) : { players: 0, places: [] };
      const prizes = isShown ? prizesOf(terms, campaigns, currency) : [];
      const amounts = terms.amounts[currency] ?? { minimumStake: 0 };
      const leaderboard = board.places.map((each, index): TournamentPlace => ({
        place: index + 1,
        playerName: each.name,
        points: toWire(each.score),
        isOwn: each.playerId === playerId,
      }));
      return {
        ...summaryOf(found, prizes, board.players, viewer, playerId === null ? null : entry !== null),
        now: app.clock.now().toISOString(),
        rules: {
          minimumStake: toWire(amounts.minimumStake),
          stakePerPoint: amounts.stakePerPoint === undefined ? null : toWire(amounts.stakePerPoint),
          finishMinutes: FINISH_MINUTES,
          gameCount: terms.countedGameIds?.length ?? null,
          gameIds: (terms.countedGameIds ?? []).slice(0, SHOWN_GAMES),
        },
        prizes,
        leaderboard,
        own: entry && wireOwn(entry, await placeOf(entry, board)),
        reason,
      };
    },
  };
}
