// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Outcome } from '../../../src/live/games/LiveGame.ts';
import { BaccaratFelt } from './BaccaratFelt.ts';

const made = () => new BaccaratFelt({ player: 'Player', banker: 'Banker', worth: (cards) => `${cards.length} cards` });
const outcome: Outcome = { label: 'banker', cards: { player: ['2S', 'QH', '10C'], banker: ['KD', '6C'] } };
const hands = ({ root }: BaccaratFelt) =>
  ['player', 'banker'].map((side) =>
    [...root.querySelectorAll(`.baccarat-cards[data-side='${side}'] .card`)].map((card) =>
      card.classList.contains('card-place') ? '' : (card.querySelector('b')?.textContent ?? '?'),
    ),
  );
const worths = ({ root }: BaccaratFelt) => [...root.querySelectorAll('.hand-total')].map((worth) => worth.textContent);

it('has a place for each card before the deal, and again after it', () => {
  const felt = made();
  const empty = [
    ['', '', ''],
    ['', '', ''],
  ];
  expect(hands(felt)).toEqual(empty);
  felt.reveal(outcome, 1);
  felt.reset();
  expect(hands(felt)).toEqual(empty);
  expect([...felt.root.querySelectorAll<HTMLElement>('.hand-total')].every((worth) => worth.hidden)).toBe(true);
});

it('deals to the player and the banker in turn, and leaves the place of a third card that is not drawn', () => {
  const felt = made();
  felt.reveal(outcome, 0.3);
  expect(hands(felt)).toEqual([
    ['2', '', ''],
    ['K', '', ''],
  ]);
  felt.reveal(outcome, 1);
  expect(hands(felt)).toEqual([
    ['2', 'Q', '10'],
    ['K', '6', ''],
  ]);
  expect(worths(felt)).toEqual(['3 cards', '2 cards']);
});

it('keeps the cards that lie when the next one comes', () => {
  const felt = made();
  felt.reveal(outcome, 0.3);
  const first = felt.root.querySelector('.card:not(.card-place)');
  felt.reveal(outcome, 1);
  expect(felt.root.querySelector('.card:not(.card-place)')).toBe(first);
});
