import { style } from '@vanilla-extract/css';
import { tablet } from '@baize/theme/breakpoints';
import { vars } from '@baize/theme/contract';

const { space, colour, text, radius, font } = vars;

/** One under the other beside the offer and on a phone; in pairs below the offer on a tablet. */
export const facts = style({
  display: 'grid',
  gap: space.sm,
  margin: 0,
  '@media': {
    [tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space.lg,
      rowGap: space.md,
    },
  },
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  alignItems: 'start',
  // Beside a longer one, the value stays below its name.
  alignContent: 'start',
});
export const mark = style({
  gridRow: '1 / span 2',
  display: 'inline-flex',
  padding: space.xs,
  borderRadius: radius.sm,
  backgroundColor: colour.brand.soft,
  color: colour.brand.text,
});
export const name = style({ gridColumn: 2, color: colour.textMuted, fontSize: text.sm.size, lineHeight: text.sm.line });
export const value = style({ gridColumn: 2, margin: 0, fontWeight: font.body.medium, overflowWrap: 'anywhere' });
