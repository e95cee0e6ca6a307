import type { Hex } from './tokenTypes.ts';

type Lch = [lightness: number, chroma: number, hue: number];

function channels(hex: string): [number, number, number] {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) {
    throw new Error(
      `A theme cannot use the colour "${hex}": brand colours are "#" and six hexadecimal digits. Write it as #RRGGBB in the brand's tokens.ts.`,
    );
  }
  return [1, 2, 3].map((index) => parseInt(match[index] ?? '0', 16) / 255) as [number, number, number];
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function toLch(hex: string): Lch {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, bb), Math.atan2(bb, a)];
}

function fromLch([lightness, chroma, hue]: Lch): Hex {
  const attempt = (c: number) => {
    const a = c * Math.cos(hue);
    const b = c * Math.sin(hue);
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
  };
  let rgb = attempt(chroma);
  // Outside sRGB, reduce chroma but not hue or lightness: contrast depends on lightness.
  for (let c = chroma; c > 0 && rgb.some((value) => value < -0.0005 || value > 1.0005); c -= 0.004) rgb = attempt(c);
  const pair = (value: number) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(pair).join('')}`;
}

/** Returns the relative luminance of WCAG 2.2, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Blends two colours in OKLCH; `amount` 0 gives `from`, 1 gives `to`. The more colourful one decides the hue. */
export function mix(from: string, to: string, amount: number): Hex {
  const [l1, c1, h1] = toLch(from);
  const [l2, c2, h2] = toLch(to);
  const [a, b] = [
    c1 * Math.cos(h1) * (1 - amount) + c2 * Math.cos(h2) * amount,
    c1 * Math.sin(h1) * (1 - amount) + c2 * Math.sin(h2) * amount,
  ];
  return fromLch([l1 * (1 - amount) + l2 * amount, Math.hypot(a, b), Math.atan2(b, a)]);
}

/** Lightens (positive) or darkens (negative) by OKLCH lightness. */
export function shift(hex: string, lightness: number): Hex {
  const [l, c, h] = toLch(hex);
  return fromLch([Math.min(1, Math.max(0, l + lightness)), c, h]);
}

/** Returns the colour lightened or darkened until it reaches `ratio` on all grounds. */
export function legible(hex: string, grounds: readonly string[], ratio: number): Hex {
  const passes = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= ratio);
  const darkGround = Math.max(...grounds.map(luminance)) < 0.18;
  for (let step = 0; step <= 1; step += 0.01) {
    const candidate = step === 0 ? fromLch(toLch(hex)) : shift(hex, darkGround ? step : -step);
    if (passes(candidate)) return candidate;
  }
  return darkGround ? '#ffffff' : '#000000';
}

/** Returns the text colour for a solid ground: white or a tinted near-black, whichever is more legible. */
export function onColour(ground: string): Hex {
  const [, chroma, hue] = toLch(ground);
  const ink = fromLch([0.2, Math.min(chroma, 0.05), hue]);
  const candidates: Hex[] = ['#ffffff', ink, '#000000'];
  // White on a saturated colour looks like a button, so prefer it if its contrast is sufficient.
  return (
    candidates.find((candidate) => contrast(candidate, ground) >= 4.6) ??
    (contrast('#ffffff', ground) > contrast('#000000', ground) ? '#ffffff' : '#000000')
  );
}

/** Returns `#rrggbb` with an opacity, for shadows and scrims. */
export function alpha(hex: string, opacity: number): string {
  const [r, g, b] = channels(hex).map((value) => Math.round(value * 255));
  return `rgb(${r} ${g} ${b} / ${Math.round(opacity * 100)}%)`;
}
