import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CONTENT_QUERIES, contentReader } from './content-queries.ts';
import { studioOf } from './read-content-result.ts';

/** The documents' names (B§3), and ours for what they do not have. */
const GAME = {
  theirs: [
    ...['id', 'type', 'label', 'gameProvider', 'gameProviderTitle', 'subProvider', 'thumbnail', 'gameType'],
    ...['betLimits', 'jackpotExist', 'verticalImage', 'bigSquare', 'horizontal', 'gameSlug', 'channels'],
    ...['restrictedCountry', 'removeRestrictedCountryOverlay', 'metadata', 'rowSpan'],
  ],
  ours: ['tags', 'demo', 'theme', 'categories', 'related'],
};
const CATEGORY = {
  theirs: ['_id', 'id', 'name', 'label', 'url', 'hideInMenu', 'visibleInLobby', 'iconSvg', 'games', 'grid'],
  ours: ['order', 'hasGames', 'lobby'],
};
const PROVIDER = {
  theirs: [
    ...['_id', 'id', 'title', 'isAggregators', 'providerImgUrl', 'restrictedCountry'],
    ...['removeRestrictedCountryOverlay'],
  ],
  ours: ['games', 'subProviders'],
};
const BANNER = {
  theirs: [
    ...['title', 'description', 'greeting', 'button', 'urlAction', 'authorized', 'targetAudience', 'startDate'],
    ...['endDate', 'images'],
  ],
  ours: ['id'],
};
const SIGN_UP_BANNER = { theirs: ['title', 'description', 'icon', 'banner', 'smsMaxAttempts'], ours: [] };

/** The object inside of lists and of what may be null. */
function objectOf(schema: z.ZodMiniType): z.ZodMiniObject {
  if (schema instanceof z.ZodMiniArray) return objectOf(schema.def.element as z.ZodMiniType);
  if (schema instanceof z.ZodMiniNullable) return objectOf(schema.def.innerType as z.ZodMiniType);
  if (schema instanceof z.ZodMiniTuple) return objectOf(schema.def.items[0] as z.ZodMiniType);
  return schema as z.ZodMiniObject;
}
const fieldOf = (schema: z.ZodMiniType, field: string) => objectOf(schema).shape[field] as z.ZodMiniType;
const namesIn = (schema: z.ZodMiniType) => Object.keys(objectOf(schema).shape).toSorted();

const { lobby, categories, category, index, providers, gamesByIds, game, banners, signUpBanner } = CONTENT_QUERIES;
const WIRE: readonly (readonly [string, z.ZodMiniType, typeof GAME])[] = [
  ['a tile', gamesByIds.result, GAME],
  ['a tile of a row', fieldOf(lobby.result, 'games'), GAME],
  ['a tile of a category', fieldOf(category.result, 'games'), GAME],
  ['an entry of the index', index.result, GAME],
  ['a game’s page', game.result, GAME],
  ['a row', lobby.result, CATEGORY],
  ['an entry of the category bar', categories.result, CATEGORY],
  ['a category', category.result, CATEGORY],
  ['a category of a game', fieldOf(game.result, 'categories'), CATEGORY],
  ['a provider', providers.result, PROVIDER],
  ['a sub-provider', fieldOf(providers.result, 'subProviders'), PROVIDER],
  ['a banner', banners.result, BANNER],
  ['the banner beside the sign-up form', signUpBanner.result, SIGN_UP_BANNER],
];

describe('names on the content wire are the documents’ names (ruling 28)', () => {
  it.each(WIRE)('%s', (_what, schema, { theirs, ours }) => {
    expect(namesIn(schema).filter((name) => ![...theirs, ...ours].includes(name))).toEqual([]);
    expect(objectOf(schema).def.catchall, 'a field beyond these would pass the doctor').toBeInstanceOf(z.ZodMiniNever);
  });
  it('all of them together', () => {
    for (const entity of [GAME, CATEGORY, PROVIDER, BANNER, SIGN_UP_BANNER])
      expect([...new Set(WIRE.filter(([, , of]) => of === entity).flatMap(([, schema]) => namesIn(schema)))]).toEqual(
        expect.arrayContaining(entity.theirs),
      );
    expect(namesIn(fieldOf(game.result, 'thumbnail'))).toEqual(['color', 'img1x', 'img2x', 'img3x']);
    expect(namesIn(fieldOf(game.result, 'subProvider'))).toEqual(['_id', 'restrictedCountry', 'title']);
    expect(namesIn(fieldOf(game.result, 'betLimits'))).toEqual(['currency', 'max', 'min']);
    expect(namesIn(fieldOf(banners.result, 'button'))).toEqual(['label', 'param', 'type']);
  });
});

