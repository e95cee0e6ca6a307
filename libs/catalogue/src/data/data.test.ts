import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CategoryDocument, GameDocument, GridPattern } from '@baize/contracts/content';
import { MARKETS } from '@baize/brand';
import { describe, expect, it } from 'vitest';
import { CONTENT_QUERIES } from '@baize/contracts/content-queries';
import { demoKindOf } from '@baize/contracts/demo-figures';
import { buildCatalogue, pictureRegistry } from '../index.ts';
import { RESERVED_TITLES, TABLE_GRAMMARS } from './nameGrammars.ts';
import { portableText } from './portableText.ts';
import { lookOf, spreadAlike, type Look } from './categories.ts';
import { isMegaJackpot, jackpotAtFirst } from './demoJackpots.ts';
import { slugOf, isPlainName } from './games.ts';
import { PAGE_LOCALES } from './pages.ts';
import { STORY_IDS, STORY_LOCALES, translatedStory } from './stories.ts';
import { localized, TEXT_KEYS, TEXT_LOCALES } from './texts.ts';

const documents = buildCatalogue();
const games = documents.filter((document): document is GameDocument => document._type === 'game');
const categories = documents.filter((document): document is CategoryDocument => document._type === 'category');
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

describe('the data set', () => {
  it('is the same every time, and another for another seed', () => {
    expect(digest(buildCatalogue())).toBe(digest(documents));
    expect(digest(buildCatalogue({ seed: 'other', games: 200 }))).not.toBe(digest(buildCatalogue({ games: 200 })));
  });
  it('names a scratch card after what its picture shows', () => {
    const words = TABLE_GRAMMARS['scratch']?.words ?? {};
    for (const { name, theme } of games.filter(({ gameType }) => gameType === 'scratch'))
      expect(
        [...(words['adj'] ?? []), ...(words[theme] ?? [])].some((word) => name.includes(word)),
        `${theme}: ${name}`,
      ).toBe(true);
  });
  it('has the promised size', () => {
    const count = (type: GameDocument['type']) => games.filter((game) => game.type === type).length;
    expect(count('casinoGames')).toBeGreaterThanOrEqual(2300);
    expect(count('liveCasinoGames')).toBe(250);
    expect(
      documents.filter((document) => document._type === 'provider' || document._type === 'subProvider').length,
    ).toBeGreaterThanOrEqual(40);
    expect(games.filter((game) => game.jackpotExist).length).toBeGreaterThanOrEqual(50);
    expect(buildCatalogue({ games: 10_000 }).filter((document) => document._type === 'game')).toHaveLength(10_000);
  });
  it('has the providers named in the specification', () => {
    const ids = new Set(documents.flatMap((document) => (document._type === 'provider' ? [document.id] : [])));
    for (const id of [
      'relax',
      'playngo',
      'quickspin',
      'yggdrasil',
      'pariplay',
      'softswiss',
      'pragmaticplay',
      'evolution',
      'novomatic',
      'trifecta',
      'creedroomz',
      'octoplay',
    ])
      expect(ids).toContain(id);
  });
  it('names table games plainly: no word twice, one number at most, no brand and no automatic wheel', () => {
    const tables = games.filter(({ gameType }) => gameType !== 'slots');
    expect(tables.length).toBeGreaterThan(400);
    expect(tables.map(({ name }) => name).filter((name) => !isPlainName(name))).toEqual([]);
    expect(
      tables
        .map(({ name }) => name)
        .filter((name) =>
          /Table .*Table|\bAuto\b|Velvet|Marigold|Northlight|Pitchside|Suomi|Français|Deutsch/.test(name),
        ),
    ).toEqual([]);
  });
  it.each(['Joker’s Joker Draw', 'Salon Blackjack Salon Privé', 'Three-Card Three Card Duel', 'Club 18 Table 8'])(
    'does not call "%s" a plain name',
    (name) => {
      expect(isPlainName(name)).toBe(false);
    },
  );
  describe('names each game after what it plays', () => {
    /** What a name promises, by the kinds that keep the promise. */
    const PROMISES: readonly (readonly [RegExp, readonly string[]])[] = [
      [/roulette|single-zero/i, ['roulette']],
      [/blackjack/i, ['blackjack']],
      [/baccarat|punto banco/i, ['baccarat']],
      [/three card/i, ['poker']],
      [/video poker|\bjacks?\b|draw machine|five-card/i, ['videoPoker']],
      [/\bpoker\b(?! debt)/i, ['poker', 'videoPoker']],
      [/scratch/i, ['scratch']],
      [/(?<!sun )\bwheel\b/i, ['gameShow']],
      [/thousand ways$/i, ['waysSlots']],
      [/hold & draw$/i, ['holdSlots']],
    ];
    /** Rules and games that no studio of the sandbox has. */
    const NOT_PLAYED =
      /\b(?:french|american|double ball|low stakes|speed|swift|\w+-deck|multi-hand|\d+ hands|surrender|exposure|squeeze|no commission|hold.em|stud|pai gow|caribbean|oasis|deuces|joker|bonus|mine|minefield|plinth|plinko|dice|coin toss|keno|hilo|bingo|penalty|megaways|cluster pays|bonus buy)\b/i;
    const casts = games.map((game) => ({ name: game.name, kind: demoKindOf(game) }));

    it('promises no game of another kind', () => {
      const wrong = casts.filter(({ name, kind }) =>
        PROMISES.some(([word, kinds]) => word.test(name) && !kinds.includes(kind)),
      );
      expect(wrong).toEqual([]);
    });
    it('says at every table, card and wheel game which it is', () => {
      const told = new Set(PROMISES.flatMap(([, kinds]) => kinds));
      const silent = casts.filter(
        ({ name, kind }) =>
          told.has(kind) && !PROMISES.some(([word, kinds]) => word.test(name) && kinds.includes(kind)),
      );
      expect(silent).toEqual([]);
    });
    it('promises no rule that nothing plays', () => {
      const tables = casts.filter(({ kind }) => !kind.toLowerCase().endsWith('slots'));
      expect(tables.filter(({ name }) => NOT_PLAYED.test(name))).toEqual([]);
      // A number at the end of a slot’s name would be read as its lines or ways.
      expect(
        casts.filter(({ name, kind }) => kind.endsWith('lots') && /\b(?:5|10|27|40|81|100|243)\b/.test(name)),
      ).toEqual([]);
      expect(categories.map(({ id }) => id)).not.toContain('bonus-buy');
    });
    it('names no multiplier above the most that a game pays', () => {
      const numbers = games
        .filter(({ gameType }) => gameType === 'instant')
        .flatMap(({ name, maxWin }) =>
          [...name.matchAll(/\d+/g)].map(([digits]) => ({ name, over: Number(digits) > (maxWin ?? 0) })),
        );
      expect(numbers.length).toBeGreaterThan(5);
      expect(numbers.filter(({ over }) => over)).toEqual([]);
    });
    it('keeps VIP for tables with high stakes', () => {
      const least = games
        .filter(({ name }) => name.endsWith(' VIP'))
        .map(({ betLimits }) => betLimits.find(({ currency }) => currency === 'EUR')?.min ?? 0);
      expect(least.length).toBeGreaterThan(3);
      expect(Math.min(...least)).toBeGreaterThanOrEqual(25);
    });
  });
  it('gives each thing a unique name and number', () => {
    for (const values of [
      documents.map((document) => document._id),
      games.map((game) => game.id),
      games.map((game) => game.slug.current),
      games.map((game) => game.name.toLowerCase()),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
    for (const game of games) expect(game.slug.current).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
  it('imitates no real product', () => {
    expect(
      games
        .filter((game) => RESERVED_TITLES.some((title) => game.name.toLowerCase().includes(title)))
        .map((game) => game.name),
    ).toEqual([]);
  });
  it('has no dangling references', () => {
    const ids = new Set(documents.map((document) => document._id));
    const dangling = new Set<string>();
    const check = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(check);
      else if (typeof value === 'object' && value !== null) {
        if ('_ref' in value && !String(value._ref).startsWith('image-') && !ids.has(String(value._ref)))
          dangling.add(String(value._ref));
        Object.values(value).forEach(check);
      }
    };
    documents.forEach(check);
    expect([...dangling]).toEqual([]);
  });
  it('keeps numbers in their ranges', () => {
    for (const game of games) {
      expect(game.rtp).toBeGreaterThanOrEqual(94);
      expect(game.rtp).toBeLessThanOrEqual(99.5);
      expect(Math.round(game.rtp * 100) / 100).toBe(game.rtp);
      expect(game.channels.length).toBeGreaterThan(0);
      expect(new Set(game.betLimits.map((limit) => limit.currency)).size).toBe(13);
      for (const { min, max } of game.betLimits)
        expect(min > 0 && max > min && Math.round(min * 100) / 100 === min).toBe(true);
    }
  });
  it('has texts and pages in the same languages, complete and all used', () => {
    expect([...TEXT_LOCALES].sort()).toEqual([...PAGE_LOCALES]);
    const used = new Set(
      documents.flatMap((document) =>
        [...JSON.stringify(document).matchAll(/"en":"((?:[^"\\\\]|\\\\.)*)"/g)].map((match) => match[1]),
      ),
    );
    for (const key of TEXT_KEYS) {
      const text = localized(key);
      expect(Object.keys(text).sort(), key).toEqual([...TEXT_LOCALES].sort());
      expect(used, key).toContain(JSON.stringify(text.en).slice(1, -1));
    }
  });
  it('has every text in every page locale', () => {
    const look = (value: unknown, at: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('en' in value && !Array.isArray(value)) {
        // Names of studios and payment methods are the same everywhere.
        if (!at.endsWith('alt')) for (const locale of TEXT_LOCALES) expect(Object.keys(value), at).toContain(locale);
        return;
      }
      for (const [key, inner] of Object.entries(value)) look(inner, `${at}.${key}`);
    };
    for (const document of documents) if (document._type !== 'game') look(document, document._id);
    const pages = documents.filter((document) => document._type === 'staticPage');
    for (const page of pages) {
      const headings = PAGE_LOCALES.map((locale) => page.body[locale]?.filter((block) => block.style === 'h2').length);
      expect(new Set(headings).size, page._id).toBe(1);
      expect(headings[0], page._id).toBeGreaterThanOrEqual(page.slug.current === 'terms' ? 12 : 3);
      const texts = PAGE_LOCALES.map((locale) => JSON.stringify(page.body[locale]));
      expect(new Set(texts).size, page._id).toBe(PAGE_LOCALES.length);
      const placeholders = texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []);
      for (const placeholder of placeholders)
        expect([
          '{brand}',
          '{company}',
          '{licence}',
          '{licenceNumber}',
          '{supportEmail}',
          '{address}',
          '{minimumAge}',
        ]).toContain(placeholder);
    }
  });
});

describe('the static pages', () => {
  const pageOf = (slug: string) =>
    documents.find((document) => document._type === 'staticPage' && document.slug.current === slug) as Extract<
      (typeof documents)[number],
      { _type: 'staticPage' }
    >;
  it.each(['payment-methods', 'fair-play', 'terms'])('link support where they mention it: %s', (slug) => {
    for (const locale of PAGE_LOCALES)
      expect(
        pageOf(slug).body[locale]?.flatMap(({ markDefs }) => markDefs.map(({ href }) => href)),
        locale,
      ).toContain('/contact-live-chat');
  });
  it('link support in the story about limits, too', () => {
    const [story] = documents.filter(
      (document) => document._type === 'promotion' && document.slug.current === 'your-limits',
    );
    const { body } = story as Extract<(typeof documents)[number], { _type: 'promotion' }>;
    for (const locale of PAGE_LOCALES)
      expect(
        body[locale]?.flatMap(({ markDefs }) => markDefs.map(({ href }) => href)),
        locale,
      ).toEqual(['/contact-live-chat']);
  });
  it('name no product in the bonus terms, because no brand has all of them', () => {
    for (const locale of PAGE_LOCALES)
      expect(JSON.stringify(pageOf('bonus-terms').body[locale]), locale).not.toMatch(
        /\b(?:sports?|deportes?|desporto|esportes?|spor)\b|urheilu|スポーツ|live casino|livecasino/i,
      );
  });
});

it('neither a banner nor a search engine’s description advertises live tables or jackpots where the market’s law forbids them (ruling 22)', () => {
  const forbids = (rule: 'jackpotsAllowed' | 'liveCasinoAllowed') =>
    Object.entries(MARKETS)
      .filter(([, market]) => !market?.rules[rule].value)
      .map(([id]) => id);
  expect([forbids('jackpotsAllowed'), forbids('liveCasinoAllowed')]).toEqual([['JJ'], ['JJ']]);
  for (const banner of documents.filter((document) => document._type === 'banner')) {
    const targets = Object.values(banner.urlAction)
      .map(({ slug }) => slug)
      .join(' ');
    const words = JSON.stringify([banner.title.en, banner.description.en]);
    if (banner.placement !== 'live' && (targets.includes('live-casino') || /\blive\b|dealer/i.test(words)))
      expect(banner.markets, banner._id).not.toContain('JJ');
    if (targets.includes('jackpots') || /jackpot/i.test(words)) expect(banner.markets, banner._id).not.toContain('JJ');
  }
  const seo = documents.filter((document) => document._type === 'seoDescription');
  const naming = seo.filter(({ description }) => /jackpot|\blive\b/i.test(`${description.en} ${description.de}`));
  expect(naming.map(({ page }) => page)).toEqual(['online-casino', 'live-casino-online']);
  for (const { markets, page } of naming) expect(markets, page).not.toContain('JJ');
});

it('has a banner for the cashier of every market and brand, in every language (B§7)', () => {
  const banners = documents
    .filter((document) => document._type === 'banner')
    .filter(({ placement }) => placement === 'cashier');
  const forAll = banners.filter(({ brands }) => brands.length === 0);
  expect(new Set(forAll.flatMap(({ markets }) => markets))).toEqual(
    new Set(documents.flatMap((document) => (document._type === 'market' ? [document.id] : []))),
  );
  for (const { title, description, button } of banners)
    for (const words of [title, description, button.label])
      expect(Object.keys(words).toSorted()).toEqual([...TEXT_LOCALES].toSorted());
});

it('a button that opens a category names it (B§3)', () => {
  const ids = new Set(categories.map(({ id }) => id));
  const boxes = documents.filter(
    (document) => document._type === 'banner' || document._type === 'promotion' || document._type === 'landingPage',
  );
  const opening = boxes.filter(({ button }) => button.param !== undefined);
  expect(new Set(opening.map(({ _type }) => _type)).size).toBe(3);
  for (const { _id, button, urlAction } of boxes) {
    const [, category] = /^\/(?:online-casino|live-casino-online)\/([\w-]+)$/.exec(urlAction.authorized.slug) ?? [];
    expect(button.param, _id).toBe(category);
    if (category !== undefined) expect(ids, _id).toContain(category);
  }
});

describe('promotions', () => {
  const promotions = documents.filter((document) => document._type === 'promotion');
  it('number at least nine, in all three categories, some for one brand and some not everywhere', () => {
    expect(promotions.length).toBeGreaterThanOrEqual(9);
    expect(new Set(promotions.map(({ category }) => category._ref)).size).toBe(3);
    expect(new Set(promotions.flatMap(({ tags }) => tags.map(({ _ref }) => _ref))).size).toBeGreaterThanOrEqual(5);
    expect(promotions.some(({ brands }) => brands.length === 1)).toBe(true);
    expect(promotions.some(({ markets }) => markets.length < 17)).toBe(true);
  });
  it('promise no money without a campaign that gives it: nothing to wager, deposit or claim', () => {
    const offers = promotions.filter(({ campaigns }) => campaigns);
    expect(offers.map(({ slug }) => slug.current)).toEqual([
      'first-deposit-bonus',
      'live-tables-bonus',
      'matchday-bonus',
      'spins-on-us',
    ]);
    // Free spins are played in the game that the reward names, and in no other.
    expect(offers.find(({ slug }) => slug.current === 'spins-on-us')?.terms.games).toBe('named');
    for (const { terms, urlAction, campaigns } of promotions) {
      if (!campaigns)
        expect([terms.wagering, terms.minimumDeposit, terms.maximumWin, terms.days]).toEqual([null, null, null, null]);
      for (const { slug } of Object.values(urlAction)) expect(slug).not.toMatch(/deposit|bonus/);
    }
    for (const locale of STORY_LOCALES)
      for (const id of STORY_IDS.filter((story) => story !== 'spins-on-us'))
        expect(
          JSON.stringify(Object.values(translatedStory(id)).map((text) => text[locale])),
          `${locale} ${id}`,
        ).not.toMatch(/free spins?|\d+ ?[€$£]|[€$£] ?\d/i);
  });
  it('follow market law: no live tables and no jackpots in Germany, no loyalty scheme in Sweden', () => {
    const shown = (market: string) => promotions.filter(({ markets }) => markets.includes(market));
    expect(
      shown('JJ').some(
        ({ category, terms }) => category._ref === 'promotionCategory-live-casino' || terms.games === 'jackpots',
      ),
    ).toBe(false);
    expect(shown('NO')).toEqual([]);
    expect(shown('PP').map(({ slug }) => slug.current)).not.toContain('loyalty-explained');
    expect(documents.find((document) => document._type === 'market' && document.id === 'PP')).toMatchObject({
      vipPage: null,
    });
  });
  it('have their own text with the same parts in every language', () => {
    expect([...STORY_LOCALES].sort()).toEqual([...PAGE_LOCALES]);
    for (const id of STORY_IDS) {
      const { title, body } = translatedStory(id);
      const shape = (locale: string) => body[locale]?.map((block) => `${block.style}${block.listItem ?? ''}`).join();
      for (const locale of STORY_LOCALES) expect(shape(locale), `${locale} ${id}`).toBe(shape('en'));
      expect(Object.keys(title).sort(), id).toEqual([...PAGE_LOCALES]);
    }
  });
});

describe('categories', () => {
  it('contain games of their own lobby, and games know their categories', () => {
    const byId = new Map(games.map((game) => [game._id, game]));
    for (const category of categories) {
      expect(category.games.length, category.id).toBeGreaterThan(3);
      for (const { _ref } of category.games) {
        expect(byId.get(_ref)?.type).toBe(category.lobby);
        expect(byId.get(_ref)?.categories.some((reference) => reference._ref === category._id)).toBe(true);
      }
    }
  });
  /** Lays tiles out in columns like the grid, two rows high, and counts the holes of one pattern. */
  const holes = ({ rows, sizes }: GridPattern): number => {
    const taken = new Set<string>();
    let furthest = 0;
    let cells = 0;
    for (const size of sizes) {
      const [w, h] = ({ '1x': [1, 1], '2xh': [2, 1], '2xv': [1, 2], '4x': [2, 2] } as const)[size];
      place: for (let x = 0; ; x++) {
        for (let y = 0; y + h <= rows; y++) {
          const spots = Array.from({ length: w * h }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`);
          if (spots.some((spot) => taken.has(spot))) continue;
          spots.forEach((spot) => taken.add(spot));
          furthest = Math.max(furthest, x + w);
          cells += w * h;
          break place;
        }
      }
    }
    return furthest * rows - cells;
  };
  it('of the live casino have rows of two tiles, one above the other (B§9)', () => {
    const live = categories.filter(({ lobby }) => lobby === 'liveCasinoGames');
    expect(live.length).toBeGreaterThan(0);
    for (const { id, grid } of live)
      expect([id, ...Object.values(grid).map(({ rows: tall }) => tall)]).toEqual([id, 2, 2, 2]);
  });
  it('have grids that repeat without holes', () => {
    for (const { id, grid } of categories)
      for (const [device, pattern] of Object.entries(grid))
        expect([id, device, pattern.sizes.length === 1 ? 0 : holes(pattern)]).toEqual([id, device, 0]);
  });
});

/** Rows that are about their one family: fruit machines, and the games of a real table. */
const ONE_FAMILY: ReadonlySet<string> = new Set(['fruit-classics', 'table-games', 'video-poker']);

describe('neighbours', () => {
  const byId = new Map(games.map((game) => [game._id, game]));
  const looks = new Map(games.map((game) => [game._id, lookOf(game)]));
  const rows = categories.map(({ id, games: shown }) => ({
    id,
    shown: shown.flatMap(({ _ref }) => byId.get(_ref) ?? []),
  }));
  /** Rows in which no family makes up more than an eighth. */
  const mixed = rows.filter(({ shown }) =>
    shown.every(({ theme }) => shown.filter((game) => game.theme === theme).length * 8 <= shown.length),
  );
  const look = (game: GameDocument | undefined): Look => looks.get(game?._id ?? '') ?? lookOf(game as GameDocument);
  /** Pairs of one family that look like the same game, up to `reach` places apart. */
  const twins = (shown: readonly GameDocument[], reach: number): string[] =>
    shown.flatMap((game, at) =>
      Array.from({ length: reach }, (_, step) => shown[at + step + 1]).flatMap((other) =>
        other && look(game).palette === look(other).palette && look(game).motif === look(other).motif
          ? [`${game.name} + ${other.name}`]
          : [],
      ),
    );

  it.each(rows)('never share family, palette and motif: $id', ({ shown }) => {
    expect(twins(shown, 2)).toEqual([]);
  });
  it('show no motif twice where a page begins its first mixed rows', () => {
    const first = ['popular', 'new', 'jackpots', 'exclusive', 'thousand-ways', 'hold-and-draw'].flatMap(
      // The largest jackpots come first, whatever they look like.
      (id) =>
        rows
          .find((row) => row.id === id)
          ?.shown.slice(0, 14)
          .filter(({ jackpotExist, id: game }) => !jackpotExist || !isMegaJackpot(game)) ?? [],
    );
    const motifs = first.map((game) => look(game).motif);
    expect(motifs.filter((motif, index) => motifs.indexOf(motif) !== index)).toEqual([]);
  });
  it('begin the row of jackpots with the largest, which a page shows before it knows the amounts', () => {
    const amounts = rows.find((row) => row.id === 'jackpots')?.shown.map(({ id }) => jackpotAtFirst(id)) ?? [];
    expect(amounts.slice(0, 5)).toEqual(amounts.toSorted((a, b) => b - a).slice(0, 5));
  });
  it.each(['casinoGames', 'liveCasinoGames'])('begin no two rows of one page with the same game: %s', (lobby) => {
    const widgets = documents.filter((document) => document._type === 'lobbyWidget');
    const begins = [
      ...categories.filter((row) => row.lobby === lobby && row.visibleInLobby),
      ...widgets.filter((row) => row.type === lobby && row.widgetType === 'games'),
    ].flatMap((row) => row.games.slice(0, 3).map(({ _ref }) => _ref));
    expect(begins.length).toBeGreaterThan(20);
    expect(begins.filter((id, index) => begins.indexOf(id) !== index)).toEqual([]);
  });
  it('come from several families in every row of a lobby', () => {
    for (const { id, shown } of rows.filter(({ id: row }) =>
      categories.some(
        ({ id: known, lobby, visibleInLobby }) => known === row && visibleInLobby && lobby === 'casinoGames',
      ),
    ))
      if (!ONE_FAMILY.has(id))
        expect(new Set(shown.slice(0, 14).map(({ theme }) => theme)).size, id).toBeGreaterThan(1);
  });
  it('are also separated once a market or a channel hides some games', () => {
    const providers = new Map(
      documents.flatMap((document) => (document._type === 'provider' ? [[document._id, document] as const] : [])),
    );
    for (const market of ['FI', 'CA', 'GG'])
      for (const channel of ['web', 'mobile'] as const) {
        const found = mixed.flatMap(({ shown }) =>
          twins(
            shown.filter(
              (game) => game.channels.includes(channel) && providers.get(game.provider._ref)?.markets.includes(market),
            ),
            1,
          ),
        );
        expect(found, `${market} ${channel}`).toEqual([]);
      }
  });
  it('of one family seldom share palette or motif', () => {
    const pairs = rows
      .flatMap(({ shown }) => shown.slice(1).map((game, at) => [look(shown[at]), look(game)] as const))
      .filter(([a, b]) => a.theme === b.theme);
    expect(pairs.length).toBeGreaterThan(500);
    // Rows of one kind of table game have three motifs to alternate: a wheel never stands for a card game.
    expect(pairs.filter(([a, b]) => a.palette === b.palette || a.motif === b.motif).length / pairs.length).toBeLessThan(
      0.025,
    );
  });
  it('of a table game show what is played: no wheel for cards, no cards for a wheel, three cards for three-card poker', () => {
    const motifs = (kinds: readonly string[]) =>
      new Set(
        games
          .filter((game) => game.theme === 'table' && kinds.includes(game.gameType))
          .map((game) => lookOf(game).motif),
      );
    const WHEELS = ['table/0', 'table/4', 'table/5'];
    expect([...motifs(['roulette'])].sort()).toEqual(WHEELS);
    for (const kind of ['blackjack', 'baccarat', 'poker', 'videoPoker'])
      for (const wrong of [...WHEELS, 'table/2', 'table/3']) expect(motifs([kind]), kind).not.toContain(wrong);
    // Each card game has hands of its own.
    expect([...motifs(['poker'])].sort()).toEqual(['table/13', 'table/14', 'table/15']);
    expect([...motifs(['videoPoker'])].sort()).toEqual(['table/10', 'table/11', 'table/12']);
    expect([...motifs(['baccarat'])].sort()).toEqual(['table/7', 'table/8', 'table/9']);
    expect([...motifs(['blackjack'])].sort()).toEqual(['table/1', 'table/6', 'table/7']);
  });
  it('are of different families if a row has many, in order of popularity', () => {
    expect(mixed.length).toBeGreaterThan(8);
    for (const { id, shown } of mixed) {
      expect([
        id,
        shown.filter((game, at) => shown.slice(Math.max(0, at - 2), at).some((other) => other.theme === game.theme))
          .length,
      ]).toEqual([id, 0]);
    }
    const slots = games.filter((game) => game.gameType === 'slots').sort((a, b) => b.popularity - a.popularity);
    expect(slots.filter((game, at) => slots[at - 1]?.theme === game.theme).map((game) => game.name)).toEqual([]);
  });
  it('are separated even if the list is sorted by look', () => {
    const sorted = games
      .filter((game) => game.theme === 'ocean')
      .sort((a, b) => `${look(a).palette} ${look(a).motif}`.localeCompare(`${look(b).palette} ${look(b).motif}`));
    expect(twins(sorted, 2).length).toBeGreaterThan(30);
    const spread = spreadAlike(sorted);
    expect(twins(spread, 2)).toEqual([]);
    expect(new Set(spread)).toEqual(new Set(sorted));
  });
});

describe('pictures', () => {
  const registry = pictureRegistry(documents);
  it('exist for every image in a document', () => {
    const seen = new Set<string>();
    const check = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('_ref' in value && String(value._ref).startsWith('image-')) seen.add(String(value._ref));
      Object.values(value).forEach(check);
    };
    documents.forEach(check);
    expect(seen.size).toBe(registry.size);
    for (const ref of seen) {
      const [, id = '', w, h] = /^image-(.+)-(\d+)x(\d+)-svg$/.exec(ref) ?? [];
      expect(registry.find(id, Number(w), Number(h)), ref).not.toBeNull();
    }
  });
  it('exist for nothing else', () => {
    for (const id of ['game-no-such-game-square', 'provider-nobody', '', '__proto__', 'constructor'])
      expect(registry.find(id, 640, 640)).toBeNull();
    expect(registry.find(`game-${games[0]?.slug.current ?? ''}-square`, 640, 641)).toBeNull();
  });
});

it('writes slugs for links', () => {
  expect(slugOf('Halvard’s Mead Horn II')).toBe('halvards-mead-horn-ii');
  expect(slugOf('Cherries & Crowns – Piñata!')).toBe('cherries-and-crowns-pinata');
});

it('turns page sources into Portable Text', () => {
  const blocks = portableText('## Head\n\nOne **two** [three](/x)\nfour.\n\n- a\n- b\n1. c\n> d', 'test');
  expect(
    blocks.map((block) => [block.style, block.listItem, block.children.map((span) => span.text).join('|')]),
  ).toEqual([
    ['h2', undefined, 'Head'],
    ['normal', undefined, 'One |two| |three| four.'],
    ['normal', 'bullet', 'a'],
    ['normal', 'bullet', 'b'],
    ['normal', 'number', 'c'],
    ['blockquote', undefined, 'd'],
  ]);
  expect(blocks[1]?.markDefs).toEqual([expect.objectContaining({ _type: 'link', href: '/x' })]);
  expect(new Set(blocks.map((block) => block._key)).size).toBe(blocks.length);
});

it('documents every query exactly', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  for (const [name, { query }] of Object.entries(CONTENT_QUERIES))
    expect(readme, name).toContain(`\`\`\`groq\n${query}\n\`\`\``);
});
