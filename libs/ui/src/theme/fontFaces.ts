import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import roboto from '@capsizecss/metrics/roboto';
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

const SYSTEM_FONTS = { Arial: arial, Roboto: roboto } as const;
/** Systems without Arial (Linux, ChromeOS) have these, with the same widths and heights for each letter. */
const LIKE_ARIAL = ", local('Liberation Sans'), local(LiberationSans), local(Arimo)";

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
  for (const name of FALLBACK_FONTS) {
    const stack = createFontStack([{ ...drawnMetrics(font), familyName: font.family }, SYSTEM_FONTS[name]], {
      fontFaceFormat: 'styleObject',
    });
    for (const { '@font-face': face } of stack.fontFaces) {
      const { fontFamily: _generated, ...rest } = face;
      globalFontFace(quoted(fallbackFontName(font.family, name)), {
        ...rest,
        src: `${String(rest.src)}${name === 'Arial' ? LIKE_ARIAL : ''}`,
      } as Parameters<typeof globalFontFace>[1]);
    }
  }
}
