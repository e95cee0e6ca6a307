import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, space, font, radius, text, effect } = vars;

export const screen = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.md,
  minHeight: 'min(70dvh, 40rem)',
  paddingBlock: space.xxl,
  paddingInline: space.gutter,
  textAlign: 'center',
  selectors: { '&[data-whole]': { minHeight: '100dvh', backgroundImage: effect.groundImage } },
});
/** More than half of any width, so that the corners become a half circle. */
const arch = '62.4375rem';
/**
 * The area for the figures or the icon, drawn per surface treatment: light on the sky, a paper disc, a lit doorway, a
 * slanted board, a plain frame.
 */
export const stage = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 'min(15rem, 70vw)',
  minHeight: '9rem',
  paddingInline: space.xl,
  paddingBlock: space.lg,
  marginBlockEnd: space.xs,
  selectors: {
    '[data-look="full"] > &': {
      backgroundImage: `radial-gradient(closest-side, color-mix(in srgb, ${colour.brand.base} 34%, transparent), transparent)`,
      color: colour.brand.text,
    },
    '[data-look="split"] > &': {
      minHeight: '13rem',
      borderRadius: '58% 42% 55% 45% / 52% 60% 40% 48%',
      backgroundColor: colour.accent.base,
      color: colour.accent.on,
    },
    '[data-look="editorial"] > &': {
      minHeight: '15rem',
      paddingInline: space.lg,
      border: effect.cardBorder,
      borderColor: colour.brand.base,
      borderStartStartRadius: arch,
      borderStartEndRadius: arch,
      outline: effect.cardBorder,
      outlineOffset: '0.4375rem',
      backgroundImage: effect.stageImage,
      color: colour.brand.text,
      marginBlockEnd: space.md,
    },
    '[data-look="board"] > &': {
      isolation: 'isolate',
      minHeight: '8rem',
      paddingInline: `calc(${space.xxl} + ${space.sm})`,
      color: colour.brand.on,
    },
    // A slanted board with a stripe of the same paint next to it.
    '[data-look="board"] > &::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      backgroundColor: colour.brand.base,
      clipPath: 'polygon(3.25rem 0, calc(100% - 1rem) 0, calc(100% - 4.25rem) 100%, 0 100%)',
    },
    '[data-look="board"] > &::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      backgroundColor: colour.brand.base,
      clipPath: 'polygon(calc(100% - 0.5rem) 0, 100% 0, calc(100% - 3.25rem) 100%, calc(100% - 3.75rem) 100%)',
    },
    '[data-look="card"] > &': {
      border: effect.cardBorder,
      borderRadius: radius.lg,
      backgroundColor: colour.surface,
      color: colour.textMuted,
    },
  },
  '@media': {
    [when.forcedColours]: {
      border: '0.0625rem solid CanvasText',
      selectors: { '&::before, &::after': { display: 'none' } },
    },
  },
});
/** Here the icon is the main picture, so it is larger than next to text. */
childStyle(`${stage} > svg[data-size]`, { width: '4.5rem', height: '4.5rem' });
export const code = componentStyle({
  fontFamily: font.display.family,
  fontWeight: font.display.bold,
  fontSize: `calc(${text.display.size} * 1.8)`,
  lineHeight: 1,
  letterSpacing: font.display.tracking,
  fontVariationSettings: font.display.variation,
  selectors: {
    '[data-look="full"] &, [data-look="editorial"] &': {
      color: 'transparent',
      backgroundImage: effect.brandGradient,
      backgroundClip: 'text',
    },
  },
  '@media': { [when.forcedColours]: { color: 'CanvasText' } },
});
export const words = componentStyle({ maxWidth: '52ch', color: colour.textMuted });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.sm });
export const detail = componentStyle({ fontSize: text.xs.size, color: colour.textMuted });
