import type { Face } from './fonts.ts';
import { hash } from './random.ts';
import type { Treatment } from './treatments.ts';

export type Frame = 'none' | 'gilt' | 'hairline' | 'corners' | 'inset' | 'glow' | 'notched' | 'plank';
export type Arrangement = 'single' | 'flanked' | 'scatter' | 'close' | 'emblem';

/** The style of one (invented) studio: its typefaces, finishes, frames and arrangements. */
export interface Studio {
  faces: readonly Face[];
  finishes: readonly Treatment[];
  frames: readonly Frame[];
  arrangements: readonly Arrangement[];
  caps: boolean;
  arc: readonly number[];
  tilt: readonly number[];
  shear?: number;
  tracking?: number;
  /** Colour over the picture, a studio's grading, with opacity. */
  grade?: string;
  /** Dark band behind the title: 0 none … 1 strong. */
  scrim: number;
}

export const STUDIOS: readonly Studio[] = [
  {
    faces: ['cinzel', 'playfair'],
    finishes: ['gold', 'engraved'],
    frames: ['gilt', 'hairline'],
    arrangements: ['emblem', 'single', 'flanked'],
    caps: true,
    arc: [0, 0.12],
    tilt: [0],
    scrim: 0.85,
    grade: '#2a0f0018',
  },
  {
    faces: ['lilita', 'lucky'],
    finishes: ['pop'],
    frames: ['none', 'glow'],
    arrangements: ['scatter', 'close', 'flanked'],
    caps: false,
    arc: [0.22, 0.3, -0.15],
    tilt: [0, -4],
    scrim: 0.45,
  },
  {
    faces: ['bowlby', 'bungee'],
    finishes: ['gold', 'ember', 'pop'],
    frames: ['none', 'corners'],
    arrangements: ['single', 'flanked', 'scatter'],
    caps: true,
    arc: [0, 0.25],
    tilt: [0],
    scrim: 0.7,
  },
  {
    faces: ['righteous', 'audiowide'],
    finishes: ['neon', 'chrome'],
    frames: ['hairline', 'glow', 'none'],
    arrangements: ['single', 'close', 'emblem'],
    caps: true,
    arc: [0],
    tilt: [0],
    scrim: 0.75,
    grade: '#1a004014',
  },
  {
    faces: ['russo', 'audiowide'],
    finishes: ['chrome', 'flat', 'ice'],
    frames: ['notched', 'none'],
    arrangements: ['close', 'single', 'scatter'],
    caps: true,
    arc: [0],
    tilt: [-3, 0],
    shear: 0.14,
    scrim: 0.7,
  },
  {
    faces: ['pirata', 'uncial'],
    finishes: ['ember', 'engraved', 'chrome'],
    frames: ['inset', 'none', 'corners'],
    arrangements: ['close', 'single', 'emblem'],
    caps: false,
    arc: [0, 0.18],
    tilt: [0],
    scrim: 0.9,
    grade: '#00061a22',
  },
  {
    faces: ['rye', 'bowlby'],
    finishes: ['gold', 'engraved', 'ember'],
    frames: ['plank', 'none', 'corners'],
    arrangements: ['emblem', 'flanked', 'single'],
    caps: true,
    arc: [0.25, 0.18, 0],
    tilt: [0],
    scrim: 0.75,
  },
  {
    faces: ['bangers', 'lucky'],
    finishes: ['pop', 'ember', 'ice'],
    frames: ['none'],
    arrangements: ['close', 'scatter'],
    caps: true,
    arc: [0.12, 0],
    tilt: [-5, -3],
    shear: 0.08,
    scrim: 0.5,
  },
  {
    faces: ['playfair', 'cinzel'],
    finishes: ['flat', 'gold'],
    frames: ['hairline', 'none'],
    arrangements: ['single', 'close'],
    caps: false,
    arc: [0],
    tilt: [0],
    scrim: 0.95,
    grade: '#10061c1c',
  },
  {
    faces: ['russo', 'bungee'],
    finishes: ['flat'],
    frames: ['none', 'inset'],
    arrangements: ['close', 'single'],
    caps: true,
    arc: [0],
    tilt: [0],
    tracking: 0.02,
    scrim: 0.8,
  },
  {
    faces: ['lucky', 'bowlby'],
    finishes: ['gold', 'ice', 'pop'],
    frames: ['gilt', 'glow', 'none'],
    arrangements: ['flanked', 'scatter', 'emblem'],
    caps: true,
    arc: [0.2, 0.1],
    tilt: [0, -2],
    scrim: 0.6,
  },
  {
    faces: ['uncial', 'cinzel'],
    finishes: ['ice', 'gold', 'engraved'],
    frames: ['corners', 'inset'],
    arrangements: ['single', 'flanked', 'emblem'],
    caps: false,
    arc: [0, 0.14],
    tilt: [0],
    scrim: 0.8,
  },
  {
    faces: ['bungee', 'righteous'],
    finishes: ['neon', 'pop'],
    frames: ['glow', 'notched'],
    arrangements: ['scatter', 'emblem', 'single'],
    caps: true,
    arc: [0],
    tilt: [0, -3],
    scrim: 0.7,
  },
  {
    faces: ['lilita', 'russo'],
    finishes: ['chrome', 'ember', 'gold'],
    frames: ['none', 'inset'],
    arrangements: ['single', 'flanked', 'close'],
    caps: true,
    arc: [0.15, -0.12],
    tilt: [0],
    scrim: 0.65,
  },
];

/** Returns the studio of a seed. In `studio/game`, the part before the slash decides. */
export function studioOf(seed: string): Studio {
  const slash = seed.indexOf('/');
  const studio = STUDIOS[hash(`hand ${slash > 0 ? seed.slice(0, slash) : seed}`) % STUDIOS.length];
  if (studio === undefined) throw new Error('There is no studio to choose from.');
  return studio;
}
