import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { space } = vars;
/** Where terms fit beside each other: not in a dialog, nor on a phone. */
const roomy = '(min-width: 36rem)';

export const terms = style({ containerType: 'inline-size' });
export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  marginBlockStart: space.md,
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.lg } },
});
