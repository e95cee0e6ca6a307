import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { sceneFade, sceneFrame } from '../../../css/sceneFrame.ts';

const { colour, effect, space, radius } = vars;

export const empty = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.sm,
  paddingBlock: space.xxl,
  paddingInline: space.md,
  textAlign: 'center',
  // A scene is large enough to need no room above it.
  selectors: { '&:has(> [data-scene])': { paddingBlock: space.lg } },
});
/** The brand's light, paper, doorway, board or frame, in the tone's colours. */
export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: '5.5rem',
  // Large text makes the widest looks wider than a phone.
  maxWidth: '100%',
  height: '5.5rem',
  borderRadius: radius.lg,
  backgroundColor: colour.brand.soft,
  color: colour.brand.onSoft,
  marginBlockEnd: space.xs,
  selectors: {
    '[data-tone="negative"] > &': { backgroundColor: colour.negative.soft, color: colour.negative.onSoft },
    '[data-look="full"] > &': {
      width: '11rem',
      backgroundColor: 'transparent',
      backgroundImage: `radial-gradient(closest-side, color-mix(in srgb, ${colour.brand.base} 34%, transparent), transparent)`,
      color: colour.brand.text,
    },
    '[data-look="full"][data-tone="negative"] > &': {
      backgroundImage: `radial-gradient(closest-side, color-mix(in srgb, ${colour.negative.base} 34%, transparent), transparent)`,
      color: colour.negative.text,
    },
    '[data-look="split"] > &': { width: '6.5rem', borderRadius: '58% 42% 55% 45% / 52% 60% 40% 48%' },
    '[data-look="editorial"] > &': {
      height: '7rem',
      border: effect.cardBorder,
      borderColor: 'currentColor',
      borderStartStartRadius: '3rem',
      borderStartEndRadius: '3rem',
      backgroundColor: 'transparent',
      color: colour.brand.text,
    },
    '[data-look="editorial"][data-tone="negative"] > &': { color: colour.negative.text },
    '[data-look="board"] > &': {
      width: '9rem',
      borderRadius: 0,
      clipPath: 'polygon(2rem 0, 100% 0, calc(100% - 2rem) 100%, 0 100%)',
    },
    '[data-look="card"] > &': { border: effect.cardBorder },
  },
});
export const picture = componentStyle({ width: 'min(15rem, 60vw)', marginBlockEnd: space.xs });
/** The scene's frame, which has its size before the drawing is there. */
export const scene = componentStyle({
  width: 'min(32rem, 100%)',
  height: 'clamp(9rem, 28vw, 13rem)',
  marginBlockEnd: space.xs,
  overflow: 'hidden',
  selectors: {
    // A sky has no edges.
    '[data-look="full"] > &': sceneFade(26, 82),
    ...sceneFrame,
  },
});
/** Centred lines are as even as the title's: no last one of a single word. */
export const words = componentStyle({ maxWidth: '46ch', color: colour.textMuted, textWrap: 'balance' });
childStyle(`${words} > p`, { textWrap: 'inherit' });
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.sm,
  marginBlockStart: space.sm,
});
