import { buildCatalogue } from '@baize/catalogue';
import { DocumentIndex, evaluateQuery, type Indexed } from '@baize/content-engine';
import type { GameDocument } from '@baize/contracts/content';
import * as content from '@baize/contracts/content-queries';
import type { ContentParameters, ContentQuery, ContentWire } from '@baize/contracts/content-queries';
import { visibilityOf, type Visibility } from '@baize/contracts/game-visibility';
import { describe, expect, it } from 'vitest';
import { Catalogue } from '../content/Catalogue.ts';

const catalogue = new Catalogue(buildCatalogue());
const index = new DocumentIndex(catalogue.documents as unknown as readonly Indexed[]);
const games = catalogue.documents.filter((document): document is GameDocument => document._type === 'game');
const providers = catalogue.documents.filter((document) => document._type === 'provider');
const LOBBIES = ['casinoGames', 'liveCasinoGames'] as const;

const ask = async <Query extends ContentQuery>(
  { query }: Query,
  parameters: ContentParameters<Query>,
): Promise<ContentWire<Query>> =>
  JSON.parse(await evaluateQuery(index, query, parameters as Readonly<Record<string, unknown>>)) as ContentWire<Query>;

/** What a list says of a game: it has the game, and its two flags decide on the overlay. */
type Listed = {
  readonly id: string;
  readonly restrictedCountry?: boolean | null;
  readonly removeRestrictedCountryOverlay?: boolean | null;
};
const shownBy = ({ restrictedCountry, removeRestrictedCountryOverlay }: Listed): Visibility['shown'] =>
  restrictedCountry && !removeRestrictedCountryOverlay ? 'overlaid' : 'visible';

describe.each([
  { market: 'UN', country: 'FI', channel: 'web', showsRestricted: true },
  { market: 'UN', country: 'US', channel: 'web', showsRestricted: true },
  { market: 'UN', country: 'CA', channel: 'mobile', showsRestricted: true },
  { market: 'UN', country: null, channel: 'web', showsRestricted: true },
  { market: 'UN', country: 'FI', channel: 'web', showsRestricted: false },
  { market: 'UN', country: 'US', channel: 'mobile', showsRestricted: false },
  { market: 'GG', country: 'GB', channel: 'mobile', showsRestricted: false },
  { market: 'PH', country: 'AU', channel: 'web', showsRestricted: true },
  { market: 'CA', country: 'CA', channel: 'mobile', showsRestricted: false },
] as const)(
  'every list agrees with visibilityOf in $market, $country, $channel, overlays $showsRestricted (B§5)',
  (place) => {
    // The service does not know the law; lists apply it afterwards (`allowedGames`).
    const law = { live: true, jackpots: true };
    const shown = new Map(
      games.map((game) => [
        game.id,
        visibilityOf(game, catalogue.providerOf(game), catalogue.subProviderOf(game), { ...place, law }).shown,
      ]),
    );
    const listed = (wanted: (game: GameDocument) => boolean) =>
      games.flatMap((game) => (wanted(game) && shown.get(game.id) !== 'hidden' ? [[game.id, shown.get(game.id)]] : []));
    const statesOf = (list: readonly Listed[]) => list.map((game) => [game.id, shownBy(game)]);
    /** A list has no hidden game, and each of its games in the right state. */
    const agrees = (list: readonly Listed[]) => {
      expect(list.length).toBeGreaterThan(0);
      expect(statesOf(list)).toEqual(list.map(({ id }) => [id, shown.get(id)]));
    };

    it('hides some games, and overlays some where it shows them', () => {
      const states = new Set(shown.values());
      expect(states).toContain('visible');
      expect(states).toContain('hidden');
      expect(states.has('overlaid')).toBe(place.showsRestricted && place.country !== null);
    });
    it('the index of a lobby, which search and filter use', async () => {
      for (const lobby of LOBBIES) {
        const list = await ask(content.index, { lobby, ...place });
        expect(statesOf(list).sort()).toEqual(listed(({ type }) => type === lobby).sort());
      }
    });
    it('favourites, recents, winners and addresses with an id', async () => {
      for (let from = 0; from < games.length; from += 300) {
        const some = games.slice(from, from + 300);
        const list = await ask(content.gamesByIds, { ids: some.map(({ id }) => id), ...place });
        expect(statesOf(list).sort()).toEqual(listed((game) => some.includes(game)).sort());
      }
    });
    it('the lobby’s rows, its widgets and its categories', async () => {
      for (const lobby of LOBBIES) {
        const rows = await ask(content.lobby, { lobby, ...place, locale: 'en', count: 24 });
        agrees(rows.flatMap((row) => row.games));
        for (const { id } of rows) {
          const page = await ask(content.category, { category: id, ...place, locale: 'en', from: 0, to: 60 });
          agrees(page?.games ?? []);
        }
        for (const { id } of await ask(content.lobbyWidgets, { lobby, locale: 'en' }))
          agrees(await ask(content.lobbyWidget, { widget: id, ...place, from: 0, to: 60 }));
      }
    });
    it('a search, a provider’s games, jackpots, and games like another', async () => {
      for (const lobby of LOBBIES) {
        agrees(await ask(content.search, { lobby, pattern: '*a*', providers: [], ...place, count: 200 }));
        const ids = providers.map(({ id }) => id);
        agrees(await ask(content.byProviders, { lobby, providers: ids, ...place, from: 0, to: 200 }));
      }
      agrees(await ask(content.jackpotGames, { ...place, count: 200 }));
      for (const { slug } of games.slice(0, 10)) {
        const page = await ask(content.game, { slug: slug.current, ...place, locale: 'en' });
        agrees(page?.related ?? []);
      }
    });
    it('the counts of the provider filter', async () => {
      for (const lobby of LOBBIES) {
        const counted = await ask(content.providers, { lobby, ...place });
        const ofLobby = (wanted: (game: GameDocument) => boolean) =>
          listed((game) => game.type === lobby && wanted(game)).length;
        expect(counted.length).toBeGreaterThan(0);
        for (const { _id, games: count, subProviders } of counted) {
          expect([_id, count]).toEqual([_id, ofLobby((game) => game.provider._ref === _id)]);
          for (const sub of subProviders)
            expect([sub._id, sub.games]).toEqual([sub._id, ofLobby((game) => game.subProvider?._ref === sub._id)]);
          expect(subProviders.every((sub) => sub.games > 0)).toBe(true);
        }
        expect(counted.reduce((sum, { games: count }) => sum + count, 0)).toBe(ofLobby(() => true));
      }
    });
  },
);
