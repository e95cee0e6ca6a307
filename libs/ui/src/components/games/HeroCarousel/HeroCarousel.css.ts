import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { breakpoints, from, under, when } from '../../../theme/breakpoints.ts';

const { colour, space, radius, effect, font, text, motion, control, measure } = vars;
const md = from.md;
/** A tablet held upright, without the phones held sideways that are as wide. */
const uprightTablet = `${from.md} and (max-width: ${breakpoints.lg - 1}px) and (min-height: 31.3125rem)`;
/**
 * How far the slanted edge of the text panel recedes from top to bottom. The text stays clear of all of it, however
 * many lines there are.
 */
const slant = '3.25rem';
/** Layouts with the picture above the words on a phone held upright. */
const beside = '[data-layout="split"] > * > &, [data-layout="card"] > * > &, [data-layout="editorial"] > * > &';
/** Per cent of a full-width banner that its words may take on a phone held sideways. */
const sidewaysWords = 66;
/** Covers the picture under these words and leaves the motif beside them. @param angle points away from the words' side */
const sidewaysGround = (angle: string) =>
  `linear-gradient(${angle}, ${colour.ground} 8%, color-mix(in srgb, ${colour.ground} 82%, transparent) ${sidewaysWords - 4}%, transparent ${sidewaysWords + 18}%)`;
/**
 * The height of a phone's words with a title of two lines, so that nothing below moves when the fonts arrive and a title
 * or a text takes a line more or less.
 * @param lines of the text
 */
const keptHeight = (title: { readonly size: string; readonly line: string }, body: string, lines: number) =>
  `calc(2 * ${title.line} * ${title.size} + ${lines} * 1.4 * ${body} + ${control.lg} + ${control.icon} + ${space.md} + 2 * ${space.xs})`;
/** More than half of any width, so that the corners become a half circle. */
const arch = '62.4375rem';

