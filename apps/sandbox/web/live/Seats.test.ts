// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { SeatedView, SeatView } from '../../src/live/wire.ts';
import { Seats } from './Seats.ts';

const seats = () =>
  new Seats({ text: ((key: string) => key) as never, money: String, onTake: vi.fn(), onBet: vi.fn(), onMove: vi.fn() });
const view = (seat: Partial<SeatView>, over: Partial<SeatedView>): SeatedView => ({
  seats: [{ isTaken: true, hands: [], turn: null, ...seat }],
  dealer: ['AD'],
  isHidden: true,
  ...over,
});
const totals = ({ root, dealer }: Seats) =>
  [dealer, root].flatMap((part) => [...part.querySelectorAll('.bj-total')].map((total) => total.textContent));

it('counts an ace both ways only while the hand can still grow', () => {
  const table = seats();
  const hands = [['AS', '9H']];
  table.enter(view({ hands, turn: { hand: 0, until: 0 } }, {}), 0);
  expect(totals(table)).toEqual(['1/11', '10/20']);
  table.enter(view({ hands }, { dealer: ['AD', '7C'], isHidden: false }), 0);
  table.reveal(1);
  expect(totals(table)).toEqual(['18', '20']);
});
