/**
 * Counts the published returns of the card games from every possible course, with the best play. Nothing here is used while
 * a game is played: tests compare it with what the games publish.
 */
import { DECK, rankOf, suitOf } from './cards.ts';
import { ANTE_BONUS, rate } from './poker.ts';
import { DRAW_HANDS, DRAW_PAYS, nameOf } from './videoPoker.ts';

/** Chances of a card by value, 2 to 11: four of thirteen ranks count ten. */
const CHANCES: readonly (readonly [value: number, chance: number])[] = Array.from(
  { length: 10 },
  (_, index) => [index + 2, (index + 2 === 10 ? 4 : 1) / 13] as const,
);
interface Total {
  readonly total: number;
  readonly isSoft: boolean;
}
const add = ({ total, isSoft }: Total, value: number): Total => {
  const sum = total + value;
  const elevens = (isSoft ? 1 : 0) + (value === 11 ? 1 : 0);
  if (sum <= 21) return { total: sum, isSoft: elevens > 0 };
  return elevens > 0 ? { total: sum - 10, isSoft: elevens > 1 } : { total: sum, isSoft: false };
};

/** The dealer's final totals, 17 to 21 and 22 for a bust, given that there is no blackjack. */
function dealerTotals(up: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const play = (hand: Total, chance: number, isFirst: boolean) => {
    if (!isFirst && hand.total >= 17) {
      const end = Math.min(hand.total, 22);
      found.set(end, (found.get(end) ?? 0) + chance);
      return;
    }
    const isPeeked = isFirst && (up === 10 || up === 11);
    const barred = isPeeked ? 21 - up : 0;
    const left = 1 - (CHANCES.find(([value]) => value === barred)?.[1] ?? 0);
    for (const [value, each] of CHANCES) if (value !== barred) play(add(hand, value), (chance * each) / left, false);
  };
  play({ total: up, isSoft: up === 11 }, 1, true);
  return found;
}

/** Returns the return of blackjack as a share of the opening stake. */
export function blackjackReturn(): number {
  let expected = 0;
  for (const [up, upChance] of CHANCES) {
    const dealer = dealerTotals(up);
    const stand = ({ total }: Total): number =>
      total > 21
        ? -1
        : [...dealer].reduce(
            (sum, [end, chance]) => sum + chance * (end > 21 || total > end ? 1 : total === end ? 0 : -1),
            0,
          );
    const known = new Map<string, number>();
    const best = (hand: Total): number => {
      if (hand.total >= 21) return stand(hand);
      const key = `${hand.total}${String(hand.isSoft)}`;
      const remembered = known.get(key);
      if (remembered !== undefined) return remembered;
      const value = Math.max(stand(hand), after(hand, best));
      known.set(key, value);
      return value;
    };
    const after = (hand: Total, then: (next: Total) => number): number =>
      CHANCES.reduce((sum, [value, chance]) => sum + chance * then(add(hand, value)), 0);
    /** The best of two cards, with a double. */
    const bestOfTwo = (hand: Total): number =>
      hand.total === 21 ? stand(hand) : Math.max(best(hand), 2 * after(hand, stand));
    const dealerBlackjack = up === 11 ? 4 / 13 : up === 10 ? 1 / 13 : 0;
    for (const [first, firstChance] of CHANCES)
      for (const [second, secondChance] of CHANCES) {
        const hand = add({ total: first, isSoft: first === 11 }, second);
        const single: Total = { total: first, isSoft: first === 11 };
        let value: number;
        let againstBlackjack = -1;
        if (hand.total === 21) {
          value = 1.5;
          againstBlackjack = 0;
        } else {
          value = bestOfTwo(hand);
          if (first === second) value = Math.max(value, 2 * after(single, first === 11 ? stand : bestOfTwo));
        }
        expected +=
          upChance * firstChance * secondChance * (dealerBlackjack * againstBlackjack + (1 - dealerBlackjack) * value);
      }
  }
  return 1 + expected;
}

