// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { BetView } from '../../src/sportsbook/wire.ts';
import { CallFailed } from '../design/callServer.ts';
import { Banner } from './Banner.ts';
import { DOUBLE_CLICK_MS } from './doubleClick.ts';
import { PlacedBets } from './PlacedBets.ts';
import type { State } from './state.ts';
import { BET } from './testBet.ts';
import { textsIn } from './texts.ts';

const texts = await textsIn('en');
function placed(cashOut: () => Promise<BetView> = async () => ({ ...BET, state: 'cashed' })) {
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  const state = {
    texts,
    format: 'decimal',
    bets: [BET],
    selling: null,
    part: null,
    route: { page: 'history' },
  } as unknown as State;
  const options = {
    state,
    banner: new Banner(),
    main,
    calls: { cashOut: vi.fn(cashOut) },
    say: vi.fn(),
    sayResults: vi.fn(),
    onHeard: vi.fn(),
    onCount: vi.fn(),
  };
  const bets = new PlacedBets(options);
  main.replaceChildren(bets.list());
  const button = () => main.querySelector<HTMLButtonElement>('.cashout');
  return { ...options, bets, button };
}
let now = 1000;
beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

it('sells a bet at the second press, but not at a double click', async () => {
  const { button, calls, onHeard, banner } = placed();
  button()?.click();
  now += DOUBLE_CLICK_MS;
  button()?.click();
  expect(calls.cashOut).not.toHaveBeenCalled();
  now += 1;
  button()?.click();
  expect(calls.cashOut).toHaveBeenCalledWith('b1', expect.any(String), 190, undefined);
  await vi.waitFor(() => expect(onHeard).toHaveBeenCalledWith([expect.objectContaining({ state: 'cashed' })]));
  expect(banner.root.textContent).toContain('€1.90');
});
it.each([
  ['has changed', new CallFailed(409, 'offer.changed'), 'cashOutChanged'],
  ['was not confirmed', new CallFailed(503, 'unavailable'), 'cashOutUnconfirmed'],
])('says that a sale %s', async (_what, fault, key) => {
  const { button, say } = placed(() => Promise.reject(fault));
  button()?.click();
  now += DOUBLE_CLICK_MS + 1;
  button()?.click();
  await vi.waitFor(() => expect(say).toHaveBeenCalledWith(texts.words(key), true));
});
it('announces a result once, and keeps the focus in the list', () => {
  const { bets, button, sayResults, onCount } = placed();
  button()?.focus();
  bets.take([{ ...BET, cashoutValue: 180 }]);
  expect(document.activeElement).toBe(button());
  expect(sayResults).not.toHaveBeenCalled();
  const won: BetView = { ...BET, state: 'settled', settlement: 1, outcome: 'WON', payout: 747 };
  bets.take([won]);
  bets.take([won]);
  expect(sayResults).toHaveBeenCalledTimes(1);
  expect(onCount).toHaveBeenCalledTimes(3);
});
