import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { from, under } from '../../../theme/breakpoints.ts';

const { colour, effect, radius, space } = vars;

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
    '[data-look="full"] > &': {
      maskImage: `linear-gradient(90deg, transparent, ${colour.text} 18% 82%, transparent), linear-gradient(180deg, ${colour.text} 82%, transparent)`,
      maskComposite: 'intersect',
    },
    '[data-look="split"] > &': { borderRadius: radius.xl },
    '[data-look="board"] > &, [data-look="card"] > &': { border: effect.cardBorder, borderRadius: radius.lg },
    '[data-look="editorial"] > &': { border: effect.cardBorder },
    '&:has([data-missing])': { display: 'none' },
  },
  // On a phone the picture comes first, as on a promotion.
  '@media': { [under.md]: { order: -1 } },
});
