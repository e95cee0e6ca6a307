import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const desktop = 'screen and (min-width: 1024px)';
/** A window too narrow for the desktop's frame and high enough for a bar above the game. */
const upright = 'screen and (max-width: 1023px) and (min-height: 501px)';
/** A phone held sideways: the header gives way, and the bar stands beside the game, which gets the whole height. */
const sideways = 'screen and (orientation: landscape) and (max-height: 500px) and (max-width: 1023px)';
/** For screen readers alone. */
const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg });
/** B§2: a desktop frame of 1212:778; on a phone the game fills the screen. */
export const player = style({
  display: 'flex',
  flexDirection: 'column',
  background: vars.colour.sunken,
  blockSize: `calc(var(--app-height, 100dvh) - ${vars.measure.header} - var(--strip, 0rem))`,
  selectors: {
    '&[data-fun], &:has([data-game-strip])': { vars: { '--fun': '2.25rem' } },
    // Over the site's header and bottom bar, under its dialogs. Stronger than the sizes for each window below.
    '&&[data-fills]': {
      position: 'fixed',
      inset: 0,
      zIndex: `calc(${vars.layer.overlay} - 1)`,
      blockSize: '100dvh',
      maxInlineSize: 'none',
      margin: 0,
      borderRadius: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom, 0rem)',
    },
  },
  '@media': {
    [desktop]: {
      blockSize: 'auto',
      inlineSize: '100%',
      // The whole game fits below the header, its bar and the notes above it.
      maxInlineSize: `min(75.75rem, calc((100dvh - 11rem - var(--strip, 0rem) - var(--fun, 0rem)) * 1212 / 778))`,
      marginInline: 'auto',
      marginBlockStart: vars.space.md,
      borderRadius: vars.radius.lg,
      overflow: 'hidden',
    },
    [sideways]: { flexDirection: 'row', blockSize: 'calc(var(--app-height, 100dvh) - var(--strip, 0rem))' },
  },
});
/** One line, in which a phone's title has two small ones: the game keeps its height. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space.xs,
  paddingInline: vars.space.xxs,
  background: vars.colour.surface,
  '@media': {
    // A button keeps clear of the bar's edges; an icon has its own space around it.
    [upright]: { selectors: { '&[data-fun]': { paddingBlock: vars.space.xxs, paddingInlineEnd: vars.space.gutter } } },
    [desktop]: { columnGap: vars.space.md, paddingBlock: vars.space.xs, paddingInline: vars.space.sm },
    [sideways]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: vars.space.xs,
      flexShrink: 0,
      inlineSize: 'max-content',
      maxInlineSize: '10rem',
      padding: vars.space.xs,
      paddingInlineStart: `max(${vars.space.xs}, env(safe-area-inset-left, 0rem))`,
      overflowY: 'auto',
    },
  },
});
/** The bar before the game is known, as high as it will be. */
export const waitingBar = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.icon,
  paddingInline: vars.space.md,
  background: vars.colour.surface,
  '@media': {
    // A visitor's bar keeps its button clear of the edges.
    [upright]: {
      selectors: { '[data-fun] > &': { minBlockSize: `calc(${vars.control.icon} + 2 * ${vars.space.xxs})` } },
    },
    [desktop]: { minBlockSize: `calc(${vars.control.icon} + 2 * ${vars.space.xs})` },
    [sideways]: { inlineSize: '8rem', alignItems: 'flex-start', paddingBlock: vars.space.md },
  },
});
/** The way back to the lobby. */
export const leave = style({ display: 'contents' });
const oneLine = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
export const title = style({
  minInlineSize: 0,
  '@media': { [sideways]: { textAlign: 'center', maxInlineSize: '100%' } },
});
export const name = style({
  // Whole names on a phone, in the height of the bar's buttons.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'break-word',
  margin: 0,
  fontFamily: vars.font.display.family,
  wordSpacing: vars.font.display.wordSpacing,
  fontWeight: vars.font.display.bold,
  fontSize: vars.text.sm.size,
  lineHeight: 1.25,
  '@media': {
    [desktop]: { ...oneLine, display: 'block', fontSize: vars.text.lg.size },
    // The column is too narrow for most names on one line.
    [sideways]: {
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
  },
});
export const studio = style({
  ...oneLine,
  display: 'none',
  fontSize: vars.text.sm.size,
  lineHeight: 1.35,
  color: vars.colour.textMuted,
  '@media': { [desktop]: { display: 'block' } },
});
export const figures = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  whiteSpace: 'nowrap',
  // On narrow windows, figures that the law requires have their own line under the title.
  selectors: {
    '&[data-bound]': {
      gridRow: 2,
      gridColumn: '1 / -1',
      flexWrap: 'wrap',
      columnGap: vars.space.md,
      // In line with the arrow above them.
      paddingInline: vars.space.sm,
    },
  },
  '@media': {
    [desktop]: {
      gap: vars.space.md,
      selectors: { '&[data-bound]': { gridRow: 'auto', gridColumn: 'auto', paddingInline: 0 } },
    },
    [sideways]: {
      flexDirection: 'column',
      gap: 0,
      whiteSpace: 'normal',
      textAlign: 'center',
      selectors: { '&[data-bound]': { paddingInline: 0 } },
    },
  },
});
/** The figure's name: above it where the window is narrow, in front of it where the figures have a line to themselves. */
export const caption = style({
  display: 'block',
  fontSize: vars.text.xs.size,
  lineHeight: 1.1,
  color: vars.colour.textMuted,
  selectors: { [`${figures}[data-bound] &`]: { display: 'inline' } },
  '@media': {
    [desktop]: { display: 'inline' },
    [sideways]: { selectors: { [`${figures}[data-bound] &`]: { display: 'block' } } },
  },
});
/** A figure that opens its explanation: high enough for a finger, marked with a dotted line. */
export const explained = style({
  // As blocks, so that its two lines stand like those of the other figures.
  display: 'inline-grid',
  alignContent: 'center',
  minBlockSize: vars.control.icon,
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.sm,
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.colour.brand.soft, color: vars.colour.brand.onSoft } },
});
export const value = style({
  selectors: {
    [`${explained} &`]: {
      textDecoration: 'underline dotted',
      textDecorationColor: vars.colour.borderStrong,
      textUnderlineOffset: '0.3em',
    },
  },
});
export const wide = style({
  display: 'none',
  selectors: { [`${figures}[data-bound] &`]: { display: 'inline' } },
  '@media': { [desktop]: { display: 'inline' } },
});
/** What the law requires on every page: in a line of its own where the window is narrow. */
export const law = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  gridRow: 3,
  gridColumn: '1 / -1',
  paddingBlock: vars.space.xxs,
  selectors: { '&:empty, &[hidden]': { display: 'none' } },
  '@media': { [desktop]: { gridRow: 1, gridColumn: 4, paddingBlock: 0 } },
});
globalStyle(`${law} > nav`, { flexWrap: 'wrap', justifyContent: 'center' });
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [desktop]: {
      gap: vars.space.xs,
      selectors: { [`${law}:not(:empty, [hidden]) + &`]: { gridRow: 1, gridColumn: 5 } },
    },
    [sideways]: { flexWrap: 'wrap', justifyContent: 'center' },
  },
});
/** On a phone the header has the deposit button; over the whole screen the menu has it, and the title gets the room. */
export const deposit = style({
  display: 'none',
  '@media': { [desktop]: { display: 'inline-flex' }, [sideways]: { display: 'inline-flex' } },
});
export const fun = style({
  // As high as the game leaves room for.
  minBlockSize: 'var(--fun)',
  display: 'grid',
  alignItems: 'center',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.md,
  background: vars.colour.info.soft,
  color: vars.colour.info.onSoft,
  textAlign: 'center',
  // The game itself says that it is play money.
  '@media': { [sideways]: unseen },
});
export const stage = style({
  position: 'relative',
  flex: 1,
  minBlockSize: '20rem',
  background: vars.colour.sunken,
  '@media': {
    [desktop]: {
      flex: 'none',
      aspectRatio: '1212 / 778',
      minBlockSize: 0,
      // The whole screen has a shape of its own.
      selectors: { ':fullscreen > &, [data-fills] > &': { flex: 1, aspectRatio: 'auto' } },
    },
    [sideways]: { minBlockSize: 0 },
  },
});
export const game = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 });
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  // The poster is measured by it, and leaves the line at the bottom free.
  containerType: 'size',
  paddingBlockEnd: '4.5rem',
});
/** The whole picture, never larger than it was drawn (`TILE_IMAGE_SIZE`): the space around it is the backdrop's. */
export const poster = style({
  position: 'relative',
  aspectRatio: '1',
  inlineSize: `min(100cqi - 2 * ${vars.space.md}, 100cqb - 2 * ${vars.space.md}, 656px)`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  boxShadow: vars.elevation.overlay,
  selectors: {
    '&[data-cut="2xv"]': {
      aspectRatio: '320 / 656',
      inlineSize: `min(100cqi - 2 * ${vars.space.md}, (100cqb - 2 * ${vars.space.md}) * 320 / 656, 320px)`,
    },
  },
});
export const loading = style({
  position: 'absolute',
  insetBlockEnd: vars.space.xl,
  maxWidth: `calc(100% - 2 * ${vars.space.md})`,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  textAlign: 'center',
  borderRadius: vars.radius.pill,
  background: vars.colour.scrim,
  color: vars.colour.onPicture,
});
/** Over a game that cannot pause: nothing of it shows through, and a round's result cannot be seen. */
export const curtain = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: vars.colour.sunken,
  // Where a dialog in the middle and a sheet at either edge leave room.
  padding: vars.space.lg,
});
/** The game's picture, so far out of focus that only its colours are left. */
export const backdrop = style({
  position: 'absolute',
  inset: `calc(-1 * ${vars.space.xxl})`,
  display: 'grid',
  filter: 'blur(24px) brightness(0.6)',
});
export const note = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.sm,
  maxInlineSize: '20rem',
  padding: vars.space.md,
  borderRadius: vars.radius.lg,
  background: vars.colour.surface,
  color: vars.colour.text,
});
/** Over the whole game, because a frame would keep the swipe to itself. */
export const swipe = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  padding: vars.space.xl,
  background: vars.colour.scrim,
  color: vars.colour.onPicture,
  fontWeight: 'inherit',
  touchAction: 'pan-y',
  cursor: 'pointer',
});
/** Instead of a game, or over one that has stopped: nothing of it shows through. */
export const refused = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: vars.colour.sunken,
});
export const notice = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.md,
  overflow: 'auto',
});
export const paper = style({
  inlineSize: 'min(36rem, 100%)',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.colour.surface,
  boxShadow: vars.elevation.overlay,
});
// On its side, a phone has no room for the scene beside the words.
globalStyle(`${paper} [data-scene]`, { '@media': { [sideways]: { display: 'none' } } });
/** The game reaches the window's edges. Content below keeps the page's padding, which rows of games rely on. */
export const below = style({ paddingInline: vars.space.gutter });
