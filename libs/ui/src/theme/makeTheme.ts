import { alpha, contrast, legible, luminance, mix, onColour, shift } from './colour.ts';
import { makeEffects } from './effects.ts';
import { drawnMetrics } from './drawnMetrics.ts';
import { fontStack } from './fontStack.ts';
import type { ThemeValues } from './shape.ts';
import type { BrandTokens, FontTokens, Hex } from './tokenTypes.ts';

const px = (value: number) => `${Math.round(value * 100) / 100}px`;
const rem = (value: number) => `${Math.round((value / 16) * 10000) / 10000}rem`;
const density = { compact: 0.84, regular: 1, airy: 1.16 } as const;
const tempo = { quiet: 1.1, regular: 1, lively: 0.9 } as const;

/** Overrides derived values leaf by leaf. */
function override<T extends object>(values: T, changes: object | undefined): T {
  if (!changes) return values;
  const merged = { ...values } as Record<string, unknown>;
  for (const [key, change] of Object.entries(changes)) {
    const current = merged[key];
    merged[key] =
      typeof change === 'object' && change !== null && typeof current === 'object' && current !== null
        ? override(current, change)
        : change;
  }
  return merged as T;
}

function makeTone(base: Hex, grounds: { all: readonly string[]; surface: string }, dark: boolean) {
  const on = onColour(base);
  const hover = shift(base, luminance(on) > 0.5 ? -0.05 : 0.05);
  const soft = mix(grounds.surface, base, dark ? 0.17 : 0.13);
  return {
    base,
    hover: contrast(on, hover) >= 4.5 ? hover : base,
    on,
    text: legible(base, [...grounds.all, soft], 4.6),
    soft,
    onSoft: legible(base, [soft], 5),
  };
}

const optical = (points: number | undefined) => (points === undefined ? 'normal' : `"opsz" ${points}`);

function makeFont(font: FontTokens) {
  const { ascent, descent, lineGap, unitsPerEm, capHeight } = drawnMetrics(font);
  const content = ascent + Math.abs(descent) + lineGap;
  return {
    family: fontStack(font.family),
    regular: String(font.weights.regular),
    medium: String(font.weights.medium),
    bold: String(font.weights.bold),
    tracking: `${font.tracking ?? 0}em`,
    wordSpacing: `${font.wordSpacing ?? 0}em`,
    variation: optical(font.opticalSize?.heading),
    titleVariation: optical(font.opticalSize?.title),
    // Space above capitals and below the baseline of a line box of height "normal", in em; optical alignment removes
    // it.
    trimTop: `${((ascent - capHeight + lineGap / 2) / unitsPerEm).toFixed(4)}em`,
    trimBottom: `${((content - ascent - lineGap / 2) / unitsPerEm).toFixed(4)}em`,
  };
}

/** Lettering of controls: the typeface and its settings. */
function makeLabel({ type }: BrandTokens): ThemeValues['font']['label'] {
  const { face, tracking, scale } = type.label ?? { face: 'display', tracking: 0.005, scale: 1 };
  const { family, weights, wordSpacing = 0 }: FontTokens = type[face];
  return {
    family: fontStack(family),
    medium: String(weights.medium),
    bold: String(weights.bold),
    tracking: `${tracking}em`,
    wordSpacing: `${wordSpacing}em`,
    scale: String(scale),
  };
}

/** Step sizes in rem. Headings shrink with the window, and all sizes grow with the player's font size. */
/** Returns a size that grows with the window: smallest at 360 px, largest at 1280 px. */
function growing(small: number, large: number): string {
  const slope = (large - small) / (1280 - 360);
  return `clamp(${rem(small)}, ${rem(small - slope * 360)} + ${(slope * 100).toFixed(3)}vw, ${rem(large)})`;
}

/** The headline of a hero at 360 px and from 1280 px, in px as drawn. */
const HEADLINE = { small: 33, least: 72, most: 88 } as const;

/** Returns the size of a hero's headline: large on a desktop whatever the brand's scale, and on a phone two short lines. */
function headline({ type: { scale, display } }: BrandTokens): { size: string; line: string } {
  const drawn = display.scale ?? 1;
  const large = Math.min(HEADLINE.most, Math.max(HEADLINE.least, scale.base * scale.ratio ** 4.8)) / drawn;
  const small = HEADLINE.small / drawn;
  return { size: growing(small, large), line: '1.04' };
}

