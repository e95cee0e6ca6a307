/** Colours are `#rrggbb` or `#rrggbbaa`; ramps are computed in OKLCH, so that light and shade keep their chroma. */

type Lch = [lightness: number, chroma: number, hue: number];

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const byte = (v: number) =>
  Math.round(Math.min(1, Math.max(0, v)) * 255)
    .toString(16)
    .padStart(2, '0');
const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;

function toLch(hex: string): Lch {
  const r = linear(channel(hex, 1));
  const g = linear(channel(hex, 3));
  const b = linear(channel(hex, 5));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, bb), (Math.atan2(bb, a) * 180) / Math.PI];
}

function fromLch([lightness, chroma, hue]: Lch): string {
  const solve = (c: number): [number, number, number] => {
    const a = c * Math.cos((hue * Math.PI) / 180);
    const b = c * Math.sin((hue * Math.PI) / 180);
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
  };
  // Out-of-gamut colours lose chroma, not hue: clipping channels would make shadows look muddy.
  let c = chroma;
  let rgb = solve(c);
  for (let i = 0; i < 8 && rgb.some((v) => v < -0.002 || v > 1.002); i++) {
    c *= 0.85;
    rgb = solve(c);
  }
  return `#${byte(gamma(Math.max(0, rgb[0])))}${byte(gamma(Math.max(0, rgb[1])))}${byte(gamma(Math.max(0, rgb[2])))}`;
}

const clamp = (v: number) => Math.min(1, Math.max(0, v));

/** Adds to the lightness (−1..1), multiplies the chroma and turns the hue by degrees. */
export function shift(hex: string, lightness: number, chroma = 1, hue = 0): string {
  const [l, c, h] = toLch(hex);
  return fromLch([clamp(l + lightness), c * chroma, h + hue]);
}

/** Mixes in linear light; `t` = 0 gives `a`. */
export function mix(a: string, b: string, t: number): string {
  const at = (i: number) => byte(gamma(linear(channel(a, i)) * (1 - t) + linear(channel(b, i)) * t));
  return `#${at(1)}${at(3)}${at(5)}`;
}

/** Returns the colour with an opacity 0..1, as `#rrggbbaa`. */
export const alpha = (hex: string, opacity: number): string => `${hex.slice(0, 7)}${byte(opacity)}`;

/** Returns the perceived lightness, 0..1. */
export const lightness = (hex: string): number => toLch(hex)[0];

/**
 * Light, base, shade and contour of one material. Light is slightly warm and shade slightly cool, as under a real lamp.
 */
export interface Tone {
  hi: string;
  base: string;
  lo: string;
  line: string;
}

/** Turns a hue towards a target angle by at most `step` degrees. */
function towards(hue: number, target: number, step: number): number {
  const d = ((target - hue + 540) % 360) - 180;
  return hue + Math.sign(d) * Math.min(Math.abs(d), step);
}

/** Returns the material ramp of a base colour. `contrast` 1 is ordinary matter, 1.4 metal. */
export function tone(base: string, contrast = 1): Tone {
  const [l, c, h] = toLch(base);
  return {
    hi: fromLch([clamp(l + 0.17 * contrast), c * 0.85, towards(h, 95, 14)]),
    base,
    lo: fromLch([clamp(l - 0.2 * contrast), c * 1.02, towards(h, 290, 16)]),
    line: fromLch([clamp(Math.min(0.24, l - 0.36 * contrast)), c * 0.6, towards(h, 290, 24)]),
  };
}
