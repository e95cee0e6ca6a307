import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { figures, isolated } from '../../../css/figures.ts';
import { from, under, when } from '../../../theme/breakpoints.ts';
import type { TileSize } from './GameTile.tsx';

const { colour, control, effect, font, icon, motion, radius, space, text, measure } = vars;

/** Width below which the smallest tiles show a name or a studio, but not both. */
const phone = under.md;

/** Height of a tag on the smallest tiles: its line and its padding. */
const SMALL_TAG = '1.76em';

type Rules = NonNullable<StyleRule['selectors']>;
/** Rules by tile size. The size may differ on a phone (B§3), so a prerendered page is right in every window. */
const bySize = (
  rulesOf: (sized: (size: TileSize) => string) => Rules,
  { selectors, ...onPhone }: NonNullable<StyleRule['@media']>[string] = {},
): NonNullable<StyleRule['@media']> => ({
  [from.md]: { selectors: rulesOf((size) => `[data-size="${size}"]`) },
  [phone]: { ...onPhone, selectors: { ...rulesOf((size) => `[data-narrow="${size}"]`), ...selectors } },
});

/** One line of the jackpot's text and the space around it. */
const jackpotHeight = (size: string) => `calc(${size} * 1.35 + ${space.xxs} * 2)`;

/**
 * In a grid the tile takes its cells; alone it takes its share of the tile width. The gap inside a spanned tile belongs
 * to the picture.
 */
