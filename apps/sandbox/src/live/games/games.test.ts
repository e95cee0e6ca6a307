import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK } from '../../studio/kinds/cards.ts';
import { seededRng } from '../../studio/model/random.ts';
import { baccarat, bankerDraws, totalOf } from './baccarat.ts';
import { returnsOf, type LiveGame } from './LiveGame.ts';
import { MONEY_WHEEL, moneyWheel, WHEEL_NUMBERS } from './moneyWheel.ts';
import { pokerDuel } from './pokerDuel.ts';
import { roulette, WHEEL } from './roulette.ts';

const GAMES: Readonly<Record<string, { readonly game: LiveGame; readonly spots: readonly string[] }>> = {
  roulette: {
    game: roulette,
    spots: [
      ...WHEEL.map(String),
      ...'red black even odd low high dozen1 dozen2 dozen3 column1 column2 column3'.split(' '),
    ],
  },
  baccarat: { game: baccarat, spots: ['player', 'banker', 'tie'] },
  moneyWheel: { game: moneyWheel, spots: WHEEL_NUMBERS.map(String) },
  pokerDuel: { game: pokerDuel, spots: ['player', 'banker', 'playerPlus', 'bankerPlus'] },
};
/** What a stake of 100 on a spot returns on average over all equally likely outcomes. */
const average = (game: LiveGame, spot: string, labels: readonly (string | number)[]) =>
  labels.reduce<number>((sum, label) => sum + game.returnOf(spot, { label: String(label) }, 100), 0) /
  labels.length /
  100;

describe('the published return of the live games', () => {
  it('is that of every spot of the roulette, by its 37 pockets', () => {
    expect(new Set(WHEEL)).toHaveLength(37);
    for (const spot of GAMES['roulette']?.spots ?? [])
      expect(average(roulette, spot, WHEEL), spot).toBeCloseTo(roulette.rtp, 12);
  });
  it('is that of the best spot of the money wheel, by its sixty segments, and no spot returns less than 93 %', () => {
    const each = WHEEL_NUMBERS.map((number) => average(moneyWheel, String(number), MONEY_WHEEL));
    expect(MONEY_WHEEL).toHaveLength(60);
    expect(Math.max(...each)).toBeCloseTo(moneyWheel.rtp, 12);
    expect(Math.min(...each)).toBeGreaterThan(0.93);
  });
  it('is that of a bet on a hand in the duel of three cards, over every hand', () => {
    let [sum, hands] = [0, 0];
    for (let a = 0; a < 52; a += 1)
      for (let b = a + 1; b < 52; b += 1)
        for (let c = b + 1; c < 52; c += 1) {
          const player = [DECK[a] ?? '', DECK[b] ?? '', DECK[c] ?? ''];
          sum += pokerDuel.returnOf('playerPlus', { label: 'tie', cards: { player, banker: [] } }, 100) / 100;
          hands += 1;
        }
    expect(sum / hands).toBeCloseTo(pokerDuel.rtp, 5);
    // Of all pairs of hands 0.110649 % are equal (counted like the poker of `studio/kinds`), and neither side is better.
    const equal = 0.00110649;
    expect(equal + ((1 - equal) / 2) * (pokerDuel.returnOf('player', { label: 'player' }, 100) / 100)).toBeCloseTo(
      0.975027,
      5,
    );
  });
  it('is that of the banker in baccarat, over every composition of six cards from eight decks', () => {
    // Cards by points: 128 of nothing, 32 of each other value.
    const left = [128, ...Array.from({ length: 9 }, () => 32)];
    let size = 416;
    const sums = { player: 0, banker: 0, tie: 0 };
    const draw = (weight: number, then: (points: number, weight: number) => void) => {
      for (let points = 0; points < 10; points += 1) {
        const count = left[points] ?? 0;
        if (count === 0) continue;
        left[points] = count - 1;
        size -= 1;
        then(points, (weight * count) / (size + 1));
        left[points] = count;
        size += 1;
      }
    };
    const score = (player: number, banker: number, weight: number) => {
      const label = player > banker ? 'player' : banker > player ? 'banker' : 'tie';
      for (const spot of ['player', 'banker', 'tie'] as const)
        sums[spot] += (weight * baccarat.returnOf(spot, { label }, 100)) / 100;
    };
    draw(1, (p1, w1) =>
      draw(w1, (b1, w2) =>
        draw(w2, (p2, w3) =>
          draw(w3, (b2, w4) => {
            const player = (p1 + p2) % 10;
            const banker = (b1 + b2) % 10;
            const second = (total: number, third: number | null, weight: number) =>
              bankerDraws(banker, third)
                ? draw(weight, (b3, w6) => score(total, (banker + b3) % 10, w6))
                : score(total, banker, weight);
            if (player >= 8 || banker >= 8) score(player, banker, w4);
            else if (player <= 5) draw(w4, (p3, w5) => second((player + p3) % 10, p3, w5));
            else second(player, null, w4);
          }),
        ),
      ),
    );
    expect(sums.banker).toBeCloseTo(baccarat.rtp, 5);
    expect(sums.player).toBeCloseTo(0.987649, 5);
    expect(sums.tie).toBeCloseTo(0.856404, 5);
  });
});

describe.each(Object.entries(GAMES))('%s', (_, { game, spots }) => {
  it('takes its own spots and no others', () => {
    for (const spot of spots) expect(game.isSpot(spot), spot).toBe(true);
    for (const spot of ['', '37', '-1', '1.0', '01', 'constructor', 'RED', '__proto__'])
      expect(game.isSpot(spot), spot).toBe(false);
  });
  it('returns whole hundredths, and never more than it publishes', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.dictionary(fc.constantFrom(...spots), fc.integer({ min: 1, max: 1_000_000 })),
        (seed, bets) => {
          const outcome = game.draw(seededRng(seed));
          const staked = Object.values(bets).reduce((sum, stake) => sum + stake, 0);
          const returned = returnsOf(game, outcome, bets);
          expect(Number.isSafeInteger(returned)).toBe(true);
          expect(returned).toBeLessThanOrEqual(staked * game.maxWinStakes);
          expect(outcome.label.length).toBeLessThanOrEqual(12);
        },
      ),
      { numRuns: 200 },
    );
  });
});

it('baccarat names the side whose cards are worth more', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { label, cards } = baccarat.draw(seededRng(seed));
      const [player, banker] = [totalOf(cards?.player ?? []), totalOf(cards?.banker ?? [])];
      expect(label).toBe(player > banker ? 'player' : banker > player ? 'banker' : 'tie');
    }),
    { numRuns: 300 },
  );
});
