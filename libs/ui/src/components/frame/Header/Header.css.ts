import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { under, from, tablet, when } from '../../../theme/breakpoints.ts';

const { colour, space, measure, layer, font, motion, effect, radius, control, text } = vars;

/** The width below which the logo and two words no longer fit side by side. */
const narrow = under.narrow;
const phone = under.md;

export const header = componentStyle({
  position: 'sticky',
  insetBlockStart: 'var(--strip, 0rem)',
  zIndex: layer.header,
  color: colour.header.text,
  backgroundColor: effect.headerGround,
  backdropFilter: effect.headerFilter,
  borderBlockEnd: `0.0625rem solid ${colour.header.border}`,
  '@media': {
    [when.forcedColours]: { backgroundColor: 'Canvas' },
    [under.sideways]: { selectors: { '&[data-gives-way]': { display: 'none' } } },
  },
  selectors: { '&[data-solid]': { backgroundColor: colour.header.ground } },
});
/** Two rows: what sticks below the header begins below the second. */
globalStyle(':root:has(header[data-arrangement="centred"])', {
  '@media': {
    [from.lg]: { vars: { [measure.header]: `calc(${space.xs} + ${control.md} + ${control.icon} + 0.5rem)` } },
  },
});
/** On phones the end gets the width of its text first; the logo gets the rest. */
export const bar = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  minHeight: measure.header,
  paddingInline: space.gutter,
  maxWidth: measure.wide,
  marginInline: 'auto',
  // The logo's slab reaches the edge of the window, however wide the window is.
  selectors: { '[data-arrangement="slab"] &': { maxWidth: 'none', paddingInlineStart: 0 } },
  '@media': {
    [phone]: { selectors: { '[data-arrangement="slab"] &': { paddingInlineEnd: space.xs } } },
    // The logo keeps its size; the navigation scrolls where the names need more room.
    [from.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr) auto',
      gap: space.lg,
      selectors: {
        '[data-arrangement="slab"] &': { gap: space.sm },
        '[data-arrangement="centred"] &': {
          gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
          gridTemplateAreas: '"search logo end" "nav nav nav"',
          rowGap: 0,
          paddingBlockStart: space.xs,
        },
        '[data-arrangement="flanked"] &': {
          gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
          gridTemplateAreas: '"nav logo end"',
        },
      },
    },
  },
});
export const logo = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: control.icon,
  borderRadius: radius.xs,
  selectors: { '[data-arrangement="slab"] &': { alignSelf: 'stretch', borderRadius: 0, outlineOffset: '-0.25rem' } },
  '@media': {
    [from.lg]: {
      selectors: {
        '[data-arrangement="centred"] &': { gridArea: 'logo', justifySelf: 'center' },
        '[data-arrangement="flanked"] &': { gridArea: 'logo' },
      },
    },
  },
});
/** On a phone the logo shrinks to its symbol, so that balance and deposit fit. */
export const wide = componentStyle({
  display: 'inline-flex',
  selectors: { '&[data-has-compact="phone"]': { display: 'none' } },
  '@media': {
    [from.md]: { selectors: { '&[data-has-compact]': { display: 'inline-flex' } } },
    [narrow]: { selectors: { '&[data-has-compact]': { display: 'none' } } },
  },
});
export const compact = componentStyle({
  display: 'inline-flex',
  selectors: { '&[data-only-narrow]': { display: 'none' } },
  '@media': {
    [from.md]: { display: 'none' },
    [narrow]: { selectors: { '&[data-only-narrow]': { display: 'inline-flex' } } },
  },
});
childStyle(`${logo} img`, { maxWidth: '100%', height: 'auto' });
/** As high as the bar, because the logo has its own ground. */
childStyle(`[data-arrangement="slab"] ${logo} img`, {
  maxWidth: 'none',
  height: measure.header,
  width: 'auto',
  flexShrink: 0,
});
export const nav = componentStyle({
  display: 'none',
  '@media': {
    [from.md]: {
      display: 'flex',
      gap: space.xxs,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: '0.25rem',
      selectors: { '[data-mark="block"] &': { alignSelf: 'stretch', padding: 0, gap: 0 } },
    },
    [from.lg]: {
      selectors: {
        '[data-arrangement="centred"] &': { gridArea: 'nav', justifyContent: 'center' },
        '[data-arrangement="flanked"] &': { gridArea: 'nav', marginInlineStart: `calc(${space.sm} * -1)` },
      },
    },
    // Where the row scrolls, its last word fades out instead of being cut. The fade is as wide as a link's margin.
    [under.areas]: {
      selectors: {
        '&:not(:focus-within)': {
          maskImage: `linear-gradient(90deg, ${colour.text} calc(100% - ${space.sm}), transparent)`,
        },
      },
    },
    [when.forcedColours]: { selectors: { '&:not(:focus-within)': { maskImage: 'none' } } },
  },
});
/** On a tablet the words need the width. */
childStyle(`${nav} svg`, { '@media': { [under.areas]: { display: 'none' } } });
export const navLink = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  // The row scrolls when it is short of room. Links that shrink would lie over one another.
  flexShrink: 0,
  gap: space.xs,
  minHeight: control.icon,
  paddingInline: space.sm,
  borderRadius: radius.control,
  fontFamily: font.label.family,
  wordSpacing: font.label.wordSpacing,
  fontWeight: font.label.medium,
  fontSize: `calc(${text.md.size} * ${font.label.scale})`,
  letterSpacing: font.label.tracking,
  whiteSpace: 'nowrap',
  color: colour.header.muted,
  transition: `color ${motion.fast}, background-color ${motion.fast}`,
  textTransform: font.buttonTransform as 'none',
  selectors: {
    '&:hover, &[aria-current="page"]': { color: colour.header.text },
    '[data-mark="block"] &': {
      minHeight: measure.header,
      paddingInline: space.md,
      borderRadius: 0,
      outlineOffset: '-0.25rem',
    },
    '[data-mark="block"] &:hover': { backgroundColor: `color-mix(in srgb, ${colour.header.text} 7%, transparent)` },
    '[data-mark="block"] &[aria-current="page"]': {
      backgroundColor: `color-mix(in srgb, ${colour.header.text} 11%, transparent)`,
    },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: space.sm,
      insetBlockEnd: '0.1875rem',
      height: '0.1875rem',
      borderRadius: '0.1875rem',
      backgroundColor: 'currentColor',
      backgroundImage: effect.headingRule,
    },
    '[data-mark="block"] &[aria-current="page"]::after': {
      insetInline: 0,
      insetBlockEnd: 0,
      height: '0.25rem',
      borderRadius: 0,
    },
  },
  '@media': {
    [under.areas]: {
      paddingInline: space.xs,
      letterSpacing: `min(${font.label.tracking}, 0.05em)`,
      selectors: {
        '[data-mark="block"] &': { paddingInline: space.xs },
        '&[aria-current="page"]::after': { insetInline: space.xs },
      },
    },
    // The bar under the current link is a background, which forced colours remove.
    [when.forcedColours]: { selectors: { '&[aria-current="page"]': { color: 'Highlight' } } },
  },
});
/** Five words in a tablet's row. */
const five = `header:not([data-mark="block"]) ${nav}:has(> :nth-child(5))`;
childStyle(five, { '@media': { [tablet]: { gap: 0 } } });
childStyle(`${five} > *`, {
  '@media': {
    [tablet]: {
      fontSize: `calc(${text.sm.size} * ${font.label.scale})`,
      paddingInline: `calc(${space.xs} - 0.0625rem)`,
    },
  },
});
export const search = componentStyle({
  display: 'none',
  '@media': {
    [from.lg]: {
      display: 'block',
      selectors: {
        '[data-arrangement="left"] &, [data-arrangement="flanked"] &, [data-arrangement="slab"] &': {
          display: 'contents',
        },
        '[data-arrangement="centred"] &': { gridArea: 'search', maxWidth: '20rem' },
      },
    },
  },
});
/**
 * One line in every language: the logo shrinks before the text does. Text wraps only if a single word is wider than the
 * window.
 */
export const end = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.xs,
  gridColumnEnd: -1,
  '@media': {
    [from.lg]: { selectors: { '[data-arrangement="centred"] &, [data-arrangement="flanked"] &': { gridArea: 'end' } } },
  },
});
childStyle(`${end} > *`, { flexShrink: 0 });
/** On a phone, letters are closer together and an unboxed word gives its margins to the logo. */
childStyle(`${end} > [data-variant]`, {
  '@media': { [phone]: { letterSpacing: `min(${font.label.tracking}, 0.04em)`, paddingInline: space.sm } },
});
childStyle(`${end} > [data-variant="ghost"]`, { '@media': { [phone]: { paddingInline: space.xs } } });
export const below = componentStyle({
  paddingInline: space.gutter,
  paddingBlockEnd: space.xs,
  maxWidth: measure.wide,
  marginInline: 'auto',
});
