import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, space, radius } = vars;

export const empty = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.sm,
  paddingBlock: space.xxl,
  paddingInline: space.md,
  textAlign: 'center',
});
export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: '5.5rem',
  height: '5.5rem',
  borderRadius: radius.pill,
  backgroundColor: colour.brand.soft,
  color: colour.brand.onSoft,
  marginBlockEnd: space.xs,
  selectors: { '[data-tone="negative"] > &': { backgroundColor: colour.negative.soft, color: colour.negative.onSoft } },
});
export const picture = componentStyle({ width: 'min(15rem, 60vw)', marginBlockEnd: space.xs });
export const words = componentStyle({ maxWidth: '46ch', color: colour.textMuted });
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.sm,
  marginBlockStart: space.sm,
});
