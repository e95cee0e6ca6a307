import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { isolated } from '../../../css/figures.ts';

const { colour, space, font, text, border, radius } = vars;

export const list = componentStyle({ display: 'grid' });
export const step = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  columnGap: space.sm,
  paddingBlockEnd: space.lg,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '0.8125rem',
      insetBlock: '1.75rem 0',
      width: '0.125rem',
      backgroundColor: colour.border,
    },
    '&[data-state="done"]:not(:last-child)::before': { backgroundColor: colour.positive.text },
  },
});
export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: radius.pill,
  border: `max(0.125rem, ${border.thin}) solid ${colour.borderStrong}`,
  color: colour.textMuted,
  fontSize: text.xs.size,
  fontWeight: font.body.bold,
  selectors: {
    '[data-state="done"] > &': {
      backgroundColor: colour.positive.base,
      borderColor: colour.positive.base,
      color: colour.positive.on,
    },
    '[data-state="current"] > &': {
      borderColor: colour.brand.text,
      color: colour.brand.text,
      boxShadow: `0 0 0 0.25rem ${colour.brand.soft}`,
    },
    '[data-state="failed"] > &': {
      backgroundColor: colour.negative.base,
      borderColor: colour.negative.base,
      color: colour.negative.on,
    },
  },
});
export const words = componentStyle({ display: 'grid', gap: '0.125rem', paddingBlockStart: '0.125rem' });
export const title = componentStyle({
  ...isolated,
  fontWeight: font.body.medium,
  selectors: { '[data-state="ahead"] &': { color: colour.textMuted } },
});
export const hint = componentStyle({
  ...isolated,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  color: colour.textMuted,
});
