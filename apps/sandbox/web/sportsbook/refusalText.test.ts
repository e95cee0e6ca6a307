// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { refusalText } from './refusalText.ts';
import { textsIn } from './texts.ts';

const { words } = await textsIn('en');

it.each([
  ['suspended', 'The market closed, so your stake was returned.'],
  ['error.not_enough_funds', 'Your balance doesn’t cover this stake.'],
  ['error.spend.limit.reached', 'Your own limit does not allow this stake.'],
  ['error.game_session.unknown', 'Your session had expired. No stake was taken. Place the bet again.'],
  ['error.play.not_allowed', 'You can’t bet right now.'],
  ['error.bet.event_excluded', 'By law, we can’t take bets on this event. No stake was taken.'],
  ['error.payout.above_maximum', 'This bet would pay more than the maximum. Lower the stake.'],
  ['error.free_bet.unavailable', 'This free bet can no longer be used. No stake was taken.'],
  ['error.something.new', 'The bet wasn’t accepted. No stake was taken.'],
  ['toString', 'The bet wasn’t accepted. No stake was taken.'],
])('says why a bet was not taken, and never the code: %s', (refusal, text) =>
  expect(refusalText(words, { refusal })).toBe(text),
);