function makeText(tokens: BrandTokens): ThemeValues['text'] {
  const { base, ratio } = tokens.type.scale;
  const step = (power: number, line: number) => ({ size: rem(base * ratio ** power), line: String(line) });
  const fluid = (power: number, line: number) => ({
    size: growing(Math.max(base * 1.05, base * (1 + (ratio - 1) * 0.72) ** power), base * ratio ** power),
    line: String(line),
  });
  return {
    xs: { size: rem(Math.max(11.5, base * 0.75)), line: '1.4' },
    sm: { size: rem(Math.max(13, base * 0.875)), line: '1.45' },
    md: step(0, 1.5),
    lg: { size: rem(base * 1.125), line: '1.5' },
    xl: { size: rem(base * 1.3), line: '1.4' },
    h5: step(0.4, 1.3),
    h4: fluid(1, 1.25),
    h3: fluid(1.7, 1.2),
    h2: fluid(2.6, 1.14),
    h1: fluid(3.6, 1.08),
    display: headline(tokens),
  };
}

/**
 * Derives every value of the contract from a brand's tokens. Pure and deterministic: the same tokens give the same CSS.
 * It also ensures legibility: text colours move in lightness until they reach AA on every ground used for them.
 * `themeContrast` checks the result, overrides included.
 */
