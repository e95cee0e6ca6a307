import { circle, fade, linear, mix, polygon, SILVER, star, type Ctx, type Point } from '../art/brush.ts';
import { element } from '../dom.ts';

/** Pixels of the drawing; the field decides how large it shows. */
const SIZE = 180;
const BRUSH = 27;
/** The foil is gone once the coin has been on this share of its parts, so that no corner has to be searched. */
const PARTS = 6;
const ENOUGH = 0.45;
/** Strokes of the coin that clear a field by itself, and how long they take together, in ms. */
const STROKES = 5;
const CLEARING_MS = 320;

/** The metal over one field of a scratch card: the player rubs it off, or lets it be rubbed off. */
export class ScratchFoil {
  readonly root = element('canvas', {
    class: 'scratch-foil',
    width: String(SIZE),
    height: String(SIZE),
    'aria-hidden': 'true',
  });
  #rubbed = new Set<number>();
  #last: Point | undefined;

  /** Draws the foil as new. @param tint the game's colour, which the metal reflects */
  cover(tint: string): void {
    const ctx = this.#ctx;
    this.#rubbed = new Set();
    this.#last = undefined;
    ctx.globalCompositeOperation = 'source-over';
    const tone = (colour: string) => mix(colour, tint, 0.16);
    ctx.fillStyle = linear(
      ctx,
      [0, 0],
      [SIZE, SIZE],
      [0, tone('#f4f7fb')],
      [0.3, tone('#aeb9ca')],
      [0.48, tone('#eef2f8')],
      [0.7, tone('#8f9bb0')],
      [1, tone('#c9d2df')],
    );
    ctx.fillRect(0, 0, SIZE, SIZE);
    // Small stars in print, then one in relief: dark below, light above.
    const tips = polygon(star(5, 9, 4));
    ctx.fillStyle = fade(SILVER.dark, 0.16);
    for (let row = 0; row < 6; row += 1)
      for (let column = 0; column < 6; column += 1) {
        ctx.save();
        ctx.translate(column * 36 + (row % 2) * 18, row * 36);
        ctx.fill(tips);
        ctx.restore();
      }
    const relief = (shift: number, colour: string) => {
      ctx.save();
      ctx.translate(SIZE / 2 + shift, SIZE / 2 + shift);
      ctx.strokeStyle = colour;
      ctx.lineWidth = 5;
      ctx.lineJoin = 'round';
      ctx.stroke(circle(0, 0, 56));
      ctx.stroke(polygon(star(5, 40, 18)));
      ctx.restore();
    };
    relief(2, fade(SILVER.deep, 0.3));
    relief(-1, fade(SILVER.light, 0.85));
  }

  /** Rubs where a finger or a pressed mouse is, as shares of the field. @returns whether enough is gone */
  rub(x: number, y: number): boolean {
    this.#stroke([x * SIZE, y * SIZE]);
    return this.#rubbed.size >= PARTS * PARTS * ENOUGH;
  }
  /** The finger has left: the next stroke begins somewhere else. */
  lift(): void {
    this.#last = undefined;
  }

  /** Rubs the whole foil off, in strokes from corner to corner. Resolves when it is gone. */
  async clear(): Promise<void> {
    this.lift();
    const began = performance.now();
    const at = (share: number): Point => {
      const stroke = share * STROKES;
      const along = stroke % 1;
      const reach = Math.floor(stroke) % 2 === 0 ? along : 1 - along;
      const down = (share - 0.5) * SIZE * 1.5;
      return [SIZE * reach + down * 0.5, SIZE * (1 - reach) + down];
    };
    for (let drawn = 0; drawn < 1;) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const share = Math.min(1, Math.max(0, now - began) / CLEARING_MS);
      // A slow device draws few frames, but every stroke.
      for (; drawn < share; drawn = Math.min(share, drawn + 0.04)) this.#stroke(at(drawn));
      drawn = share;
    }
  }

  get #ctx(): Ctx {
    return this.root.getContext('2d') as Ctx;
  }
  #stroke(to: Point): void {
    const ctx = this.#ctx;
    const from = this.#last ?? to;
    ctx.globalCompositeOperation = 'destination-out';
    ctx.lineCap = 'round';
    ctx.lineWidth = BRUSH * 2;
    ctx.stroke(new Path2D(`M${from.join(' ')}L${to.join(' ')}`));
    // A coin leaves a ragged edge.
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 12));
    for (let step = 1; step <= steps; step += 1) {
      const [x, y] = [from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps];
      for (let crumb = 0; crumb < 4; crumb += 1) {
        const angle = Math.random() * Math.PI * 2;
        ctx.fill(circle(x + Math.cos(angle) * BRUSH, y + Math.sin(angle) * BRUSH, 2 + Math.random() * 5));
      }
      const [column, row] = [Math.floor((x / SIZE) * PARTS), Math.floor((y / SIZE) * PARTS)];
      for (const [right, down] of [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const [c, r] = [column + right, row + down];
        if (c >= 0 && c < PARTS && r >= 0 && r < PARTS) this.#rubbed.add(r * PARTS + c);
      }
    }
    this.#last = to;
  }
}
