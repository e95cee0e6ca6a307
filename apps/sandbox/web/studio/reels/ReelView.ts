import { LINES, REELS } from '../../../src/studio/model/game-data.ts';
import { fade, GOLD, radial, rounded, type Ctx, type Point } from '../art/brush.ts';
import type { Skin } from '../art/skins.ts';
import type { SymbolLabels } from '../art/symbols.ts';
import { Atlas } from './Atlas.ts';
import { CoinBoard } from './CoinBoard.ts';
import { paintBed, paintFrame, paintPillar, type Layout } from './frame.ts';
import { ReelMotion } from './ReelMotion.ts';

/** A displayed win: the highlighted cells, and the line through them for a line win. */
export interface Highlight {
  readonly cells: readonly (readonly [reel: number, row: number])[];
  readonly line?: number;
  readonly label?: string;
}

const LINE_COLOURS = ['#ffd75e', '#5df2c7', '#ff7aa8', '#6fb7ff', '#c79bff', '#ff9d4d', '#a8f06a'];
export interface ReelEvents {
  readonly onLand: (reel: number) => void;
}

/** The reels on their canvas: layout, movement, expanded wilds, highlights. Draws only while something moves. */
export class ReelView {
  readonly #canvas: HTMLCanvasElement;
  #skin: Skin;
  readonly #labels: SymbolLabels;
  readonly #events: ReelEvents;
  readonly #rows: number;
  readonly reels: readonly ReelMotion[];
  #layout: Layout = { width: 1, height: 1, left: 0, top: 0, cellWidth: 1, cellHeight: 1, rows: 1, border: 1 };
  #atlas: Atlas | undefined;
  #bed: HTMLCanvasElement | undefined;
  #frame: HTMLCanvasElement | undefined;
  #dirty = true;
  #last = 0;
  #expanded = new Map<number, number>();
  #highlights: readonly Highlight[] = [];
  #highlightBegan = 0;
  #tension = -1;
  /** The board of coins, for slots that have one. */
  readonly board: CoinBoard;
  #waiters: { readonly reel: number; readonly resolve: () => void }[] = [];
  still = false;

  /** @param rows how many rows a reel shows */
  constructor(canvas: HTMLCanvasElement, skin: Skin, labels: SymbolLabels, rows: number, events: ReelEvents) {
    this.#rows = rows;
    this.reels = Array.from({ length: REELS }, (_, reel) => new ReelMotion(reel, [3, 11, 19, 6, 14][reel] ?? 0, rows));
    this.#canvas = canvas;
    this.#skin = skin;
    this.#labels = labels;
    this.#events = events;
    this.board = new CoinBoard(skin);
  }

