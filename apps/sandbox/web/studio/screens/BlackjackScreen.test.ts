// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { BlackjackView } from '../../../src/studio/kinds/blackjack.ts';
import type { RoundReply } from '../../../src/studio/wire.ts';
import { BlackjackScreen } from './BlackjackScreen.ts';
import type { ScreenParts } from './GameScreen.ts';

const parts = {
  text: (key: string) => key,
  hud: { money: String, say: () => undefined, clearWin: () => undefined },
  sheets: { money: String },
  sound: { land: () => undefined, spin: () => undefined },
  celebration: { conclude: async () => undefined, skip: () => undefined },
  pace: () => ({ turbo: false, still: true }),
} as unknown as ScreenParts;
const hand = (cards: readonly string[], over: Partial<BlackjackView['hands'][number]> = {}) =>
  ({ cards, stake: 100, isActive: false, result: null, returned: 0, ...over }) as BlackjackView['hands'][number];
const reply = (hands: BlackjackView['hands'], dealer: readonly string[], isOver: boolean) =>
  ({ view: { hands, dealer, isHidden: !isOver }, isOver, win: 0, stake: 100 }) as unknown as RoundReply;
const totals = (screen: BlackjackScreen) => [...screen.root.querySelectorAll('.hand-total')].map((b) => b.textContent);

it('counts an ace both ways only while the hand can still grow', async () => {
  const screen = new BlackjackScreen(parts);
  await screen.show(reply([hand(['AS', '9H'], { isActive: true })], ['AD'], false));
  expect(totals(screen)).toEqual(['1/11', '10/20']);
  await screen.show(reply([hand(['AS', '9H'], { result: 'won', returned: 200 })], ['AD', '7C'], true));
  expect(totals(screen)).toEqual(['18', '20']);
});

it('settles the count of a split hand as soon as the next one is played', async () => {
  const screen = new BlackjackScreen(parts);
  await screen.show(reply([hand(['AS', '9H']), hand(['AC', '4H'], { isActive: true })], ['9D'], false));
  expect(totals(screen)).toEqual(['9', '20', '5/15']);
});

it('names the result below the cards, beside their total', async () => {
  const screen = new BlackjackScreen(parts);
  await screen.show(reply([hand(['KS', '8H'], { result: 'lost' })], ['JD', 'AC'], true));
  const result = screen.root.querySelector('.hand-result');
  expect(result?.textContent).toBe('handLost');
  expect(result?.parentElement?.querySelector('.hand-total')?.textContent).toBe('18');
});
