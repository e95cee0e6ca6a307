import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';
import { from } from '../theme/breakpoints.ts';

const { colour, space, text, font, radius, effect, measure } = vars;

/** A poster: components on it must not move. */
export const sheet = style({
  display: 'grid',
  gap: space.section,
  backgroundColor: colour.ground,
  color: colour.text,
  overflowX: 'clip',
});
globalStyle(`${sheet} *, ${sheet} *::before, ${sheet} *::after`, {
  animation: 'none !important',
  transition: 'none !important',
  scrollBehavior: 'auto',
});

/** Contains elements that would otherwise stick to the window: a header, toasts, the bottom bar. */
export const stage = style({ position: 'relative', contain: 'layout' });
export const toastStage = style({
  position: 'relative',
  contain: 'layout',
  minHeight: `calc(${measure.header} + 18rem)`,
  borderRadius: radius.lg,
  backgroundColor: colour.sunken,
  border: `0.0625rem solid ${colour.border}`,
  overflow: 'hidden',
});
export const barStage = style({
  position: 'relative',
  contain: 'layout',
  minHeight: measure.bottomBar,
  marginBlockStart: space.section,
  '@media': { [from.lg]: { display: 'none' } },
});

/** The margin that a page has in the frame; a full-width hero ignores it. */
export const page = style({ paddingInline: space.gutter, minWidth: 0 });
export const column = style({
  display: 'grid',
  gap: space.section,
  width: '100%',
  maxWidth: measure.wide,
  marginInline: 'auto',
  paddingInline: space.gutter,
});
export const grid = style({
  display: 'grid',
  gap: `${space.xl} ${space.lg}`,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: space.xl } },
});
export const cell = style({
  display: 'grid',
  gap: space.lg,
  minWidth: 0,
  alignContent: 'start',
  '@media': {
    [from.lg]: {
      selectors: {
        '&[data-span="12"]': { gridColumn: 'span 12' },
        '&[data-span="8"]': { gridColumn: 'span 8' },
        '&[data-span="7"]': { gridColumn: 'span 7' },
        '&[data-span="6"]': { gridColumn: 'span 6' },
        '&[data-span="5"]': { gridColumn: 'span 5' },
        '&[data-span="4"]': { gridColumn: 'span 4' },
      },
    },
  },
});
export const caption = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.sm,
  paddingBlockStart: space.xs,
  borderBlockStart: `0.0625rem solid ${colour.border}`,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  color: colour.textMuted,
  letterSpacing: '0.08em',
});
export const number = style({ color: colour.text, fontWeight: font.body.bold, fontVariantNumeric: 'tabular-nums' });

export const masthead = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'end',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});
/** The specimen: two letters as large as the sheet allows. */
export const letters = style({
  fontFamily: font.display.family,
  fontWeight: font.display.bold,
  fontSize: 'clamp(9rem, 26vw, 22rem)',
  lineHeight: 0.8,
  letterSpacing: '-0.03em',
  color: colour.brand.text,
  paddingBlockStart: space.lg,
  selectors: { '&::selection': { backgroundColor: colour.brand.soft } },
});
export const alphabet = style({
  fontFamily: font.display.family,
  fontWeight: font.display.medium,
  fontSize: text.lg.size,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const palette = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderRadius: radius.lg,
  overflow: 'hidden',
  border: effect.cardBorder,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
export const swatch = style({
  display: 'grid',
  alignContent: 'end',
  gap: space.xxs,
  minHeight: '7.5rem',
  padding: space.md,
  backgroundColor: 'var(--back)',
  color: 'var(--front)',
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
});
export const swatchName = style({ fontWeight: font.body.bold, fontSize: text.sm.size });

export const specimen = style({ display: 'grid', gap: space.xxs, minWidth: 0, overflowWrap: 'anywhere' });
export const states = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'center',
  justifyItems: 'start',
});
