import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const desktop = 'screen and (min-width: 1024px)';
const wide = 'screen and (min-width: 1280px)';
const { space, measure } = vars;
const belowHeader = `calc(${measure.header} + ${space.lg})`;
/** As wide as the longest name, which on one line is wider than the usual list in most languages. */
const list = 'fit-content(18rem)';

/** A side list and one column, on a wide desktop two, centred in the window together. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  inlineSize: '100%',
  '@media': {
    [desktop]: {
      selectors: {
        '&:not([data-bare])': {
          gridTemplateColumns: `${list} minmax(0, calc(${measure.form} * 1.7))`,
          justifyContent: 'center',
          columnGap: space.xl,
          paddingBlockStart: space.md,
        },
      },
    },
    [wide]: {
      selectors: {
        '&:not([data-bare])': {
          gridTemplateColumns: `${list} minmax(0, calc(${measure.form} * 1.7)) minmax(0, 19rem)`,
        },
      },
    },
  },
});
export const side = style({
  display: 'none',
  minInlineSize: measure.sideNav,
  '@media': {
    [desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: belowHeader,
      alignSelf: 'start',
    },
  },
});
/** The rail measures it (`MoneyRail.tsx`). */
export const RAIL_HEIGHT = '--rail-height';
/** Stays beside a long page, like the side list: below the header, or with its end in view if it is taller than the window. */
export const rail = style({
  display: 'grid',
  alignSelf: 'start',
  gap: space.md,
  minInlineSize: 0,
  position: 'sticky',
  insetBlockStart: `min(${belowHeader}, 100dvh - var(${RAIL_HEIGHT}, 0rem) - ${space.lg})`,
});
/** The link back to the hub, where there is no side list. */
export const back = style({ display: 'flex', minBlockSize: '2.75rem', '@media': { [desktop]: { display: 'none' } } });
globalStyle(`${back} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minBlockSize: '2.75rem',
  paddingInlineEnd: space.sm,
});
export const column = style({ minInlineSize: 0 });
