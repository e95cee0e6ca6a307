import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, control, font, motion, radius, space, text, border } = vars;

export const chip = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  flexShrink: 0,
  minHeight: control.icon,
  paddingInline: space.md,
  cursor: 'pointer',
  border: `max(${border.thin}, 0.0625rem) solid ${colour.border}`,
  backgroundColor: colour.surface,
  color: colour.text,
  fontSize: text.sm.size,
  fontWeight: font.body.medium,
  lineHeight: 1.2,
  maxWidth: '100%',
  userSelect: 'none',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}, transform ${motion.fast} ${motion.spring}`,
  selectors: {
    '&[data-shape="pill"]': { borderRadius: radius.control },
    '&[data-shape="tile"]': {
      flexDirection: 'column',
      gap: space.xxs,
      minWidth: '6.5rem',
      minHeight: '5.25rem',
      paddingBlock: space.sm,
      borderRadius: radius.md,
      backgroundColor: colour.raised,
    },
    '&[data-shape="tab"]': {
      borderRadius: 0,
      borderWidth: 0,
      borderBlockEnd: `0.1875rem solid ${colour.border}`,
      backgroundColor: 'transparent',
    },
    '&[data-shape="ruled"]': {
      borderColor: 'transparent',
      borderRadius: radius.xs,
      backgroundColor: 'transparent',
      color: colour.textMuted,
      paddingInline: space.xs,
      fontFamily: font.label.family,
      wordSpacing: font.label.wordSpacing,
      fontSize: `calc(${text.md.size} * ${font.label.scale})`,
      letterSpacing: font.label.tracking,
      textTransform: font.buttonTransform as 'none',
    },
    '&[data-shape="ruled"]:first-child': { marginInlineStart: `calc(${space.xs} * -1)` },
    // Centred in the gap before the chip.
    '&[data-shape="ruled"]:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${space.sm} / -2)`,
      insetBlock: '30%',
      width: '0.0625rem',
      backgroundColor: colour.border,
    },
    '&[data-shape="slat"]': {
      borderRadius: 0,
      border: 0,
      borderBlockEnd: `0.1875rem solid ${colour.border}`,
      paddingInline: space.sm,
      backgroundColor: colour.surface,
      textTransform: font.buttonTransform as 'none',
      fontFamily: font.label.family,
      wordSpacing: font.label.wordSpacing,
      fontWeight: font.label.medium,
      fontSize: `calc(${text.md.size} * ${font.label.scale})`,
      letterSpacing: font.label.tracking,
    },
    '&[data-on][data-shape="slat"]': {
      borderBlockEndColor: colour.brand.base,
      backgroundColor: colour.brand.base,
      color: colour.brand.on,
    },
    '&[data-waiting]': {
      minWidth: '7rem',
      cursor: 'default',
      borderColor: 'transparent',
      backgroundColor: colour.skeleton,
    },
    '&:active:not([data-waiting])': { transform: 'scale(0.97)' },
    '&[data-on][data-shape="pill"]': {
      backgroundColor: colour.brand.base,
      borderColor: colour.brand.base,
      color: colour.brand.on,
    },
    '&[data-on][data-shape="tile"]': {
      backgroundColor: colour.accent.base,
      borderColor: colour.accent.base,
      color: colour.accent.on,
    },
    '&[data-on][data-shape="tab"]': { borderBlockEndColor: colour.brand.base },
    '&[data-on][data-shape="ruled"]': { color: colour.brand.text },
    '&[data-on][data-shape="ruled"]::after': {
      content: '',
      position: 'absolute',
      insetInline: space.xs,
      insetBlockEnd: '0.25rem',
      height: '0.0625rem',
      backgroundColor: colour.brand.base,
    },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': {
    [when.hover]: {
      selectors: {
        '&:hover:not([data-on], :disabled)': {
          borderColor: colour.brand.text,
          color: colour.brand.onSoft,
          backgroundColor: colour.brand.soft,
        },
        '&[data-shape="ruled"]:hover:not([data-on], :disabled)': {
          borderColor: 'transparent',
          color: colour.text,
          backgroundColor: 'transparent',
        },
      },
    },
    [when.forcedColours]: {
      selectors: { '&[data-on]': { outline: '0.125rem solid Highlight', outlineOffset: '-0.25rem' } },
    },
  },
});
export const count = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  opacity: 0.75,
  fontWeight: font.body.regular,
  // The text of a ruled chip is already muted, so its count must not be muted further.
  selectors: { '[data-shape="ruled"] > &': { opacity: 1 } },
});
