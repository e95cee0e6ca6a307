import { afterEach, expect, it } from 'vitest';
import { ImagePool, ImagesBusy } from './ImagePool.ts';

const LONG_MS = 60_000;
const spec = { kind: 'game', seed: 'lucky-lantern', title: 'Lucky Lantern', width: 300, height: 300 } as const;
const drawing = { spec, width: 300, height: 300, format: 'svg', quality: 75 } as const;

let pool: ImagePool;
afterEach(() => pool.close());

it(
  'draws urgent pictures before all others that wait',
  async () => {
    pool = new ImagePool(1);
    const order: string[] = [];
    const draw = async (name: string, urgent: boolean) => {
      expect((await pool.draw(drawing, urgent)).length).toBeGreaterThan(0);
      order.push(name);
    };
    await Promise.all([draw('running', false), draw('a', false), draw('b', false), draw('urgent', true)]);
    expect(order).toEqual(['running', 'urgent', 'a', 'b']);
  },
  LONG_MS,
);

it(
  'goes on after a picture that cannot be drawn',
  async () => {
    pool = new ImagePool(1);
    const broken = pool.draw({ ...drawing, format: 'png', width: -1 }, false);
    const sound = pool.draw(drawing, false);
    await expect(broken).rejects.toThrow('A picture could not be drawn');
    expect((await sound).length).toBeGreaterThan(0);
  },
  LONG_MS,
);

it('refuses pictures beyond 400 that wait, and rejects the waiting ones when it closes', async () => {
  pool = new ImagePool(1);
  const drawn = Promise.allSettled(Array.from({ length: 401 }, () => pool.draw(drawing, false)));
  await expect(pool.draw(drawing, true)).rejects.toThrow(ImagesBusy);
  await pool.close();
  for (const result of await drawn)
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(ImagesBusy) as ImagesBusy });
});
