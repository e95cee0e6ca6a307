import { expect, it } from 'vitest';
import { mostOf } from './mostOf.ts';

/** A single of 10.00 on one selection, at odds times 100. */
const single = (selection: string, odds: number, { event = 'a', sport = 'football' } = {}) => {
  const [marketId = '', code = ''] = selection.split(' ');
  return { legs: [{ eventId: event, marketId, code, odds, sport }], potential: odds * 10 };
};

it('adds singles on different events, and combinations, which are one promise', () => {
  const [one, two] = [single('result 1', 200), single('result X', 350, { event: 'b' })];
  expect(mostOf([one, two])).toBe(5500);
  expect(mostOf([{ legs: [...one.legs, ...two.legs], potential: 7000 }])).toBe(7000);
});

it.each([
  ['only the best of rival selections of one market', ['result 1', 'result X'], [200, 350], 3500],
  [
    'two of the three double chances',
    ['double-chance 1X', 'double-chance 12', 'double-chance X2'],
    [130, 140, 150],
    2900,
  ],
  ['both of two that can win together', ['result 1', 'totals:2.5 over'], [200, 190], 3900],
  ['rivals across markets: a home win rules out a draw', ['result 1', 'correct-score 1-1'], [200, 600], 6000],
  ['rivals across markets: no goal is not over 2.5', ['correct-score 0-0', 'totals:2.5 over'], [900, 190], 9000],
  ['rivals across markets: both score, and under 1.5', ['both-score yes', 'totals:1.5 under'], [180, 300], 3000],
  ['rivals across markets: who scores, and no goal', ['scorer h0', 'correct-score 0-0'], [300, 900], 9000],
  ['rivals across markets: the first goal, and no goal', ['next-goal:1 1', 'totals:0.5 under'], [190, 900], 9000],
  ['several scorers', ['scorer h0', 'scorer a1'], [300, 400], 7000],
  // A home win by one: 2.00 in full, and half of the other stake at 1.90, the rest back.
  ['a handicap of which half wins', ['correct-score 1-0', 'handicap:-0.75 1'], [700, 190], 7000 + 1450],
])('counts %s', (_what, selections, odds, most) => {
  expect(mostOf(selections.map((selection, index) => single(selection, odds[index] ?? 100)))).toBe(most);
});

it('knows the lines of basketball and the sets of tennis', () => {
  const basket = (selection: string, odds: number) => single(selection, odds, { sport: 'basketball' });
  expect(mostOf([basket('totals:160.5 over', 190), basket('totals:166.5 under', 190)])).toBe(3800);
  expect(mostOf([basket('totals:166.5 over', 190), basket('totals:160.5 under', 180)])).toBe(1900);
  expect(mostOf([basket('winner 2', 250), basket('handicap:-4.5 1', 200)])).toBe(2500);
  const tennis = (selection: string, odds: number) => single(selection, odds, { sport: 'tennis' });
  expect(mostOf([tennis('total-sets:2.5 over', 220), tennis('set-handicap:-1.5 1', 210)])).toBe(2200);
  expect(mostOf([tennis('set-winner:1 1', 180), tennis('set-handicap:1.5 2', 300)])).toBe(3000);
});

it('counts no more place bets on a race than runners are placed', () => {
  const place = (sport: string) => (runner: number, index: number) =>
    single(`race-place r${runner}`, 200 + 100 * index, { sport });
  // Of five horses three are placed, at best those with the highest odds; the winner is one of them.
  expect(mostOf([0, 1, 2, 3, 4].map(place('virtual-horses')))).toBe(4000 + 5000 + 6000);
  expect(mostOf([0, 1, 2].map(place('virtual-greyhounds')))).toBe(3000 + 4000);
  expect(mostOf([place('virtual-horses')(0, 0), single('race-winner r0', 500, { sport: 'virtual-horses' })])).toBe(
    7000,
  );
});

it('counts a bet builder beside what it leaves possible', () => {
  const builder = 'builder:both-score=yes+totals:2.5=over yes';
  expect(mostOf([single(builder, 400), single('totals:1.5 under', 300)])).toBe(4000);
  expect(mostOf([single(builder, 400), single('result 1', 200)])).toBe(6000);
});
