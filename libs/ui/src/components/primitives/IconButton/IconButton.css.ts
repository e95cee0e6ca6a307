import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, control, motion, radius, text, font } = vars;

export const iconButton = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: control.icon,
  height: control.icon,
  borderRadius: radius.control,
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, color ${motion.fast}, transform ${motion.fast} ${motion.spring}`,
  selectors: {
    '&[data-size="sm"]': { width: control.sm, height: control.sm },
    '&[data-variant="solid"]': { backgroundColor: colour.raised, color: colour.text, boxShadow: vars.elevation.mid },
    '&[data-variant="soft"]': { backgroundColor: colour.brand.soft, color: colour.brand.onSoft },
    '&[data-variant="onPicture"]': { backgroundColor: colour.pictureScrim, color: colour.onPicture },
    '&[aria-pressed="true"]': { color: colour.brand.text },
    '&:active:not(:disabled)': { transform: 'scale(0.92)' },
    '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  },
  '@media': {
    [when.hover]: {
      selectors: {
        '&:hover:not(:disabled, [data-variant="onPicture"])': {
          backgroundColor: colour.brand.soft,
          color: colour.brand.onSoft,
        },
      },
    },
    [when.coarse]: {
      selectors: { '&[data-size="sm"]::after': { content: '', position: 'absolute', inset: '-0.25rem' } },
    },
    [when.forcedColours]: { border: '0.0625rem solid ButtonText' },
  },
});

export const count = componentStyle({
  whiteSpace: 'nowrap',
  position: 'absolute',
  insetBlockStart: '0.25rem',
  insetInlineEnd: '0.125rem',
  minWidth: '1.5em',
  paddingInline: '0.35em',
  borderRadius: radius.pill,
  backgroundColor: colour.negative.base,
  color: colour.negative.on,
  fontSize: text.xs.size,
  lineHeight: 1.5,
  fontWeight: font.body.bold,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
