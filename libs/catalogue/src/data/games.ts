import type { GameDocument } from '@baize/contracts/content';
import { DEMO_FIGURES, demoKindOf } from '@baize/contracts/demo-figures';
import { daysBefore, documentBase } from './documentBase.ts';
import { drawAge, drawLimits, drawRtp, drawTags, featuresOf, popularityOf, type GameType } from './gameDetails.ts';
import { contentImage, gamePicture, type GameCut } from './images.ts';
import {
  MECHANIC_SUFFIX,
  RESERVED_TITLES,
  SEQUELS,
  SLOT_GRAMMARS,
  TABLE_GRAMMARS,
  type NameGrammar,
} from './nameGrammars.ts';
import { providerRef, STUDIOS, SUB_STUDIOS, subProviderRef } from './providers.ts';
import type { Seeded } from './seeded.ts';

const figuresOf = (type: string, live: boolean, drawn: number): Pick<GameDocument, 'rtp' | 'maxWin' | 'volatility'> =>
  DEMO_FIGURES[live ? 'liveCasinoGames' : 'casinoGames'][type] ?? { rtp: drawn, maxWin: null, volatility: 2 };

/** `Halvard’s Mead Horn II` → `halvards-mead-horn-ii`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const titleCase = (name: string): string => {
  const text = name
    .replace(/\s+/g, ' ')
    .replace(/\bthe the\b/gi, 'the')
    .replace(/^The the /, 'The ')
    .replace(/azs\b/g, 'azes')
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function fromGrammar(r: Seeded, grammar: NameGrammar): string {
  const template = r.pick(grammar.templates);
  return titleCase(template.replace(/\{(\w+)\}/g, (_, list: string) => r.pick(grammar.words[list] ?? [list])));
}

/**
 * Whether a table game's name reads as one: no word comes twice ("Joker's Joker Draw", "Salon Blackjack Salon Privé")
 * and it has at most one number.
 */
export function isPlainName(name: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\d’]+/u)
    .map((word) => word.replace(/’?s$/, ''))
    .filter((word) => word !== '');
  return new Set(words).size === words.length && words.filter((word) => /^\d+$/.test(word)).length <= 1;
}

/** Draws names until one is unused and not reserved. A used name becomes a sequel before a new one is drawn. */
function nameDrawer(): (r: Seeded, grammar: NameGrammar, sequels: boolean, suffix: string | null) => string {
  const taken = new Set<string>();
  const free = (name: string) =>
    !taken.has(slugOf(name)) && !RESERVED_TITLES.some((title) => name.toLowerCase().includes(title));
  return (r, grammar, sequels, suffix) => {
    for (let attempt = 0; attempt < 400; attempt++) {
      const base = fromGrammar(r, grammar);
      const candidates =
        suffix !== null
          ? [`${base} ${suffix}`]
          : [
              base,
              ...(sequels ? SEQUELS : attempt > 20 ? ['2', '3', 'Gold', 'Deluxe'] : []).map(
                (sequel) => `${base} ${sequel}`,
              ),
            ];
      const name = candidates.find((candidate) => free(candidate) && (sequels || isPlainName(candidate)));
      if (name !== undefined && name.length <= 40) {
        taken.add(slugOf(name));
        return name;
      }
    }
    throw new Error(
      'A name grammar is exhausted: 400 draws gave no free name. Add words or templates in nameGrammars/.',
    );
  };
}

interface Studio {
  readonly provider: string;
  readonly sub: string | null;
  readonly title: string;
  readonly leaning: readonly string[];
}
type Weighted = readonly (readonly [Studio, number])[];

const CASINO_STUDIOS: Weighted = [
  ...STUDIOS.filter((s) => s.weight > 0).map(
    (s) =>
      [
        { provider: s.id, sub: null, title: s.title, leaning: s.leaning ?? [] },
        s.aggregator ? s.weight * 0.4 : s.weight,
      ] as const,
  ),
  ...SUB_STUDIOS.map(
    (s) => [{ provider: s.under, sub: s.id, title: s.title, leaning: s.leaning ?? [] }, s.weight * 0.7] as const,
  ),
];
const LIVE_STUDIOS: Weighted = STUDIOS.filter((s) => s.live).map(
  (s) => [{ provider: s.id, sub: null, title: s.title, leaning: [] }, s.live as number] as const,
);

