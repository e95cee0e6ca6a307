import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { sceneFade, sceneFrame } from '../../../css/sceneFrame.ts';
import { from, under } from '../../../theme/breakpoints.ts';

const { colour, space, text, effect } = vars;

export const screen = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.md,
  paddingBlock: `${space.md} ${space.xl}`,
  textAlign: 'center',
  selectors: {
    '&[data-whole]': { minHeight: '100dvh', paddingInline: space.gutter, backgroundImage: effect.groundImage },
  },
  '@media': {
    // Held sideways, a phone has room for the picture beside the words only.
    [under.sideways]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: space.lg,
      paddingBlock: space.sm,
    },
  },
});
/** How far the drawing may reach beside its container: over the page's gutter, and never beyond the window. */
const bleed = `min(${space.gutter}, (100vw - 100%) / 2)`;
/** The drawing's frame, which has its size before the drawing is there. */
export const stage = componentStyle({
  width: '100%',
  maxWidth: '60rem',
  height: 'clamp(14rem, 40vw, 24rem)',
  overflow: 'hidden',
  selectors: {
    // A sky has no edges: it reaches those of a phone, and fades out on wider windows.
    '[data-look="full"] > &': {
      width: `calc(100% + 2 * ${bleed})`,
      marginInline: `calc(${bleed} * -1)`,
      maskImage: `linear-gradient(180deg, ${colour.text} 86%, transparent)`,
    },
    ...sceneFrame,
  },
  '@media': {
    [from.md]: {
      selectors: {
        '[data-look="full"] > &': {
          width: '100%',
          marginInline: 0,
          ...sceneFade(26, 86),
        },
      },
    },
    [under.sideways]: {
      gridRow: '1 / span 4',
      height: 'auto',
      minHeight: '13rem',
      alignSelf: 'stretch',
      contain: 'size',
      selectors: { '[data-look="full"] > &': { width: '100%', marginInline: 0 } },
    },
  },
});
export const words = componentStyle({ maxWidth: '52ch', color: colour.textMuted, textWrap: 'balance' });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.sm });
export const detail = componentStyle({ fontSize: text.xs.size, color: colour.textMuted });
