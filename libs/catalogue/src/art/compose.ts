import { Canvas, n } from './canvas.ts';
import { alpha, lightness, mix, shift } from './colour.ts';
import { faceFor } from './fonts.ts';
import { FAMILIES } from './families/index.ts';
import { frame } from './frames.ts';
import { BANNER_ARRANGEMENTS, bannerLayout, layout, plainLayout, type Layout } from './layout.ts';
import { letter, type Box, type Lockup } from './lettering.ts';
import { glow, motes, rays, shadow, sparkle, vignette } from './light.ts';
import { emptyState } from './empty.ts';
import { providerMark } from './marks.ts';
import { paymentMark } from './payment-marks.ts';
import { turned, type Palette } from './palettes.ts';
import { hash, random, type Random } from './random.ts';
import { MOTIF_FAMILIES, type Family, type MotifFamily, type Scene } from './scene.ts';
import { studioOf, type Arrangement, type Studio } from './studios.ts';
import { BLEED, finish, type Treatment } from './treatments.ts';

/** `scenery` is a game's picture without motif and title; `symbol` is one of the family's motifs alone, on nothing. */
export type ArtKind = 'game' | 'scenery' | 'symbol' | 'banner' | 'provider' | 'payment' | 'empty';

/**
 * What to draw. The same values always give the same bytes.
 * A seed of the form `studio/game` gives all games of a studio the same style (lettering, finish, frame). Without a
 * slash the whole seed chooses it.
 */
export interface ArtSpec {
  kind: ArtKind;
  seed: string;
  /** Drawn into a game's picture; without one, the motif has the whole picture. */
  title: string;
  /** Chosen by the seed if left out. */
  family?: MotifFamily;
  /** Indexes of the family's motifs that suit the picture; any if left out. */
  motifs?: readonly number[];
  /** Games and banners: index into the family's palettes. Marks: 0 light, 1 dark. */
  palette?: number;
  subtitle?: string;
  /** Shape and natural size in pixels. */
  width: number;
  height: number;
}

const pickAt = <T>(list: readonly T[], index: number): T => {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('Cannot choose from an empty list.');
  return item;
};

function familyOf(spec: ArtSpec): Family {
  return FAMILIES[spec.family ?? pickAt(MOTIF_FAMILIES, hash(`${spec.seed}family`))];
}

function paletteOf(spec: ArtSpec, family: Family, r: Random): Palette {
  const index = spec.palette ?? r.int(0, family.palettes.length - 1);
  return turned(pickAt(family.palettes, index), r.range(-13, 13));
}

