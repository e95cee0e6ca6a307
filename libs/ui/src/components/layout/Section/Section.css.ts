import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { space, effect, text, radius } = vars;

export const section = componentStyle({ display: 'grid', gap: space.sm, gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: vars.control.icon,
  selectors: { '&[data-wraps]': { flexWrap: 'wrap' } },
});
export const title = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  flex: 1,
  selectors: {
    '[data-wraps] > &': { flexBasis: 'auto' },
    '&[data-look="bar"]': { paddingInlineStart: space.sm },
    '&[data-look="bar"]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '12%',
      width: '0.3125rem',
      background: effect.headingRule,
    },
    '&[data-look="slant"]': { paddingInlineStart: space.xl },
    // Two slanted bars in one image with hard stops.
    '&[data-look="slant"]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '0.1875rem',
      insetBlock: '24%',
      width: '0.875rem',
      transform: 'skewX(-14deg)',
      backgroundImage: `linear-gradient(to right, ${vars.colour.brand.text} 0 36%, transparent 36% 64%, color-mix(in srgb, ${vars.colour.brand.text} 55%, transparent) 64%)`,
    },
    '&[data-look="underline"]::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockEnd: '-0.3125rem',
      width: '2.75rem',
      height: '0.375rem',
      borderRadius: radius.pill,
      backgroundColor: vars.colour.accent.base,
    },
    // The line leads to the content at the row's end, as in a table of contents. A long title leaves no room for it.
    '&[data-look="ruled"]': { gap: space.md },
    '&[data-look="ruled"]::after': {
      content: '',
      flex: '1 1 0',
      height: '0.0625rem',
      backgroundImage: effect.headingRule,
    },
  },
});
export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  fontSize: text.sm.size,
  flexShrink: 0,
  maxWidth: '60%',
});
/** On touch screens the whole height of the row activates “See all”. */
childStyle(`${end} > a`, {
  '@media': { [when.coarse]: { display: 'inline-flex', alignItems: 'center', minHeight: vars.control.icon } },
});
