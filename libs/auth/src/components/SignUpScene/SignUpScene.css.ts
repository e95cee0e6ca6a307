import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { border, colour, effect, font, measure, radius, space, text } = vars;
/** A tablet has room for the scene too; a phone held sideways is as wide, but too low for it. */
const beside = 'screen and (min-width: 768px) and (min-height: 501px)';
const desktop = 'screen and (min-width: 1024px) and (min-height: 501px)';
/** The scene is beside the form, and narrow. */
const narrowScene = 'screen and (min-width: 768px) and (max-width: 1023.98px) and (min-height: 501px)';

/** The scene is beside the form; on a phone its words follow the form. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${measure.form})`,
  justifyContent: 'center',
  gap: space.lg,
  '@media': {
    [beside]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr)',
      alignItems: 'start',
    },
    [desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, calc(${measure.form} * 1.15))`,
      columnGap: space.xxl,
    },
  },
});
export const form = style({ minInlineSize: 0, '@media': { [beside]: { gridColumn: 2, gridRow: 1 } } });
/** Stays in view while the longer form scrolls. Its outline is the brand's, as that of its hero. */
export const scene = style({
  minInlineSize: 0,
  '@media': {
    [beside]: {
      gridColumn: 1,
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: `calc(${measure.header} + var(--strip, 0rem) + ${space.lg})`,
      display: 'grid',
      alignItems: 'end',
      // To the end of the window, which is above the bottom bar on a tablet.
      blockSize: `min(68rem, calc(100dvh - ${measure.header} - ${measure.bottomBar} - var(--strip, 0rem) - ${space.lg} * 2))`,
      minBlockSize: '30rem',
      overflow: 'hidden',
      isolation: 'isolate',
      color: colour.onPicture,
      backgroundColor: colour.sunken,
      backgroundImage: effect.stageImage,
      borderRadius: radius.lg,
      selectors: {
        '&[data-look="split"]': { borderRadius: `calc(${radius.xl} * 2)` },
        '&[data-look="editorial"]': {
          borderStartStartRadius: '50vw',
          borderStartEndRadius: '50vw',
          border: effect.cardBorder,
          borderColor: colour.brand.base,
        },
        '&[data-look="board"]': { borderRadius: 0, borderBlockEnd: `${border.thick} solid ${colour.brand.base}` },
        '&[data-look="card"]': { border: effect.cardBorder },
      },
    },
  },
});
export const art = style({
  display: 'none',
  '@media': { [beside]: { display: 'block', position: 'absolute', inset: 0, zIndex: -2 } },
});
export const words = style({
  display: 'grid',
  gap: space.sm,
  '@media': {
    [beside]: { padding: space.lg, paddingBlockStart: `calc(${space.xxxl} * 2)` },
    [desktop]: { padding: space.xl, paddingBlockStart: `calc(${space.xxxl} * 2)` },
  },
});
/** Whatever the picture shows, the words on it stay legible. */
globalStyle(`${words}::before`, {
  '@media': {
    [beside]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '60%',
      zIndex: -1,
      backgroundImage: `linear-gradient(transparent, ${colour.pictureScrim} 55%)`,
    },
  },
});
/** A seal above the promise, in the colour of its words: on a picture or on the page. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  aspectRatio: '1',
  borderRadius: radius.md,
  backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)',
});
export const licence = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [narrowScene]: { flexWrap: 'wrap' } },
  gap: space.sm,
  marginBlockStart: space.xs,
  paddingBlockStart: space.sm,
  borderBlockStart: `max(1px, ${border.hair}) solid color-mix(in srgb, currentColor 30%, transparent)`,
});
/** In a narrow scene the words are below the marks: beside them they would break after every second word. */
export const licensed = style({ minInlineSize: 0, '@media': { [narrowScene]: { flexBasis: '100%' } } });
/** A licence number is one word, though it has slashes. */
export const number = style({ whiteSpace: 'nowrap', '@media': { [narrowScene]: { display: 'block' } } });
export const age = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  aspectRatio: '1',
  flexShrink: 0,
  borderRadius: '50%',
  border: '0.125rem solid currentColor',
  fontFamily: font.label.family,
  wordSpacing: font.label.wordSpacing,
  fontWeight: font.label.bold,
  fontSize: text.sm.size,
});
