import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { under } from '../../../theme/breakpoints.ts';

const { colour, space, radius, border, motion, text, font } = vars;

export const group = componentStyle({
  display: 'grid',
  selectors: {
    '&[data-look="cards"]': { gap: space.xs },
    '&[data-columns="2"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))' },
    '&[data-columns="fit"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))' },
  },
});
export const card = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xs,
  paddingInline: space.md,
  minHeight: vars.control.lg,
  borderRadius: radius.md,
  cursor: 'pointer',
  border: `max(${border.thin}, 0.0625rem) solid ${colour.border}`,
  backgroundColor: colour.surface,
  transition: `border-color ${motion.fast}, background-color ${motion.fast}`,
  selectors: {
    '[data-columns="fit"] > &': {
      minHeight: vars.control.md,
      gap: space.xs,
      paddingBlock: space.xxs,
      // Two short words side by side fit the narrowest card of a pair.
      paddingInline: `${space.xs} ${space.xxs}`,
    },
    // No gap before an end that is not there: short words keep one line.
    '[data-columns="fit"] > &:not(:has(> :nth-child(3)))': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '&:hover:not([data-disabled])': { borderColor: colour.borderStrong },
    '&:has(input:checked)': {
      borderColor: colour.brand.text,
      backgroundColor: colour.brand.soft,
      color: colour.brand.onSoft,
      boxShadow: `inset 0 0 0 0.0625rem ${colour.brand.text}`,
    },
    '&:has(input:focus-visible)': { outline: `0.1875rem solid ${colour.focus}`, outlineOffset: '0.125rem' },
    '&[data-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': { [under.md]: { selectors: { '[data-folded] > &:not([data-checked])': { display: 'none' } } } },
});
export const cardInput = componentStyle({ selectors: { '&:focus-visible': { outline: 'none' } } });
export const cardWords = componentStyle({ display: 'grid', minWidth: 0 });
export const cardTitle = componentStyle({ fontWeight: font.body.medium });
export const cardHint = componentStyle({
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  color: colour.textMuted,
  selectors: { '[data-checked] &': { color: 'inherit' } },
});