/** Returns the return of three-card poker as a share of the ante, without Pair Plus. */
export function pokerReturn(): number {
  const hands: (readonly [a: number, b: number, c: number, strength: number, bonus: number, qualifies: boolean])[] = [];
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1) {
        const cards = [DECK[a] ?? '', DECK[b] ?? '', DECK[c] ?? ''];
        const { hand, strength } = rate(cards);
        hands.push([a, b, c, strength, ANTE_BONUS[hand], hand !== 'high' || c >= 40]);
      }
  // Hands that differ only by which suits they have are worth the same: one of each is played, weighted.
  const classes = new Map<string, { readonly hand: (typeof hands)[number]; count: number }>();
  for (const hand of hands) {
    const suits = new Map<number, number>();
    const key = hand
      .slice(0, 3)
      .map((card) => {
        const [rank, suit] = [Math.floor(Number(card) / 4), Number(card) % 4];
        if (!suits.has(suit)) suits.set(suit, suits.size);
        return `${rank}.${suits.get(suit) ?? 0}`;
      })
      .join();
    const known = classes.get(key);
    if (known) known.count += 1;
    else classes.set(key, { hand, count: 1 });
  }
  let [sum, games] = [0, 0];
  for (const {
    hand: [a, b, c, strength, bonus],
    count,
  } of classes.values()) {
    let [played, dealers] = [0, 0];
    for (const [x, y, z, theirs, , qualifies] of hands) {
      if (x === a || x === b || x === c || y === a || y === b || y === c || z === a || z === b || z === c) continue;
      dealers += 1;
      played += bonus + (qualifies ? (strength > theirs ? 2 : strength === theirs ? 0 : -2) : 1);
    }
    sum += count * Math.max(played / dealers, -1);
    games += count;
  }
  return 1 + sum / games;
}

/** Returns the return of video poker with the best exchange for every hand. */
export function videoPokerReturn(): number {
  const ranks = DECK.map(rankOf);
  const suits = DECK.map(suitOf);
  const choose = Array.from({ length: 53 }, (_, n) => {
    const row = [1, 0, 0, 0, 0, 0];
    for (let k = 1; k <= 5; k += 1) row[k] = ((row[k - 1] ?? 0) * (n - k + 1)) / k;
    return row.map(Math.round);
  });
  const place = (cards: readonly number[]) =>
    cards.reduce((sum, card, index) => sum + (choose[card]?.[index + 1] ?? 0), 0);
  // For every set of cards: what all hands that contain it pay together.
  const sums = [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(choose[52]?.[size] ?? 1));
  const pays = DRAW_HANDS.map((hand) => DRAW_PAYS[hand]);
  const masks = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((bit) => mask & (1 << bit)));
  const hand = [0, 0, 0, 0, 0];
  const each = (work: (hand: readonly number[]) => void) => {
    for (let a = 0; a < 48; a += 1)
      for (let b = a + 1; b < 49; b += 1)
        for (let c = b + 1; c < 50; c += 1)
          for (let d = c + 1; d < 51; d += 1)
            for (let e = d + 1; e < 52; e += 1) {
              hand[0] = a;
              hand[1] = b;
              hand[2] = c;
              hand[3] = d;
              hand[4] = e;
              work(hand);
            }
  };
  const ranksKey = (cards: readonly number[]) => cards.reduce((key, card) => key * 13 + (card >> 2), 0);
  const named = new Map<number, number>();
  each((cards) => {
    const isFlush = cards.every((card) => suits[card] === suits[cards[0] ?? 0]);
    const key = ranksKey(cards) * 2 + Number(isFlush);
    let paid = named.get(key);
    if (paid === undefined) {
      paid =
        pays[
          DRAW_HANDS.indexOf(
            nameOf(
              cards.map((card) => ranks[card] ?? 0),
              isFlush,
            ),
          )
        ] ?? 0;
      named.set(key, paid);
    }
    if (paid === 0) return;
    for (const bits of masks) {
      const table = sums[bits.length];
      const index = place(bits.map((bit) => cards[bit] ?? 0));
      if (table) table[index] = (table[index] ?? 0) + paid;
    }
  });
  // Hands that differ only by which suits they have are worth the same.
  const worth = new Map<number, number>();
  const firstUse = [0, 0, 0, 0];
  let total = 0;
  each((cards) => {
    // Suits by the order in which they appear, so that equal patterns get equal numbers.
    firstUse.fill(-1);
    let count = 0;
    let pattern = 0;
    for (const card of cards) {
      if (firstUse[card & 3] === -1) firstUse[card & 3] = count++;
      pattern = pattern * 4 + (firstUse[card & 3] ?? 0);
    }
    const key = ranksKey(cards) * 1024 + pattern;
    let best = worth.get(key);
    if (best === undefined) {
      // By inclusion and exclusion: hands that contain the held cards and none of the discarded ones.
      const of = masks.map((bits) => sums[bits.length]?.[place(bits.map((bit) => cards[bit] ?? 0))] ?? 0);
      best = 0;
      for (let held = 0; held < 32; held += 1) {
        const thrown = 31 ^ held;
        let paid = 0;
        for (let part = thrown; ; part = (part - 1) & thrown) {
          paid += (masks[part]?.length ?? 0) % 2 === 0 ? (of[held | part] ?? 0) : -(of[held | part] ?? 0);
          if (part === 0) break;
        }
        const draws = choose[47]?.[masks[thrown]?.length ?? 0] ?? 1;
        if (paid / draws > best) best = paid / draws;
      }
      worth.set(key, best);
    }
    total += best;
  });
  return total / (choose[52]?.[5] ?? 1);
}
