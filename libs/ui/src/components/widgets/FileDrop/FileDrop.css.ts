import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { border, colour, control, font, motion, radius, space, text } = vars;

export const all = componentStyle({ display: 'grid', gap: space.sm });
export const zone = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.lg,
  textAlign: 'center',
  borderRadius: radius.lg,
  border: `max(${border.thin}, 0.09375rem) dashed ${colour.borderStrong}`,
  backgroundColor: colour.field,
  color: colour.textMuted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: colour.brand.text,
      backgroundColor: colour.brand.soft,
      color: colour.brand.onSoft,
    },
    '&[data-focus-visible]': { outline: `0.1875rem solid ${colour.focus}`, outlineOffset: '0.125rem' },
    '&[data-invalid]': { borderColor: colour.negative.text },
    '&[data-disabled]': { opacity: 0.6, cursor: 'not-allowed' },
  },
});
/** Dragging needs a mouse; on touch screens players choose a file. */
export const byMouse = componentStyle({ '@media': { [when.coarse]: { display: 'none' } } });
/** A field that opens the camera opens nothing else on a phone, and only the files of a computer. */
export const byTouch = componentStyle({ display: 'none', '@media': { [when.coarse]: { display: 'inline' } } });
export const refused = componentStyle({
  display: 'grid',
  gap: space.xxs,
  listStyle: 'none',
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  color: colour.negative.text,
  fontWeight: font.body.medium,
});
export const refusal = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.xs,
  alignItems: 'center',
});
/** The name of a file may be one long word. */
export const reason = componentStyle({ overflowWrap: 'anywhere' });
export const files = componentStyle({ display: 'grid', gap: space.xs, listStyle: 'none' });
export const file = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  padding: space.xs,
  borderRadius: radius.md,
  border: `max(${border.hair}, 0.0625rem) solid ${colour.border}`,
  backgroundColor: colour.surface,
  selectors: { '&[data-status="failed"]': { borderColor: colour.negative.text } },
});
export const picture = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: control.lg,
  height: control.lg,
  borderRadius: radius.sm,
  overflow: 'hidden',
  backgroundColor: colour.sunken,
  color: colour.textMuted,
});
export const preview = componentStyle({ width: '100%', height: '100%', objectFit: 'cover' });
export const words = componentStyle({ display: 'grid', gap: space.xxs, minWidth: 0 });
export const name = componentStyle({ fontWeight: font.body.medium, overflowWrap: 'anywhere' });
export const state = componentStyle({
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-status="failed"] &': { color: colour.negative.text },
    '[data-status="done"] &': { color: colour.positive.text },
  },
});
export const tools = componentStyle({ display: 'flex' });