/** Draws the main motif and its extras in one of five arrangements. */
function arrange(
  s: Scene,
  family: Family,
  heroes: readonly Family['heroes'][number][],
  how: Arrangement,
  title: Box,
): void {
  const { c, r, hero, pal } = s;
  const main = r.pick(heroes);
  const k = hero.size / 200;
  const canMirror = (motif: typeof main) => family.upright?.includes(family.heroes.indexOf(motif)) !== true;
  const extra = (x: number, y: number, scale: number) =>
    c.place(x, y, scale, r.range(-35, 35), () => r.pick(family.extras)(s));
  if (how === 'emblem') {
    const R = hero.size * 0.5;
    c.circle(
      hero.x,
      hero.y,
      R * 1.02,
      c.rad([
        [0, alpha(pal.glow, 0.6)],
        [0.7, alpha(shift(pal.mid, -0.1), 0.75)],
        [1, alpha(shift(pal.near, -0.05), 0.85)],
      ]),
    );
    rays(s, hero.x, hero.y, R, pal.glow, { count: 16, even: true, strength: 0.5 });
    for (const [q, sw, col] of [
      [1.0, 13, shift(pal.near, -0.12)],
      [1.0, 9, c.lin(['#fff0b8', '#dc9a2a', '#7a430c', '#eebb52', '#5d2f07'], 60)],
      [0.935, 1.6, alpha('#ffe9a8', 0.8)],
      [1.045, 1.2, alpha('#ffe9a8', 0.6)],
    ] as const) {
      c.circle(hero.x, hero.y, R * q, 'none', { stroke: col, sw });
    }
    for (let i = 0; i < 24; i++) {
      const a = (i / 24) * Math.PI * 2;
      c.circle(
        hero.x + Math.cos(a) * R,
        hero.y + Math.sin(a) * R,
        i % 6 === 0 ? 5 : 1.7,
        i % 6 === 0
          ? c.rad(['#ffffff', mix(pal.accent, '#ffffff', 0.3), shift(pal.accent, -0.2)], 0.35, 0.3, 0.8)
          : '#fff2c4',
        i % 6 === 0 ? { stroke: '#4a2506', sw: 1.6 } : {},
      );
    }
  }
  shadow(s, hero.x, hero.y + hero.size * 0.46, hero.size * 0.46, hero.size * 0.1, 0.5);
  if (how === 'flanked') {
    // A game with motifs of its own is flanked by them only: no dice beside a wheel.
    const side = r.pick(heroes.length > 1 ? heroes.filter((other) => other !== main) : heroes);
    const reach = Math.min(hero.size * 0.44, s.w * 0.46);
    for (const q of [-1, 1]) {
      c.place(hero.x + q * reach, hero.y + hero.size * 0.06, k * 0.6, q * 9, () => side(s), q > 0 && canMirror(side));
    }
    c.circle(
      hero.x,
      hero.y,
      hero.size * 0.62,
      c.rad([
        [0, alpha(pal.near, 0.75)],
        [0.6, alpha(pal.near, 0.35)],
        [1, alpha(pal.near, 0)],
      ]),
    );
    glow(s, hero.x, hero.y, hero.size * 0.55, pal.glow, 0.65);
  }
  if (how === 'scatter' || how === 'close') {
    for (let i = 0; i < 5; i++) {
      const a = r.range(0, Math.PI * 2);
      extra(
        hero.x + Math.cos(a) * hero.size * r.range(0.5, 0.66),
        hero.y + Math.sin(a) * hero.size * r.range(0.36, 0.5),
        k * r.range(0.6, 0.95),
      );
    }
  }
  const turn = how === 'close' ? r.range(-9, 9) : how === 'scatter' ? r.range(-6, 6) : 0;
  c.place(
    hero.x,
    hero.y,
    how === 'emblem' ? k * 0.86 : how === 'flanked' ? k * 0.94 : k,
    turn,
    () => main(s),
    r.chance(0.4) && canMirror(main),
  );
  if (how === 'scatter' || how === 'flanked') {
    // A heap at the motif's foot ties it to the title. In tall pictures it is on the title instead of floating.
    const foot = hero.y + hero.size * 0.43;
    const ground = title.y > hero.y ? Math.max(foot, title.y - hero.size * 0.02) : foot;
    for (let i = 0; i < 7; i++) {
      extra(
        hero.x + (i - 3) * hero.size * 0.15 + r.range(-6, 6),
        Math.min(ground + hero.size * r.range(-0.03, 0.05), s.h * 0.96),
        k * r.range(0.75, 1.15),
      );
    }
  }
  // Glints are on the outline: one over an eye or a jewel would spoil the drawing.
  for (let i = 0; i < 3; i++) {
    const a = r.range(Math.PI * 0.95, Math.PI * 2.05);
    sparkle(
      s,
      hero.x + Math.cos(a) * hero.size * 0.4,
      hero.y + Math.sin(a) * hero.size * 0.4,
      hero.size * r.range(0.03, 0.065),
      '#ffffff',
      0.9,
    );
  }
}

/** The dark ground that keeps a title legible over any scene. */
function scrim(s: Scene, l: Layout, strength: number): void {
  const ink = mix(shift(s.pal.near, -0.1), '#05040c', 0.5);
  const { c, w, h } = s;
  if (l.side === 'left') {
    c.rect(
      0,
      0,
      w * 0.7,
      h,
      c.lin(
        [
          [0, alpha(ink, strength)],
          [0.55, alpha(ink, strength * 0.6)],
          [1, alpha(ink, 0)],
        ],
        0,
      ),
    );
    return;
  }
  const reach = h - l.title.y + l.title.h * 0.35;
  const stops: [number, string][] = [
    [0, alpha(ink, 0)],
    [0.45, alpha(ink, strength * 0.62)],
    [1, alpha(ink, strength)],
  ];
  c.rect(0, h - reach, w, reach, c.lin(stops, 90));
}

