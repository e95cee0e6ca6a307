import { keyframes } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { from, when } from '../../../theme/breakpoints.ts';

const { colour, space, radius, elevation, layer, motion, measure } = vars;

/** Where the body's content goes on, it fades out over this height. */
const fold = '3.5rem';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const grow = keyframes({ from: { transform: 'translateY(0.75rem) scale(0.97)', opacity: 0 } });

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  backgroundColor: colour.scrim,
  height: 'var(--visual-viewport-height, 100dvh)',
  selectors: {
    '&[data-entering]': { animation: `${fade} ${motion.base} ${motion.out}` },
    // It takes the place of the one that the page script has shown.
    'html[data-handover] &': { animation: 'none' },
    '&[data-exiting]': { animation: `${fade} ${motion.fast} ${motion.standard} reverse forwards` },
  },
  '@media': { [from.md]: { alignItems: 'center', padding: space.lg } },
});

/** A bottom sheet on a phone, a centred dialog from a tablet's width. */
export const panel = componentStyle({
  display: 'flex',
  width: '100%',
  maxHeight: 'min(92dvh, 100%)',
  backgroundColor: colour.surface,
  color: colour.text,
  boxShadow: elevation.overlay,
  borderStartStartRadius: radius.xl,
  borderStartEndRadius: radius.xl,
  outline: 'none',
  overflow: 'hidden',
  selectors: {
    '&[data-entering]': { animation: `${rise} ${motion.sheet} ${motion.out}` },
    'html[data-handover] &': { animation: 'none' },
    '&[data-exiting]': { animation: `${rise} ${motion.base} ${motion.standard} reverse forwards` },
  },
  '@media': {
    [from.md]: {
      borderRadius: radius.xl,
      maxHeight: 'min(53.75rem, 100%)',
      selectors: {
        '&[data-size="sm"]': { maxWidth: measure.form },
        '&[data-size="md"]': { maxWidth: measure.dialog },
        '&[data-size="lg"]': { maxWidth: '53.75rem' },
        '&[data-entering]': { animationName: grow },
        '&[data-exiting]': { animationName: grow },
      },
    },
    '(forced-colors: active)': { border: '0.125rem solid CanvasText' },
  },
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  outline: 'none',
  overflowY: 'auto',
});
export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: space.sm,
  paddingBlockStart: space.md,
  paddingInlineStart: space.lg,
  paddingInlineEnd: space.sm,
  flexShrink: 0,
  selectors: { '&[data-back]': { gridTemplateColumns: 'auto 1fr auto', paddingInlineStart: space.sm } },
});
/** At least a few lines. If large text leaves less room, the dialog scrolls as a whole. */
export const body = componentStyle({
  flex: 1,
  minHeight: '4.5rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.lg,
  paddingBlockStart: space.sm,
  paddingBlockEnd: `calc(${space.lg} + env(safe-area-inset-bottom, 0rem))`,
  // A focused field stays clear of the fade.
  scrollPaddingBlock: fold,
  vars: { '--above': '0rem', '--below': '0rem' },
  selectors: {
    '&[data-above]': { vars: { '--above': `calc(${fold} / 2)` } },
    '&[data-below]': { vars: { '--below': fold } },
    '&:is([data-above], [data-below])': {
      maskImage: `linear-gradient(transparent, ${colour.text} var(--above) calc(100% - var(--below)), transparent)`,
    },
  },
  '@media': { [when.forcedColours]: { selectors: { '&:is([data-above], [data-below])': { maskImage: 'none' } } } },
});
export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.sm,
  padding: space.md,
  paddingInline: space.lg,
  paddingBlockEnd: `calc(${space.md} + env(safe-area-inset-bottom, 0rem))`,
  borderBlockStart: `0.0625rem solid ${colour.border}`,
  flexShrink: 0,
});
childStyle(`${foot} > *`, { flex: '1 1 auto', '@media': { [from.md]: { flex: '0 1 auto' } } });
