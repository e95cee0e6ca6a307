import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, space, radius, control, font } = vars;

export const nav = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxs,
});
export const page = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minWidth: control.icon,
  height: control.icon,
  paddingInline: space.xs,
  borderRadius: radius.control,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: font.body.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: colour.brand.soft },
    '&[aria-current="page"]': { backgroundColor: colour.brand.base, color: colour.brand.on },
  },
  '@media': {
    [when.forcedColours]: {
      selectors: { '&[aria-current="page"]': { outline: '0.125rem solid Highlight', outlineOffset: '-0.125rem' } },
    },
  },
});
export const gap = componentStyle({ paddingInline: space.xxs, color: colour.textMuted });
export const more = componentStyle({ display: 'grid', justifyItems: 'center', gap: space.sm });
