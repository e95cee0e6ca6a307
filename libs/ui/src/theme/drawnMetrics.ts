import type { FontMetrics, FontTokens } from './tokenTypes.ts';

/** A face's measures at the size at which it is drawn: its scale belongs to the face, so stand-ins and optical trims follow it. */
export function drawnMetrics({ metrics, scale = 1 }: Pick<FontTokens, 'metrics' | 'scale'>): FontMetrics {
  const { ascent, descent, lineGap, capHeight, xHeight, xWidthAvg } = metrics;
  return {
    ...metrics,
    ascent: ascent * scale,
    descent: descent * scale,
    lineGap: lineGap * scale,
    capHeight: capHeight * scale,
    xHeight: xHeight * scale,
    xWidthAvg: xWidthAvg * scale,
  };
}
