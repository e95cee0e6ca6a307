import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { colour, effect, radius } = vars;

/** Returns a mask for a scene that fades out at both sides over this share of its width, and at the bottom from `bottom` on. */
export const sceneFade = (sides: number, bottom: number) =>
  ({
    maskImage: `linear-gradient(90deg, transparent, ${colour.text} ${sides}% ${100 - sides}%, transparent), linear-gradient(180deg, ${colour.text} ${bottom}%, transparent)`,
    maskComposite: 'intersect',
  }) as const;

/** How a scene's frame looks in each of the brands' looks, whatever it stands in. A drawing that is missing has no frame. */
export const sceneFrame = {
  '[data-look="split"] > &': { borderRadius: radius.xl },
  '[data-look="board"] > &': { border: effect.cardBorder, borderRadius: radius.lg },
  '[data-look="editorial"] > &': { border: effect.cardBorder },
  '&:has([data-missing])': { display: 'none' },
} as const satisfies StyleRule['selectors'];
