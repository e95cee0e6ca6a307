import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../css/componentStyle.ts';
import { from } from '../../theme/breakpoints.ts';

export const grid = componentStyle({ position: 'relative', height: 'var(--height)', vars: { '--least': '104px' }, '@media': { [from.md]: { vars: { '--least': '148px' } }, [from.xl]: { vars: { '--least': '164px' } } } });
export const cell = componentStyle({ position: 'absolute', insetBlockStart: 0, left: 0, width: 'var(--wide)', height: 'var(--tall)', transform: 'translate(var(--x), var(--y))', contain: 'layout style' });
export const measure = componentStyle({ position: 'absolute', visibility: 'hidden', width: vars.space.sm, height: 'var(--least)', pointerEvents: 'none' });
/** Before the first measurement (server render, first paint): an ordinary grid of the first screen. */
export const still = componentStyle({ display: 'grid', gridAutoFlow: 'dense', gap: vars.space.sm, gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', '@media': { [from.md]: { gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))' }, [from.xl]: { gridTemplateColumns: 'repeat(auto-fill, minmax(164px, 1fr))' } } });
export const stillCell = componentStyle({ position: 'relative', aspectRatio: '1', selectors: { '&[data-size="4x"]': { gridColumn: 'span 2', gridRow: 'span 2' }, '&[data-size="2xh"]': { gridColumn: 'span 2', aspectRatio: 'auto' }, '&[data-size="2xv"]': { gridRow: 'span 2', aspectRatio: 'auto' } } });