export const hero = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.xl,
  isolation: 'isolate',
  selectors: {
    '&[data-layout="full"]': { marginInline: `calc(${space.gutter} * -1)`, borderRadius: 0 },
    '&[data-layout="card"]': { border: effect.cardBorder, borderRadius: radius.lg, backgroundColor: colour.surface },
    '&[data-layout="split"]': { backgroundColor: colour.accent.base, color: colour.accent.on },
    '&[data-layout="board"]': {
      display: 'grid',
      borderRadius: radius.lg,
      border: effect.cardBorder,
      backgroundColor: colour.surface,
    },
    '&[data-layout="editorial"]': { marginInline: `calc(${space.gutter} * -1)`, borderRadius: 0 },
    // The stage and its edge fade out before the column ends, so that a wider window shows no hard edge.
    '&[data-layout="editorial"]::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      backgroundImage: effect.stageImage,
      borderBlockEnd: effect.cardBorder,
      maskImage: `linear-gradient(90deg, transparent, ${colour.text} 9% 91%, transparent)`,
    },
  },
});
export const track = componentStyle({
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  outlineOffset: '-0.1875rem',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});
export const slide = componentStyle({
  position: 'relative',
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  display: 'grid',
  minWidth: 0,
  selectors: {
    // On a phone at most 45 % of its height, so that the first games show below.
    '[data-layout="full"] &': { gridTemplateAreas: '"all"', minHeight: 'clamp(19rem, 92vw, 23.5rem)' },
    '[data-layout="split"] &': { gridTemplateRows: 'auto 1fr' },
    '[data-layout="card"] &': { gridTemplateRows: 'auto 1fr' },
    '[data-layout="board"] &': { gridTemplateAreas: '"all"', minHeight: 'clamp(17.5rem, 71vw, 18.75rem)' },
    '[data-layout="editorial"] &': { gridTemplateRows: 'auto 1fr', justifyItems: 'center' },
  },
  '@media': {
    [md]: {
      selectors: {
        '[data-layout="full"] &': { minHeight: 'clamp(23.75rem, 34vw, 35rem)' },
        '[data-layout="split"] &': {
          gridTemplateRows: 'none',
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
          minHeight: 'clamp(27.5rem, 61vw, 31.25rem)',
        },
        '[data-layout="card"] &': {
          gridTemplateRows: 'none',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          minHeight: '18.75rem',
        },
        '[data-layout="board"] &': { minHeight: '19rem' },
        '[data-layout="editorial"] &': {
          gridTemplateRows: 'none',
          gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
          columnGap: space.xl,
          alignItems: 'stretch',
          minHeight: 'clamp(26.25rem, 38vw, 37.5rem)',
          paddingInline: `max(${space.gutter}, (100% - ${measure.page}) / 2)`,
        },
      },
    },
    [from.lg]: { selectors: { '[data-layout="split"] &': { minHeight: 'clamp(26.25rem, 30vw, 30rem)' } } },
    // Held sideways, a phone shows little more than 200 px of the page: the words with their action, beside the picture.
    [under.sideways]: {
      selectors: {
        '[data-layout] > * > &': { minHeight: '11rem' },
        [beside]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
      },
    },
  },
});
export const art = componentStyle({
  position: 'relative',
  minWidth: 0,
  selectors: {
    // On a phone the motif is above the text and fades out behind it.
    '[data-layout="full"] &': {
      gridArea: 'all',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      height: '76%',
    },
    '[data-layout="full"] &::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundImage: `linear-gradient(to top, ${colour.ground} 0%, color-mix(in srgb, ${colour.ground} 82%, transparent) 24%, color-mix(in srgb, ${colour.ground} 50%, transparent) 44%, transparent 62%)`,
    },
    '[data-layout="split"] &': {
      aspectRatio: '2.2',
      margin: space.sm,
      marginBlockEnd: 0,
      borderRadius: radius.lg,
      overflow: 'hidden',
    },
    '[data-layout="card"] &': { aspectRatio: '5 / 2' },
    '[data-layout="board"] &': {
      gridArea: 'all',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '58%',
    },
    // A lit doorway: the picture is under an arch, with a second line around the first.
    '[data-layout="editorial"] &': {
      width: 'min(56%, 21.25rem)',
      aspectRatio: '8 / 5',
      marginBlockStart: space.md,
      border: effect.cardBorder,
      borderColor: colour.brand.base,
      borderStartStartRadius: arch,
      borderStartEndRadius: arch,
      overflow: 'hidden',
      outline: effect.cardBorder,
      outlineOffset: '0.4375rem',
    },
    '[data-layout="editorial"] &::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundImage: `linear-gradient(to top, color-mix(in srgb, ${colour.ground} 60%, transparent), transparent 30%)`,
    },
  },
  '@media': {
    [md]: {
      selectors: {
        '[data-layout="full"] &': { insetBlockEnd: 0, height: 'auto' },
        '[data-layout="full"] &::after': {
          backgroundImage: `linear-gradient(to top, ${colour.ground} 0%, transparent 12%), linear-gradient(95deg, ${colour.ground} 8%, color-mix(in srgb, ${colour.ground} 76%, transparent) 34%, transparent 58%)`,
        },
        '[data-layout="full"] &:dir(rtl)::after': {
          backgroundImage: `linear-gradient(to top, ${colour.ground} 0%, transparent 12%), linear-gradient(265deg, ${colour.ground} 8%, color-mix(in srgb, ${colour.ground} 76%, transparent) 34%, transparent 58%)`,
        },
        '[data-layout="split"] &': {
          order: 2,
          aspectRatio: 'auto',
          margin: space.lg,
          marginInlineStart: 0,
          borderRadius: radius.xl,
        },
        '[data-layout="card"] &': { order: 2, aspectRatio: 'auto' },
        '[data-layout="editorial"] &': {
          order: 2,
          width: 'min(100%, 31.25rem)',
          justifySelf: 'center',
          aspectRatio: 'auto',
          marginBlockStart: space.xl,
        },
      },
    },
    [under.sideways]: {
      selectors: {
        '[data-layout="split"] &, [data-layout="card"] &, [data-layout="editorial"] &': {
          order: 2,
          aspectRatio: 'auto',
          width: 'auto',
          // The words alone set the height.
          contain: 'size',
        },
        '[data-layout="split"] &, [data-layout="editorial"] &': { margin: space.sm },
        // Contained and centred, it would have no width.
        '[data-layout="editorial"] &': { justifySelf: 'stretch' },
        '[data-layout="full"] &': { insetBlockEnd: 0, height: 'auto' },
        '[data-layout="full"] &::after': { backgroundImage: sidewaysGround('95deg') },
        '[data-layout="full"] &:dir(rtl)::after': { backgroundImage: sidewaysGround('265deg') },
      },
    },
  },
});
/** The motif's position in a banner: in the middle and above it on a phone, right of the middle on a wide window. */
childStyle(`${art} img`, {
  objectPosition: '50% 12%',
  '@media': { [md]: { objectPosition: '86% 18%' }, [under.sideways]: { objectPosition: '86% 18%' } },
});
childStyle(`[data-layout="board"] ${art} img`, {
  objectPosition: '16% 24%',
  '@media': { [md]: { objectPosition: '84% 24%' } },
});
childStyle(`[data-layout="editorial"] ${art} img`, {
  objectPosition: '50% 0',
  transform: 'scale(1.2)',
  transformOrigin: '50% 20%',
  '@media': { [md]: { objectPosition: '90% 18%', transform: 'none' } },
});
export const words = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xs,
  padding: space.md,
  paddingBlockEnd: control.icon,
  selectors: {
    '[data-layout="full"] &': {
      gridArea: 'all',
      justifyContent: 'flex-end',
      paddingInline: space.gutter,
      color: colour.text,
    },
    '[data-layout="split"] &, [data-layout="card"] &': { justifyContent: 'center' },
    // The dots keep their distance from the button.
    '[data-layout="split"] &': { paddingBlockEnd: `calc(${control.icon} + ${space.xs})` },
    // The text is on a panel with a slanted far edge and a stripe of paint along it.
    '[data-layout="board"] &': {
      isolation: 'isolate',
      gridArea: 'all',
      justifyContent: 'flex-start',
      gap: space.xs,
      width: '80%',
      padding: space.md,
      paddingInlineEnd: `calc(${slant} + ${space.sm})`,
      // Clear of the dots.
      paddingBlockEnd: '1.875rem',
    },
    '[data-layout="board"] &::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      backgroundColor: colour.surface,
      clipPath: `polygon(0 0, 100% 0, calc(100% - ${slant}) 100%, 0 100%)`,
    },
    '[data-layout="board"] &::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '-0.375rem',
      width: '4rem',
      zIndex: -1,
      backgroundColor: colour.brand.base,
      clipPath: 'polygon(calc(100% - 0.4375rem) 0, 100% 0, 0.4375rem 100%, 0 100%)',
    },
    '[data-layout="board"] &:dir(rtl)::before, [data-layout="board"] &:dir(rtl)::after': { transform: 'scaleX(-1)' },
    '[data-layout="editorial"] &': {
      alignItems: 'center',
      justifyContent: 'flex-start',
      textAlign: 'center',
      // Not as wide as its longest line, which is another one once the fonts are there.
      width: '100%',
      maxWidth: measure.form,
    },
    // A printer's ornament: a hairline that swells into a diamond.
    '[data-layout="editorial"] &::before': {
      content: '',
      display: 'none',
      width: '8.25rem',
      height: '0.75rem',
      flexShrink: 0,
      backgroundColor: colour.brand.base,
      clipPath: 'polygon(0 46%, 45% 46%, 50% 0, 55% 46%, 100% 46%, 100% 54%, 55% 54%, 50% 100%, 45% 54%, 0 54%)',
    },
  },
  '@media': {
    [under.md]: {
      selectors: {
        '[data-layout="split"] &': { minHeight: `calc(${keptHeight(text.h2, text.sm.size, 2)} + ${space.xs})` },
        '[data-layout="card"] &': { minHeight: keptHeight(text.display, text.md.size, 3) },
        '[data-layout="editorial"] &': { minHeight: keptHeight(text.display, text.md.size, 2) },
      },
    },
    [md]: {
      gap: space.sm,
      padding: space.xxl,
      paddingBlockEnd: `calc(${control.icon} + ${space.md})`,
      selectors: {
        '[data-layout="editorial"] &::before': { display: 'block' },
        '[data-layout="board"] &': {
          width: '56%',
          justifyContent: 'center',
          gap: space.sm,
          padding: space.xl,
          paddingInlineEnd: space.xxxl,
          paddingBlockEnd: `calc(${control.icon} + ${space.sm})`,
        },
        '[data-layout="full"] &': { maxWidth: 'min(41.25rem, 56%)', justifyContent: 'center', paddingBlock: space.xxl },
        '[data-layout="split"] &': {
          paddingInline: space.xxl,
          paddingBlockEnd: `calc(${control.icon} + ${space.md})`,
        },
        '[data-layout="card"] &': { paddingBlockEnd: `calc(${control.icon} + ${space.lg})` },
        '[data-layout="editorial"] &': {
          justifyContent: 'center',
          justifySelf: 'center',
          maxWidth: '38.75rem',
          paddingInline: 0,
          paddingBlock: `${space.xxl} ${space.xxxl}`,
          gap: space.md,
        },
      },
    },
    [uprightTablet]: { selectors: { '[data-layout="split"] &': { paddingInline: space.xl } } },
    [under.sideways]: {
      selectors: {
        '[data-layout] > * > * > &': {
          gap: space.xs,
          minHeight: 0,
          paddingBlock: `${space.sm} ${control.icon}`,
          paddingInline: space.lg,
          justifyContent: 'flex-start',
        },
        '[data-layout="full"] > * > * > &': { maxWidth: `${sidewaysWords}%` },
        '[data-layout="editorial"] > * > * > &': { paddingInline: 0 },
        '[data-layout="editorial"] &::before': { display: 'none' },
      },
    },
  },
});
/** On a phone its picture is a picture, not a strip: the words give up the height. */
childStyle(`[data-layout="split"] ${words} > :is(h1, h2)`, {
  '@media': {
    [under.md]: { fontSize: text.h2.size, lineHeight: text.h2.line },
    // The words have less than half of a tablet: a long word would break.
    [uprightTablet]: { fontSize: text.h1.size, lineHeight: text.h1.line },
  },
});
/** At the end of the panel: below the title nothing moves where its own typeface takes a line less. */
childStyle(`[data-layout="board"] ${words}`, { '@media': { [under.md]: { justifyContent: 'flex-end' } } });
childStyle(`[data-layout] ${words} > :is(h1, h2)`, { '@media': { [under.sideways]: { fontSize: text.h3.size } } });
export const eyebrow = componentStyle({
  fontFamily: font.display.family,
  wordSpacing: font.display.wordSpacing,
  fontWeight: font.display.bold,
  fontSize: text.sm.size,
  paddingInline: '0.8em',
  paddingBlock: '0.25em',
  borderRadius: radius.badge,
  backgroundColor: colour.brand.base,
  color: colour.brand.on,
});
export const body = componentStyle({
  fontSize: text.md.size,
  lineHeight: 1.4,
  // Not in `ch`, which another typeface makes narrower: the text would wrap again when the font arrives.
  maxWidth: '24em',
  // As even as the title above it, without a last line of one word.
  textWrap: 'balance',
  selectors: {
    // Short enough for two lines, so that the title stays below the motif's face.
    '[data-layout="full"] &': { fontSize: text.sm.size, color: colour.text },
    '[data-layout="split"] &': { fontSize: text.sm.size },
    '[data-layout="board"] &': { fontSize: text.sm.size, color: colour.textMuted },
    '[data-layout="card"] &, [data-layout="editorial"] &': { color: colour.textMuted },
  },
  '@media': {
    [md]: {
      fontSize: text.lg.size,
      lineHeight: 1.45,
      selectors: {
        '[data-layout="full"] &, [data-layout="split"] &': { fontSize: text.lg.size },
        '[data-layout="board"] &': { fontSize: text.md.size },
      },
    },
  },
});
export const terms = componentStyle({ fontSize: text.xs.size, lineHeight: 1.4, maxWidth: '34em', opacity: 0.92 });
export const controls = componentStyle({
  position: 'absolute',
  insetBlockEnd: space.xs,
  insetInline: space.gutter,
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  pointerEvents: 'none',
  '@media': {
    [md]: {
      insetBlockEnd: space.sm,
      selectors: {
        '[data-layout="board"] > &': { insetInline: space.lg, insetBlockEnd: space.xs },
        '[data-layout="split"] > &, [data-layout="card"] > &': { insetInlineStart: space.xxl },
        '[data-layout="editorial"] > &': {
          insetInline: `max(${space.gutter}, (100% - ${measure.page}) / 2)`,
          width: `calc((100% - 2 * max(${space.gutter}, (100% - ${measure.page}) / 2) - ${space.xl}) * 6 / 11)`,
          insetInlineEnd: 'auto',
        },
      },
    },
    [uprightTablet]: { selectors: { '[data-layout="split"] > &': { insetInlineStart: space.xl } } },
    // Below the words, clear of the picture's frame.
    [under.sideways]: {
      selectors: {
        '[data-layout="editorial"] > &': {
          insetInline: `${space.gutter} auto`,
          width: `calc((100% - 2 * ${space.gutter}) * 3 / 5)`,
        },
      },
    },
  },
  selectors: {
    // As much room before the dots as the pause button takes behind them.
    '[data-layout="editorial"] > &': {
      justifyContent: 'center',
      paddingInlineStart: `calc(${control.icon} + ${space.xxs})`,
    },
    '[data-layout="board"] > &': { insetInline: space.xs, insetBlockEnd: 0 },
  },
});
childStyle(`${controls} > *`, { pointerEvents: 'auto' });
export const dots = componentStyle({ display: 'flex' });
export const dot = componentStyle({
  position: 'relative',
  width: '2rem',
  height: control.icon,
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  selectors: {
    '[data-layout="board"] &': { width: '1.5rem' },
    '&::after': {
      content: '',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: radius.pill,
      backgroundColor: 'currentColor',
      opacity: 0.45,
      transition: `width ${motion.base} ${motion.out}, opacity ${motion.base}`,
    },
    '&[aria-current="true"]::after': { width: '1.625rem', opacity: 1 },
    '[data-layout="board"] &::after': {
      width: '1rem',
      height: '0.3125rem',
      borderRadius: 0,
      transform: 'skewX(-24deg)',
    },
    '[data-layout="board"] &[aria-current="true"]::after': { width: '1.25rem', backgroundColor: colour.brand.base },
    '[data-layout="editorial"] &::after': { width: '1.375rem', height: '0.0625rem', borderRadius: 0 },
    '[data-layout="editorial"] &[aria-current="true"]::after': {
      width: '1.625rem',
      height: '0.1875rem',
      backgroundColor: colour.brand.base,
    },
  },
  '@media': { [when.forcedColours]: { selectors: { '&::after': { backgroundColor: 'CanvasText' } } } },
});
