import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, space, radius, effect, motion, elevation } = vars;

export const card = componentStyle({
  position: 'relative',
  display: 'block',
  borderRadius: radius.lg,
  border: effect.cardBorder,
  backgroundColor: colour.surface,
  backgroundImage: effect.cardImage,
  boxShadow: effect.cardShadow,
  overflow: 'clip',
  selectors: {
    // Not if it would look like a focus ring, or if the content reaches the edge.
    '&:not([data-interactive], [data-padding="none"])': { outline: effect.cardFrame, outlineOffset: '-0.375rem' },
    '&[data-padding="sm"]': { padding: space.md },
    '&[data-padding="md"]': { padding: `clamp(${space.md}, 3vw, ${space.lg})` },
    '&[data-padding="lg"]': { padding: `clamp(${space.lg}, 4vw, ${space.xxl})` },
    '&[data-tone="sunken"]': { backgroundColor: colour.sunken, backgroundImage: 'none', boxShadow: 'none' },
    '&[data-tone="brand"]': { backgroundColor: colour.brand.soft, backgroundImage: 'none', color: colour.text },
    '&[data-tone="accent"]': { backgroundColor: colour.accent.soft, backgroundImage: 'none', color: colour.text },
    '&[data-interactive]': {
      transition: `transform ${motion.base} ${motion.spring}, box-shadow ${motion.base}`,
      cursor: 'pointer',
    },
  },
  '@media': {
    [when.hover]: {
      selectors: { '&[data-interactive]:hover': { transform: 'translateY(-0.125rem)', boxShadow: elevation.high } },
    },
    [when.forcedColours]: { border: '0.0625rem solid CanvasText' },
  },
});
