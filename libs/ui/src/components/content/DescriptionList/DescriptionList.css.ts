import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { figures } from '../../../css/figures.ts';

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
/** At the end of its term's line. One that is too long for it begins its own line where the term begins. */
export const value = componentStyle({
  ...figures,
  fontWeight: font.body.medium,
  selectors: { '[data-total] > &': { fontWeight: font.body.bold } },
});
