import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, space, text, radius, border, motion, font } = vars;

export const choice = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem 1fr',
  columnGap: space.sm,
  alignItems: 'start',
  paddingBlock: space.sm,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.6, cursor: 'not-allowed' } },
});
export const input = componentStyle({
  appearance: 'none',
  width: '1.5rem',
  height: '1.5rem',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  cursor: 'inherit',
  border: `max(${border.thin}, 0.09375rem) solid ${colour.borderStrong}`,
  borderRadius: radius.xs,
  backgroundColor: colour.field,
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&[type="radio"]': { borderRadius: '50%' },
    '&:checked': { backgroundColor: colour.brand.base, borderColor: colour.brand.base },
    '&::after': { content: '', transform: 'scale(0)', transition: `transform ${motion.fast} ${motion.spring}` },
    '&[type="checkbox"]::after': {
      width: '0.875rem',
      height: '0.875rem',
      backgroundColor: colour.brand.on,
      clipPath: 'polygon(12% 46%, 0 60%, 38% 96%, 100% 18%, 86% 6%, 36% 70%)',
    },
    '&[type="radio"]::after': {
      width: '0.625rem',
      height: '0.625rem',
      borderRadius: '50%',
      backgroundColor: colour.brand.on,
    },
    '&:checked::after': { transform: 'none' },
    '&[aria-invalid="true"]': { borderColor: colour.negative.text },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto', selectors: { '&::after': { display: 'none' } } } },
});
export const label = componentStyle({ fontSize: text.md.size, lineHeight: text.md.line, textWrap: 'pretty' });
export const hint = componentStyle({
  gridColumn: 2,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  color: colour.textMuted,
  textWrap: 'pretty',
});
export const error = componentStyle({
  gridColumn: 2,
  display: 'flex',
  gap: space.xxs,
  lineHeight: text.sm.line,
  fontSize: text.sm.size,
  color: colour.negative.text,
  fontWeight: font.body.medium,
  textWrap: 'pretty',
});
