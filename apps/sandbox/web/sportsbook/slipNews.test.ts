import { expect, it } from 'vitest';
import { sameEventText } from './slipNews.ts';
import type { SlipLeg } from './state.ts';
import { textsIn } from './texts.ts';

const texts = await textsIn('en');
const leg = (eventId: string, sport: string) => ({ eventId, sport }) as SlipLeg;

it.each([
  ['a match with a bet builder', [leg('e1', 'football'), leg('e1', 'football')], true],
  ['a match without one', [leg('e1', 'tennis'), leg('e1', 'tennis')], false],
  ['a match without one beside one with it', [leg('e1', 'tennis'), leg('e2', 'football'), leg('e1', 'tennis')], false],
] as const)('names the bet builder to a player who combines selections of %s', (_what, legs, isNamed) => {
  const text = sameEventText({ legs: [...legs], texts });
  expect(text).toMatch(/^Selections from the same event can’t be combined\./);
  expect(text.includes('“Bet builder”')).toBe(isNamed);
});