function subtitle(s: Scene, text: string, zone: Box, align: 'middle' | 'start'): void {
  const upper = text.toLocaleUpperCase('en');
  const t = letter(
    upper,
    faceFor(upper, ['russo']),
    {
      x: zone.x + zone.w * (align === 'start' ? 0 : 0.14),
      y: zone.y + zone.h * 0.22,
      w: zone.w * 0.72,
      h: zone.h * 0.56,
    },
    { tracking: 0.12, maxLines: 1, align },
  );
  const pad = zone.h * 0.42;
  s.c.rect(
    t.box.x - pad,
    t.box.y - pad * 0.55,
    t.box.w + pad * 2,
    t.box.h + pad * 1.1,
    s.c.lin([mix(s.pal.second, '#ffffff', 0.12), shift(s.pal.second, -0.16)]),
    { stroke: alpha('#ffffff', 0.7), sw: 1.2 },
    t.box.h,
  );
  for (const { d } of t.lines) s.c.path(d, '#ffffff', { stroke: alpha('#000000', 0.25), sw: 0.6 });
}

/** The least height of a capital, as a share of the picture's shorter side: about 8 px on the smallest tile. */
const LEAST_CAP = 0.07;
/** The least height of a subtitle's letters, likewise. Below it they would only be a smear. */
const LEAST_SUBTITLE = 0.045;

/**
 * Returns a title and its shorter forms, longest first. The tile's link says the whole name, so the lettering may leave
 * out a numeral, a mechanic's name and then what follows the first "of", "at" or "in".
 */
export function shorterTitles(title: string): readonly string[] {
  const forms = [title];
  for (const rest of [
    / (?:[IVX]+|\d+|(?:Hold & Draw|Thousand Ways|Jackpot|Xtra)(?: \d+)?)$/,
    / (?:[IVX]+|\d+|(?:Hold & Draw|Thousand Ways|Jackpot|Xtra)(?: \d+)?)$/,
    / (?:of|at|in|from|under|beneath|by) .+$/,
  ]) {
    const shorter = (forms.at(-1) ?? title).replace(rest, '');
    // One short word would name half of the lobby.
    if (shorter !== forms.at(-1) && shorter.includes(' ') && !/^(?:The )?\S+ (?:and|the|of)$/i.test(shorter))
      forms.push(shorter);
  }
  return forms;
}

/** A soft dark ground right behind the letters: they stay legible on any scene. */
function plate(s: Scene, { box }: Lockup): void {
  const ink = mix(shift(s.pal.near, -0.12), '#05040c', 0.6);
  s.c.ellipse(
    box.x + box.w / 2,
    box.y + box.h / 2,
    box.w * 0.66,
    box.h * 0.92,
    s.c.rad([
      [0, alpha(ink, 0.78)],
      [0.55, alpha(ink, 0.6)],
      [1, alpha(ink, 0)],
    ]),
  );
}

function titled(s: Scene, spec: ArtSpec, l: Layout, studio: Studio, how: Treatment): void {
  const unit = Math.min(s.w, s.h);
  const align = l.side === 'left' ? 'start' : 'middle';
  const under = spec.subtitle === undefined || spec.subtitle === '' ? 0 : l.title.h * 0.2;
  const foot = under * 0.4 < unit * LEAST_SUBTITLE ? 0 : under;
  const pad = Math.min(l.title.h, l.title.w) * BLEED * 0.3;
  const zone: Box = { x: l.title.x + pad, y: l.title.y + pad, w: l.title.w - pad * 2, h: l.title.h - pad * 2 - foot };
  const set = (title: string) => {
    const text = studio.caps ? title.toLocaleUpperCase('en') : title;
    return letter(text, faceFor(text, studio.faces), zone, {
      maxLines: l.maxLines,
      align,
      arc: align === 'middle' ? pickAt(studio.arc, hash(`${spec.seed}arc`)) : 0,
      tilt: pickAt(studio.tilt, hash(`${spec.seed}tilt`)),
      ...(studio.shear === undefined ? {} : { shear: studio.shear }),
      ...(studio.tracking === undefined ? {} : { tracking: studio.tracking }),
    });
  };
  const leastCap = (t: Lockup) => Math.min(...t.lines.map(({ cap }) => cap));
  const forms = shorterTitles(spec.title).map(set);
  const [longest] = forms;
  if (longest === undefined) return;
  const t =
    forms.find((form) => leastCap(form) >= unit * LEAST_CAP) ??
    forms.reduce((best, form) => (leastCap(form) > leastCap(best) ? form : best), longest);
  plate(s, t);
  finish(s, t, how);
  if (foot > 0 && spec.subtitle !== undefined)
    subtitle(
      s,
      spec.subtitle,
      {
        x: l.title.x,
        y: Math.min(l.title.y + l.title.h - foot, t.box.y + t.box.h + t.cap * 0.22),
        w: l.title.w,
        h: foot,
      },
      align,
    );
}

