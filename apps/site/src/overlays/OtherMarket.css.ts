import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { colour, space, text, control } = vars;
const wide = 'screen and (min-width: 768px)';
const desktop = 'screen and (min-width: 1024px)';

/** A line below the header. Its height is fixed, so that its place can be kept before the answer arrives. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  blockSize: '3.5rem',
  paddingInline: space.gutter,
  whiteSpace: 'nowrap',
  fontSize: text.sm.size,
  color: colour.text,
  backgroundColor: colour.raised,
  borderBlockEnd: `0.0625rem solid ${colour.border}`,
  '@media': { [wide]: { blockSize: `calc(${control.icon} + 0.25rem)`, justifyContent: 'center' } },
  selectors: { '&:empty': { visibility: 'hidden' } },
});
/** On a phone the link stands below the title. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  '@media': { [wide]: { flexDirection: 'row', alignItems: 'center', gap: space.md } },
});
export const title = style({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 'bold' });
/** Only a wide window has room for the details; screen readers have them everywhere. */
export const details = style({
  position: 'absolute',
  width: '0.0625rem',
  height: '0.0625rem',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [desktop]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
      minWidth: 0,
      textOverflow: 'ellipsis',
    },
  },
});
