import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, space, font, motion, control, radius } = vars;

export const list = componentStyle({
  display: 'flex',
  gap: space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `0.0625rem solid ${colour.border}`,
  padding: '0.1875rem',
  paddingBlockEnd: 0,
});
export const tab = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  flexShrink: 0,
  minHeight: control.md,
  paddingInline: space.md,
  cursor: 'pointer',
  color: colour.textMuted,
  fontWeight: font.body.medium,
  whiteSpace: 'nowrap',
  borderRadius: radius.xs,
  outline: 'none',
  transition: `color ${motion.fast}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: space.xs,
      insetBlockEnd: '-0.0625rem',
      height: '0.1875rem',
      borderRadius: radius.pill,
      backgroundColor: colour.brand.text,
      transform: 'scaleX(0)',
      transition: `transform ${motion.base} ${motion.out}`,
    },
    '&:hover': { color: colour.text },
    '&[data-selected], &[aria-current="page"]': { color: colour.text },
    '&[data-selected]::after, &[aria-current="page"]::after': { transform: 'none' },
    '&[data-focus-visible], &:focus-visible': {
      outline: `0.1875rem solid ${colour.focus}`,
      outlineOffset: '-0.1875rem',
    },
    '&[data-disabled]': { opacity: 0.5 },
  },
  '@media': { [when.forcedColours]: { selectors: { '&::after': { backgroundColor: 'Highlight' } } } },
});
export const panel = componentStyle({ paddingBlockStart: space.lg, outline: 'none' });
