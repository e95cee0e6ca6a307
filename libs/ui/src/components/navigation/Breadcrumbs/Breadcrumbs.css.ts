import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, control, font, radius, space, text, motion } = vars;

export const nav = componentStyle({ minWidth: 0, fontSize: text.sm.size, lineHeight: text.sm.line });
/** One line at any width: names are truncated, the page's own first. Unfolded, they wrap. */
export const list = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  marginInlineStart: `calc(${space.xxs} * -1)`,
  selectors: { '&[data-unfolded]': { flexWrap: 'wrap' } },
});
export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  minWidth: '2.5rem',
  color: colour.textMuted,
  selectors: { '&[data-more]': { flexShrink: 0, minWidth: 0 }, '&[data-here]': { flexShrink: 20, color: colour.text } },
});
export const between = componentStyle({ flexShrink: 0, display: 'grid', color: colour.textMuted });
const step = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: space.xxs,
  borderRadius: radius.xs,
} as const;
export const link = componentStyle({
  ...step,
  display: 'block',
  lineHeight: control.sm,
  outlineOffset: '-0.1875rem',
  transition: `color ${motion.fast}`,
  '@media': {
    [when.hover]: { selectors: { '&:hover': { color: colour.brand.text, textDecoration: 'underline' } } },
    [when.coarse]: { lineHeight: control.icon },
  },
});
export const here = componentStyle({ ...step, fontWeight: font.body.medium });
export const more = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minWidth: control.sm,
  minHeight: control.sm,
  borderRadius: radius.xs,
  color: colour.textMuted,
  '@media': {
    [when.hover]: { selectors: { '&:hover': { color: colour.brand.text } } },
    [when.coarse]: { minWidth: control.icon, minHeight: control.icon },
  },
});
