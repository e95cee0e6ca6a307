import type { ReactNode } from 'react';

/**
 * `lost`: an unknown address. `locked`: not for this visitor. `open`: unlocked again. `dark`: something of ours is out of
 * order. `calm`: nothing is wrong, and time to rest.
 */
export type SceneKind = 'lost' | 'locked' | 'open' | 'dark' | 'calm';

export interface Part {
  kind: SceneKind;
  /** Makes an id of this drawing, for gradients and clips. */
  id: (name: string) => string;
}

/** A place and a paint server for each manner of drawing. The object is drawn around 0, 0 with a radius of 80. */
export interface Manner {
  backdrop: (part: Part) => ReactNode;
  object: (part: Part) => ReactNode;
  /** The object of the calm scene: something of the brand's world that rests. */
  calm: (part: Part) => ReactNode;
  front: (part: Part) => ReactNode;
  /** The paint of the figures, their height, and a stroke where the brand's hairlines are too fine for a picture. */
  figure: (id: Part['id']) => string;
  size?: number;
  stroke?: number;
}

export const WIDTH = 960;
export const HEIGHT = 400;
export const round = (value: number) => Math.round(value * 10) / 10;
export const around = (count: number, radius: number, turn = 0) =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((at + turn) / count) * 2 * Math.PI;
    return {
      at,
      x: round(radius * Math.sin(angle)),
      y: round(-radius * Math.cos(angle)),
      degrees: (360 * (at + turn)) / count,
    };
  });
/** The same points every time, without a visible pattern. */
export const scatter = (count: number, height: number) =>
  Array.from({ length: count }, (_, at) => ({
    at,
    x: (at * 197 + 31) % WIDTH,
    y: 8 + ((at * 89 + ((at * at * 7) % 41)) % height),
    size: 0.8 + ((at * 13) % 5) * 0.32,
  }));

/** Tells whether the scene is about a lock, shut or open. */
export const isLock = (kind: SceneKind) => kind === 'locked' || kind === 'open';
