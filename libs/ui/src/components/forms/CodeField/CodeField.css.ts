import { keyframes } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, control, font, radius, space, text, border, motion } = vars;
const blink = keyframes({ '50%': { opacity: 0 } });

export const code = componentStyle({ position: 'relative', display: 'flex', gap: space.xs, direction: 'ltr' });
/** One real input covers the boxes, so paste, autofill and screen readers see an ordinary field. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: '1rem',
  letterSpacing: '1ch',
  outline: 'none',
  zIndex: 1,
  selectors: { '&::selection': { backgroundColor: 'transparent', color: 'transparent' } },
});
export const box = componentStyle({
  flex: '1 1 0',
  maxWidth: '3.5rem',
  minHeight: control.lg,
  display: 'grid',
  placeItems: 'center',
  borderRadius: `min(${radius.control}, ${radius.md})`,
  border: `max(${border.thin}, 0.0625rem) solid ${colour.borderStrong}`,
  backgroundColor: colour.field,
  fontFamily: font.display.family,
  fontSize: text.h4.size,
  fontWeight: font.display.medium,
  fontVariantNumeric: 'tabular-nums',
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&[data-filled]': { borderColor: colour.textMuted },
    'input:focus ~ &[data-current]': {
      outline: `0.1875rem solid ${colour.focus}`,
      outlineOffset: '0.0625rem',
      borderColor: 'transparent',
    },
    'input:focus ~ &[data-current]:empty::after': {
      content: '',
      width: '0.125rem',
      height: '1.1em',
      backgroundColor: colour.text,
      animation: `${blink} 1.1s step-end infinite`,
    },
    '&[data-invalid]': { borderColor: colour.negative.text },
  },
});
