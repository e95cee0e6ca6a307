import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { space, colour, motion } = vars;

/** Where the picture fits beside the words. */
const wide = '(min-width: 36rem)';

export const frame = style({ containerType: 'inline-size', height: '100%' });
export const card = style({
  display: 'grid',
  height: '100%',
  gridTemplateRows: 'auto 1fr',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gridTemplateRows: 'auto' } },
});
globalStyle(`${card} > *`, { minWidth: 0 });
export const art = style({
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  // Beside more words than its height, the picture fills its column, no wider: its ratio would cover the words.
  '@container': { [wide]: { alignSelf: 'stretch', justifySelf: 'stretch' } },
});
// Where the picture is cut, the motif right of its middle stays whole.
globalStyle(`${art} img`, { objectPosition: '86% 50%' });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xs,
  padding: space.md,
});
/** The details stay at the bottom, regardless of the length of the text above. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  width: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: space.sm,
});
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  color: colour.brand.text,
  fontWeight: vars.font.body.bold,
  transition: `gap ${motion.fast}`,
});
