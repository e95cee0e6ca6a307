import { style } from '@vanilla-extract/css';
import { tablet } from '@baize/theme/breakpoints';
import { vars } from '@baize/theme/contract';

const { space, colour, text, radius, font, icon } = vars;

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
/** Beside its name and value, both of which start after the mark. */
export const fact = style({
  position: 'relative',
  paddingInlineStart: `calc(${icon.sm} + 2 * ${space.xs} + ${space.sm})`,
});
export const mark = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'inline-flex',
  padding: space.xs,
  borderRadius: radius.sm,
  backgroundColor: colour.brand.soft,
  color: colour.brand.text,
});
export const name = style({ color: colour.textMuted, fontSize: text.sm.size, lineHeight: text.sm.line });
export const value = style({ margin: 0, fontWeight: font.body.medium, overflowWrap: 'anywhere' });
