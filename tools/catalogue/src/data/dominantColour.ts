import { hash32 } from './seeded.ts';
import type { PictureSpec } from './images.ts';

/** The ground colour of each picture family, close to what its palettes average to. */
const GROUND: Readonly<Record<string, readonly string[]>> = {
  egypt: ['#6b3f16', '#7a4a12'], ocean: ['#0b4a6e', '#0a5f78'], north: ['#12304f', '#1b3f5e'], fruit: ['#8a1f2d', '#a03418'],
  gems: ['#3a1a6b', '#54207a'], dragon: ['#7a1420', '#5c1a14'], gods: ['#3a4a7a', '#5a5f8a'], west: ['#7a4426', '#8a5a30'],
  candy: ['#b5487f', '#c45a8e'], space: ['#161a4a', '#1e1450'], pirate: ['#1c3a4a', '#3a2a20'], safari: ['#5a5a1c', '#8a5a1c'],
  fishing: ['#1f5a6b', '#2a6a5a'], table: ['#0f4a36', '#123a2c'], crystal: ['#3c2466', '#2a2a6b'], volcano: ['#6b1c12', '#7a2a10'],
};

/** A solid colour near the picture's average, shown until the picture has arrived. */
export function dominantColour(spec: PictureSpec): string {
  if (spec.kind === 'provider' || spec.kind === 'payment') return '#1d2430';
  const shades = GROUND[spec.family ?? 'table'] ?? ['#26303f'];
  return shades[hash32(spec.seed) % shades.length] as string;
}
