import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { colour, effect, elevation, radius, space } = vars;

/**
 * Picture and facts side by side on the brand's stage, low enough that the buttons are within reach of a thumb without
 * scrolling.
 */
export const stage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  padding: space.md,
  borderRadius: radius.lg,
  border: effect.cardBorder,
  backgroundColor: colour.ground,
  backgroundImage: effect.stageImage,
  outline: effect.cardFrame,
  outlineOffset: `calc(-1 * ${space.xxs})`,
});
/** The whole square cut, because studios letter their games to the edges. */
export const picture = style({
  position: 'relative',
  flex: 'none',
  inlineSize: 'min(8.5rem, 40vw)',
  aspectRatio: '1',
  borderRadius: radius.tile,
  boxShadow: elevation.mid,
  overflow: 'hidden',
});
export const facts = style({ flex: '1 1 9rem', minInlineSize: 0 });
