import { style } from '@vanilla-extract/css';
import { from } from '@baize/theme/breakpoints';
import { vars } from '@baize/theme/contract';

const { border, colour, control, measure, space } = vars;

export const columns = style({
  '@media': {
    [from.lg]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${measure.text})`,
      justifyContent: 'space-between',
      columnGap: space.xxl,
    },
  },
});
/** Beside the text on a desktop, where it follows the reader; narrower windows have no room for it. */
export const contents = style({
  display: 'none',
  '@media': {
    [from.lg]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${measure.header} + var(--strip, 0rem) + ${space.lg})`,
      alignSelf: 'start',
      maxBlockSize: `calc(100dvh - ${measure.header} - var(--strip, 0rem) - 2 * ${space.lg})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      paddingInlineStart: space.md,
      borderInlineStart: `max(1px, ${border.thin}) solid ${colour.border}`,
    },
  },
});
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({ display: 'flex', alignItems: 'center', minBlockSize: control.sm });
