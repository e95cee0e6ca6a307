import { dueCards, type HandLabels } from '../../live/scene/cardTable.ts';
import type { Device } from '../../live/scene/Scene.ts';
import { drawShoe } from '../../live/scene/shoe.ts';
import { svg } from '../../live/scene/svg.ts';
import { element } from '../dom.ts';
import { cardPicture } from './cards.ts';

const SIDES = ['player', 'banker'] as const;
/** Two cards, and the third across. */
const PLACES = 3;

const emptyPlace = () => element('span', { class: 'card card-place' });

function handOf(side: (typeof SIDES)[number], name: string) {
  const worth = element('b', { class: 'hand-total', hidden: '' });
  const places = Array.from({ length: PLACES }, () => element('span', { class: 'baccarat-place' }, emptyPlace()));
  return {
    worth,
    places,
    title: element('p', { class: 'baccarat-name', 'data-side': side }, element('span', {}, name), worth),
    cards: element('div', { class: 'baccarat-cards', 'data-side': side }, ...places),
  };
}

/** A table without a dealer: the shoe, and a place for each card of both hands. The result is said in words elsewhere. */
export class BaccaratFelt implements Pick<Device, 'frame' | 'reveal' | 'reset'> {
  readonly root: HTMLElement;
  readonly #labels: HandLabels;
  readonly #hands;
  #shown = 0;

  constructor(labels: HandLabels) {
    this.#labels = labels;
    this.#hands = { player: handOf('player', labels.player), banker: handOf('banker', labels.banker) };
    const { player, banker } = this.#hands;
    this.root = element(
      'div',
      { class: 'baccarat-felt', 'aria-hidden': 'true' },
      svg('svg', { class: 'baccarat-shoe', viewBox: '-20 -4 124 74' }, drawShoe(0, 0)),
      svg(
        'svg',
        { class: 'baccarat-arc', viewBox: '0 0 100 100', preserveAspectRatio: 'none' },
        svg('path', { d: 'M0 0Q50 196 100 0' }),
      ),
      player.title,
      banker.title,
      player.cards,
      banker.cards,
    );
  }

  frame(): void {
    // Nothing on the felt moves by itself.
  }
  reveal({ cards }: Parameters<Device['reveal']>[0], share: number): void {
    if (!cards) return;
    const due = dueCards(cards, share);
    for (const [side, place] of due.slice(this.#shown)) {
      const drawn = cardPicture(cards[side][place] ?? null);
      drawn.classList.add('is-new');
      this.#hands[side].places[place]?.replaceChildren(drawn);
    }
    this.#shown = Math.max(this.#shown, due.length);
    for (const side of SIDES) {
      const count = due.filter(([which]) => which === side).length;
      const { worth } = this.#hands[side];
      worth.hidden = count === 0;
      worth.textContent = count === 0 ? '' : this.#labels.worth(cards[side].slice(0, count));
    }
  }
  reset(): void {
    this.#shown = 0;
    for (const side of SIDES) {
      const { worth, places } = this.#hands[side];
      worth.hidden = true;
      for (const place of places) place.replaceChildren(emptyPlace());
    }
  }
}
