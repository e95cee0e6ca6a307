import { expect, it, vi } from 'vitest';
import { Celebration, type CelebrationParts } from './Celebration.ts';

/** The figure and the layer that a celebration drives; both need a browser. */
function parts() {
  const counted: { readonly to: number; readonly duration: number; readonly isSkipped: () => boolean }[] = [];
  const closed = vi.fn();
  const said: string[] = [];
  const given = {
    hud: {
      money: String,
      say: (words: string) => said.push(words),
      countWin: async (to: number, duration: number, _lively: boolean, isSkipped: () => boolean) => {
        counted.push({ to, duration, isSkipped });
      },
    },
    overlays: { celebrate: () => ({ close: closed, amount: {} }) },
    effects: { pour: () => undefined, stop: () => undefined },
    scenery: { heatTarget: 0 },
    sound: { win: () => undefined },
    text: (key: string) => key,
  } as unknown as CelebrationParts;
  return { counted, closed, said, celebration: new Celebration(given) };
}

it('counts a jackpot in the win figure, from what the round has won besides to its whole win', async () => {
  vi.useFakeTimers();
  try {
    const { counted, closed, celebration } = parts();
    const shown = celebration.jackpot(5_000, 5_200, false);
    await vi.advanceTimersByTimeAsync(0);
    expect(counted.map(({ to, duration }) => [to, duration > 0])).toEqual([
      [200, false],
      [5_200, true],
    ]);
    expect(closed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(6_000);
    await shown;
    expect(closed).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

it('ends a jackpot and its count at a tap, and counts nothing without motion', async () => {
  const { counted, closed, celebration } = parts();
  const shown = celebration.jackpot(5_000, 5_000, true);
  await vi.waitFor(() => expect(counted).toHaveLength(2));
  expect(counted[1]?.duration).toBe(0);
  expect(counted[1]?.isSkipped()).toBe(false);
  celebration.skip();
  expect(counted[1]?.isSkipped()).toBe(true);
  await shown;
  expect(closed).toHaveBeenCalledTimes(1);
});

it.each([
  [0, 'noWin'],
  [50, 'returnedRound'],
  [100, 'returnedRound'],
  [101, 'wonRound'],
])('of a stake of 100, says of a return of %i: %s', async (win, words) => {
  const { celebration, said } = parts();
  await celebration.conclude(win, 100, true);
  expect(said).toEqual([words]);
});
