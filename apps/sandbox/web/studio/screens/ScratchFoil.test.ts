// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScratchFoil } from './ScratchFoil.ts';

// jsdom draws nothing.
const drawing = new Proxy({}, { get: () => () => ({ addColorStop: () => undefined }), set: () => true });
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as CanvasRenderingContext2D);
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
      arc() {}
      closePath() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Rubs from side to side at these heights. @returns how many were enough; -1 if all were not */
const strokes = (foil: ScratchFoil, heights: readonly number[]) =>
  heights.findIndex((height) => [0, 0.25, 0.5, 0.75, 0.99].map((x) => foil.rub(x, height)).at(-1));

it('is gone after a few strokes, not after one', () => {
  const foil = new ScratchFoil();
  foil.cover('#5df2c7');
  expect(strokes(foil, [0.1])).toBe(-1);
  expect(strokes(foil, [0.5, 0.9])).toBeGreaterThanOrEqual(0);
});

it('does not join strokes between which the finger has left', () => {
  const foil = new ScratchFoil();
  foil.cover('#5df2c7');
  foil.rub(0, 0);
  foil.lift();
  foil.rub(0.99, 0.99);
  foil.lift();
  foil.rub(0, 0);
  expect(foil.rub(0, 0.01)).toBe(false);
});

it('is whole again on the next card', () => {
  const foil = new ScratchFoil();
  foil.cover('#5df2c7');
  strokes(foil, [0.1, 0.3, 0.5, 0.7, 0.9]);
  foil.cover('#5df2c7');
  expect(foil.rub(0.5, 0.5)).toBe(false);
});

it('is rubbed off for a player who presses a field', async () => {
  const foil = new ScratchFoil();
  foil.cover('#5df2c7');
  await foil.clear();
  foil.lift();
  expect(foil.rub(0.5, 0.5)).toBe(true);
});
