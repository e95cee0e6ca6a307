import { SYMBOLS } from '../../../src/studio/model/game-data.ts';
import type { Ctx } from '../art/brush.ts';
import { drawSymbol, type SymbolLabels } from '../art/symbols.ts';
import type { Skin } from '../art/skins.ts';

export interface Sprite {
  readonly sharp: HTMLCanvasElement;
  readonly blurred: HTMLCanvasElement;
}

/** Every symbol, rendered once at its display size, sharp and blurred as at full speed. */
export class Atlas {
  readonly #sprites = new Map<string, Sprite>();
  /** Side of a sprite in CSS pixels; a symbol's 100 units fill it. */
  readonly side: number;
  readonly ratio: number;

  constructor(cell: number, ratio: number, skin: Skin, labels: SymbolLabels) {
    this.side = Math.max(24, cell * 1.06);
    this.ratio = ratio;
    const pixels = Math.ceil(this.side * ratio);
    for (const symbol of SYMBOLS) {
      const sharp = document.createElement('canvas');
      sharp.width = pixels;
      sharp.height = pixels;
      const ctx = sharp.getContext('2d') as Ctx;
      ctx.translate(pixels / 2, pixels / 2);
      ctx.scale(pixels / 103, pixels / 103);
      drawSymbol(ctx, symbol, skin, labels);
      const blurred = document.createElement('canvas');
      blurred.width = pixels;
      blurred.height = Math.ceil(pixels * 1.5);
      const soft = blurred.getContext('2d') as Ctx;
      const steps = Math.max(12, Math.round(pixels / 7));
      soft.globalAlpha = 2 / steps;
      for (let step = 0; step < steps; step += 1) soft.drawImage(sharp, 0, (step / (steps - 1)) * pixels * 0.5);
      this.#sprites.set(symbol, { sharp, blurred });
    }
  }

  get(symbol: string): Sprite {
    const sprite = this.#sprites.get(symbol);
    if (!sprite) throw new Error(`The symbol ${symbol} was never drawn. Add it to SYMBOLS.`);
    return sprite;
  }
}
