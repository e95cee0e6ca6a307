import { registrationCountriesOf, resolve } from '@baize/brand';
import { buildCatalogue, demoCampaignId } from '@baize/catalogue';
import { visibilityOf } from '@baize/contracts/game-visibility';
import { expect, it } from 'vitest';
import type { Terms } from '../modules/bonus/index.ts';
import { placeIn } from '../modules/games/index.ts';
import { brandsOf, loadBrands } from '../plugins/brands.ts';
import { demoCampaigns } from './campaigns.ts';

const offers = buildCatalogue({ games: 300 }).flatMap((document) =>
  document._type === 'promotion' && document.campaigns ? [{ ...document, campaigns: document.campaigns }] : [],
);

it('the promotions with an offer name a campaign of each brand, and publish its terms in every currency and market', async () => {
  const brands = brandsOf(await loadBrands()).all;
  expect(offers).toHaveLength(4);
  expect(brands.length).toBeGreaterThan(1);
  for (const config of brands) {
    const idOf = (name: string) => demoCampaignId(config.id, name);
    const offered = new Map(
      demoCampaigns(config, new Date(0), idOf).map((campaign) => [campaign.campaignId, campaign]),
    );
    // An offer for sports is shown by the brands with a sportsbook, and by no other.
    const shown = offers.filter(({ brands: only }) => only.length === 0 || only.includes(config.id));
    expect(
      shown.some(({ terms }) => terms.games === 'sports'),
      config.id,
    ).toBe(config.capabilities.sportsbook);
    for (const { slug, campaigns: ids, terms: published, markets } of shown) {
      const campaign = offered.get(ids[config.id] ?? '');
      const where = `${config.id} ${slug.current}`;
      expect(campaign, where).toBeDefined();
      if (!campaign) continue;
      const { terms, bonusCode } = campaign;
      expect(bonusCode, where).toBeNull();
      expect([published.wagering ?? 0, published.days], where).toEqual([terms.wrMultiplier, terms.validHours / 24]);
      for (const market of markets) expect(terms.markets, where).toContain(market);
      for (const [currency, amounts] of Object.entries(terms.amounts)) {
        const amountOf = (list: typeof published.minimumDeposit) =>
          list?.find((amount) => amount.currency === currency)?.amount ?? null;
        expect(amountOf(published.minimumDeposit), `${where} ${currency}`).toBe(
          amounts.minimumDeposit === 0 ? null : amounts.minimumDeposit / 100,
        );
        expect(amountOf(published.maximumWin), `${where} ${currency}`).toBe(
          amounts.maximumWin === null ? null : amounts.maximumWin / 100,
        );
      }
    }
  }
});

it('the campaigns of a brand are for products that it has, in markets whose law allows them', async () => {
  for (const config of brandsOf(await loadBrands()).all) {
    const campaigns = demoCampaigns(config, new Date(0), (name) => demoCampaignId(config.id, name));
    const namesIn = (market: string) =>
      campaigns.filter(({ terms }) => terms.markets.includes(market)).map(({ name }) => name.split(': ')[1]);
    expect(namesIn('FI').includes('Free bet, sports'), config.id).toBe(config.capabilities.sportsbook);
    expect(namesIn('JJ').filter((name) => name?.includes('live casino'))).toEqual([]);
    expect(namesIn('JJ')).toContain('Weekly loyalty cashback, casino');
    expect(namesIn('PP').filter((name) => /cashback|Next deposit|After/.test(name ?? ''))).toEqual([]);
    expect(namesIn('PP')).toContain('First deposit, casino');
    expect(namesIn('NO')).toEqual([]);
    expect(campaigns.filter(({ terms }) => terms.markets.length === 0)).toEqual([]);
  }
});

/** The games that a campaign names. */
const namedIn = ({ cashback, betGameIds, freeSpins }: Terms): readonly string[] => [
  ...(cashback?.booster?.gameIds ?? []),
  ...(betGameIds ?? []),
  ...(freeSpins ? [freeSpins.gameId] : []),
];

it('names only games that open on every device for each resident of the markets where the campaign is offered', async () => {
  const documents = buildCatalogue();
  const byId = new Map(documents.map((document) => [document._id, document]));
  const games = new Map(documents.flatMap((each) => (each._type === 'game' ? [[each.id, each]] : [])));
  const closed: string[] = [];
  let checked = 0;
  for (const config of brandsOf(await loadBrands()).all) {
    const campaigns = demoCampaigns(config, new Date(0), (each) => demoCampaignId(config.id, each));
    for (const pair of config.pairs) {
      const site = resolve(config, pair);
      if (!site.ok) throw new Error(site.error.message);
      const { id: market } = site.value.market;
      const offered = campaigns.filter(({ terms }) => terms.markets.includes(market) && namedIn(terms).length > 0);
      for (const country of offered.length === 0 ? [] : registrationCountriesOf(site.value)) {
        const home = resolve(config, pair, { country });
        if (!home.ok) throw new Error(home.error.message);
        for (const { name, terms } of offered)
          for (const id of namedIn(terms))
            for (const channel of ['web', 'mobile'] as const) {
              const game = games.get(id);
              const provider = byId.get(game?.provider._ref ?? '');
              const sub = byId.get(game?.subProvider?._ref ?? '') ?? null;
              if (!game || provider?._type !== 'provider' || (sub !== null && sub._type !== 'subProvider'))
                throw new Error(`${name}: the catalogue has no game ${id}`);
              const place = placeIn(home.value.market, home.value.rules, { country, channel });
              const { reason } = visibilityOf(game, provider, sub, place);
              checked++;
              if (reason !== null) closed.push(`${name}: ${id} in ${pair} for ${country} on ${channel}: ${reason}`);
            }
      }
    }
  }
  expect(checked).toBeGreaterThan(1000);
  expect(closed).toEqual([]);
});

it('names only games of its own kind in a campaign: play in others would not count', async () => {
  const kinds = new Map(
    buildCatalogue().flatMap((document) =>
      document._type === 'game' ? [[document.id, document.type === 'liveCasinoGames' ? 'LIVE_CASINO' : 'CASINO']] : [],
    ),
  );
  for (const config of brandsOf(await loadBrands()).all)
    for (const { name, terms } of demoCampaigns(config, new Date(0), (each) => demoCampaignId(config.id, each)))
      for (const game of namedIn(terms)) expect(kinds.get(game), `${config.id} ${name}`).toBe(terms.vertical);
});