/** Returns the random stream of a game's picture. */
const gameRandom = (spec: ArtSpec): Random => random(`${spec.seed}\u0000${spec.family ?? ''}`);

/** Returns the motifs that may stand in the middle of a game's picture. */
const heroesOf = (spec: ArtSpec, { heroes }: Family): readonly Family['heroes'][number][] =>
  spec.motifs ? spec.motifs.map((index) => pickAt(heroes, index)) : heroes;

/** Returns the index of the family's motif in the middle of a game's picture, without drawing it. */
export function motifOf(spec: ArtSpec): number {
  const family = familyOf(spec);
  return family.heroes.indexOf(gameRandom(spec).fork('hero').pick(heroesOf(spec, family)));
}

function game(spec: ArtSpec, c: Canvas, w: number, h: number): void {
  const family = familyOf(spec);
  const r = gameRandom(spec);
  const studio = studioOf(spec.seed);
  const how = r.pick(studio.arrangements);
  const lettered = layout(r, w, h, spec.title.length, how === 'close');
  const l = spec.title === '' ? plainLayout(w, h, how === 'close') : lettered;
  const s: Scene = { c, r: r.fork('scene'), w, h, pal: paletteOf(spec, family, r), hero: l.hero };
  const flip = r.chance(0.5);
  // If the scenery is mirrored, so is the motif's place, because the light must still fall on it.
  const back: Scene = { ...s, r: r.fork('back'), hero: flip ? { ...l.hero, x: w - l.hero.x } : l.hero };
  c.group(flip ? `translate(${n(w)} 0) scale(-1 1)` : '', () => family.backdrop(back));
  vignette(s, shift(s.pal.near, -0.12), 0.75);
  glow(s, l.hero.x, l.hero.y, l.hero.size * 0.72, s.pal.glow, 0.8);
  if (studio.grade !== undefined) c.rect(0, 0, w, h, studio.grade);
  arrange({ ...s, r: r.fork('hero') }, family, heroesOf(spec, family), how, l.title);
  family.front?.({ ...s, r: r.fork('front') });
  motes({ ...s, r: r.fork('motes') }, Math.round((w * h) / 9000), s.pal.glow, { size: 1.8 });
  const finishing = r.pick(studio.finishes);
  if (spec.title !== '') {
    scrim(s, l, studio.scrim);
    titled({ ...s, r: r.fork('title') }, spec, l, studio, finishing);
  }
  frame(s, r.pick(studio.frames));
}

function scenery(spec: ArtSpec, c: Canvas, w: number, h: number): void {
  const family = familyOf(spec);
  const r = gameRandom(spec);
  const hero = { x: w / 2, y: h * 0.46, size: Math.min(w, h) * 0.8 };
  const s: Scene = { c, r: r.fork('scene'), w, h, pal: pickAt(family.palettes, spec.palette ?? 0), hero };
  family.backdrop({ ...s, r: r.fork('back') });
  vignette(s, shift(s.pal.near, -0.12), 0.6);
  glow(s, hero.x, hero.y, hero.size * 0.7, s.pal.glow, 0.5);
  family.front?.({ ...s, r: r.fork('front') });
  motes({ ...s, r: r.fork('motes') }, Math.round((w * h) / 9000), s.pal.glow, { size: 1.8 });
}

