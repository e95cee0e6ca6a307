import { keyframes } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, font, layer, motion, radius, space, text } = vars;
const appear = keyframes({ from: { opacity: 0 } });

export const bubble = componentStyle({
  maxWidth: 'min(18rem, 92vw)',
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  borderRadius: radius.sm,
  backgroundColor: colour.text,
  color: colour.ground,
  fontFamily: font.body.family,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: font.body.medium,
  overflowWrap: 'anywhere',
  overflowY: 'auto',
  zIndex: layer.toast,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${motion.fast} ${motion.out}` },
    '&[data-exiting]': { animation: `${appear} ${motion.instant} reverse forwards` },
  },
  '@media': { [when.forcedColours]: { border: '0.0625rem solid CanvasText' } },
});
