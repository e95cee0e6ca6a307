import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const desktop = 'screen and (min-width: 1024px)';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg });
/** B§2: a desktop frame of 1212:778; a phone is filled. */
export const player = style({
  display: 'flex', flexDirection: 'column', background: vars.colour.sunken, blockSize: `calc(var(--app-height, 100dvh) - ${vars.measure.header})`,
  '@media': { [desktop]: { blockSize: 'auto', inlineSize: '100%', maxInlineSize: `min(75.75rem, calc((100dvh - 11rem) * 1212 / 778))`, marginInline: 'auto', marginBlockStart: vars.space.md, borderRadius: vars.radius.lg, overflow: 'hidden' } },
});
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm, paddingBlock: vars.space.xs, paddingInline: vars.space.md, background: vars.colour.surface });
export const title = style({ flex: '1 1 10rem', minInlineSize: 0 });
export const fun = style({ paddingBlock: vars.space.xxs, paddingInline: vars.space.md, background: vars.colour.info.soft, color: vars.colour.info.onSoft, textAlign: 'center' });
export const stage = style({ position: 'relative', flex: 1, minBlockSize: '20rem', background: vars.colour.sunken, '@media': { [desktop]: { flex: 'none', aspectRatio: '1212 / 778', minBlockSize: 0 } } });
export const game = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 });
export const cover = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', overflow: 'hidden' });
export const loading = style({ position: 'absolute', insetBlockEnd: vars.space.xl, paddingBlock: vars.space.xs, paddingInline: vars.space.md, borderRadius: vars.radius.pill, background: vars.colour.scrim, color: vars.colour.onPicture });
export const refused = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', padding: vars.space.lg, overflow: 'auto', background: vars.colour.surface });
