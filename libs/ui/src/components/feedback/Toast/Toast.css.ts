import { keyframes } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { from } from '../../../theme/breakpoints.ts';

const { colour, space, radius, elevation, layer, motion, text, font, measure } = vars;
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-1rem)' } });
const drain = keyframes({ to: { transform: 'scaleX(0)' } });

export const region = componentStyle({
  position: 'fixed',
  zIndex: layer.toast,
  insetBlockStart: `calc(${measure.header} + ${space.xs})`,
  insetInline: space.sm,
  display: 'grid',
  gap: space.xs,
  pointerEvents: 'none',
  justifyItems: 'center',
  '@media': {
    [from.md]: { insetInlineStart: 'auto', insetInlineEnd: space.lg, width: '25rem', justifyItems: 'stretch' },
  },
});
export const toast = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: space.sm,
  alignItems: 'start',
  width: '100%',
  maxWidth: '28.75rem',
  padding: space.md,
  borderRadius: radius.md,
  overflow: 'hidden',
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  backgroundColor: colour.raised,
  color: colour.text,
  border: `0.0625rem solid ${colour.border}`,
  boxShadow: elevation.high,
  animation: `${arrive} ${motion.base} ${motion.out}`,
  transform: 'translateX(var(--swipe, 0rem))',
  opacity: 'var(--swipe-fade, 1)',
  selectors: { '&[data-settling]': { transition: `transform ${motion.base} ${motion.out}, opacity ${motion.base}` } },
});
export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  height: '1.5em',
  selectors: Object.fromEntries(
    (['success', 'error', 'warning', 'info'] as const).map((tone) => [
      `[data-tone="${tone}"] > &`,
      { color: colour[tone === 'success' ? 'positive' : tone === 'error' ? 'negative' : tone].text },
    ]),
  ),
});
export const title = componentStyle({ display: 'block', fontWeight: font.body.bold });
export const message = componentStyle({ display: 'block', fontSize: text.sm.size, lineHeight: text.sm.line });
export const close = componentStyle({ margin: `calc(${space.sm} * -1)` });
export const action = componentStyle({ display: 'block', marginBlockStart: space.xxs });
export const timer = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  height: '0.1875rem',
  backgroundColor: 'currentColor',
  opacity: 0.55,
  transformOrigin: 'left',
  animation: `${drain} var(--timer, 5s) linear forwards`,
  selectors: {
    '[data-held] > &': { animationPlayState: 'paused' },
    '&:dir(rtl)': { transformOrigin: 'right' },
    ...Object.fromEntries(
      (['success', 'error', 'warning', 'info'] as const).map((tone) => [
        `[data-tone="${tone}"] > &`,
        { color: colour[tone === 'success' ? 'positive' : tone === 'error' ? 'negative' : tone].text },
      ]),
    ),
  },
});
