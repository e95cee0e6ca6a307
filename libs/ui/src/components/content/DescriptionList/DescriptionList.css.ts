import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { figures, isolatedEnd } from '../../../css/figures.ts';

const { colour, space, font, text } = vars;

export const list = componentStyle({ display: 'grid' });
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space.lg,
  paddingBlock: space.xs,
  borderBlockEnd: `0.0625rem solid ${colour.border}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-total]': { fontSize: text.lg.size, fontWeight: font.body.bold },
  },
});
export const term = componentStyle({
  color: colour.textMuted,
  selectors: { '[data-total] > &': { color: colour.text } },
});
export const value = componentStyle({
  ...figures,
  textAlign: 'end',
  fontWeight: font.body.medium,
  selectors: {
    ...isolatedEnd,
    '[data-total] > &': { fontWeight: font.body.bold },
  },
});