describe('answers in our own names', () => {
  const tile = {
    id: '10001',
    type: 'casinoGames',
    label: 'Aurora Drift',
    gameSlug: 'aurora-drift',
    gameType: 'slots',
    gameProvider: 'pariplay',
    gameProviderTitle: 'PariPlay',
    subProvider: { _id: 'subProvider-kelp', title: 'Kelp', restrictedCountry: [] },
    jackpotExist: true,
    demo: true,
    tags: ['new'],
    thumbnail: { img1x: 'square', img2x: 'square', img3x: 'square', color: '#123456' },
    horizontal: 'wide',
    verticalImage: 'tall',
    bigSquare: 'large',
    restrictedCountry: null,
    removeRestrictedCountryOverlay: false,
  } as const;
  const shown = {
    id: '10001',
    type: 'casinoGames',
    name: 'Aurora Drift',
    slug: 'aurora-drift',
    gameType: 'slots',
    provider: 'pariplay',
    providerTitle: 'Kelp',
    studio: 'kelp',
    jackpot: true,
    demo: true,
    tags: ['new'],
    color: '#123456',
    images: { '1x': 'square', '2xh': 'wide', '2xv': 'tall', '4x': 'large' },
    overlaid: false,
  };
  const pattern = { columns: 6, rows: 1, sizes: ['1x'] } as const;
  const fields = {
    _id: 'category-new',
    id: 'new',
    name: 'New',
    label: 'Uudet',
    url: 'new',
    iconSvg: 'flame',
    hideInMenu: true,
    visibleInLobby: true,
    lobby: 'casinoGames',
    grid: { desktop: pattern, tablet: pattern, mobile: pattern },
  } as const;

  /** Reads an answer of the wire's exact shape. */
  const read = async (query: (typeof CONTENT_QUERIES)[keyof typeof CONTENT_QUERIES], answer: unknown) => {
    const reader = (await contentReader(query)) as (answer: unknown) => unknown;
    return reader(z.parse(query.result, answer));
  };

  it('games, with the sub-provider as their studio', async () => {
    expect(await read(gamesByIds, [tile, { ...tile, subProvider: null }])).toEqual([
      shown,
      { ...shown, providerTitle: 'PariPlay', studio: 'pariplay' },
    ]);
  });
  it.each([
    [null, false, false],
    [null, null, false],
    [false, false, false],
    [false, true, false],
    [true, false, true],
    [true, null, true],
    [true, true, false],
  ])(
    'a tile with restrictedCountry %s and removeRestrictedCountryOverlay %s has an overlay: %s',
    async (is, without, overlaid) => {
      const flags = { restrictedCountry: is, removeRestrictedCountryOverlay: without };
      expect(await read(gamesByIds, [{ ...tile, ...flags }])).toEqual([{ ...shown, overlaid }]);
    },
  );
  it.each([
    ['kelp-moss', 'moss'],
    ['subProvider-low-tide', 'low-tide'],
    ['kelp', 'Moss Studio'],
  ])('a sub-provider with the _id %s is %s', (_id, id) => {
    expect(studioOf({ _id, title: 'Moss Studio' })).toBe(id);
  });
  it('the index', async () => {
    const same = { id: '10001', gameType: 'slots', tags: ['new'], demo: true };
    const entry = {
      ...same,
      label: 'Aurora Drift',
      gameSlug: 'aurora-drift',
      gameProvider: 'pariplay',
      gameProviderTitle: 'PariPlay',
      subProvider: { _id: 'subProvider-kelp', title: 'Kelp' },
      jackpotExist: true,
      thumbnail: { img1x: 'square', color: '#123456' },
    };
    const ours = {
      ...same,
      name: 'Aurora Drift',
      slug: 'aurora-drift',
      provider: 'pariplay',
      providerTitle: 'Kelp',
      studio: 'kelp',
      jackpot: true,
      color: '#123456',
      image: 'square',
    };
    // Only a restricted game has the flags.
    const restricted = { ...entry, restrictedCountry: true };
    const { subProvider: _, ...alone } = entry;
    expect(
      await read(index, [
        entry,
        { ...restricted, removeRestrictedCountryOverlay: false },
        { ...restricted, removeRestrictedCountryOverlay: true },
        alone,
      ]),
    ).toEqual([
      { ...ours, overlaid: false },
      { ...ours, overlaid: true },
      { ...ours, overlaid: false },
      { ...ours, providerTitle: 'PariPlay', studio: 'pariplay', overlaid: false },
    ]);
  });
  it('categories', async () => {
    const { grid, lobby: of } = fields;
    const names = { id: 'new', name: 'Uudet', url: 'new', icon: 'flame', visibleInMenu: false, visibleInLobby: true };
    expect(await read(category, { ...fields, games: [tile] })).toEqual({ ...names, lobby: of, grid, games: [shown] });
    expect(await read(category, null)).toBeNull();
    const { lobby: _lobby, ...row } = fields;
    const { grid: _grid, ...entry } = row;
    expect(await read(lobby, [{ ...row, order: 1, games: [tile] }])).toEqual([
      { ...names, grid, order: 1, games: [shown] },
    ]);
    expect(await read(categories, [{ ...entry, hasGames: true }])).toEqual([{ ...names, hasGames: true }]);
  });
  it('a game’s page', async () => {
    const metadata = { rtp: 96.1, volatility: 3, maxWin: 2500, features: [], releasedAt: '2026-01-01' };
    const facts = {
      rowSpan: 1,
      betLimits: [],
      channels: ['web'],
      theme: 'winter',
    };
    expect(
      await read(game, {
        ...tile,
        ...facts,
        metadata,
        categories: [{ id: 'new', label: 'Uudet', url: 'new' }],
        related: [tile],
      }),
    ).toEqual({
      ...shown,
      ...metadata,
      ...facts,
      categories: [{ id: 'new', name: 'Uudet', url: 'new' }],
      related: [shown],
    });
    expect(await read(game, null)).toBeNull();
  });
  it('providers', async () => {
    const sub = {
      _id: 'subProvider-kelp',
      id: 'kelp',
      title: 'Kelp',
      providerImgUrl: 'mark',
      restrictedCountry: [],
      games: 2,
    };
    const ours = { id: 'kelp', title: 'Kelp', logo: { ref: 'mark' }, games: 2 };
    expect(
      await read(providers, [
        { ...sub, isAggregators: true, removeRestrictedCountryOverlay: false, subProviders: [sub] },
      ]),
    ).toEqual([{ ...ours, isAggregator: true, subProviders: [ours] }]);
  });
  it('banners, with the first of their images', async () => {
    const target = { slug: '/', absoluteUrl: null, openNewTab: false };
    const same = {
      title: 'A',
      description: 'B',
      greeting: null,
      button: { type: 'primary', label: 'Go', param: 'new' },
      urlAction: { authorized: target, anonymous: target },
      authorized: 'both',
      targetAudience: { option: 'noLimit', targetGroups: [], targetPlayerIds: [] },
      startDate: null,
      endDate: null,
    };
    const image = { ref: 'first', color: '#123456', alt: null };
    expect(await read(banners, [{ id: 'b', ...same, images: [image, { ...image, ref: 'second' }] }])).toEqual([
      { id: 'b', ...same, image },
    ]);
    const scene = { title: 'A', description: 'B', icon: 'flag', smsMaxAttempts: 3 };
    expect(await read(signUpBanner, { ...scene, banner: image })).toEqual({ ...scene, image });
    expect(await read(signUpBanner, null)).toBeNull();
  });
});
