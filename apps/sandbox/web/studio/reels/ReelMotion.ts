import { STRIPS } from '../../../src/studio/model/game-data.ts';

/** Symbols per second at full speed. */
const SPEED = 27;
const TURBO_SPEED = 40;
/** Rows that still pass before the reel stops. */
const RUN_OUT = 5;
/** How far the landing overshoots; its curve follows from it. */
const SWING = 0.95;

type Phase = 'rest' | 'wind' | 'run' | 'land';

/**
 * One reel's movement: a short pull back, acceleration, full speed, then a landing that continues the speed and
 * overshoots once. Positions are rows of the strip at the window's top; they decrease while the symbols move down.
 */
export class ReelMotion {
  readonly #strip: string;
  #overrides = new Map<number, string>();
  #phase: Phase = 'rest';
  #from = 0;
  #target = 0;
  #began = 0;
  #duration = 0;
  #speed = SPEED;
  #stop = 0;
  position = 0;
  /** Symbols per second, for the blur. */
  velocity = 0;

  readonly #rows: number;

  constructor(reel: number, stop: number, rows: number) {
    this.#rows = rows;
    this.#strip = STRIPS[reel] ?? '';
    this.position = stop;
    this.#stop = stop;
  }

  get resting(): boolean {
    return this.#phase === 'rest';
  }
  /** The stop that it rests on or started from. */
  get stop(): number {
    return this.#stop;
  }

  symbolAt(row: number): string {
    const length = this.#strip.length;
    return this.#overrides.get(row) ?? this.#strip[((row % length) + length) % length] ?? 'H';
  }

  start(now: number, turbo: boolean): void {
    this.#phase = 'wind';
    this.#from = this.position;
    this.#began = now;
    this.#speed = turbo ? TURBO_SPEED : SPEED;
  }

  /** Stops the reel with `stop` as its top row. */
  landOn(stop: number, now: number): void {
    const target = Math.floor(this.position) - RUN_OUT;
    for (let offset = -2; offset <= this.#rows; offset += 1) {
      const length = this.#strip.length;
      this.#overrides.set(target + offset, this.#strip[(((stop + offset) % length) + length) % length] ?? 'H');
    }
    this.#stop = stop;
    this.#from = this.position;
    this.#target = target;
    this.#began = now;
    this.#phase = 'land';
    const slope = 3 * (SWING + 1) - 2 * SWING;
    this.#duration = ((slope * (this.#from - target)) / this.#speed) * 1000;
  }

  /** Shows a stop immediately, for reduced motion and the first picture. */
  jumpTo(stop: number): void {
    this.#overrides.clear();
    this.position = stop;
    this.#stop = stop;
    this.velocity = 0;
    this.#phase = 'rest';
  }

  /** Advances the reel. Returns true in the step in which it first reaches the stop (for the landing sound). */
  step(now: number, elapsed: number): boolean {
    if (this.#phase === 'rest') return false;
    const before = this.position;
    const since = now - this.#began;
    let hit = false;
    if (this.#phase === 'wind') {
      const share = Math.min(1, since / 110);
      this.position = this.#from + 0.22 * Math.sin(share * Math.PI * 0.5);
      if (share === 1) {
        this.#phase = 'run';
        this.#began = now;
        this.velocity = 0;
      }
    } else if (this.#phase === 'run') {
      const speed = Math.min(this.#speed, (since / 1000) * 130);
      this.position -= (speed * elapsed) / 1000;
    } else {
      const share = Math.min(1, since / this.#duration);
      const back = share - 1;
      const eased = 1 + (SWING + 1) * back ** 3 + SWING * back ** 2;
      this.position = this.#from + (this.#target - this.#from) * eased;
      hit = before > this.#target && this.position <= this.#target;
      if (share === 1) this.jumpTo(this.#stop);
    }
    if (elapsed > 0 && !this.resting) this.velocity = ((before - this.position) / elapsed) * 1000;
    return hit;
  }
}
