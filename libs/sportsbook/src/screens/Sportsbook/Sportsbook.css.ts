import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const PHONE = 'screen and (max-width: 767px)';
/** Where the site has a bar at the bottom: also on a tablet held upright. */
const WITH_BAR = 'screen and (max-width: 1023.98px)';
const BAR = `${vars.measure.bottomBar} - env(safe-area-inset-bottom, 0rem)`;
/** How far the frame's top is below the window's; the screen measures it. */
export const TOP = '--frame-top';
/** Where the frame begins in the window: the header stays when the page is scrolled, and what is above the frame leaves. */
const VISIBLE_TOP = `max(var(${TOP}, 11rem), var(--strip, 0rem) + ${vars.measure.header})`;

/** On a phone the frame has the height instead: the menu and the title of the page say where one is. */
export const heading = style({
  '@media': {
    [PHONE]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
const darken = keyframes({ from: { boxShadow: '0 0 0 100vmax transparent' } });
/** The frame scrolls, not the page: it fills what header and bars leave of the screen, so that the slip is in view. */
export const place = style({
  position: 'relative',
  // The frame has margins of its own: its content is in one line with the page's.
  marginInline: -12,
  blockSize: `calc(100dvh - ${VISIBLE_TOP})`,
  minBlockSize: '20rem',
  // It ends at the edge of the window, or at the bar.
  borderStartStartRadius: vars.radius.md,
  borderStartEndRadius: vars.radius.md,
  overflow: 'hidden',
  selectors: {
    '&[hidden]': { display: 'none' },
    // Around the sheet of a slip, which darkens the frame only.
    '&[data-sheet]': {
      zIndex: `calc(${vars.layer.overlay} - 1)`,
      boxShadow: '0 0 0 100vmax rgb(0 0 0 / 55%)',
      animation: `${darken} 220ms`,
    },
  },
  '@media': {
    [WITH_BAR]: { blockSize: `calc(100dvh - ${VISIBLE_TOP} - ${BAR})` },
    [PHONE]: {
      // From edge to edge.
      marginInline: `calc(${vars.space.gutter} * -1)`,
      marginBlockStart: `calc(${vars.space.lg} * -1)`,
      borderRadius: 0,
    },
  },
});
/** No fade from the page before: while a page fades, the browser draws nothing of a frame that starts in it. */
for (const part of ['group', 'old', 'new'])
  globalStyle(`:root:has(${place})::view-transition-${part}(*)`, { animation: 'none' });
export const frame = style({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });
/** Keeps the frame covered until it can be used. */
export const waiting = style({ position: 'absolute', inset: 0 });
