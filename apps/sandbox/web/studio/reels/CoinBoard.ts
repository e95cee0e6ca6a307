import { circle, fade, rounded, type Ctx } from '../art/brush.ts';
import type { Skin } from '../art/skins.ts';
import { drawCoin } from '../art/symbols/coins.ts';
import type { Layout } from './frame.ts';

const LANDING_MS = 320;

interface ShownCoin {
  readonly label: string;
  readonly isLarge: boolean;
  readonly at: number;
}

/** The board of the feature in which coins stay: it lies over the reels, one field for each of their cells. */
export class CoinBoard {
  #skin: Skin;
  readonly #coins = new Map<number, ShownCoin>();
  #open = false;
  #rollsSince: number | null = null;

  constructor(skin: Skin) {
    this.#skin = skin;
  }

  dress(skin: Skin): void {
    this.#skin = skin;
  }
  get isOpen(): boolean {
    return this.#open;
  }
  open(): void {
    this.#open = true;
    this.#coins.clear();
    this.#rollsSince = null;
  }
  close(): void {
    this.#open = false;
  }
  /** The free fields turn. */
  roll(now: number): void {
    this.#rollsSince = now;
  }
  /** The free fields stand still. */
  rest(): void {
    this.#rollsSince = null;
  }
  /** @param cell counted reel by reel, from the top */
  land(cell: number, label: string, isLarge: boolean, now: number): void {
    this.#coins.set(cell, { label, isLarge, at: now });
  }

  draw(ctx: Ctx, { left, top, cellWidth, cellHeight, rows }: Layout, now: number, still: boolean): void {
    const reels = 5;
    ctx.save();
    ctx.fillStyle = fade(this.#skin.panel[1], 0.9);
    ctx.fillRect(left, top, cellWidth * reels, cellHeight * rows);
    const gap = Math.max(2, cellWidth * 0.035);
    for (let cell = 0; cell < reels * rows; cell += 1) {
      const x = left + Math.floor(cell / rows) * cellWidth;
      const y = top + (cell % rows) * cellHeight;
      const field = rounded(x + gap, y + gap, cellWidth - gap * 2, cellHeight - gap * 2, cellWidth * 0.12);
      const coin = this.#coins.get(cell);
      ctx.fillStyle = coin ? fade(this.#skin.accent, 0.2) : 'rgba(0,0,0,.42)';
      ctx.fill(field);
      ctx.lineWidth = coin ? 2 : 1;
      ctx.strokeStyle = coin ? fade(this.#skin.accent, 0.95) : 'rgba(255,255,255,.14)';
      ctx.stroke(field);
      const middle = [x + cellWidth / 2, y + cellHeight / 2] as const;
      const radius = Math.min(cellWidth, cellHeight) * 0.42;
      if (coin) this.#drawCoin(ctx, coin, middle, radius, now, still);
      else if (this.#rollsSince !== null && !still) {
        ctx.save();
        ctx.clip(field);
        // Faint coins run through the field; each field has its own rhythm.
        const run = ((now - this.#rollsSince) * 0.0042 + cell * 0.37) % 1;
        for (const step of [-1, 0, 1]) {
          ctx.fillStyle = 'rgba(255,214,110,.2)';
          ctx.fill(circle(middle[0], middle[1] + (run + step) * cellHeight, radius * 0.7));
        }
        ctx.restore();
      }
    }
    ctx.restore();
  }

  #drawCoin(
    ctx: Ctx,
    { label, isLarge, at }: ShownCoin,
    [x, y]: readonly [number, number],
    radius: number,
    now: number,
    still: boolean,
  ): void {
    const share = still ? 1 : Math.min(1, (now - at) / LANDING_MS);
    const scale = 1 + 0.45 * (1 - share) ** 2;
    ctx.save();
    ctx.globalAlpha = Math.min(1, share * 2.5);
    ctx.translate(x, y);
    ctx.scale((radius / 44) * scale, (radius / 44) * scale);
    drawCoin(ctx, isLarge);
    ctx.font = '800 30px "Outfit Variable", sans-serif';
    const size = 30 * Math.min(1, 66 / ctx.measureText(label).width);
    ctx.font = `800 ${size}px "Outfit Variable", sans-serif`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.lineJoin = 'round';
    ctx.lineWidth = size * 0.2;
    ctx.strokeStyle = isLarge ? '#4a0713' : '#fff3c4';
    ctx.strokeText(label, 0, 1);
    ctx.fillStyle = isLarge ? '#ffffff' : '#4d2a05';
    ctx.fillText(label, 0, 1);
    ctx.restore();
  }
}
