import { style, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { space, measure, colour, layer, motion } = vars;
const desktop = 'screen and (min-width: 1024px)';
const phone = 'screen and (max-width: 767.98px)';

/** Only a stuck bar looks raised, from edge to edge. Its shadow extends beyond the column without widening the page. */
const sticky = {
  position: 'sticky',
  insetBlockStart: `calc(${measure.header} + var(--strip, 0rem))`,
  zIndex: layer.sticky,
  clipPath: 'inset(0 -100vmax)',
  transition: `background-color ${motion.fast}, box-shadow ${motion.fast}`,
} satisfies ComplexStyleRule;
const raised = {
  background: colour.ground,
  boxShadow: `0 0 0 100vmax ${colour.ground}`,
  borderBlockEnd: `${vars.border.hair} solid ${colour.border}`,
} satisfies ComplexStyleRule;
/** A prerendered page may be scrolled long before the app tells what is stuck: the browser knows it itself. */
const unaided = {
  '&:not([data-stuck])::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    '@container': { 'scroll-state(stuck: top)': raised },
  },
} satisfies StyleRule['selectors'];

/**
 * Marks the start of the bar: once it is under the header, the bar is stuck. On narrow windows it is below the search.
 * Takes no space: its gap is subtracted again.
 */
export const start = style({
  blockSize: 0,
  marginBlockEnd: `calc(${space.md} * -1)`,
  transform: `translateY(calc(${vars.control.md} + ${space.md}))`,
  selectors: { '&[data-low]': { '@media': { [phone]: { transform: 'none' } } } },
  '@media': { [desktop]: { transform: 'none', marginBlockEnd: `calc(${space.lg} * -1)` } },
});
/**
 * On wide windows search, filter and categories are in one line. On narrow ones the search scrolls with the page and
 * the categories stay.
 */
export const bar = style({
  display: 'contents',
  '@media': {
    [desktop]: {
      ...sticky,
      display: 'grid',
      gridTemplateColumns: 'minmax(16rem, 22rem) auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: space.sm,
      paddingBlock: space.xs,
      containerType: 'scroll-state',
      selectors: { '&[data-stuck]': raised, ...unaided },
    },
  },
});
export const tools = style({
  display: 'block',
  selectors: { '&[data-low]': { '@media': { [phone]: { display: 'none' } } } },
  '@media': { [desktop]: { display: 'contents' } },
});
/** Where a window has room before the games: not on a phone. */
export const roomy = style({ '@media': { [phone]: { display: 'none' } } });
export const search = style({ minInlineSize: 0 });
/** On narrow windows the bottom bar's first tab opens the filter (B§2). */
export const filter = style({ display: 'none', '@media': { [desktop]: { display: 'block' } } });
export const categories = style({
  ...sticky,
  minInlineSize: 0,
  paddingBlock: space.xs,
  marginBlock: `calc(${space.xs} * -1)`,
  containerType: 'scroll-state',
  selectors: {
    '&[data-stuck]': raised,
    ...unaided,
  },
  '@media': {
    [desktop]: {
      position: 'relative',
      insetBlockStart: 'auto',
      zIndex: 'auto',
      clipPath: 'none',
      padding: 0,
      marginBlock: 0,
      // The filter is beside the row: less than the gap between them.
      vars: { '--row-start': space.xs },
      selectors: { '&[data-stuck]': { background: 'none', boxShadow: 'none', borderBlockEnd: 'none' } },
    },
  },
});
export const wait = style({ minBlockSize: '100dvh' });
