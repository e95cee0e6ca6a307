import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';

export const select = componentStyle({
  appearance: 'none',
  flex: 1,
  width: '100%',
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: vars.space.xxl,
  paddingBlock: vars.space.xs,
  borderRadius: 'inherit',
  outline: 'none',
  fontSize: `max(1rem, ${vars.text.md.size})`,
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // Nothing is chosen yet: the placeholder, as in a text field.
  selectors: { '&:has(> option[hidden]:checked)': { color: vars.colour.textMuted } },
});
childStyle(`${select} > option`, { color: vars.colour.text, backgroundColor: vars.colour.surface });
export const arrow = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space.md,
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: vars.colour.textMuted,
});
