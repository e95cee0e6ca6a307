import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { figures } from '../../../css/figures.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, control, font, motion, radius, space, text, border } = vars;

export const quick = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginBlockStart: space.xs,
  vars: { '--each': '4rem' },
  selectors: { '&[data-long]': { vars: { '--each': '7.5rem' } } },
});
/** Four in a row if they fit, otherwise two: never three and a wide one alone. */
const four = `(var(--each) * 4 + ${space.xs} * 3)`;
export const amount = componentStyle({
  flexGrow: 1,
  flexBasis: `max((100% - ${space.xs} * 3) / 4, min((100% - ${space.xs}) / 2, (${four} - 100%) * 999))`,
  // Large text makes a button wider: it takes a row of its own.
  minWidth: 'auto',
  maxWidth: '100%',
  minHeight: control.icon,
  paddingInline: space.xs,
  whiteSpace: 'nowrap',
  borderRadius: `min(${radius.control}, ${radius.md})`,
  border: `max(${border.thin}, 0.0625rem) solid ${colour.border}`,
  backgroundColor: colour.surface,
  fontWeight: font.body.medium,
  fontSize: text.md.size,
  ...figures,
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
