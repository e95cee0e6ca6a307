import type { FontMetrics, FontTokens } from './tokenTypes.ts';

/**
 * Returns a typeface's metrics at its drawn size. Its scale belongs to it, so fallback fonts and optical trims must
 * follow.
 */
export function drawnMetrics({ metrics, scale = 1 }: Pick<FontTokens, 'metrics' | 'scale'>): FontMetrics {
  const { ascent, descent, lineGap, capHeight, xHeight, widths } = metrics;
  return {
    ...metrics,
    ascent: ascent * scale,
    descent: descent * scale,
    lineGap: lineGap * scale,
    capHeight: capHeight * scale,
    xHeight: xHeight * scale,
    widths: Object.fromEntries(Object.entries(widths).map(([weight, width]) => [weight, width * scale])),
  };
}