  /**
   * Fits the reels into a box of CSS pixels.
   * @returns their position, for layers on top
   */
  resize(width: number, height: number): Layout {
    const border = Math.max(9, Math.min(width, height) * 0.032);
    const room = border * 1.6;
    const wide = Math.min((width - room * 2) / REELS, ((height - room * 2) / this.#rows) * 1.12);
    const tall = Math.min((height - room * 2) / this.#rows, wide * 1.22);
    this.#layout = {
      width,
      height,
      cellWidth: wide,
      cellHeight: tall,
      rows: this.#rows,
      border,
      left: (width - wide * REELS) / 2,
      top: (height - tall * this.#rows) / 2,
    };
    const ratio = Math.min(devicePixelRatio, 2);
    this.#canvas.width = Math.round(width * ratio);
    this.#canvas.height = Math.round(height * ratio);
    this.#atlas = new Atlas(Math.min(wide * 1.03, tall), ratio, this.#skin, this.#labels);
    this.#bed = paintBed(this.#layout, ratio, this.#skin);
    this.#frame = paintFrame(this.#layout, ratio, this.#skin);
    this.#dirty = true;
    return this.#layout;
  }

  /** Paints everything again in another look. */
  dress(skin: Skin): void {
    this.#skin = skin;
    this.board.dress(skin);
    if (this.#atlas) this.resize(this.#layout.width, this.#layout.height);
  }

  get atlas(): Atlas | undefined {
    return this.#atlas;
  }

  start(now: number, turbo: boolean): void {
    this.clear();
    for (const reel of this.reels) reel.start(now, turbo);
  }
  /** Lands one reel; resolves when it has stopped. */
  land(index: number, stop: number, now: number): Promise<void> {
    const reel = this.reels[index];
    if (!reel) return Promise.resolve();
    if (this.still) {
      reel.jumpTo(stop);
      this.#dirty = true;
      this.#events.onLand(index);
      return Promise.resolve();
    }
    reel.landOn(stop, now);
    return new Promise((resolve) => {
      this.#waiters.push({ reel: index, resolve });
    });
  }
  jumpTo(stops: readonly number[]): void {
    stops.forEach((stop, reel) => this.reels[reel]?.jumpTo(stop));
    this.#dirty = true;
  }
  /** Highlights the decisive reel; −1 for none. */
  set tension(reel: number) {
    this.#tension = reel;
    this.#dirty = true;
  }
  expand(reels: readonly number[], now: number): void {
    for (const reel of reels) this.#expanded.set(reel, now);
    this.#dirty = true;
  }
  show(highlights: readonly Highlight[], now: number): void {
    this.#highlights = highlights;
    this.#highlightBegan = now;
    this.#dirty = true;
  }
  closeBoard(): void {
    this.board.close();
    this.#dirty = true;
  }
  clear(): void {
    this.board.close();
    this.#expanded.clear();
    this.#highlights = [];
    this.#tension = -1;
    this.#dirty = true;
  }

  /** Centre of a cell in the canvas, CSS pixels. */
  cellCentre(reel: number, row: number): Point {
    const { left, top, cellWidth, cellHeight } = this.#layout;
    return [left + (reel + 0.5) * cellWidth, top + (row + 0.5) * cellHeight];
  }

  frame(now: number): void {
    const elapsed = Math.min(50, this.#last === 0 ? 16 : now - this.#last);
    this.#last = now;
    let moving = false;
    this.reels.forEach((reel, index) => {
      if (reel.resting) return;
      moving = true;
      if (reel.step(now, elapsed)) this.#events.onLand(index);
      if (!reel.resting) return;
      for (const waiter of this.#waiters.filter((each) => each.reel === index)) waiter.resolve();
      this.#waiters = this.#waiters.filter((each) => each.reel !== index);
    });
    const alive =
      moving || this.#expanded.size > 0 || this.#highlights.length > 0 || this.#tension >= 0 || this.board.isOpen;
    if (!alive && !this.#dirty) return;
    if (this.still && !this.#dirty && !this.board.isOpen) return;
    this.#dirty = moving;
    this.#draw(now);
  }

  #draw(now: number): void {
    const atlas = this.#atlas;
    if (!atlas || !this.#bed || !this.#frame) return;
    const ctx = this.#canvas.getContext('2d') as Ctx;
    const { width, height, left, top, cellWidth, cellHeight } = this.#layout;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    ctx.scale(this.#canvas.width / width, this.#canvas.height / height);
    ctx.drawImage(this.#bed, 0, 0, width, height);
    const lit = new Set(this.#highlights.flatMap(({ cells }) => cells.map(([reel, row]) => reel * this.#rows + row)));
    const beat = this.still ? 0.5 : 0.5 + 0.5 * Math.sin((now - this.#highlightBegan) / 150 - Math.PI / 2);

    ctx.save();
    ctx.beginPath();
    ctx.rect(left, top, cellWidth * REELS, cellHeight * this.#rows);
    ctx.clip();
    this.reels.forEach((reel, index) => {
      const x = left + index * cellWidth;
      if (index === this.#tension) this.#drawTension(ctx, x, now);
      const began = this.#expanded.get(index);
      const share = began === undefined ? 0 : this.still ? 1 : Math.min(1, (now - began) / 380);
      const first = Math.floor(reel.position) - 1;
      for (let row = first; row <= first + this.#rows + 1; row += 1) {
        const y = top + (row - reel.position) * cellHeight;
        const shown = Math.round(row - reel.position);
        const sprite = atlas.get(reel.symbolAt(row));
        const speed = Math.abs(reel.velocity);
        const isLit = lit.has(index * this.#rows + shown) && reel.resting;
        ctx.globalAlpha = lit.size > 0 && !isLit ? 0.34 : 1;
        if (share > 0) ctx.globalAlpha *= 1 - share;
        if (isLit && share === 0) this.#drawHalo(ctx, x, y, beat);
        const scale = isLit ? 1 + 0.07 * beat : 1;
        const blur = !reel.resting && speed > 11;
        const side = atlas.side * scale;
        const tall = blur ? side * 1.5 : side;
        ctx.drawImage(
          blur ? sprite.blurred : sprite.sharp,
          x + (cellWidth - side) / 2,
          y + (cellHeight - tall) / 2,
          side,
          tall,
        );
      }
      ctx.globalAlpha = 1;
      if (share > 0) this.#drawPillar(ctx, atlas, index, x, share, lit, beat, now);
    });
    if (this.board.isOpen) this.board.draw(ctx, this.#layout, now, this.still);
    ctx.restore();
    ctx.drawImage(this.#frame, 0, 0, width, height);
    for (const highlight of this.#highlights) this.#drawLine(ctx, highlight, now);
  }

  #drawPillar(
    ctx: Ctx,
    atlas: Atlas,
    reel: number,
    x: number,
    share: number,
    lit: ReadonlySet<number>,
    beat: number,
    now: number,
  ): void {
    const { top, cellWidth, cellHeight } = this.#layout;
    const height = cellHeight * this.#rows;
    const eased = 1 - (1 - share) ** 3;
    const tall = height * (0.33 + 0.67 * eased);
    paintPillar(ctx, x, top + (height - tall) / 2, cellWidth, tall, share, this.still ? 0 : now);
    const sun = atlas.get('W').sharp;
    for (let row = 0; row < this.#rows; row += 1) {
      const isLit = lit.size === 0 || lit.has(reel * this.#rows + row);
      const side = atlas.side * (0.97 + (isLit && lit.size > 0 ? 0.06 * beat : 0));
      const centre = top + height / 2 + (row - 1) * cellHeight * eased;
      ctx.globalAlpha = share * (isLit ? 1 : 0.75);
      ctx.drawImage(sun, x + (cellWidth - side) / 2, centre - side / 2, side, side);
    }
    ctx.globalAlpha = 1;
  }

  #drawTension(ctx: Ctx, x: number, now: number): void {
    const { top, cellWidth, cellHeight } = this.#layout;
    const strength = 0.35 + 0.25 * Math.sin(now / 90);
    ctx.fillStyle = radial(
      ctx,
      [x + cellWidth / 2, top + cellHeight * 1.5],
      0,
      cellHeight * 2,
      [0, fade(this.#skin.accent, strength)],
      [1, fade(this.#skin.accent, 0.05)],
    );
    ctx.fillRect(x, top, cellWidth, cellHeight * this.#rows);
  }

  #drawHalo(ctx: Ctx, x: number, y: number, beat: number): void {
    const { cellWidth, cellHeight } = this.#layout;
    const inset = Math.min(cellWidth, cellHeight) * 0.03;
    ctx.save();
    ctx.fillStyle = radial(
      ctx,
      [x + cellWidth / 2, y + cellHeight / 2],
      0,
      cellWidth * 0.75,
      [0, fade('#ffcf5a', 0.34 + 0.36 * beat)],
      [1, fade(GOLD.base, 0.04)],
    );
    ctx.fillRect(x, y, cellWidth, cellHeight);
    ctx.lineWidth = Math.max(1.5, cellWidth * 0.022);
    ctx.strokeStyle = fade('#ffe9a0', 0.55 + 0.45 * beat);
    ctx.stroke(rounded(x + inset, y + inset, cellWidth - inset * 2, cellHeight - inset * 2, cellWidth * 0.1));
    ctx.restore();
  }

  #drawLine(ctx: Ctx, { line, label, cells }: Highlight, now: number): void {
    if (line === undefined) return;
    const { left, top, cellWidth, cellHeight, border } = this.#layout;
    const rows = LINES[line] ?? [];
    const at = (reel: number): Point => this.cellCentre(reel, rows[reel] ?? 0);
    const points: Point[] = [
      [left - border * 0.4, at(0)[1]],
      ...rows.map((_, reel) => at(reel)),
      [left + cellWidth * REELS + border * 0.4, at(REELS - 1)[1]],
    ];
    const colour = LINE_COLOURS[line % LINE_COLOURS.length] ?? '#ffffff';
    const trace = () => {
      ctx.beginPath();
      points.forEach(([x, y], index) => {
        if (index === 0) ctx.moveTo(x, y);
        else ctx.lineTo(x, y);
      });
    };
    const single = this.#highlights.length === 1;
    ctx.save();
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    ctx.globalAlpha = single ? 1 : 0.6;
    for (const [size, style] of [
      [0.085, fade(colour, 0.22)],
      [0.05, fade(colour, 0.5)],
      [0.022, colour],
      [0.008, '#ffffff'],
    ] as const) {
      trace();
      ctx.lineWidth = Math.max(1, cellWidth * size);
      ctx.strokeStyle = style;
      ctx.stroke();
    }
    if (!this.still) {
      trace();
      ctx.setLineDash([cellWidth * 0.5, cellWidth * 6]);
      ctx.lineDashOffset = -((now - this.#highlightBegan) * 0.0075 * cellWidth) % (cellWidth * 6.5);
      ctx.lineWidth = cellWidth * 0.035;
      ctx.strokeStyle = '#ffffff';
      ctx.stroke();
      ctx.setLineDash([]);
    }
    ctx.restore();
    if (!label || !single) return;
    const [reel, row] = cells[Math.floor(cells.length / 2)] ?? [2, 1];
    const [x, y] = this.cellCentre(reel, row);
    const size = Math.max(12, Math.min(26, cellWidth * 0.2));
    ctx.font = `800 ${size}px "Outfit Variable", sans-serif`;
    const wide = ctx.measureText(label).width + size;
    const boxY = Math.min(top + cellHeight * this.#rows - size * 1.9, y + cellHeight * 0.3);
    ctx.fillStyle = 'rgba(4,8,20,.88)';
    const box = rounded(x - wide / 2, boxY, wide, size * 1.55, size * 0.78);
    ctx.fill(box);
    ctx.lineWidth = 1.5;
    ctx.strokeStyle = colour;
    ctx.stroke(box);
    ctx.fillStyle = '#fff6d8';
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(label, x, boxY + size * 0.82);
  }
}
