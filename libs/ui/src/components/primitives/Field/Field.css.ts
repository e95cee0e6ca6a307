import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, control, font, motion, radius, space, text, border } = vars;

export const field = componentStyle({ display: 'grid', gap: space.xxs, alignContent: 'start' });
export const labelRow = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.xs,
  alignItems: 'baseline',
  selectors: {
    '&[data-hidden]': {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: '0.0625rem',
      height: '0.0625rem',
      overflow: 'hidden',
    },
  },
});
export const label = componentStyle({
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: font.body.medium,
  color: colour.text,
});
export const aside = componentStyle({ fontSize: text.xs.size, color: colour.textMuted });
export const hint = componentStyle({
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  color: colour.textMuted,
  textWrap: 'pretty',
});
export const error = componentStyle({
  display: 'flex',
  gap: space.xxs,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  color: colour.negative.text,
  fontWeight: font.body.medium,
  textWrap: 'pretty',
});

/** The box around an input and its affixes. The focus ring belongs to it. */
export const shell = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  minHeight: control.md,
  borderRadius: `min(${radius.control}, ${radius.md})`,
  border: `max(${border.thin}, 0.0625rem) solid ${colour.borderStrong}`,
  backgroundColor: colour.field,
  color: colour.text,
  transition: `border-color ${motion.fast}, box-shadow ${motion.fast}, background-color ${motion.fast}`,
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: colour.textMuted },
    '&:focus-within': {
      outline: `0.1875rem solid ${colour.focus}`,
      outlineOffset: '0.0625rem',
      borderColor: 'transparent',
    },
    '&[data-invalid]': { borderColor: colour.negative.text },
    '&[data-disabled]': { opacity: 0.6, cursor: 'not-allowed' },
    '&[data-large]': { minHeight: control.lg },
  },
  '@media': { [when.forcedColours]: { borderColor: 'CanvasText' } },
});

export const input = componentStyle({
  flex: 1,
  width: '100%',
  minWidth: 0,
  paddingInline: space.md,
  paddingBlock: space.xs,
  borderRadius: 'inherit',
  fontSize: `max(1rem, ${text.md.size})`,
  lineHeight: 1.3,
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: colour.textMuted, opacity: 0.85 },
    '&:-webkit-autofill': {
      WebkitTextFillColor: colour.text,
      boxShadow: `inset 0 0 0 6.25rem ${colour.field}`,
      caretColor: colour.text,
    },
    '&[data-numeric]': { fontVariantNumeric: 'tabular-nums lining-nums' },
    '&::-webkit-search-cancel-button': { appearance: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});
export const affix = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  maxWidth: '50%',
  paddingInline: space.sm,
  color: colour.textMuted,
  selectors: {
    '&[data-side="start"]': { paddingInlineEnd: 0 },
    '&[data-side="end"]': { paddingInlineStart: 0 },
    '&[data-interactive]': { paddingInline: 0 },
  },
});
