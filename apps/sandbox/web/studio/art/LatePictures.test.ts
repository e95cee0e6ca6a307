import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LatePictures } from './LatePictures.ts';
import { loadPictures, type Pictures } from './pictures.ts';

const LOOK = { colours: { accent: '#ffffff' }, pictures: '/studio/art/ocean/0' };
/** How long the studio needs for each picture, in ms. */
let drawing = 0;

class SlowImage {
  src = '';
  decode(): Promise<void> {
    return new Promise((resolve, reject) => {
      setTimeout(() => (drawing === Infinity ? reject(new Error('Broken.')) : resolve()), Math.min(drawing, 10_000));
    });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Image', SlowImage);
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(LOOK)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('opens a game with its pictures if they come in time', async () => {
  drawing = 3000;
  const { inTime } = loadPictures('ocean', 'Deep Tide');
  await vi.advanceTimersByTimeAsync(3001);
  expect(await inTime).toMatchObject({ colours: LOOK.colours, scenery: { src: `${LOOK.pictures}/scenery-tall.webp` } });
});

it('lets the game open without pictures that take longer, and brings them between two rounds', async () => {
  drawing = 8000;
  const { inTime, atLast } = loadPictures('ocean', 'Deep Tide');
  await vi.advanceTimersByTimeAsync(3500);
  expect(await inTime).toBeNull();
  let isResting = false;
  const adopt = vi.fn<(pictures: Pictures) => void>();
  const late = new LatePictures(atLast, () => isResting, adopt);
  late.offer();
  await vi.advanceTimersByTimeAsync(5000);
  // They are there, and a round is on the screen.
  late.offer();
  expect(adopt).not.toHaveBeenCalled();
  isResting = true;
  late.offer();
  late.offer();
  expect(adopt).toHaveBeenCalledTimes(1);
  expect(adopt.mock.lastCall?.[0].symbols.D).toMatchObject({ src: `${LOOK.pictures}/symbol-3.webp` });
});

it('changes a game that rests as soon as they come', async () => {
  drawing = 8000;
  const adopt = vi.fn();
  const late = new LatePictures(loadPictures('ocean', 'Deep Tide').atLast, () => true, adopt);
  await vi.advanceTimersByTimeAsync(8001);
  expect(adopt).toHaveBeenCalledTimes(1);
  late.offer();
  expect(adopt).toHaveBeenCalledTimes(1);
});

it('leaves a game as it is if a picture is broken', async () => {
  drawing = Infinity;
  const adopt = vi.fn();
  const { inTime, atLast } = loadPictures('ocean', 'Deep Tide');
  const late = new LatePictures(atLast, () => true, adopt);
  await vi.advanceTimersByTimeAsync(20_000);
  late.offer();
  expect([await inTime, await atLast, adopt.mock.calls]).toEqual([null, null, []]);
});
