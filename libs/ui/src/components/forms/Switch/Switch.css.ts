import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, space, motion, radius, border } = vars;

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space.md,
  alignItems: 'center',
  minHeight: vars.control.icon,
  cursor: 'pointer',
  paddingBlock: space.xxs,
});
export const input = componentStyle({
  appearance: 'none',
  position: 'relative',
  width: '3.125rem',
  height: '1.875rem',
  borderRadius: radius.pill,
  border: `max(${border.thin}, 0.09375rem) solid ${colour.borderStrong}`,
  backgroundColor: colour.field,
  cursor: 'inherit',
  transition: `background-color ${motion.base}, border-color ${motion.base}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: '0.25rem',
      width: '1.25rem',
      height: '1.25rem',
      marginBlockStart: '-0.625rem',
      borderRadius: radius.pill,
      backgroundColor: colour.textMuted,
      transition: `inset-inline-start ${motion.base} ${motion.spring}, background-color ${motion.base}`,
    },
    '&:checked': { backgroundColor: colour.brand.base, borderColor: colour.brand.base },
    '&:checked::after': { insetInlineStart: 'calc(100% - 1.5rem)', backgroundColor: colour.brand.on },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:checked': { backgroundColor: 'Highlight' }, '&::after': { backgroundColor: 'CanvasText' } },
    },
  },
});
export const hint = componentStyle({
  display: 'block',
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: colour.textMuted,
});