const CASINO_TYPES: readonly (readonly [GameType, number])[] = [
  ['slots', 860],
  ['roulette', 14],
  ['blackjack', 18],
  ['baccarat', 8],
  ['poker', 12],
  ['videoPoker', 16],
  ['instant', 45],
  ['scratch', 27],
];
const LIVE_TYPES: readonly (readonly [GameType, number])[] = [
  ['roulette', 30],
  ['blackjack', 34],
  ['baccarat', 16],
  ['poker', 8],
  ['gameShow', 12],
];
/** Pictures of games other than slots. */
const TABLE_FAMILY: Readonly<Record<string, readonly string[]>> = {
  instant: ['space', 'cyber', 'surf', 'gems', 'pirate', 'clockwork', 'farm', 'racing'],
  scratch: ['candy', 'bakery', 'clover', 'gems', 'fruit', 'safari', 'farm', 'circus', 'winter'],
  gameShow: ['candy', 'fiesta', 'disco', 'space', 'pirate', 'gems', 'clover', 'circus', 'jazz'],
};

const SLOT_FAMILIES = Object.keys(SLOT_GRAMMARS);
/** Table games have few names. Beyond this number per type, slots take their place. */
const TYPE_CAP: Readonly<Record<string, number>> = {
  roulette: 60,
  blackjack: 90,
  baccarat: 40,
  poker: 40,
  videoPoker: 50,
  instant: 110,
  scratch: 70,
};

/**
 * Lists that follow popularity alone (search, providers, the index) keep this many games between two of one picture
 * family.
 */
const THEME_DISTANCE = 6;

/** Draws a game's picture family: usually one that its studio prefers, never a very recent one. */
function drawTheme(r: Seeded, type: GameType, studio: Studio, recent: string[]): string {
  const fresh = (families: readonly string[]) => families.filter((family) => !recent.includes(family));
  const choices =
    type !== 'slots'
      ? (TABLE_FAMILY[type] ?? ['table'])
      : studio.leaning.length > 0 && r.chance(0.8)
        ? studio.leaning.filter((family) => family in SLOT_GRAMMARS)
        : SLOT_FAMILIES;
  const pool =
    [fresh(choices), type === 'slots' ? fresh(SLOT_FAMILIES) : [], choices].find((families) => families.length > 0) ??
    choices;
  const theme = r.pick(pool);
  recent.push(theme);
  if (recent.length > THEME_DISTANCE) recent.shift();
  return theme;
}

/**
 * Builds the games.
 * @param count all games; about one in ten is live, at most 250
 * @returns games in order of popularity, without categories
 */
