import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { colour, space, radius, border, elevation, layer, measure, font } = vars;
/** The bottom bar ends where the header's navigation begins. */
const DESKTOP = 'screen and (min-width: 1024px)';
const PHONE = 'screen and (max-width: 767px)';
const aboveBar = `calc(${measure.bottomBar} + env(safe-area-inset-bottom, 0rem) + ${space.md})`;

/** Below all other overlays, above the bottom bar. */
export const launcher = style({
  position: 'fixed',
  zIndex: layer.sticky,
  insetInlineEnd: space.md,
  insetBlockEnd: aboveBar,
  borderRadius: radius.control,
  boxShadow: elevation.overlay,
  '@media': { [DESKTOP]: { insetInlineEnd: space.lg, insetBlockEnd: space.lg } },
});

const edge = `max(${border.thin}, ${border.hair}) solid ${colour.borderStrong}`;
/** A corner of the page; on a phone a sheet over it. */
export const panel = style({
  position: 'fixed',
  zIndex: layer.header,
  margin: 0,
  padding: 0,
  insetBlockStart: 'auto',
  insetBlockEnd: aboveBar,
  insetInlineStart: 'auto',
  insetInlineEnd: space.md,
  inlineSize: 'min(24rem, calc(100vw - 2rem))',
  blockSize: `min(38rem, calc(100dvh - ${measure.header} - ${measure.bottomBar} - 3rem))`,
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  flexDirection: 'column',
  overflow: 'hidden',
  outline: 'none',
  color: colour.text,
  backgroundColor: colour.surface,
  border: edge,
  borderRadius: radius.lg,
  boxShadow: elevation.overlay,
  fontFamily: font.body.family,
  selectors: { '&[open]': { display: 'flex' }, '&::backdrop': { backgroundColor: colour.scrim } },
  '@media': {
    [DESKTOP]: { insetBlockEnd: space.lg, insetInlineEnd: space.lg },
    [PHONE]: {
      insetBlockEnd: 0,
      insetInlineStart: 0,
      insetInlineEnd: 0,
      inlineSize: '100%',
      blockSize: '92dvh',
      border: 0,
      borderRadius: 0,
      borderStartStartRadius: radius.xl,
      borderStartEndRadius: radius.xl,
      paddingBlockEnd: 'env(safe-area-inset-bottom, 0rem)',
    },
  },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xs,
  paddingInlineStart: space.md,
  paddingInlineEnd: space.xs,
  borderBlockEnd: `0.0625rem solid ${colour.border}`,
  flexShrink: 0,
});
export const body = style({ position: 'relative', flex: 1, minBlockSize: 0 });
export const cover = style({
  position: 'absolute',
  inset: 0,
  padding: space.md,
  overflowY: 'auto',
  backgroundColor: colour.surface,
});
export const page = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
});
