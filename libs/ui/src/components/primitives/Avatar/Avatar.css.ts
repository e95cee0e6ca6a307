import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, control, font, text, effect, radius } = vars;

export const avatar = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: `max(${control.icon}, 2.6em)`,
  aspectRatio: '1',
  borderRadius: radius.pill,
  backgroundColor: colour.accent.soft,
  color: colour.accent.onSoft,
  fontFamily: font.display.family,
  fontWeight: font.display.bold,
  fontSize: text.md.size,
  lineHeight: 1,
  textTransform: 'uppercase',
  overflow: 'hidden',
  selectors: {
    '&[data-size="lg"]': {
      width: 'max(4.5rem, 2.6em)',
      fontSize: text.h4.size,
      backgroundImage: effect.brandGradient,
      color: colour.brand.on,
    },
    '&[data-size="sm"]': { width: 'max(2rem, 2.4em)', fontSize: text.xs.size },
  },
});
