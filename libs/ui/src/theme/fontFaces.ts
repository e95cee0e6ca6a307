import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import { globalFontFace } from '@vanilla-extract/css';
import { FALLBACK_FONTS, fallbackFontName } from './fontStack.ts';
import { drawnMetrics } from './drawnMetrics.ts';
import type { FontTokens } from './tokenTypes.ts';

const UNICODE_RANGES = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
} as const;

export interface FontFiles {
  /** `url(…)` of the Latin and Latin-extended variable files. */
  latin: string;
  latinExt: string;
  /** Weight range of the variable font, for example `300 900`. */
  weights: string;
}

interface SystemFont {
  readonly metrics: typeof arial | typeof arialBold | typeof roboto | typeof robotoBold;
  /** Other names of the same letters, by the systems that have no font of the first name. */
  readonly alike: readonly string[];
}

/** From which weight on a system font's bold cut stands in, as browsers choose one too. */
const BOLD = 600;
/** Linux and ChromeOS have no Arial, but one of the same widths and heights. A variable Roboto has no bold cut by name. */
const SYSTEM_FONTS: Readonly<Record<(typeof FALLBACK_FONTS)[number], Record<'regular' | 'bold', SystemFont>>> = {
  Arial: {
    regular: { metrics: arial, alike: ['Liberation Sans', 'LiberationSans', 'Arimo'] },
    bold: { metrics: arialBold, alike: ['Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'] },
  },
  Roboto: {
    regular: { metrics: roboto, alike: [] },
    bold: { metrics: robotoBold, alike: ['Roboto-Regular'] },
  },
};

/**
 * A name with a digit on its own (“Source Sans 3”) is not a CSS identifier, so all names are strings, as in the stack.
 */
const quoted = (name: string) => `"${name}"`;

/**
 * Emits the @font-face rules of a self-hosted variable font and of system fonts adjusted to its metrics, so that
 * nothing moves when the file loads. Call it only at the top level of a brand's `theme.css.ts`.
 * `makeTheme` writes the matching stack, `fontStack(font.family)`.
 */
export function fontFaces(font: Pick<FontTokens, 'family' | 'metrics' | 'scale'>, files: FontFiles): void {
  for (const subset of ['latin-ext', 'latin'] as const) {
    globalFontFace(quoted(font.family), {
      src: `${subset === 'latin' ? files.latin : files.latinExt} format('woff2')`,
      fontWeight: files.weights,
      fontStyle: 'normal',
      fontDisplay: 'swap',
      unicodeRange: UNICODE_RANGES[subset],
      ...(font.scale === undefined ? {} : { sizeAdjust: `${font.scale * 100}%` }),
    });
  }
  const { widths, ...metrics } = drawnMetrics(font);
  for (const name of FALLBACK_FONTS)
    for (const [weight, xWidthAvg] of Object.entries(widths)) {
      const standIn = SYSTEM_FONTS[name][Number(weight) < BOLD ? 'regular' : 'bold'];
      const { fontFaces: faces } = createFontStack(
        [{ ...metrics, familyName: font.family, xWidthAvg }, standIn.metrics],
        { fontFaceFormat: 'styleObject' },
      );
      for (const { '@font-face': face } of faces) {
        const { fontFamily: _generated, src, ...rest } = face;
        globalFontFace(quoted(fallbackFontName(font.family, name)), {
          ...rest,
          fontWeight: weight,
          src: [String(src), ...standIn.alike.map((alike) => `local('${alike}')`)].join(', '),
        } as Parameters<typeof globalFontFace>[1]);
      }
    }
}