export const tile = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minWidth: 0,
  vars: { '--ratio': '1', '--plate': '0rem', '--pot': jackpotHeight(text.xs.size) },
  selectors: {
    '&[data-fill]': { position: 'absolute', inset: 0 },
    '&[data-alone]': { width: measure.tile },
    '&[data-caption][data-look="labelled"]': { gap: 0 },
    '&[data-plate]': { gap: 0, vars: { '--plate': measure.plate } },
    '&[data-restricted]': { filter: 'saturate(0.25)' },
  },
  '@media': bySize(
    (sized) => ({
      [`&${sized('4x')}`]: { gridColumn: 'span 2', gridRow: 'span 2' },
      [`&${sized('2xv')}`]: { gridRow: 'span 2', vars: { '--ratio': '1 / 2' } },
      [`&${sized('2xh')}`]: { gridColumn: 'span 2', vars: { '--ratio': '2 / 1' } },
      [`&[data-alone]${sized('4x')}, &[data-alone]${sized('2xh')}`]: {
        width: `calc(${measure.tile} * 2 + ${space.sm})`,
      },
      // Over two rows there is room for two plates. A larger name needs one and a half; the picture takes the rest.
      [`&[data-plate]${sized('4x')}, &[data-plate]${sized('2xv')}`]: {
        vars: { '--plate': `calc(${measure.plate} * 1.5)` },
      },
      [`&${sized('4x')}[data-pot]`]: { vars: { '--pot': jackpotHeight(text.lg.size) } },
    }),
    { vars: { '--pot': jackpotHeight('0.6875rem') } },
  ),
});
export const art = componentStyle({
  position: 'relative',
  display: 'block',
  flex: '1 1 auto',
  minHeight: 0,
  borderRadius: radius.tile,
  outlineOffset: '0.1875rem',
  isolation: 'isolate',
  cursor: 'pointer',
  transition: `transform ${motion.base} ${motion.spring}, box-shadow ${motion.base} ${motion.standard}`,
  boxShadow: effect.tileRest,
  selectors: {
    '[data-alone] > &, [data-caption] > &': { aspectRatio: 'var(--ratio)', flex: '0 0 auto' },
    '[data-fill] > &': { position: 'absolute', inset: 0, insetBlockEnd: 'var(--plate)' },
    '[data-plate] > &, [data-caption][data-look="labelled"] > &': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: effect.tileOutlineInset,
      borderRadius: 'inherit',
      border: `${effect.tileOutlineWidth} solid transparent`,
      pointerEvents: 'none',
      transition: `border-color ${motion.fast}`,
    },
  },
  '@media': {
    [when.hover]: {
      selectors: {
        '&:hover': { transform: effect.tileShift, boxShadow: effect.tileShadow, zIndex: 1 },
        '&:hover::after': { borderColor: effect.tileOutline },
      },
    },
    [when.forcedColours]: { border: '0.0625rem solid LinkText' },
  },
});
/** It is the picture's box too, and shows the picture's colour until that has loaded. */
childStyle(`a${art}`, { backgroundColor: `var(--picture-colour, ${colour.skeletonShine})` });
childStyle(`${art} img`, {
  borderRadius: 'inherit',
  filter: effect.tileGrade,
  transition: `filter ${motion.base}, opacity ${motion.base}`,
});
childStyle(`a${art}:hover img`, { '@media': { [when.hover]: { filter: 'none' } } });
/** Opaque up to the top of the words, then fading over the padding above them. */
const VEIL = `${colour.pictureScrim} calc(100% - ${space.xxl}), transparent`;
/** Title and studio over the picture, on hover and keyboard focus. */
export const veil = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: space.sm,
  // The title in the picture is under the words: laid twice, the brand's scrim hides it, so that two letterings never
  // mix and the words keep their contrast over any picture.
  paddingBlockStart: space.xxl,
  borderRadius: 'inherit',
  textAlign: 'start',
  backgroundImage: `linear-gradient(to top, ${VEIL}), linear-gradient(to top, ${VEIL})`,
  color: colour.onPicture,
  opacity: 0,
  transition: `opacity ${motion.fast}`,
  // The overlay is created only when it is first shown.
  '@starting-style': { opacity: 0 },
  selectors: { ':focus-visible > &': { opacity: 1 } },
  '@media': { [when.hover]: { selectors: { ':hover > &': { opacity: 1 } } } },
});
export const title = componentStyle({
  fontFamily: font.display.family,
  wordSpacing: font.display.wordSpacing,
  fontWeight: font.display.bold,
  fontSize: text.sm.size,
  lineHeight: 1.2,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
export const provider = componentStyle({
  fontSize: text.xs.size,
  lineHeight: 1.3,
  opacity: 0.85,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const corner = componentStyle({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  maxWidth: `calc(100% - ${control.icon} - ${space.xs})`,
  pointerEvents: 'none',
  display: 'flex',
  selectors: { '&[data-wide]': { maxWidth: `calc(100% - 2 * ${space.xs})` } },
  '@media': {
    // The tag is shown whole or not at all: one that does not fit wraps out of sight, and the tile's name still says it.
    [phone]: {
      selectors: {
        // The lettering of a low, wide picture begins at its upper left: the tag is before the heart. A labelled tile has
        // no lettering, so its tag is in the same corner in every window.
        '[data-narrow="2xh"]:not([data-look="labelled"]) > &': {
          insetInlineStart: 'auto',
          insetInlineEnd: control.icon,
        },
        '[data-narrow="2xh"]:not([data-look="labelled"]) > &[data-wide]': { insetInlineEnd: space.xs },
        ...Object.fromEntries(
          (['1x', '2xv'] as const).flatMap((size) => [
            [
              `[data-narrow="${size}"] > &`,
              {
                flexWrap: 'wrap',
                height: SMALL_TAG,
                overflow: 'hidden',
                fontSize: `calc(0.6875rem * (0.4 + 0.6 * ${font.label.scale}))`,
              },
            ],
            // Up to the heart itself, which is smaller than what reacts to a finger.
            [
              `[data-narrow="${size}"] > &:not([data-wide])`,
              { maxWidth: `calc(100% - (${control.icon} + ${icon.md}) / 2 - ${space.xs} - ${space.xxs})` },
            ],
            [`[data-narrow="${size}"] > &::before`, { content: '', height: '100%' }],
          ]),
        ),
      },
    },
  },
});
for (const size of ['1x', '2xv'])
  childStyle(`[data-narrow="${size}"] > ${corner} > span`, {
    '@media': { [phone]: { flex: 'none', maxWidth: 'none', paddingInline: '0.5em', fontSize: 'inherit' } },
  });
export const heart = componentStyle({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: control.icon,
  height: control.icon,
  color: colour.onPicture,
  cursor: 'pointer',
  borderRadius: radius.tile,
  filter: 'drop-shadow(0 0.0625rem 0.1875rem rgb(0 0 0 / 70%))',
  transition: `opacity ${motion.fast}, transform ${motion.fast} ${motion.spring}`,
  selectors: { '&[aria-pressed="true"]': { color: colour.onPicture }, '&:active': { transform: 'scale(0.85)' } },
  '@media': {
    [when.hover]: { opacity: 0, selectors: { ':hover > &, &:focus-visible, &[aria-pressed="true"]': { opacity: 1 } } },
  },
});
/**
 * The jackpot runs along the lower edge, below the picture so that it does not cover its lettering. The picture gives
 * up some of its upper part.
 */
const strip = {
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockEnd: 0,
  minBlockSize: 'var(--pot)',
  pointerEvents: 'none',
  paddingInline: space.xxs,
  paddingBlock: space.xxs,
  borderEndStartRadius: radius.tile,
  borderEndEndRadius: radius.tile,
  backgroundColor: colour.pictureScrim,
  color: colour.onPicture,
  fontFamily: font.display.family,
  wordSpacing: font.display.wordSpacing,
  fontWeight: font.display.bold,
  fontSize: text.xs.size,
  lineHeight: 1.35,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  containerType: 'inline-size',
} as const;
export const jackpot = componentStyle({
  ...strip,
  '@media': bySize((sized) => ({ [`${sized('4x')} &`]: { fontSize: text.lg.size } }), {
    fontSize: '0.6875rem',
    letterSpacing: '-0.01em',
  }),
});
/** The same strip, drawn from what a prerendered page's script has written, until the tile has its own. */
childStyle(`${art}[data-figure]:not(:has(> ${jackpot}))::before`, {
  ...strip,
  content: 'attr(data-figure)',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '@media': { [phone]: { fontSize: '0.6875rem', letterSpacing: '-0.01em', content: 'attr(data-figure-short)' } },
});
const aboveStrip = {
  height: 'calc(100% - var(--pot))',
  objectPosition: '50% 85%',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
} as const;
childStyle(`${tile}:has(> ${art}[data-figure]) img`, aboveStrip);
childStyle(`${tile}[data-pot] img`, aboveStrip);
/**
 * Blurred, so that its lettering does not mix with the words over it. A tile without a name below its picture therefore
 * names its game among these.
 */
childStyle(`${tile}[data-restricted] > a${art} img`, { filter: 'blur(0.375rem)' });
childStyle(`${tile}[data-restricted] > a${art}`, { overflow: 'clip' });
export const lock = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space.xxs,
  padding: space.xs,
  borderRadius: 'inherit',
  backgroundColor: `color-mix(in srgb, ${colour.pictureScrim} 85%, transparent)`,
  color: colour.onPicture,
  fontSize: text.xs.size,
  lineHeight: 1.25,
  textAlign: 'center',
});
/** Details that do not fit a small tile are part of its accessible name. */
export const lockWords = componentStyle({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  textWrap: 'balance',
  selectors: { '[data-size="1x"] &:not(:last-child)': { WebkitLineClamp: 2 } },
});
/** Name and studio below the picture. Their height is fixed, so that rows and grids can rely on it. */
export const plate = componentStyle({
  display: 'grid',
  alignContent: 'center',
  flexShrink: 0,
  height: 'var(--plate)',
  minWidth: 0,
  paddingInline: space.xs,
  overflow: 'hidden',
  backgroundColor: colour.surface,
  borderEndStartRadius: radius.tile,
  borderEndEndRadius: radius.tile,
  pointerEvents: 'none',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '[data-fill] > &': { position: 'absolute', insetInline: 0, insetBlockEnd: 0 },
    '[data-plate]:hover > &': { backgroundColor: colour.raised },
  },
});
/** Two lines at most: a name of three words is longer than the narrowest tile. Over two rows a narrow tile has room for three. */
export const plateTitle = componentStyle({
  fontFamily: font.display.family,
  wordSpacing: font.display.wordSpacing,
  fontWeight: font.display.medium,
  fontSize: text.xs.size,
  letterSpacing: font.display.tracking,
  // Descenders of the last line need this much; padding below it would show the tops of the line that is left out.
  lineHeight: 1.13,
  textTransform: font.headingTransform as 'none',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@media': bySize(
    (sized) => ({
      [`${sized('2xv')} &`]: { fontSize: text.md.size },
      [`${sized('4x')} &`]: { fontSize: text.h4.size },
    }),
    { selectors: { '[data-narrow="2xv"] &': { fontSize: text.sm.size, WebkitLineClamp: 3 } } },
  ),
});
const plateFigure = {
  fontFamily: font.display.family,
  wordSpacing: font.display.wordSpacing,
  fontWeight: font.display.bold,
  fontSize: text.xs.size,
  lineHeight: 1.25,
  letterSpacing: font.display.tracking,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: colour.brand.text,
} as const;
/** The jackpot is below the picture, so that it does not cover its lettering. */
export const plateJackpot = componentStyle({
  ...plateFigure,
  containerType: 'inline-size',
  '@media': bySize((sized) => ({ [`${sized('4x')} &`]: { fontSize: text.lg.size } })),
});
/** The same, drawn from what a prerendered page's script has written. */
childStyle(`${plate}[data-figure]:not([data-pot])::after`, {
  ...plateFigure,
  content: 'attr(data-figure)',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { content: 'attr(data-figure-short)' } },
});
/**
 * One visible line, filled from its lower edge upwards. The short amount takes no room and shares the line with the
 * full one, which is out of sight above it. If the full amount does not fit next to it, it wraps into the line above
 * and the short one stays.
 */
