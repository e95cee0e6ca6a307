import { alpha, mix, shift } from './colour.ts';
import type { ThemeValues } from './shape.ts';
import type { BrandTokens, CardHover, Hex } from './tokenTypes.ts';

type Effects = Pick<ThemeValues, 'elevation' | 'effect'>;
interface Base {
  brand: Hex;
  raised: Hex;
  dark: boolean;
}

const none = 'none';
/** Returns a single colour as an image. */
const solid = (hex: string) => `linear-gradient(${hex}, ${hex})`;
/** An invisible shadow, to animate from and to combine with others. */
const noShadow = '0 0 0 0 transparent';

/** Under gold leaf, pictures from many studios are graded into one evening light and edged with a hairline. */
const tileAtRest = ({ surface, colour }: BrandTokens): Pick<ThemeValues['effect'], 'tileGrade' | 'tileRest'> =>
  surface === 'gilt'
    ? {
        tileGrade: 'saturate(0.84) brightness(0.86) contrast(1.06) sepia(0.1)',
        tileRest: `0 0 0 1px ${alpha(colour.brand, 0.42)}`,
      }
    : { tileGrade: none, tileRest: noShadow };

/**
 * On paper and metal a picture ends with a clean edge: its colour fading into a light ground looks like a stain. In the
 * dark it fades over a share of its width: over a few pixels, a light picture has a blurred edge instead.
 */
const pictureInCard = ({
  surface,
  scheme,
}: BrandTokens): Pick<ThemeValues['effect'], 'pictureLight' | 'pictureFade'> =>
  scheme === 'dark' && (surface === 'glow' || surface === 'gilt')
    ? { pictureLight: '70%', pictureFade: '30%' }
    : { pictureLight: '0%', pictureFade: '0rem' };

function cardHover(
  kind: CardHover,
  tokens: BrandTokens,
): Pick<ThemeValues['effect'], 'tileShift' | 'tileShadow' | 'tileOutline' | 'tileOutlineWidth' | 'tileOutlineInset'> {
  const { brand, accent, text } = tokens.colour;
  const edge = { tileOutlineWidth: '3px', tileOutlineInset: '0px' };
  switch (kind) {
    case 'lift':
      return {
        tileShift: 'translateY(-6px)',
        tileShadow: `0 14px 28px -10px ${alpha(mix(text, '#000000', 0.5), 0.45)}`,
        tileOutline: 'transparent',
        ...edge,
      };
    case 'glow':
      return {
        tileShift: 'scale(1.03)',
        tileShadow: `0 0 0 1px ${alpha(brand, 0.7)}, 0 10px 36px -4px ${alpha(brand, 0.55)}, 0 2px 18px ${alpha(accent, 0.35)}`,
        tileOutline: 'transparent',
        ...edge,
      };
    case 'tilt':
      return {
        tileShift: 'translateY(-4px) rotate(-1.6deg)',
        tileShadow: `7px 9px 0 0 ${alpha(accent, 0.9)}`,
        tileOutline: 'transparent',
        ...edge,
      };
    case 'outline':
      return { tileShift: none, tileShadow: noShadow, tileOutline: brand, ...edge };
    case 'edge':
      return { tileShift: none, tileShadow: `0 4px 0 0 ${brand}`, tileOutline: 'transparent', ...edge };
    case 'frame':
      return {
        tileShift: none,
        tileShadow: `0 0 0 1px ${alpha(brand, 0.55)}`,
        tileOutline: mix(brand, '#ffffff', 0.25),
        tileOutlineWidth: '1px',
        tileOutlineInset: '7px',
      };
  }
}