export function buildGames(seed: Seeded, count: number): GameDocument[] {
  const liveCount = Math.min(250, Math.round(count * 0.096));
  const drawName = nameDrawer();
  const order = seed.fork('order');
  // Live and casino games share one ranking, so that neither dominates "popular".
  const kinds = order.shuffle([
    ...Array<boolean>(liveCount).fill(true),
    ...Array<boolean>(count - liveCount).fill(false),
  ]);
  const jackpotEvery = Math.max(1, Math.floor((count - liveCount) / 61));
  const perType = new Map<string, number>();
  const recentThemes = { live: [] as string[], casino: [] as string[] };
  return kinds.map((live, rank) => {
    const r = seed.fork(`game/${rank}`);
    let type = r.weighted(live ? LIVE_TYPES : CASINO_TYPES);
    const used = perType.get(type) ?? 0;
    if (!live && used >= (TYPE_CAP[type] ?? Infinity)) type = 'slots';
    perType.set(type, (perType.get(type) ?? 0) + 1);
    const studio = r.weighted(live ? LIVE_STUDIOS : CASINO_STUDIOS);
    const theme = drawTheme(r, type, studio, live ? recentThemes.live : recentThemes.casino);
    const jackpot = !live && type === 'slots' && rank % jackpotEvery === 0;
    const suffix =
      type !== 'slots'
        ? null
        : jackpot && r.chance(0.4)
          ? MECHANIC_SUFFIX.jackpot
          : r.weighted([
              [null, 84],
              [MECHANIC_SUFFIX.thousandWays, 7],
              [MECHANIC_SUFFIX.hold, 5],
              [MECHANIC_SUFFIX.extra, 4],
            ] as const);
    const name = drawName(r, grammarOf(type, theme, live), type === 'slots', suffix);
    const slug = slugOf(name);
    const ageDays = drawAge(r);
    const released = daysBefore(ageDays);
    const features = featuresOf(type, name);
    skipDraws(r, type === 'slots' ? 12 : type === 'instant' ? 1 : 0);
    const channels = r.weighted([
      [['web', 'mobile'], 93],
      [['web'], 4],
      [['mobile'], 3],
    ] as const);
    const limits = drawLimits(r, type, live, name);
    const figures = figuresOf(demoKindOf({ gameType: type, features }), live, drawRtp(r, type));
    skipDraws(r, type === 'slots' || type === 'instant' ? 1 : 0);
    const picture = (cut: GameCut) =>
      contentImage(
        gamePicture(
          { slug, name, theme, gameType: type, studio: { id: studio.sub ?? studio.provider, title: studio.title } },
          cut,
        ),
        `game-${slug}-${cut}`,
      );
    const sub = studio.sub === null ? null : ({ _type: 'reference', _ref: subProviderRef(studio.sub) } as const);
    return {
      ...documentBase(`game-${slug}`, 'game', released, released),
      id: String(10_001 + rank),
      type: live ? 'liveCasinoGames' : 'casinoGames',
      name,
      slug: { _type: 'slug', current: slug },
      provider: { _type: 'reference', _ref: providerRef(studio.provider) },
      subProvider: sub,
      thumbnail: picture('square'),
      horizontalImage: picture('wide'),
      verticalImage: picture('tall'),
      bigImage: picture('large'),
      gameType: type,
      channels,
      rowSpan: live ? 2 : 1,
      betLimits: limits,
      ...figures,
      jackpotExist: jackpot,
      demo: !live && !(jackpot && r.chance(0.3)),
      tags: drawTags(r, { rank, total: count, ageDays, jackpot }),
      features,
      releasedAt: released.slice(0, 10),
      popularity: popularityOf(rank),
      theme,
      categories: [],
    } satisfies GameDocument;
  });
}

/**
 * Skips draws of features and volatility, which now follow from what a game plays: without it, every other fact of the
 * catalogue's games would change.
 */
function skipDraws(r: Seeded, count: number): void {
  for (let draw = 0; draw < count; draw += 1) r.next();
}

/** Returns the grammar of a game's name. A scratch card is named after what its picture shows. */
function grammarOf(type: GameType, theme: string, live: boolean): NameGrammar {
  const grammar = (type === 'slots' ? SLOT_GRAMMARS[theme] : TABLE_GRAMMARS[type]) as NameGrammar;
  if (live) return liveGrammar(grammar, type);
  if (type !== 'scratch') return grammar;
  return { ...grammar, words: { ...grammar.words, thing: grammar.words[theme] ?? [] } };
}

/** Live tables get a number, or stand in the VIP room. A name that has a room already gets neither. */
function liveGrammar(grammar: NameGrammar, type: GameType): NameGrammar {
  const templates = grammar.templates.filter((template) => !template.startsWith('The '));
  return {
    templates: [
      ...templates.map((template) => `Live ${template}`),
      ...(type === 'gameShow'
        ? grammar.templates
        : templates.filter((template) => template.split('{').length === 2).map((template) => `${template} {table}`)),
    ],
    words: {
      ...grammar.words,
      table: [
        'Table 1',
        'Table 2',
        'Table 3',
        'Table 5',
        'Table 8',
        'Table 12',
        'VIP',
        'Table 14',
        'Table 15',
        'Table 16',
      ],
    },
  };
}
