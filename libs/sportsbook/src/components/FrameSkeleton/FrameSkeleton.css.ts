import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/*
 * The sizes are those of the vendor's frame (its `frame.css`), which has the brand's colours and corners and its own
 * distances, in pixels. Its widths count from the frame's own edges, so they are asked of the container.
 */
const { colour, radius } = vars;
const MIDDLE = 'frame (min-width: 640px)';
const WIDE = 'frame (min-width: 1100px)';
const WIDEST = 'frame (min-width: 1340px)';

export const shell = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  containerType: 'inline-size',
  containerName: 'frame',
  fontSize: 14,
  backgroundColor: colour.ground,
  color: colour.textMuted,
});
export const icon = style({
  flex: 'none',
  inlineSize: 18,
  blockSize: 18,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
const WIDTHS = { xs: '2.5em', sm: '4em', md: '6.5em', lg: '9em', xl: '12em' } as const;
export type BoneWidth = keyof typeof WIDTHS;
export const bone = styleVariants(WIDTHS, (inlineSize) => ({
  display: 'block',
  inlineSize,
  maxInlineSize: '100%',
  blockSize: 10,
  borderRadius: radius.xs,
  backgroundColor: colour.skeletonShine,
}));
export const bar = style({
  position: 'relative',
  backgroundColor: colour.surface,
  borderBlockEnd: `1px solid ${colour.border}`,
  '@container': {
    [MIDDLE]: { backgroundColor: 'transparent', borderBlockEndColor: 'transparent' },
    [WIDE]: { display: 'flex', alignItems: 'center' },
  },
  selectors: {
    '&::after': {
      content: '',
      display: 'none',
      position: 'absolute',
      inset: 'auto 12px -1px',
      borderBlockEnd: `1px solid ${colour.border}`,
      '@container': { [MIDDLE]: { display: 'block' } },
    },
  },
});
export const tabs = style({
  display: 'flex',
  gap: 4,
  padding: '8px 12px',
  overflow: 'hidden',
  '@container': { [WIDE]: { flex: 1, minInlineSize: 0 } },
});
export const tab = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 7,
  blockSize: 40,
  paddingInline: 13,
  borderRadius: `calc(${radius.md} * 2)`,
  selectors: { '&[data-on]': { backgroundColor: colour.brand.base, color: colour.brand.on } },
});
export const tools = style({
  display: 'flex',
  gap: 8,
  padding: '0 12px 9px',
  '@container': { [WIDE]: { padding: '8px 12px' } },
});
const field = {
  blockSize: 40,
  border: `1px solid ${colour.border}`,
  borderRadius: `calc(${radius.md} * 0.75)`,
  backgroundColor: colour.ground,
} as const;
export const finder = style({ ...field, flex: 1, '@container': { [WIDE]: { flex: 'none', inlineSize: 270 } } });
export const format = style({ ...field, inlineSize: 104 });
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxInlineSize: 1560,
  marginInline: 'auto',
  padding: 12,
  '@container': {
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
    [WIDEST]: { gridTemplateColumns: '240px minmax(0, 1fr) 340px' },
  },
});
export const main = style({ minInlineSize: 0 });
export const tree = style({ display: 'none', '@container': { [WIDEST]: { display: 'block' } } });
export const branch = style({ display: 'flex', alignItems: 'center', gap: 10, blockSize: 42, paddingInline: 10 });
export const slip = style({
  display: 'none',
  '@container': {
    [WIDE]: {
      display: 'grid',
      justifyItems: 'center',
      gap: 14,
      alignSelf: 'start',
      padding: '20px 16px 40px',
      backgroundColor: colour.surface,
      border: `1px solid ${colour.border}`,
      borderRadius: radius.md,
    },
  },
});
export const stage = style({
  blockSize: 300,
  marginBlockEnd: 12,
  borderRadius: radius.md,
  border: `1px solid ${colour.border}`,
  backgroundColor: colour.surface,
});
export const spotlight = style({
  display: 'flex',
  gap: 10,
  overflow: 'hidden',
  marginInline: -12,
  padding: '2px 12px 4px',
  '@container': { [WIDE]: { marginInline: 0, padding: '2px 0 10px' } },
});
const box = {
  overflow: 'hidden',
  backgroundColor: colour.surface,
  border: `1px solid ${colour.border}`,
  borderRadius: radius.md,
} as const;
export const card = style({
  ...box,
  flex: '0 0 min(86%, 330px)',
  '@container': { [MIDDLE]: { flexBasis: 320 }, [WIDE]: { flexBasis: 'calc(50% - 5px)' } },
});
export const cardRow = style({ display: 'grid', gap: 12, padding: '14px 12px 12px' });
export const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 27,
  margin: '22px 2px 10px',
  fontSize: 19,
});
export const group = style({ ...box, marginBlockEnd: 10 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 37,
  paddingInline: 12,
  borderBlockEnd: `1px solid ${colour.border}`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '30px 62px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 10px',
  blockSize: 112,
  padding: '8px 12px 10px',
  borderBlockEnd: `1px solid ${colour.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@container': { [MIDDLE]: { gridTemplateColumns: '30px 76px minmax(0, 1fr) 240px', blockSize: 64 } },
});
export const teams = style({
  display: 'grid',
  gap: 12,
  selectors: { '&[data-large]': { gap: 17, fontSize: 17, paddingBlock: 6 } },
});
export const odds = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 6,
  '@container': { [MIDDLE]: { gridColumn: 'auto' } },
});
export const price = style({
  blockSize: 44,
  borderRadius: `calc(${radius.md} * 0.65)`,
  backgroundColor: colour.raised,
});