export const pot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignContent: 'flex-start',
  height: '1lh',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  lineHeight: '1.35em',
});
export const jackpotShort = componentStyle({
  ...isolated,
  flex: '0 0 100%',
  marginInlineEnd: '-100%',
  alignSelf: 'flex-end',
  fontSize: 'min(1em, 19cqi)',
});
export const jackpotFull = componentStyle({ ...isolated, flex: '1 0 auto', paddingBlockStart: '1lh' });
export const plateMeta = componentStyle({
  fontSize: text.xs.size,
  lineHeight: 1.25,
  color: colour.textMuted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': bySize((sized) => ({ [`${sized('4x')} &`]: { fontSize: text.sm.size } }), {
    selectors: { '[data-narrow="1x"] &': { display: 'none' } },
  }),
});
childStyle(`${plate}[data-figure] > ${plateMeta}`, { display: 'none' });
const CAPTION_GAP = '0.0625rem';
const CAPTION_LINE = 1.35;
const CAPTION_TITLE_LINE = 1.25;
/**
 * Brands with labelled tiles show the text on the plate; others show it under the picture in the brand's own type. It is
 * as high before its figures are known, and while it is a placeholder: the title, the studio and a line of figures.
 */
export const caption = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: CAPTION_GAP,
  boxSizing: 'content-box',
  minHeight: `calc(${text.md.size} * ${CAPTION_TITLE_LINE} + ${text.xs.size} * ${CAPTION_LINE} * 2 + ${CAPTION_GAP} * 2)`,
  paddingInline: '0.125rem',
  selectors: {
    '[data-look="labelled"] > &': {
      paddingInline: space.xs,
      paddingBlock: space.xs,
      backgroundColor: colour.surface,
      borderBlockStart: `0.125rem solid ${colour.brand.text}`,
      borderEndStartRadius: radius.tile,
      borderEndEndRadius: radius.tile,
    },
  },
});
export const captionTitle = componentStyle({
  fontFamily: font.display.family,
  wordSpacing: font.display.wordSpacing,
  fontWeight: font.display.medium,
  fontVariationSettings: font.display.variation,
  fontSize: text.md.size,
  letterSpacing: font.display.tracking,
  textTransform: font.headingTransform as 'none',
  lineHeight: CAPTION_TITLE_LINE,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const captionStudio = componentStyle({
  fontSize: text.xs.size,
  lineHeight: CAPTION_LINE,
  color: colour.textMuted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const captionMeta = componentStyle({
  fontSize: text.xs.size,
  lineHeight: CAPTION_LINE,
  color: colour.textMuted,
  ...figures,
});
