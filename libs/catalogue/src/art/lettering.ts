import type { Font } from 'opentype.js';
import { n } from './canvas.ts';
import { type Face, face } from './fonts.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Line {
  /** Outline of the whole line. */
  d: string;
  /** The box of the text after warping. */
  box: Box;
  /** Height of a capital. */
  cap: number;
}

export interface Lockup {
  lines: Line[];
  box: Box;
  /** Mean height of a capital; strokes and shadows are relative to it. */
  cap: number;
}

export interface LetteringOptions {
  /** Letter spacing in em. */
  tracking?: number;
  /** Bend: positive lifts the middle, as a share of the whole text's height. */
  arc?: number;
  /** Rotation in degrees; negative rises to the right. */
  tilt?: number;
  /** Italic shear, tangent of the angle. */
  shear?: number;
  maxLines?: number;
  align?: 'middle' | 'start';
}

interface Op {
  type: string;
  pts: [number, number][];
}

interface Run {
  ops: Op[];
  width: number;
}

/** One line of text at size 1, baseline 0. Characters that the font lacks are left out. */
function run(font: Font, text: string, tracking: number): Run {
  const ops: Op[] = [];
  let x = 0;
  let before: ReturnType<Font['charToGlyph']> | undefined;
  const em = 1 / font.unitsPerEm;
  for (const ch of text) {
    if (ch !== ' ' && font.charToGlyphIndex(ch) === 0) continue;
    const glyph = font.charToGlyph(ch);
    if (before !== undefined) x += font.getKerningValue(before, glyph) * em;
    for (const cmd of glyph.getPath(x * 1000, 0, 1000).commands) {
      const pts: [number, number][] = [];
      if (cmd.x1 !== undefined && cmd.y1 !== undefined) pts.push([cmd.x1 / 1000, cmd.y1 / 1000]);
      if (cmd.x2 !== undefined && cmd.y2 !== undefined) pts.push([cmd.x2 / 1000, cmd.y2 / 1000]);
      if (cmd.x !== undefined && cmd.y !== undefined) pts.push([cmd.x / 1000, cmd.y / 1000]);
      ops.push({ type: cmd.type, pts });
    }
    x += (glyph.advanceWidth ?? font.unitsPerEm * 0.3) * em + tracking;
    before = glyph;
  }
  return { ops, width: Math.max(0.01, x - tracking) };
}

/** Returns every way to break words into at most `max` lines. */
function cuts(words: readonly string[], max: number): string[][] {
  if (words.length === 0) return [['']];
  const out: string[][] = [];
  const walk = (start: number, lines: string[]): void => {
    if (start === words.length) {
      out.push(lines);
      return;
    }
    if (lines.length === max) return;
    for (let end = start + 1; end <= words.length; end++) walk(end, [...lines, words.slice(start, end).join(' ')]);
  };
  walk(0, []);
  return out;
}

