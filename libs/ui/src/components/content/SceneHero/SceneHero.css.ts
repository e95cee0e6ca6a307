import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { sceneFade, sceneFrame } from '../../../css/sceneFrame.ts';
import { from, under } from '../../../theme/breakpoints.ts';

const { effect, radius, space } = vars;

export const hero = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.lg,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space.xl } },
});
export const words = componentStyle({ display: 'grid', justifyItems: 'start', gap: space.md, minWidth: 0 });
/** The drawing's frame, which has its size before the drawing is there. */
export const stage = componentStyle({
  height: 'clamp(11rem, 26vw, 22rem)',
  overflow: 'hidden',
  selectors: {
    // A sky has no edges: it fades out on all sides.
    '[data-look="full"] > &': sceneFade(18, 82),
    ...sceneFrame,
    '[data-look="card"] > &': { border: effect.cardBorder, borderRadius: radius.lg },
  },
  // On a phone the picture comes first, as on a promotion.
  '@media': { [under.md]: { order: -1 } },
});
