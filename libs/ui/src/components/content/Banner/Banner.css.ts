import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { from } from '../../../theme/breakpoints.ts';

const { colour, space, radius, effect, text } = vars;

export const banner = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr',
  overflow: 'hidden',
  borderRadius: radius.lg,
  border: effect.cardBorder,
  backgroundColor: colour.brand.soft,
  color: colour.text,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', minHeight: '13.75rem' } },
});
export const art = componentStyle({ aspectRatio: '2 / 1', '@media': { [from.md]: { aspectRatio: 'auto', order: 2 } } });
export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space.xs,
  padding: space.lg,
});
export const body = componentStyle({ color: colour.textMuted });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm, marginBlockStart: space.xs });
export const terms = componentStyle({ fontSize: text.xs.size, lineHeight: text.xs.line, color: colour.textMuted });
