import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { space, text } = vars;
/** Where terms fit beside each other: not in a dialog, nor on a phone. */
const roomy = '(min-width: 36rem)';

export const terms = style({ containerType: 'inline-size' });
/** Side by side, each value below its name; otherwise a list with the values at its end. */
globalStyle(`${terms} > dl`, {
  '@container': {
    [roomy]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))', columnGap: space.lg, rowGap: space.xs },
  },
});
/** A row's names end on one line and its values begin on one line, however many lines they take. */
globalStyle(`${terms} > dl > div`, {
  '@container': {
    [roomy]: {
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      rowGap: 0,
      borderBlockEnd: 0,
    },
  },
});
globalStyle(`${terms} dt`, {
  '@container': { [roomy]: { alignSelf: 'end', fontSize: text.sm.size, lineHeight: text.sm.line } },
});
export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  marginBlockStart: space.md,
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.lg } },
});
