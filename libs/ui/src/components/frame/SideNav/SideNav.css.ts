import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, space, radius, control, font, text, motion } = vars;

export const nav = componentStyle({ display: 'grid', gap: space.md, alignContent: 'start' });
export const group = componentStyle({ minWidth: 0 });
export const title = componentStyle({
  fontSize: text.xs.size,
  fontWeight: font.body.bold,
  color: colour.textMuted,
  paddingInline: space.sm,
  marginBlockEnd: space.xxs,
  selectors: {
    '[data-mark="block"] &': {
      fontFamily: font.display.family,
      wordSpacing: font.display.wordSpacing,
      fontWeight: font.display.medium,
      letterSpacing: '0.04em',
      textTransform: font.headingTransform as 'none',
    },
  },
});
export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  width: '100%',
  minHeight: control.icon,
  paddingInline: space.sm,
  // Around a name of two lines.
  paddingBlock: space.xxs,
  lineHeight: 1.25,
  borderRadius: radius.md,
  fontWeight: font.body.medium,
  color: colour.textMuted,
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '&:hover': { color: colour.text, backgroundColor: colour.skeleton },
    '&[aria-current="page"]': { backgroundColor: colour.brand.soft, color: colour.brand.onSoft },
    // Rows of a list instead of pills: closer together, square, with hairlines between them and the current one filled.
    '[data-mark="block"] &': {
      minHeight: control.sm,
      gap: space.xs,
      borderRadius: 0,
      borderBlockEnd: `0.0625rem solid ${colour.border}`,
      color: colour.text,
      fontSize: text.sm.size,
      outlineOffset: '-0.1875rem',
    },
    '[data-mark="block"] &[aria-current="page"]': {
      backgroundColor: colour.brand.base,
      borderBlockEndColor: colour.brand.base,
      color: colour.brand.on,
      fontWeight: font.body.bold,
    },
  },
  '@media': {
    '(pointer: coarse)': { selectors: { '[data-mark="block"] &': { minHeight: control.icon } } },
    [when.forcedColours]: {
      selectors: { '&[aria-current="page"]': { outline: '0.125rem solid Highlight', outlineOffset: '-0.125rem' } },
    },
  },
});
export const words = componentStyle({
  flex: 1,
  minWidth: 0,
  textAlign: 'start',
  selectors: { '[data-mark="block"] &': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});
/** Aligns counts as a column of figures. */
export const end = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '[data-mark="block"] &': { fontSize: text.xs.size, color: colour.textMuted },
    '[data-mark="block"] [aria-current="page"] > &': { color: 'inherit' },
  },
});
