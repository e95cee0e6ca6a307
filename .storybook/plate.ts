/**
 * Returns a two-colour picture for a number, as SVG. Tests show it instead of the catalogue's pictures, so that a new
 * motif does not change every screen and nothing is drawn. Adjacent numbers look clearly different.
 */
export function plate(number: number, width: number, height: number): string {
  const hue = (number * 67) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none"><path fill="hsl(${hue} 45% 42%)" d="M0 0h100v100H0z"/><path fill="hsl(${(hue + 24) % 360} 55% 58%)" d="M0 100L100 30v70z"/></svg>`;
}
