import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, control, effect, font, motion, radius, space, text, border } = vars;

export const button = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: control.md,
  paddingInline: control.paddingX,
  paddingBlock: space.xxs,
  maxWidth: '100%',
  borderRadius: radius.control,
  border: `${border.thin} solid transparent`,
  fontFamily: font.label.family,
  wordSpacing: font.label.wordSpacing,
  fontWeight: font.label.medium,
  fontSize: `calc(${text.md.size} * ${font.label.scale})`,
  lineHeight: 1.15,
  letterSpacing: font.label.tracking,
  textTransform: font.buttonTransform as 'none',
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.standard}, box-shadow ${motion.base} ${motion.standard}, transform ${motion.fast} ${motion.spring}, border-color ${motion.fast}, filter ${motion.fast}`,
  selectors: {
    '&[data-size="sm"]': {
      minHeight: control.sm,
      paddingInline: space.md,
      fontSize: `calc(${text.sm.size} * ${font.label.scale})`,
      flexShrink: 0,
    },
    '&[data-size="lg"]': {
      minHeight: control.lg,
      paddingInline: space.lg,
      fontSize: `calc(${text.lg.size} * ${font.label.scale})`,
    },
    '&[data-full]': { display: 'flex', width: '100%' },
    '&[data-variant="primary"]': {
      backgroundColor: colour.brand.base,
      backgroundImage: effect.buttonImage,
      color: colour.brand.on,
      boxShadow: effect.buttonShadow,
    },
    '&[data-variant="accent"]': { backgroundColor: colour.accent.base, color: colour.accent.on },
    '&[data-variant="secondary"]': {
      backgroundColor: 'transparent',
      borderColor: colour.borderStrong,
      color: colour.text,
    },
    '&[data-variant="ghost"]': { backgroundColor: 'transparent', color: colour.brand.text },
    '&[data-variant="inherit"]': { backgroundColor: 'transparent', color: 'inherit', borderColor: 'currentColor' },
    '&[data-variant="danger"]': { backgroundColor: colour.negative.base, color: colour.negative.on },
    '&:active:not([aria-disabled="true"], :disabled)': { transform: 'scale(0.98)' },
    '&[aria-disabled="true"]:not([data-loading]), &:disabled': {
      backgroundColor: colour.skeleton,
      backgroundImage: 'none',
      color: colour.textMuted,
      boxShadow: 'none',
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
    '&[data-loading]': { cursor: 'progress' },
  },
  '@media': {
    [when.hover]: {
      selectors: {
        '&[data-variant="primary"]:hover:not(:disabled, [aria-disabled="true"])': {
          backgroundColor: colour.brand.hover,
          boxShadow: effect.buttonShadowHover,
          transform: effect.buttonShift,
        },
        '&[data-variant="accent"]:hover:not(:disabled, [aria-disabled="true"])': {
          backgroundColor: colour.accent.hover,
          transform: effect.buttonShift,
        },
        '&[data-variant="secondary"]:hover:not(:disabled, [aria-disabled="true"])': {
          backgroundColor: colour.brand.soft,
          borderColor: colour.brand.text,
        },
        '&[data-variant="ghost"]:hover:not(:disabled, [aria-disabled="true"])': {
          backgroundColor: colour.brand.soft,
          color: colour.brand.onSoft,
        },
        '&[data-variant="danger"]:hover:not(:disabled, [aria-disabled="true"])': {
          backgroundColor: colour.negative.hover,
        },
      },
    },
    [when.coarse]: { selectors: { '&[data-size="sm"]': { minHeight: control.icon } } },
    [when.forcedColours]: { borderColor: 'ButtonText' },
  },
});

export const content = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  selectors: { '[data-loading] > &': { opacity: 0 } },
});
export const words = componentStyle({
  overflowWrap: 'anywhere',
  // Words on two lines stay beside their icon; centred, they would leave a gap.
  selectors: { 'svg + &': { textAlign: 'start' } },
});
export const wait = componentStyle({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
