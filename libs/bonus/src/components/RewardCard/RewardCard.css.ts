import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { border, colour, space } = vars;
/** Where the offer and its buttons fit beside each other: not on a phone. */
const roomy = '(min-width: 36rem)';

export const card = style({ containerType: 'inline-size' });
/** On a phone one thing below the other; with more room a ticket: the offer, and its buttons on the stub. */
export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(10rem, max-content)', columnGap: space.lg } },
});
/** Below both: all terms, and games. */
export const whole = style({ minInlineSize: 0, gridColumn: '1 / -1', ':empty': { display: 'none' } });
/** What the offer is and where it stands. Above its opened terms it begins where its buttons do. */
export const offer = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.md,
  minInlineSize: 0,
  selectors: { [`${ticket}:has(> ${whole}:not(:empty)) > &`]: { alignContent: 'start' } },
  '@container': { [roomy]: { gap: space.sm } },
});
/** The terms that a closed card shows: beside each other where they fit. */
export const brief = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.lg });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: space.sm,
  ':empty': { display: 'none' },
  '@container': {
    [roomy]: {
      gridColumn: 2,
      gridRow: 1,
      display: 'grid',
      alignContent: 'center',
      paddingInlineStart: space.lg,
      borderInlineStart: `max(0.0625rem, ${border.hair}) dashed ${colour.borderStrong}`,
    },
  },
});
