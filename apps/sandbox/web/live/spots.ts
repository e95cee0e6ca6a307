import { totalOf } from '../../src/live/games/baccarat.ts';
import { isRed } from '../../src/live/games/roulette.ts';
import { WHEEL_NUMBERS } from '../../src/live/games/moneyWheel.ts';
import type { LiveKind } from '../../src/live/wire.ts';
import { PAIR_PLUS, rate } from '../../src/studio/kinds/poker.ts';
import { HAND_NAMES } from '../studio/screens/handNames.ts';
import type { Text } from '../studio/text.ts';
import type { HandLabels } from './scene/cardTable.ts';
import { WHEEL_COLOURS } from './scene/moneyWheel.ts';

/** A place for chips on the layout. */
export interface Spot {
  readonly id: string;
  /** On the layout: short. */
  readonly label: string;
  /** For a screen reader, and in messages. */
  readonly name: string;
  readonly tone: 'red' | 'black' | 'zero' | 'plain' | 'player' | 'banker' | 'tie' | 'money';
  /** What it pays besides the stake: `35:1`. */
  readonly pays: string;
  /** Its place in the layout's grid. */
  readonly area: 'number' | 'zero' | 'wide' | 'even' | 'large';
  readonly colour?: string;
}

/** From the lowest to the highest pay of a bet on a hand. */
const PLUS_PAYS = `${PAIR_PLUS.pair}–${PAIR_PLUS.straightFlush}:1`;

/** Returns the spots of a game, in the order of the keyboard. */
export function spotsOf(kind: LiveKind, text: Text): readonly Spot[] {
  if (kind === 'baccarat')
    return [
      { id: 'player', label: text('livePlayer'), tone: 'player', pays: '1:1' },
      { id: 'tie', label: text('liveTie'), tone: 'tie', pays: '8:1' },
      { id: 'banker', label: text('liveBanker'), tone: 'banker', pays: '19:20' },
    ].map((spot) => ({ ...spot, name: spot.label, area: 'large' }) as Spot);
  if (kind === 'poker')
    return [
      { id: 'player', label: text('livePlayer'), tone: 'player', pays: '19:20' },
      { id: 'banker', label: text('dealer'), tone: 'banker', pays: '19:20' },
      { id: 'playerPlus', label: text('duelPlayerPlus'), tone: 'player', pays: PLUS_PAYS },
      { id: 'bankerPlus', label: text('duelDealerPlus'), tone: 'banker', pays: PLUS_PAYS },
    ].map((spot) => ({ ...spot, name: spot.label, area: 'large' }) as Spot);
  if (kind === 'gameShow')
    return WHEEL_NUMBERS.map((value) => ({
      id: String(value),
      label: String(value),
      name: text('liveNumber', { number: String(value) }),
      tone: 'money',
      pays: `${value}:1`,
      area: 'large',
      colour: WHEEL_COLOURS[String(value)] ?? '',
    }));
  if (kind === 'blackjack') return [];
  const numbers = Array.from({ length: 37 }, (_, number): Spot => ({
    id: String(number),
    label: String(number),
    name: text('liveNumber', { number: String(number) }),
    tone: number === 0 ? 'zero' : isRed(number) ? 'red' : 'black',
    pays: '35:1',
    area: number === 0 ? 'zero' : 'number',
  }));
  const dozens = [1, 2, 3].map((third): Spot => {
    const label = `${third * 12 - 11}–${third * 12}`;
    return { id: `dozen${third}`, label, name: label, tone: 'plain', pays: '2:1', area: 'wide' };
  });
  const columns = [1, 2, 3].map((column): Spot => ({
    id: `column${column}`,
    label: text('liveColumnShort', { column: String(column) }),
    name: text('liveColumn', { column: String(column), numbers: `${column}, ${column + 3}, ${column + 6} …` }),
    tone: 'plain',
    pays: '2:1',
    area: 'wide',
  }));
  const evens = (
    [
      ['low', '1–18', 'plain'],
      ['even', text('liveEven'), 'plain'],
      ['red', text('liveRed'), 'red'],
      ['black', text('liveBlack'), 'black'],
      ['odd', text('liveOdd'), 'plain'],
      ['high', '19–36', 'plain'],
    ] as const
  ).map(([id, label, tone]): Spot => ({ id, label, name: label, tone, pays: '1:1', area: 'even' }));
  return [...numbers, ...dozens, ...columns, ...evens];
}

/** Returns how a result is written: `17`, `Banker`. */
export function resultWords(kind: LiveKind, label: string, text: Text): string {
  if (kind === 'blackjack')
    return label === 'bust' ? text('handBust') : label === 'blackjack' ? text('handBlackjack') : label;
  if (kind !== 'baccarat' && kind !== 'poker') return label;
  if (label === 'tie') return text('liveTie');
  return label === 'player' ? text('livePlayer') : text(kind === 'poker' ? 'dealer' : 'liveBanker');
}

/** Returns what stands above two hands of cards. A hand of poker has a name once it is complete. */
export const handLabels = (kind: LiveKind, text: Text): HandLabels => ({
  player: text('livePlayer'),
  banker: text(kind === 'poker' ? 'dealer' : 'liveBanker'),
  worth: (cards) =>
    kind === 'poker' ? (cards.length === 3 ? `· ${text(HAND_NAMES[rate(cards).hand])}` : '') : String(totalOf(cards)),
});

/** Returns the tone of a result for its mark. */
export const toneOf = (kind: LiveKind, label: string): Spot['tone'] =>
  kind === 'blackjack'
    ? label === 'bust'
      ? 'tie'
      : 'plain'
    : kind === 'baccarat' || kind === 'poker'
      ? (label as 'player' | 'banker' | 'tie')
      : kind === 'gameShow'
        ? 'money'
        : label === '0'
          ? 'zero'
          : isRed(Number(label))
            ? 'red'
            : 'black';
