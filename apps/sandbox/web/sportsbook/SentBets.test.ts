import { expect, it } from 'vitest';
import type { BetView } from '../../src/sportsbook/wire.ts';
import { SentBets } from './SentBets.ts';
import { referenceText } from './slipNews.ts';
import { textsIn } from './texts.ts';

const { words } = await textsIn('en');
const bet = (id: string, change: Partial<BetView> = {}): BetView =>
  ({
    id,
    currency: 'EUR',
    legs: [{ eventId: id, marketId: 'result', code: '1' }],
    potential: 1000,
    state: 'open',
    ...change,
  }) as unknown as BetView;

it('sends the same bets again until the slip changes or they are answered', () => {
  const sent = new SentBets();
  const first = [...sent.begin(2)];
  expect([sent.begin(2), sent.unanswered]).toEqual([first, first]);
  sent.answered();
  sent.renew();
  expect(sent.unanswered).toEqual([]);
  expect(sent.begin(2)).not.toEqual(first);
});

it('tells of all bets of one sending: none hides another’s news', () => {
  const sent = new SentBets();
  sent.begin(2);
  const accepted = `Bet accepted. Possible return €10.00. ${referenceText(words, [{ id: 'a' }])}`;
  expect(sent.record(bet('a'), words)).toEqual({ text: accepted, tone: 'good' });
  expect(sent.record(bet('b', { state: 'refused', refusal: 'suspended' }), words)).toEqual({
    text: `${accepted} The market closed, so your stake was returned.`,
    tone: 'bad',
  });
});

it('waits for a bet of a running event, and hears of it once', () => {
  const sent = new SentBets();
  sent.begin(1);
  sent.answered();
  expect(sent.record(bet('a', { state: 'delayed' }), words).tone).toBe('wait');
  expect([sent.isWaiting, sent.isNews(bet('a', { state: 'reserving' }), false)]).toEqual([true, false]);
  expect([sent.isNews(bet('a'), false), sent.isNews(bet('a'), false), sent.isUncertain]).toEqual([true, false, false]);
});

it('hears of a bet whose answer an earlier page lost, but not while its own answer may come', () => {
  const sent = new SentBets(['a']);
  expect(sent.isUncertain).toBe(true);
  expect([sent.isNews(bet('a'), true), sent.isNews(bet('b'), false), sent.isNews(bet('a'), false)]).toEqual([
    false,
    false,
    true,
  ]);
});

it('knows when a bet that was taken is cashed out, in part too, or settled', () => {
  const sent = new SentBets();
  sent.begin(1);
  sent.record(bet('a'), words);
  expect([bet('a'), bet('b', { state: 'cashed' })].map((each) => sent.hasMovedOn(each))).toEqual([false, false]);
  expect(
    [bet('a', { state: 'cashed' }), bet('a', { potential: 500 }), bet('a', { state: 'settled' })].map((each) =>
      sent.hasMovedOn(each),
    ),
  ).toEqual([true, true, true]);
});
