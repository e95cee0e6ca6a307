import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { from } from '../../../theme/breakpoints.ts';

const { colour, space, font, control, text, motion } = vars;

/** It scrolls away with the page, so that a phone keeps its height for the page. */
export const nav = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: space.xs,
  color: colour.header.text,
  backgroundColor: colour.header.ground,
  borderBlockEnd: `0.0625rem solid ${colour.header.border}`,
  '@media': { [from.md]: { display: 'none' } },
});
export const link = componentStyle({
  display: 'inline-flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxs,
  minHeight: control.icon,
  // Little, so that three products with long names fit beside each other.
  paddingInline: space.xs,
  fontFamily: font.label.family,
  wordSpacing: font.label.wordSpacing,
  fontWeight: font.label.medium,
  fontSize: `calc(${text.sm.size} * ${font.label.scale})`,
  letterSpacing: `min(${font.label.tracking}, 0.04em)`,
  textTransform: font.buttonTransform as 'none',
  whiteSpace: 'nowrap',
  color: colour.header.muted,
  outlineOffset: '-0.25rem',
  transition: `color ${motion.fast}`,
  selectors: {
    '&:hover, &[aria-current="page"]': { color: colour.header.text },
    '&[aria-current="page"]': { boxShadow: 'inset 0 -0.1875rem 0 0 currentColor' },
  },
});
/** More than three products do without icons, so that their names fit beside each other. */
childStyle(`${nav}:has(> :nth-child(4)) svg`, { display: 'none' });
/** Five stand closer together, so that the last one is not cut off by a letter. */
childStyle(`${nav}:has(> :nth-child(5)) > a`, { paddingInline: space.xxs });
