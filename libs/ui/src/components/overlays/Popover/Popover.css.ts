import { keyframes } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, elevation, font, layer, motion, radius, space, text, border } = vars;
const grow = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

export const popover = componentStyle({
  width: 'max-content',
  maxWidth: 'min(22rem, calc(100vw - 1rem))',
  borderRadius: radius.md,
  backgroundColor: colour.raised,
  color: colour.text,
  border: `max(${border.thin}, 0.0625rem) solid ${colour.border}`,
  boxShadow: elevation.high,
  zIndex: layer.overlay,
  overflowY: 'auto',
  outline: 'none',
  whiteSpace: 'normal',
  selectors: {
    '&[data-entering]': { animation: `${grow} ${motion.fast} ${motion.out}` },
    '&[data-exiting]': { animation: `${grow} ${motion.instant} reverse forwards` },
  },
  '@media': { [when.forcedColours]: { border: '0.0625rem solid CanvasText' } },
});
export const dialog = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space.xs,
  rowGap: space.xs,
  padding: space.md,
  outline: 'none',
  fontFamily: font.body.family,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: font.body.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const title = componentStyle({ fontSize: text.md.size, lineHeight: text.md.line, fontWeight: font.body.bold });
export const close = componentStyle({ margin: `calc(${space.xs} * -1)`, color: colour.textMuted });
export const body = componentStyle({ gridColumn: '1 / -1' });
