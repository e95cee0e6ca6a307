import type { Card } from '../../../src/studio/kinds/cards.ts';
import { element } from '../dom.ts';
import type { Text, TextKey } from '../text.ts';
import { svg } from '../../live/scene/svg.ts';
import { drawCourt } from './court.ts';

const PIPS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };
const SUIT_NAMES: Readonly<Record<string, TextKey>> = { C: 'suitC', D: 'suitD', H: 'suitH', S: 'suitS' };
const RANK_NAMES: Readonly<Record<string, TextKey>> = { J: 'rankJ', Q: 'rankQ', K: 'rankK', A: 'rankA' };

/** Ranks with a figure. */
export const COURT: ReadonlySet<string> = new Set(['J', 'Q', 'K']);

/** A card in words: `queen of hearts`. */
export function cardName(card: Card, text: Text): string {
  const rank = card.slice(0, -1);
  const name = RANK_NAMES[rank];
  return text('cardName', { rank: name ? text(name) : rank, suit: text(SUIT_NAMES[card.slice(-1)] ?? 'suitS') });
}

/** A card to look at. Its words are the hand's. @param card null: face down */
export function cardPicture(card: Card | null): HTMLElement {
  if (card === null) return element('span', { class: 'card is-back', 'aria-hidden': 'true' });
  const rank = card.slice(0, -1);
  const pip = PIPS[card.slice(-1)] ?? '';
  const isRed = card.endsWith('D') || card.endsWith('H');
  return element(
    'span',
    { class: isRed ? 'card is-red' : 'card', 'aria-hidden': 'true' },
    element('span', { class: 'card-corner' }, element('b', {}, rank), pip),
    COURT.has(rank)
      ? svg('svg', { class: 'card-court', viewBox: '-26 -39 52 78' }, drawCourt(rank, isRed))
      : element('span', { class: 'card-pip' }, pip),
  );
}

/**
 * A row of cards that grows as they are dealt: only cards that are new move in.
 * @param label names the hand for a screen reader
 */
export class CardRow {
  readonly root = element('div', { class: 'card-row', role: 'img' });
  readonly #places: number;
  #shown: readonly (Card | null)[] = [];

  /** @param places how many cards an empty row has room for */
  constructor(places = 2) {
    this.#places = places;
  }

  /** Shows the cards; null is a card that lies face down. @returns how many are new */
  show(cards: readonly (Card | null)[], label: string): number {
    this.root.setAttribute('aria-label', label);
    for (const place of this.root.querySelectorAll('.card-place')) place.remove();
    if (cards.length === 0) {
      this.#shown = [];
      this.root.replaceChildren(
        ...Array.from({ length: this.#places }, () => element('span', { class: 'card card-place' })),
      );
      return 0;
    }
    const kept = cards.findIndex((card, place) => card !== this.#shown[place]);
    const from = kept === -1 ? Math.min(cards.length, this.#shown.length) : kept;
    while (this.root.children.length > from) this.root.lastElementChild?.remove();
    const fresh = cards.slice(from);
    fresh.forEach((card, index) => {
      const picture = cardPicture(card);
      picture.style.setProperty('--order', String(index));
      picture.classList.add('is-new');
      this.root.append(picture);
    });
    const lap = cards.length <= 3 ? 0 : Math.min(0.66, 0.22 * (cards.length - 2));
    this.root.style.setProperty('--lap', lap.toFixed(2));
    this.#shown = [...cards];
    return fresh.length;
  }
}

/** Waits that can be cut short. */
export class Waits {
  #isSkipped = false;
  #wake: (() => void) | undefined;

  restart(): void {
    this.#isSkipped = false;
  }
  skip(): void {
    this.#isSkipped = true;
    this.#wake?.();
  }
  async for(ms: number): Promise<void> {
    if (this.#isSkipped || ms <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = undefined;
  }
}