export function makeTheme(tokens: BrandTokens): ThemeValues {
  const { colour } = tokens;
  const dark = tokens.scheme === 'dark';
  const raised = dark ? shift(colour.surface, 0.035) : mix(colour.surface, '#ffffff', 0.6);
  const sunken = dark ? mix(colour.ground, '#000000', 0.16) : shift(mix(colour.ground, colour.text, 0.035), 0);
  const grounds = { all: [colour.ground, colour.surface, raised, sunken], surface: colour.surface };
  const header = colour.header ?? colour.ground;
  const footer = colour.footer ?? sunken;
  // The logo is drawn for the header's ground. If the footer's ground is nearly the same, a plate would look like a
  // smudge.
  const apart = contrast(header, footer) >= 1.5;
  const toned = (hex: Hex) => makeTone(hex, grounds, dark);
  const brand = toned(colour.brand);
  const accent = toned(colour.accent);
  const tag = (hex: Hex) => ({ ground: hex, text: onColour(hex) });
  const frame = (ground: Hex) => {
    const text = contrast(colour.text, ground) >= 7 ? colour.text : onColour(ground);
    return { ground, text, muted: legible(mix(ground, text, 0.68), [ground], 4.6), border: mix(ground, text, 0.14) };
  };
  const unit = density[tokens.density];
  const time = tempo[tokens.motion];
  const ms = (value: number, most: number) => `${Math.min(most, Math.round(value * time))}ms`;
  const card = tokens.radius.card;
  const control = tokens.radius.control === 'pill' ? '999px' : px(tokens.radius.control);
  const space = (value: number) => px(Math.round(value * unit));

  const values: ThemeValues = {
    scheme: tokens.scheme,
    colour: {
      ground: colour.ground,
      surface: colour.surface,
      raised,
      sunken,
      field: dark ? sunken : raised,
      scrim: alpha(dark ? mix(colour.ground, '#000000', 0.6) : mix(colour.text, '#000000', 0.2), dark ? 0.64 : 0.52),
      text: colour.text,
      textMuted: legible(mix(colour.text, colour.ground, 0.34), [...grounds.all, brand.soft, accent.soft], 4.8),
      border: mix(colour.surface, colour.text, dark ? 0.16 : 0.13),
      borderStrong: legible(mix(colour.surface, colour.text, 0.42), grounds.all, 3.1),
      focus: legible(dark ? colour.accent : colour.brand, grounds.all, 3.2),
      focusGap: colour.ground,
      brand,
      accent,
      positive: toned(colour.positive ?? (dark ? '#3ddc97' : '#1b7f4d')),
      negative: toned(colour.negative ?? (dark ? '#ff6b7a' : '#c02637')),
      warning: toned(colour.warning ?? (dark ? '#ffc24b' : '#a65a00')),
      // A note is not an alarm: it uses the brand's own text colour unless the brand defines another.
      info: toned(colour.info ?? mix(colour.text, colour.brand, 0.4)),
      header: frame(header),
      footer: { ...frame(footer), plate: apart ? header : footer },
      onPicture: '#ffffff',
      pictureScrim: alpha(mix(dark ? colour.ground : '#1a1020', '#000000', 0.5), 0.78),
      skeleton: mix(colour.surface, colour.text, dark ? 0.09 : 0.08),
      skeletonShine: mix(colour.surface, colour.text, dark ? 0.17 : 0.11),
    },
    tag: {
      primary: tag(colour.tags?.primary ?? colour.brand),
      secondary: tag(colour.tags?.secondary ?? colour.accent),
      hot: tag(colour.tags?.hot ?? '#e5383b'),
      top: tag(colour.tags?.top ?? '#f2b632'),
      special: tag(colour.tags?.special ?? '#7b3ff2'),
    },
    font: {
      body: makeFont(tokens.type.body),
      display: makeFont(tokens.type.display),
      label: makeLabel(tokens),
      headingTransform: tokens.type.headingTransform ?? 'none',
      buttonTransform: tokens.type.buttonTransform ?? 'none',
    },
    text: makeText(tokens),
    space: {
      none: '0px',
      hair: '1px',
      xxs: space(4),
      xs: space(8),
      sm: space(12),
      md: space(16),
      lg: space(24),
      xl: space(32),
      xxl: space(48),
      xxxl: space(72),
      gutter: `clamp(${space(16)}, ${(2.6 * unit).toFixed(2)}vw, ${space(40)})`,
      section: `clamp(${space(28)}, ${(3.2 * unit).toFixed(2)}vw, ${space(52)})`,
    },
    control: {
      sm: px(Math.round(36 * Math.sqrt(unit))),
      md: px(Math.max(44, Math.round(46 * unit))),
      lg: px(Math.max(48, Math.round(54 * unit))),
      paddingX: space(20),
      icon: px(44),
    },
    measure: {
      // About 68 letters per line. Not in `ch`, because the column's width would change when its font loads.
      text: px(704),
      form: px(440),
      page: px(1200),
      wide: px(1680),
      dialog: px(520),
      header: px(tokens.density === 'compact' ? 60 : tokens.density === 'airy' ? 76 : 68),
      bottomBar: px(64),
      sideNav: px(232),
      footerMark: apart ? '0px' : `-${space(12)}`,
      tile:
        tokens.density === 'compact'
          ? 'clamp(104px, 27.5vw, 160px)'
          : tokens.density === 'airy'
            ? 'clamp(124px, 35vw, 204px)'
            : 'clamp(112px, 30vw, 184px)',
      // Minimum width of a tile in the virtual grid; the columns share the rest.
      gridTile: 'min(164px, clamp(104px, 40vw - 160px, 130px + 2.4vw))',
      plate: tokens.layout.tile === 'labelled' ? rem(46) : '0px',
    },
    radius: {
      none: '0px',
      xs: px(Math.min(card * 0.3, 6)),
      sm: px(card * 0.5),
      md: px(card * 0.75),
      lg: px(card),
      xl: px(card * 1.4),
      pill: card === 0 ? '0px' : '999px',
      control,
      tile: px(card * 0.85),
      badge: card === 0 ? '0px' : tokens.radius.control === 'pill' ? '999px' : px(Math.min(card * 0.4, 8)),
    },
    border: { hair: '1px', thin: px(tokens.border), thick: px(Math.max(2, tokens.border * 2)) },
    ...makeEffects(tokens, { brand: brand.base, raised, dark }),
    motion: {
      instant: ms(80, 100),
      fast: ms(130, 160),
      base: ms(180, 200),
      sheet: ms(280, 320),
      standard: 'cubic-bezier(0.2, 0, 0, 1)',
      out: 'cubic-bezier(0.16, 1, 0.3, 1)',
      spring: tokens.motion === 'lively' ? 'cubic-bezier(0.34, 1.56, 0.64, 1)' : 'cubic-bezier(0.2, 0.9, 0.3, 1)',
    },
    layer: { raised: '1', sticky: '10', header: '20', overlay: '100', toast: '200' },
    icon: { stroke: String(tokens.iconWeight), sm: '16px', md: '20px', lg: '24px', xl: '40px' },
  };
  return override(values, tokens.overrides);
}
