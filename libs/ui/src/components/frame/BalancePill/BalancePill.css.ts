import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { from, when } from '../../../theme/breakpoints.ts';

const { colour, control, font, radius, space, text, motion, effect, border } = vars;

export const pill = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  alignItems: 'stretch',
  minHeight: control.icon,
  borderRadius: radius.control,
  backgroundColor: colour.sunken,
  color: colour.text,
  boxShadow: `inset 0 0 0 max(0.0625rem, ${border.thin}) ${colour.border}`,
});
export const balance = componentStyle({
  display: 'inline-flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  paddingInline: space.md,
  borderRadius: radius.control,
  fontWeight: font.label.medium,
  fontFamily: font.label.family,
  wordSpacing: font.label.wordSpacing,
  fontSize: text.md.size,
  lineHeight: 1.15,
  cursor: 'pointer',
  minWidth: '5.5em',
  transition: `background-color ${motion.fast}`,
  '@media': { [when.hover]: { selectors: { '&:hover': { backgroundColor: colour.brand.soft } } } },
});
/** Only an amount wider than the window wraps. */
childStyle(`${balance} > span`, { whiteSpace: 'normal' });
export const caption = componentStyle({
  display: 'none',
  fontFamily: font.body.family,
  fontSize: '0.6875rem',
  lineHeight: 1.2,
  fontWeight: font.body.regular,
  color: colour.textMuted,
  '@media': { [from.lg]: { display: 'block' } },
});
export const bonus = componentStyle({
  fontFamily: font.body.family,
  fontSize: '0.6875rem',
  lineHeight: 1.2,
  fontWeight: font.body.regular,
  color: colour.textMuted,
  whiteSpace: 'nowrap',
});
export const deposit = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxs,
  minWidth: control.icon,
  paddingInline: space.sm,
  borderRadius: radius.control,
  backgroundColor: colour.brand.base,
  backgroundImage: effect.buttonImage,
  color: colour.brand.on,
  boxShadow: effect.buttonShadow,
  fontFamily: font.label.family,
  wordSpacing: font.label.wordSpacing,
  fontWeight: font.label.medium,
  fontSize: `calc(${text.md.size} * ${font.label.scale})`,
  letterSpacing: font.label.tracking,
  textTransform: font.buttonTransform as 'none',
  transition: `box-shadow ${motion.base}`,
  '@media': {
    [when.hover]: {
      selectors: { '&:hover': { boxShadow: effect.buttonShadowHover, backgroundColor: colour.brand.hover } },
    },
  },
});
const unseen = {
  position: 'absolute',
  width: '0.0625rem',
  height: '0.0625rem',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
const seen = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  clipPath: 'none',
  paddingInlineEnd: space.xxs,
} as const;
export const depositWords = componentStyle({
  ...unseen,
  whiteSpace: 'nowrap',
  '@media': {
    // Five products need a tablet's width; there the bottom bar has the word.
    [from.md]: { ...seen, selectors: { 'header:has(nav > :nth-child(5)) &': { ...unseen, paddingInlineEnd: 0 } } },
    [from.lg]: { selectors: { 'header:has(nav > :nth-child(5)) &': seen } },
  },
});
