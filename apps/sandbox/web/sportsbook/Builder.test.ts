// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { BuilderPrice, EventPage } from '../../src/sportsbook/wire.ts';
import { Builder } from './Builder.ts';
import type { SlipLeg, State } from './state.ts';
import { textsIn } from './texts.ts';

vi.stubGlobal('CSS', { escape: (text: string) => text });
const texts = await textsIn('en');
const page = {
  id: 'e1',
  sport: 'football',
  phase: 'SCHEDULED',
  home: 'Lynx',
  away: 'Otters',
  players: { home: ['A. Kuurala'], away: [] },
} as unknown as EventPage;

function builderOf(prices: readonly BuilderPrice[]) {
  const asked: string[] = [];
  const added: SlipLeg[] = [];
  const builder = new Builder({
    state: { texts, format: 'decimal' } as State,
    page,
    price: (_event, market) => {
      asked.push(market);
      return Promise.resolve(prices[asked.length - 1] ?? prices.at(-1) ?? { odds: null, isPossible: true });
    },
    say: () => undefined,
    onChange: () => undefined,
    onAdd: (leg) => added.push(leg),
  });
  document.body.replaceChildren(builder.root);
  const one = (selector: string) => builder.root.querySelector<HTMLButtonElement>(selector);
  return { builder, asked, added, one };
}
const RESULT = { marketId: 'result', code: '1' };
const OVER = { marketId: 'totals:2.5', code: 'over' };

it('takes presses only while it is open, and puts one selection with one price on the slip', async () => {
  const { builder, asked, added, one } = builderOf([{ odds: 320, isPossible: true }]);
  expect([builder.choose(RESULT), builder.chosen]).toEqual([false, null]);
  one('.builder-head')?.click();
  expect(builder.choose(RESULT)).toBe(true);
  expect([one('.place')?.disabled, asked]).toEqual([true, []]);
  builder.choose(OVER);
  await vi.waitFor(() => expect(one('.place')?.textContent).toBe('Add to slip · 3.20'));
  expect(asked).toEqual(['builder:result=1+totals:2.5=over']);
  expect(builder.chosen).toEqual(new Set(['e1|result|1', 'e1|totals:2.5|over']));
  one('.place')?.click();
  expect(added).toMatchObject([
    {
      eventId: 'e1',
      marketId: 'builder:result=1+totals:2.5=over',
      code: 'yes',
      odds: 320,
      marketName: 'Bet builder',
      selectionName: 'Match result: Lynx + Over 2.5',
    },
  ]);
  // A double tap adds it once, and does not reach the odds that come up when the builder closes.
  expect(one('.place')?.disabled).toBe(true);
  expect([builder.choose({ ...RESULT, code: 'X' }), builder.chosen?.size]).toEqual([true, 2]);
  await vi.waitFor(() => expect(builder.chosen).toBeNull());
  expect(added).toHaveLength(1);
});
it('replaces the selection of a market with one winner, and takes one off with a second press', async () => {
  const { builder, one } = builderOf([{ odds: 320, isPossible: true }]);
  one('.builder-head')?.click();
  builder.choose(RESULT);
  builder.choose({ ...RESULT, code: 'X' });
  builder.choose({ marketId: 'scorer', code: 'h0' });
  builder.choose({ marketId: 'scorer', code: 'h1' });
  expect([...(builder.chosen ?? [])]).toEqual(['e1|result|X', 'e1|scorer|h0', 'e1|scorer|h1']);
  builder.choose({ marketId: 'scorer', code: 'h0' });
  expect(builder.chosen?.size).toBe(2);
  one('[data-key="part result X"]')?.click();
  expect([...(builder.chosen ?? [])]).toEqual(['e1|scorer|h1']);
});
it('says what cannot be combined, what cannot win together, and that betting is paused', async () => {
  const { builder, one } = builderOf([
    { odds: null, isPossible: false },
    { odds: null, isPossible: true },
  ]);
  one('.builder-head')?.click();
  const status = () => one('[role="status"]')?.textContent;
  expect(status()).toContain('Combine 2 to 6 selections');
  builder.choose({ marketId: 'handicap:-0.75', code: '1' });
  expect(status()).toBe(texts.words('builderNot'));
  builder.choose(RESULT);
  builder.choose({ marketId: 'correct-score', code: '0-0' });
  await vi.waitFor(() => expect(status()).toBe(texts.words('builderImpossible')));
  builder.choose(OVER);
  await vi.waitFor(() => expect(status()).toBe(texts.words('builderPaused')));
  expect(one('.place')?.disabled).toBe(true);
});
