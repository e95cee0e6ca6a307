import { expect, it, vi } from 'vitest';
import { HeldBalance } from './HeldBalance.ts';

it('shows what the wallet said during a round only when it is released, and only once', () => {
  const onShow = vi.fn();
  const balance = new HeldBalance(onShow);
  balance.show(500);
  balance.hold(900);
  expect(balance.shown).toBe(500);
  balance.release(700);
  expect(balance.shown).toBe(900);
  balance.release();
  expect(onShow.mock.calls).toEqual([[500], [900]]);
});

it('shows the answer of the round if the wallet has said nothing since', () => {
  const balance = new HeldBalance(() => undefined);
  balance.hold(900);
  balance.drop();
  balance.release(700);
  expect(balance.shown).toBe(700);
});
