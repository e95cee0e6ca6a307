import { circle, fade, GOLD, radial, type Ctx } from '../art/brush.ts';

interface Coin {
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  size: number;
}

/** Light and coins over the whole game, for large wins. Usually empty, and then not drawn at all. */
export class Effects {
  readonly #canvas: HTMLCanvasElement;
  #coins: Coin[] = [];
  #pourUntil = 0;
  #last = 0;
  #blank = true;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
  }

  resize(): void {
    this.#canvas.width = this.#canvas.clientWidth;
    this.#canvas.height = this.#canvas.clientHeight;
  }
  /** How long coins rise from below, in ms. */
  pour(now: number, duration: number): void {
    this.#pourUntil = now + duration;
  }
  stop(): void {
    this.#pourUntil = 0;
  }

  frame(now: number): void {
    const elapsed = Math.min(40, now - this.#last) / 1000;
    this.#last = now;
    const { width, height } = this.#canvas;
    const pouring = now < this.#pourUntil;
    if (pouring && this.#coins.length < 140) {
      for (let fresh = 0; fresh < 2; fresh += 1) {
        const side = Math.random() < 0.5 ? 0.12 + Math.random() * 0.2 : 0.68 + Math.random() * 0.2;
        this.#coins.push({
          x: width * side,
          y: height + 20,
          vx: (0.5 - side) * width * (0.4 + Math.random() * 0.7),
          vy: -height * (0.95 + Math.random() * 0.75),
          turn: Math.random() * 6,
          spin: 4 + Math.random() * 8,
          size: Math.max(7, Math.min(width, height) * (0.014 + Math.random() * 0.014)),
        });
      }
    }
    const ctx = this.#canvas.getContext('2d') as Ctx;
    if (this.#coins.length === 0) {
      if (!this.#blank) {
        ctx.clearRect(0, 0, width, height);
        this.#blank = true;
      }
      return;
    }
    this.#blank = false;
    ctx.clearRect(0, 0, width, height);
    for (const coin of this.#coins) {
      coin.vy += height * 1.5 * elapsed;
      coin.x += coin.vx * elapsed;
      coin.y += coin.vy * elapsed;
      coin.turn += coin.spin * elapsed;
      const face = Math.cos(coin.turn);
      ctx.save();
      ctx.translate(coin.x, coin.y);
      ctx.scale(Math.max(0.12, Math.abs(face)), 1);
      ctx.fillStyle = radial(
        ctx,
        [-coin.size * 0.3, -coin.size * 0.4],
        0,
        coin.size * 1.4,
        [0, GOLD.light],
        [0.5, face > 0 ? GOLD.base : GOLD.dark],
        [1, GOLD.dark],
      );
      ctx.fill(circle(0, 0, coin.size));
      ctx.lineWidth = coin.size * 0.16;
      ctx.strokeStyle = fade(GOLD.deep, 0.7);
      ctx.stroke(circle(0, 0, coin.size * 0.72));
      ctx.restore();
    }
    this.#coins = this.#coins.filter((coin) => coin.y < height + 60 || coin.vy < 0);
  }
}
