import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { from, when } from '../../../theme/breakpoints.ts';

const { colour, space, measure, layer, radius } = vars;

export const frame = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // The page scrolls until its last buttons are clear of a notice.
  paddingBlockEnd: 'var(--notice, 0rem)',
  selectors: {
    '&[data-strip]': { vars: { '--strip': '2.75rem' } },
    '&[data-bottom]': {
      paddingBlockEnd: `calc(${measure.bottomBar} + env(safe-area-inset-bottom, 0rem) + var(--notice, 0rem))`,
    },
  },
  '@media': {
    // A finger's button is as high as the lower strip, and would touch both of its edges.
    [when.coarse]: { selectors: { '&[data-strip]': { vars: { '--strip': '3.25rem' } } } },
    [from.lg]: { selectors: { '&[data-bottom]': { paddingBlockEnd: 'var(--notice, 0rem)' } } },
  },
});
/** Elements that stick below the header add `--strip` to their distance from the top. */
export const strip = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.md,
  blockSize: 'var(--strip)',
  paddingInline: space.gutter,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  color: colour.text,
  backgroundColor: colour.raised,
  borderBlockEnd: `0.0625rem solid ${colour.border}`,
});
export const skip = componentStyle({
  position: 'fixed',
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  zIndex: layer.toast,
  padding: space.sm,
  borderRadius: radius.sm,
  backgroundColor: colour.brand.base,
  color: colour.brand.on,
  transform: 'translateY(-300%)',
  selectors: { '&:focus': { transform: 'none' } },
});
export const middle = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 0 auto',
  width: '100%',
  maxWidth: measure.wide,
  marginInline: 'auto',
  '@media': {
    [from.lg]: {
      selectors: { '&[data-side]': { gridTemplateColumns: `${measure.sideNav} minmax(0, 1fr)`, maxWidth: 'none' } },
    },
  },
});
export const side = componentStyle({
  display: 'none',
  '@media': {
    [from.lg]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${measure.header} + var(--strip, 0rem))`,
      alignSelf: 'start',
      maxHeight: `calc(100dvh - ${measure.header} - var(--strip, 0rem))`,
      overflowY: 'auto',
      padding: space.md,
      paddingInlineStart: space.gutter,
      selectors: {
        // Above sticky elements of the page, whose shadow reaches from edge to edge.
        '&[data-mark="block"]': {
          zIndex: `calc(${layer.sticky} + 1)`,
          height: `calc(100dvh - ${measure.header} - var(--strip, 0rem))`,
          padding: 0,
          paddingBlock: space.sm,
          backgroundColor: colour.surface,
          borderInlineEnd: `0.0625rem solid ${colour.border}`,
          scrollbarWidth: 'thin',
        },
      },
    },
  },
});
/** At least as high as the window, so that the footer is never in view while a page loads and cannot jump. */
export const main = componentStyle({
  minWidth: 0,
  minHeight: `calc(100dvh - ${measure.header} - var(--strip, 0rem))`,
  paddingInline: space.gutter,
  outline: 'none',
  selectors: { '&[data-flush]': { paddingInline: 0 }, '[data-side] > &': { maxWidth: measure.wide } },
});
export const page = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.section,
  paddingBlock: space.lg,
  selectors: {
    '&[data-width="form"]': { maxWidth: measure.form, marginInline: 'auto' },
    '&[data-width="text"]': { maxWidth: measure.text, marginInline: 'auto' },
    '&[data-width="page"]': { maxWidth: measure.page, marginInline: 'auto' },
    '&[data-top="none"]': { paddingBlockStart: 0 },
    // A notice above the page does not touch the header.
    '&[data-top="none"]:has(> :nth-child(2))': { paddingBlockStart: space.md, gap: space.md },
  },
});
