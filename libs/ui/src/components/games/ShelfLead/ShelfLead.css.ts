import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { from, when } from '../../../theme/breakpoints.ts';

const { colour, effect, font, motion, radius, space, text } = vars;

/** As wide as three small tiles and as tall as its row. */
export const lead = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  gridColumn: 'span 3',
  gridRow: '1 / -1',
  minWidth: 0,
  maxWidth: `calc(100vw - 2 * ${space.gutter})`,
  overflow: 'hidden',
  isolation: 'isolate',
  borderRadius: radius.tile,
  border: effect.cardBorder,
  backgroundColor: colour.raised,
  color: colour.onPicture,
  textDecoration: 'none',
  outlineOffset: '0.1875rem',
  containerType: 'inline-size',
  transition: `transform ${motion.base} ${motion.spring}, box-shadow ${motion.base} ${motion.standard}`,
  '@media': {
    [when.hover]: { selectors: { '&:hover': { transform: effect.tileShift, boxShadow: effect.tileShadow } } },
    [when.forcedColours]: { border: '0.0625rem solid LinkText' },
  },
});
const beams = (share: number) => `color-mix(in srgb, ${colour.brand.base} ${share}%, transparent)`;
export const art = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  selectors: {
    // Without a picture: light in the brand's colour, from where a picture has its motif.
    '&:empty': {
      backgroundColor: colour.pictureScrim,
      backgroundImage: `radial-gradient(circle at 50% 32%, ${beams(75)}, transparent 62%), repeating-conic-gradient(from 3.75deg at 50% 32%, ${beams(42)} 0 7.5deg, transparent 0 15deg)`,
    },
  },
});
/** The motif of a content box is right of the middle. A game's picture has its lettering below the motif. */
childStyle(`${art} img`, { objectPosition: '50% 12%', '@media': { [from.md]: { objectPosition: '80% 30%' } } });
// The motif of a game's picture is in its middle; up here it is above the words.
childStyle(`${art}[data-focus="top"] img`, {
  objectPosition: '50% 62%',
  '@media': { [from.md]: { objectPosition: '50% 62%' } },
});
/** The brand's scrim covers what is behind the words, so that they are readable on any picture, and fades above them. */
export const words = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xxs,
  width: '100%',
  padding: space.md,
  paddingBlockStart: space.xxxl,
  backgroundImage: `linear-gradient(to top, ${colour.pictureScrim} calc(100% - ${space.xxxl}), transparent)`,
  '@media': { [from.md]: { padding: space.lg, paddingBlockStart: space.xxxl } },
});
/** The row's height is fixed, so what is longer than its line ends in an ellipsis. */
const oneLine = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const eyebrow = componentStyle({
  ...oneLine,
  fontSize: text.sm.size,
  lineHeight: 1.3,
  fontWeight: font.body.medium,
});
const figureSize = 'clamp(1rem, 11.5cqi, 4.25rem)';
/** Set in a size at which the whole amount fits in one line. A long one keeps the line of others: it replaces an empty one. */
export const figure = componentStyle({
  fontFamily: font.display.family,
  wordSpacing: font.display.wordSpacing,
  fontWeight: font.display.bold,
  fontVariationSettings: font.display.variation,
  fontSize: figureSize,
  lineHeight: figureSize,
  letterSpacing: font.display.tracking,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...oneLine,
  selectors: {
    '&[data-long]': { fontSize: 'clamp(0.75rem, 7.5cqi, 3rem)' },
    '&[data-figure]::before': { content: 'attr(data-figure)' },
  },
});
export const title = componentStyle({
  fontFamily: font.display.family,
  wordSpacing: font.display.wordSpacing,
  fontWeight: font.display.bold,
  fontVariationSettings: font.display.variation,
  fontSize: text.lg.size,
  lineHeight: 1.2,
  textTransform: font.headingTransform as 'none',
  textWrap: 'balance',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
export const body = componentStyle({
  fontSize: text.sm.size,
  lineHeight: 1.4,
  maxWidth: '24em',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});
export const action = componentStyle({
  fontSize: text.sm.size,
  fontWeight: font.body.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  marginBlockStart: space.xxs,
});
