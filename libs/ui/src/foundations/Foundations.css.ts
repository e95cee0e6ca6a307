import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { colour, space, radius, text, font, motion } = vars;

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: space.sm,
});
/** A ground with text on it, as the theme combines them. */
export const pair = style({
  display: 'grid',
  gap: space.xs,
  alignItems: 'center',
  padding: space.sm,
  borderRadius: radius.md,
  border: `0.0625rem solid ${colour.border}`,
  backgroundColor: 'var(--back)',
  color: 'var(--front)',
});
export const sample = style({
  fontFamily: font.display.family,
  fontWeight: font.display.bold,
  fontSize: text.h4.size,
  lineHeight: 1,
});
/** Lines and icons are not text, so they are shown as shapes. */
export const edge = style({ height: '1.5rem', borderRadius: radius.xs, border: '0.125rem solid var(--front)' });
/** Notes about a pair are on the page’s own ground, so that they are legible for every pair. */
export const remark = style({
  paddingInline: space.xs,
  borderRadius: radius.xs,
  backgroundColor: colour.ground,
  color: colour.text,
  fontSize: text.xs.size,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});
export const ground = style({
  minHeight: '4.5rem',
  borderRadius: radius.md,
  border: `0.0625rem solid ${colour.borderStrong}`,
  backgroundColor: 'var(--back)',
});

export const scale = style({ display: 'grid', gap: space.lg });
export const specimen = style({
  display: 'grid',
  gap: space.xxs,
  paddingBlockEnd: space.md,
  borderBlockEnd: `0.0625rem solid ${colour.border}`,
});
/** Lines at cap height and baseline, from the typeface's metrics. */
export const metrics = style({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  fontFamily: 'var(--family)',
  fontWeight: 'var(--weight)',
  fontSize: '4rem',
  lineHeight: 'normal',
  backgroundImage: `linear-gradient(${colour.brand.soft}, ${colour.brand.soft})`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 var(--top)',
  backgroundSize: '100% calc(100% - var(--top) - var(--bottom))',
});

export const bar = style({
  height: '1.25rem',
  width: 'var(--size)',
  maxWidth: '100%',
  borderRadius: radius.xs,
  backgroundColor: colour.brand.base,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: space.md,
  alignItems: 'center',
});
export const plates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: space.xl,
});
export const plate = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space.xxs,
  minHeight: '6rem',
  padding: space.sm,
  textAlign: 'center',
  backgroundColor: colour.surface,
  border: 'var(--line, none)',
  borderRadius: `var(--size, ${radius.md})`,
  boxShadow: 'var(--shadow, none)',
  fontSize: text.sm.size,
});
export const layers = style({ display: 'grid', paddingBlockEnd: space.xxl });
export const layer = style({
  width: 'fit-content',
  minWidth: '14rem',
  marginBlockEnd: `calc(${space.md} * -1)`,
  marginInlineStart: 'var(--at)',
  padding: space.md,
  position: 'relative',
  zIndex: 'var(--layer)',
  borderRadius: radius.md,
  backgroundColor: colour.raised,
  border: `0.0625rem solid ${colour.borderStrong}`,
  boxShadow: vars.elevation.mid,
});

export const lane = style({
  position: 'relative',
  height: '2.75rem',
  borderRadius: radius.pill,
  backgroundColor: colour.sunken,
  border: `0.0625rem solid ${colour.border}`,
});
export const runner = style({
  position: 'absolute',
  insetBlock: '0.375rem',
  insetInlineStart: '0.375rem',
  width: '1.875rem',
  borderRadius: radius.pill,
  backgroundColor: colour.brand.base,
  transitionProperty: 'inset-inline-start',
  transitionDuration: 'var(--time)',
  transitionTimingFunction: 'var(--curve)',
  selectors: { '[data-there] &': { insetInlineStart: 'calc(100% - 2.25rem)' } },
});

export const table = style({ width: '100%', fontSize: text.sm.size, lineHeight: text.sm.line });
globalStyle(`${table} :is(th, td)`, {
  padding: space.xs,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `0.0625rem solid ${colour.border}`,
  overflowWrap: 'anywhere',
});
export const chip = style({
  display: 'inline-block',
  width: '1.1em',
  height: '1.1em',
  verticalAlign: '-0.2em',
  marginInlineEnd: space.xs,
  borderRadius: radius.xs,
  border: `0.0625rem solid ${colour.borderStrong}`,
  backgroundColor: 'var(--back)',
});
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  gap: space.md,
});
export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.sm,
  textAlign: 'center',
  fontSize: text.sm.size,
  borderRadius: radius.md,
  transition: `background-color ${motion.fast}`,
  ':hover': { backgroundColor: colour.raised },
});
export const standIns = style({ overflow: 'hidden' });
export const standIn = style({
  display: 'block',
  // Large: some systems round the width of each letter to whole pixels.
  fontSize: '4rem',
  lineHeight: 1.2,
  width: 'fit-content',
  fontFamily: 'var(--family)',
  fontWeight: 'var(--weight)',
  fontVariationSettings: 'var(--variation)',
  textTransform: 'var(--transform)' as 'none',
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});