/** Small objects of a family are drawn within ±20 units, motifs within ±100. */
const EXTRA_SCALE = 4;

function symbol(spec: ArtSpec, c: Canvas, w: number, h: number): void {
  const family = familyOf(spec);
  const pal = pickAt(family.palettes, spec.palette ?? 0);
  const s: Scene = { c, r: gameRandom(spec).fork('hero'), w, h, pal, hero: { x: 0, y: 0, size: 200 } };
  const index = spec.motifs?.[0] ?? 0;
  const motif = family.heroes[index];
  const scale = Math.min(w, h) / 232;
  if (motif) c.place(w / 2, h / 2, scale, 0, () => motif(s));
  else c.place(w / 2, h / 2, scale * EXTRA_SCALE, 0, () => pickAt(family.extras, index - family.heroes.length)(s));
}

function banner(spec: ArtSpec, c: Canvas, w: number, h: number): void {
  const family = familyOf(spec);
  const r = random(`${spec.seed}\u0000banner`);
  const pal = paletteOf(spec, family, r);
  const how = r.pick(BANNER_ARRANGEMENTS);
  const { hero, side } = bannerLayout(w, h, how);
  const s: Scene = { c, r: r.fork('scene'), w, h, pal, hero };
  family.backdrop(s);
  vignette(s, shift(s.pal.near, -0.12), 0.6);
  glow(s, hero.x, hero.y, hero.size * 0.8, s.pal.glow, 0.85);
  const scatter: Scene = { ...s, r: r.fork('hero') };
  // Above words, the heap is at the motif's foot: below them it would be out of sight.
  arrange(scatter, family, heroesOf(spec, family), how, { x: 0, y: side === 'left' ? h * 0.9 : 0, w, h: h * 0.1 });
  family.front?.({ ...s, r: r.fork('front') });
  motes({ ...s, r: r.fork('motes') }, Math.round((w * h) / 9000), s.pal.glow, { size: 1.8 });
  // A quieter side where words may stand. It only takes the contrast away: what needs a ground for text draws its own.
  // A pale family's ink is darkened to the level of the others.
  const tint = mix(shift(s.pal.near, -0.06), s.pal.sky[0], 0.25);
  const ink = shift(tint, Math.min(0, 0.33 - lightness(tint)));
  if (side === 'left')
    c.rect(
      0,
      0,
      w * 0.5,
      h,
      c.lin(
        [
          [0, alpha(ink, 0.62)],
          [0.5, alpha(ink, 0.4)],
          [1, alpha(ink, 0)],
        ],
        0,
      ),
    );
  else
    c.rect(
      0,
      h * 0.6,
      w,
      h * 0.4,
      c.lin([
        [0, alpha(ink, 0)],
        [0.5, alpha(ink, 0.4)],
        [1, alpha(ink, 0.7)],
      ]),
    );
}

/**
 * Composes one picture as SVG from outlines only (no text elements, images or links). Deterministic.
 * @throws if a side is not a positive number
 */
export function composeSvg(spec: ArtSpec): string {
  if (!(spec.width > 0 && spec.height > 0)) {
    throw new Error(
      `Art "${spec.seed}" has the size ${spec.width}×${spec.height}: give both sides in pixels, above 0.`,
    );
  }
  const unit = 400 / Math.min(spec.width, spec.height);
  const w = spec.width * unit;
  const h = spec.height * unit;
  const c = new Canvas();
  switch (spec.kind) {
    case 'game':
      game(spec, c, w, h);
      break;
    case 'scenery':
      scenery(spec, c, w, h);
      break;
    case 'symbol':
      symbol(spec, c, w, h);
      break;
    case 'banner':
      banner(spec, c, w, h);
      break;
    case 'provider':
      providerMark(c, spec.seed, spec.title, w, h, spec.palette === 1 ? '#14141c' : '#ffffff');
      break;
    case 'payment':
      paymentMark(c, spec.seed, w, h);
      break;
    case 'empty':
      emptyState(c, spec.seed, w, h, spec.palette ?? 0);
  }
  return c.svg(spec.width, spec.height, w, h);
}