/** Returns shadows, sheens and the ground for a surface treatment: paper, light, gold leaf or cut metal. */
export function makeEffects(tokens: BrandTokens, { brand, raised, dark }: Base): Effects {
  const { colour } = tokens;
  const end = colour.brandEnd ?? colour.accent;
  const brandGradient = `linear-gradient(100deg, ${colour.brand}, ${end})`;
  const shade = (opacity: number) =>
    alpha(dark ? mix(colour.ground, '#000000', 0.75) : mix(colour.text, colour.accent, 0.2), opacity);
  const header = colour.header ?? colour.ground;
  // Only a blur behind it makes a translucent header legible.
  const hover = {
    ...tileAtRest(tokens),
    ...pictureInCard(tokens),
    ...cardHover(tokens.layout.cardHover, tokens),
    headerGround: tokens.surface === 'glow' ? alpha(header, 0.88) : header,
  };
  const markFilter = dark ? 'none' : 'brightness(0) opacity(0.82)';
  const line = mix(colour.surface, colour.text, dark ? 0.14 : 0.12);
  const border = (hex: string) => `${tokens.border}px solid ${hex}`;

  switch (tokens.surface) {
    case 'glow':
      return {
        elevation: {
          flat: noShadow,
          low: `0 2px 10px ${shade(0.4)}`,
          mid: `0 10px 30px -6px ${shade(0.6)}`,
          high: `0 18px 48px -8px ${shade(0.75)}`,
          overlay: `0 0 0 1px ${alpha(colour.brand, 0.18)}, 0 24px 80px -8px ${shade(0.9)}, 0 0 90px -20px ${alpha(colour.brand, 0.35)}`,
        },
        effect: {
          groundImage: [
            `radial-gradient(60rem 30rem at 82% -8rem, ${alpha(colour.brand, 0.2)}, transparent 70%)`,
            `radial-gradient(52rem 26rem at 8% -10rem, ${alpha(end, 0.16)}, transparent 72%)`,
            `radial-gradient(50rem 30rem at 50% 120%, ${alpha(colour.accent, 0.08)}, transparent 70%)`,
          ].join(', '),
          buttonImage: `linear-gradient(100deg, ${colour.brand}, ${mix(colour.brand, end, 0.7)})`,
          buttonShadow: `0 4px 18px -4px ${alpha(brand, 0.55)}, inset 0 1px 0 ${alpha('#ffffff', 0.35)}`,
          buttonShadowHover: `0 6px 28px -2px ${alpha(brand, 0.75)}, inset 0 1px 0 ${alpha('#ffffff', 0.45)}`,
          buttonShift: 'translateY(-1px)',
          stageImage: none,
          cardBorder: border(alpha(mix(colour.text, colour.brand, 0.4), 0.1)),
          cardImage: `linear-gradient(160deg, ${alpha(raised, 0.95)}, ${alpha(colour.surface, 0.9)} 60%)`,
          cardShadow: `0 10px 34px -14px ${shade(0.8)}, inset 0 1px 0 ${alpha('#ffffff', 0.06)}`,
          cardFrame: none,
          headerFilter: 'blur(16px) saturate(1.3)',
          headingRule: brandGradient,
          brandGradient,
          markFilter,
          ...hover,
        },
      };
    case 'gilt': {
      // Brushed metal: a few soft bands, never a mirror.
      const metal = [shift(brand, 0.03), shift(brand, 0.1), brand, shift(brand, 0.06), shift(brand, -0.04)];
      const leaf = (opacity: number) => alpha(colour.brand, opacity);
      return {
        elevation: {
          flat: noShadow,
          low: `0 1px 4px ${shade(0.5)}`,
          mid: `0 8px 24px -8px ${shade(0.7)}`,
          high: `0 16px 40px -12px ${shade(0.8)}`,
          overlay: `0 0 0 1px ${leaf(0.4)}, 0 24px 64px ${shade(0.85)}`,
        },
        effect: {
          groundImage: `radial-gradient(70rem 34rem at 50% -6rem, ${alpha(colour.accent, 0.16)}, transparent 72%), linear-gradient(180deg, ${alpha(shift(colour.ground, 0.03), 0.9)}, transparent 40rem)`,
          buttonImage: `linear-gradient(96deg, ${metal[0]}, ${metal[1]} 24%, ${metal[2]} 48%, ${metal[3]} 72%, ${metal[4]})`,
          buttonShadow: `inset 0 1px 0 ${alpha('#ffffff', 0.35)}, inset 0 0 0 1px ${alpha('#ffffff', 0.1)}, 0 1px 2px ${shade(0.6)}`,
          buttonShadowHover: `inset 0 1px 0 ${alpha('#ffffff', 0.5)}, inset 0 0 0 1px ${alpha('#ffffff', 0.16)}, 0 2px 16px ${leaf(0.28)}`,
          buttonShift: none,
          cardBorder: border(leaf(0.3)),
          cardImage: `linear-gradient(180deg, ${leaf(0.05)}, transparent 40%)`,
          // The inner line turns an edge into a frame.
          cardShadow: noShadow,
          cardFrame: `1px solid ${leaf(0.13)}`,
          // Folds of a curtain in dim light.
          stageImage: [
            `linear-gradient(180deg, transparent 55%, ${colour.ground})`,
            `repeating-linear-gradient(90deg, ${shade(0.42)} 0, transparent 34px, ${alpha(colour.accent, 0.1)} 62px, transparent 88px, ${shade(0.42)} 120px)`,
            `radial-gradient(90% 120% at 50% 0%, ${alpha(mix(colour.accent, colour.ground, 0.35), 0.6)}, transparent 78%)`,
          ].join(', '),
          headerFilter: 'blur(20px)',
          headingRule: `linear-gradient(90deg, ${leaf(0.55)}, ${leaf(0.12)})`,
          brandGradient,
          markFilter,
          ...hover,
        },
      };
    }
    case 'hard':
      return {
        elevation: {
          flat: noShadow,
          low: `0 1px 0 ${shade(0.9)}`,
          mid: `3px 3px 0 ${shade(0.9)}`,
          high: `5px 5px 0 ${shade(0.9)}`,
          overlay: `0 0 0 ${Math.max(2, tokens.border)}px ${colour.text}, 8px 8px 0 ${shade(0.9)}`,
        },
        effect: {
          groundImage: none,
          buttonImage: none,
          buttonShadow: noShadow,
          buttonShadowHover: `3px 3px 0 ${shade(0.9)}`,
          buttonShift: 'translate(-1px, -1px)',
          cardBorder: border(line),
          cardImage: none,
          cardShadow: noShadow,
          cardFrame: none,
          stageImage: none,
          headerFilter: none,
          headingRule: solid(colour.brand),
          brandGradient: solid(colour.brand),
          markFilter,
          ...hover,
        },
      };
    case 'flat':
      return {
        elevation: {
          flat: noShadow,
          low: `0 1px 2px ${shade(0.1)}`,
          mid: `0 4px 14px -2px ${shade(0.14)}`,
          high: `0 12px 32px -6px ${shade(0.2)}`,
          overlay: `0 20px 60px -10px ${shade(0.35)}`,
        },
        effect: {
          groundImage: none,
          buttonImage: none,
          buttonShadow: noShadow,
          buttonShadowHover: noShadow,
          buttonShift: none,
          cardBorder: border(line),
          cardImage: none,
          cardShadow: noShadow,
          cardFrame: none,
          stageImage: none,
          headerFilter: none,
          headingRule: solid(colour.brand),
          brandGradient: solid(colour.brand),
          markFilter,
          ...hover,
        },
      };
  }
}
