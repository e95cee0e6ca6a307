// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Bets } from '../../src/studio/kinds/GameKind.ts';
import { Stakes } from './Stakes.ts';

const session = { stakes: [20, 50, 100], defaultStake: 50, award: null };
function stakesOf(bets: (stake: number) => Bets | null | undefined = (stake) => ({ line: stake })) {
  const hud = { stake: -1, setStakeEnds: vi.fn(), showAward: vi.fn() };
  return { hud, stakes: new Stakes({ gameId: 'comet', hud, bets }) };
}
beforeEach(() => sessionStorage.clear());

it('steps along the ladder to its ends', () => {
  const { hud, stakes } = stakesOf();
  stakes.open(session);
  expect([stakes.step(1), stakes.step(1), stakes.chosen, hud.stake]).toEqual([true, false, 100, 100]);
  expect(hud.setStakeEnds).toHaveBeenLastCalledWith(false, true);
});

it('goes on with the stake that was chosen before a reload, if the game still has it', () => {
  const first = stakesOf().stakes;
  first.open(session);
  first.choose(20);
  const second = stakesOf().stakes;
  second.open(session);
  const third = stakesOf().stakes;
  third.open({ ...session, stakes: [50, 100] });
  expect([second.chosen, third.chosen]).toEqual([20, 50]);
});

it('shows the chips on the table, or nothing while none are laid', () => {
  const laid = vi.fn<(stake: number) => Bets | null | undefined>().mockReturnValue({ red: 100, odd: 50 });
  const { hud, stakes } = stakesOf(laid);
  stakes.open(session);
  expect(hud.stake).toBe(150);
  laid.mockReturnValue(null);
  stakes.show();
  expect(hud.stake).toBe(0);
});

it('counts free spins down, and shows the stake again after the last', () => {
  const { hud, stakes } = stakesOf();
  stakes.open({ ...session, award: { left: 1, stake: 40 } as never });
  expect([hud.stake, stakes.award?.stake]).toEqual([-1, 40]);
  expect(hud.showAward).toHaveBeenLastCalledWith(1);
  stakes.award = { left: 0 } as never;
  expect([stakes.award, hud.stake]).toEqual([null, 50]);
  expect(hud.showAward).toHaveBeenLastCalledWith(null);
});