function bounds(ops: readonly Op[]): Box {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const op of ops) {
    for (const [x, y] of op.pts) {
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  return x0 === Infinity ? { x: 0, y: 0, w: 0, h: 0 } : { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
}

/**
 * Steps shorter than this many units are dropped: rough-edged typefaces have thousands of points that are too small to
 * see.
 */
const FINEST = 0.45;

function write(ops: readonly Op[]): string {
  let d = '';
  let last: [number, number] = [0, 0];
  for (const op of ops) {
    const end = op.pts[op.pts.length - 1];
    if (end !== undefined) {
      if (
        op.type !== 'M' &&
        Math.hypot(end[0] - last[0], end[1] - last[1]) < FINEST &&
        op.pts.every(([x, y]) => Math.hypot(x - last[0], y - last[1]) < FINEST * 2)
      )
        continue;
      last = end;
    }
    d += op.type + op.pts.map(([x, y]) => `${n(x)} ${n(y)}`).join(' ');
  }
  return d;
}

/**
 * Sets a text as outlines that fill a box. It tries every line break, enlarges short lines, bends and turns the whole,
 * then scales and centres it within the box.
 * @param box in drawing units
 */
export function letter(text: string, id: Face, box: Box, o: LetteringOptions = {}): Lockup {
  const font = face(id);
  const tracking = o.tracking ?? 0;
  const capUnit = -bounds(run(font, 'H', 0).ops).y || 0.7;
  const words = text
    .trim()
    .split(/\s+/u)
    .filter((w) => w !== '');
  // Line breaks are judged by their smallest line, because that must stay legible at 160 px.
  let best: { lines: string[]; sizes: number[]; score: number } | undefined;
  for (const lines of cuts(words, o.maxLines ?? 3)) {
    const widths = lines.map((line) => run(font, line, tracking).width);
    const fit = widths.map((w) => box.w / w);
    const least = Math.min(...fit);
    let sizes = fit.map((size) => Math.min(size, least * 1.75));
    const accents = /[À-ÖØ-Þ]/u.test(text) ? 0.2 : 0;
    const total = sizes.reduce((sum, size) => sum + size * capUnit * (1.2 + accents), 0);
    const scale = Math.min(1, box.h / total);
    sizes = sizes.map((size) => size * scale);
    const score =
      Math.min(...sizes) * 2 + sizes.reduce((sum, size) => sum + size, 0) / sizes.length - lines.length * 0.5;
    if (best === undefined || score > best.score) best = { lines, sizes, score };
  }
  if (best === undefined) throw new Error('A title needs at least an empty text.');

  let y = 0;
  const set: Op[][] = best.lines.map((line, i) => {
    const size = best.sizes[i] ?? 1;
    const r = run(font, line, tracking);
    const ink = bounds(r.ops);
    // Stack lines by their ink, not by em: display typefaces have very different ascents.
    const top = Math.min(-capUnit, ink.y);
    y += -top * size + (i === 0 ? 0 : capUnit * size * 0.17);
    const left = o.align === 'start' ? 0 : -(ink.w * size) / 2;
    const baseline = y;
    y += Math.max(0, ink.y + ink.h) * size * 0.75;
    return r.ops.map((op) => ({
      type: op.type,
      pts: op.pts.map(([px, py]): [number, number] => [left + (px - ink.x) * size, baseline + py * size]),
    }));
  });
  const all = bounds(set.flat());
  const half = all.w / 2 || 1;
  const mid = all.x + half;
  const lift = (o.arc ?? 0) * all.h;
  const turn = ((o.tilt ?? 0) * Math.PI) / 180;
  const warped = set.map((ops) =>
    ops.map((op) => ({
      type: op.type,
      pts: op.pts.map(([px, py]): [number, number] => {
        const u = (px - mid) / half;
        const ax = px - py * (o.shear ?? 0);
        const ay = py + lift * u * u;
        return [ax * Math.cos(turn) - ay * Math.sin(turn), ax * Math.sin(turn) + ay * Math.cos(turn)];
      }),
    })),
  );
  const now = bounds(warped.flat());
  const scale = Math.min(box.w / (now.w || 1), box.h / (now.h || 1));
  const dx = (o.align === 'start' ? box.x : box.x + (box.w - now.w * scale) / 2) - now.x * scale;
  const dy = box.y + (box.h - now.h * scale) / 2 - now.y * scale;
  const lines = warped.map((ops, i): Line => {
    const placed = ops.map((op) => ({
      type: op.type,
      pts: op.pts.map(([px, py]): [number, number] => [px * scale + dx, py * scale + dy]),
    }));
    return { d: write(placed), box: bounds(placed), cap: capUnit * (best.sizes[i] ?? 1) * scale };
  });
  return {
    lines,
    box: { x: now.x * scale + dx, y: now.y * scale + dy, w: now.w * scale, h: now.h * scale },
    cap: lines.reduce((sum, line) => sum + line.cap, 0) / lines.length,
  };
}
