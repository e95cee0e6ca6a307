import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, control, font, motion, radius, space, text, border } = vars;

export const quick = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginBlockStart: space.xs,
});
export const amount = componentStyle({
  flex: '1 1 auto',
  minWidth: '4.5rem',
  minHeight: control.icon,
  paddingInline: space.xs,
  whiteSpace: 'nowrap',
  borderRadius: `min(${radius.control}, ${radius.md})`,
  border: `max(${border.thin}, 0.0625rem) solid ${colour.border}`,
  backgroundColor: colour.surface,
  fontWeight: font.body.medium,
  fontSize: text.md.size,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'center',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: colour.brand.text },
    '&[aria-pressed="true"]': {
      backgroundColor: colour.brand.soft,
      color: colour.brand.onSoft,
      borderColor: colour.brand.text,
    },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': {
    [when.forcedColours]: {
      selectors: { '&[aria-pressed="true"]': { outline: '0.125rem solid Highlight', outlineOffset: '-0.25rem' } },
    },
  },
});
export const symbol = componentStyle({
  fontWeight: font.display.medium,
  fontSize: text.lg.size,
  color: colour.textMuted,
});
