import { resultOfHand, totalOf } from '../../src/studio/kinds/blackjackRules.ts';
import type { OwnRound, SeatedView, SeatView } from '../../src/live/wire.ts';
import { element } from '../studio/dom.ts';
import { cardName, cardPicture, CardRow } from '../studio/screens/cards.ts';
import '../studio/screens/screens.css';
import type { Text, TextKey } from '../studio/text.ts';
import type { BetLayout } from './BetLayout.ts';
import { shortAmount } from './Board.ts';

const MOVES: Readonly<Record<string, TextKey>> = {
  hit: 'moveHit',
  stand: 'moveStand',
  double: 'moveDouble',
  split: 'moveSplit',
};
const RESULTS = { won: 'handWon', blackjack: 'handBlackjack', push: 'handPush', lost: 'handLost' } as const;

export interface SeatsOptions {
  readonly text: Text;
  readonly money: (amount: number) => string;
  readonly onTake: (seat: number) => void;
  /** The player's own seat was pressed, to lay a chip. */
  readonly onBet: () => void;
  readonly onMove: (move: string) => void;
}
type SeatParts = ReturnType<typeof seatParts>;

/**
 * Returns a total as players say it: `7/17` while an ace may still count one.
 * @param isDone no card can follow
 */
export function totalWords(cards: readonly string[], isDone = false): string {
  const { total, isSoft } = totalOf(cards);
  return isSoft && total < 21 && !isDone ? `${total - 10}/${total}` : String(total);
}

/** The seats of a table with their cards, the dealer's cards, and the player's moves. It shows; the server decides. */
export class Seats implements BetLayout {
  readonly root: HTMLElement;
  /** The dealer's cards, for the stage. */
  readonly dealer: HTMLElement;
  /** The buttons of the moves, for the place of the chips. */
  readonly moves = element('div', { class: 'bj-moves', role: 'group' });
  readonly #options: SeatsOptions;
  readonly #dealerCards = new CardRow();
  readonly #dealerTotal = element('b', { class: 'bj-total', hidden: '' });
  readonly #seats: SeatParts[] = [];
  #view: SeatedView = { seats: [], dealer: [], isHidden: false };
  #own: number | null = null;
  #stake = 0;
  #isLocked = true;
  #isResultShown = false;
  #shownMoves = '';

  constructor(options: SeatsOptions) {
    const { text } = options;
    this.#options = options;
    this.root = element('div', { class: 'bj-seats', role: 'group', 'aria-label': text('liveSeats') });
    this.moves.setAttribute('aria-label', text('yourMove'));
    this.dealer = element(
      'div',
      { class: 'bj-dealer', hidden: '' },
      this.#dealerCards.root,
      this.#dealerTotal,
      element('span', { class: 'bj-felt', 'aria-hidden': 'true' }, text('feltBlackjack')),
    );
  }

  /** Shows the table. @param own the player's seat, counted from 0 */
  enter(view: SeatedView, own: number | null): void {
    this.#view = view;
    this.#own = own;
    while (this.#seats.length < view.seats.length) this.#addSeat(this.#seats.length);
    if (view.isHidden || view.dealer.length === 0) {
      this.#isResultShown = false;
      this.#showDealer(view.dealer, view.isHidden);
    }
    this.#draw();
  }
  #addSeat(place: number): void {
    const made = seatParts();
    made.root.addEventListener('click', () => {
      if (place === this.#own) this.#options.onBet();
      else if (this.#view.seats[place]?.isTaken === false) this.#options.onTake(place);
    });
    this.#seats.push(made);
    this.root.append(made.root);
  }
  #showDealer(cards: readonly string[], isHidden: boolean): void {
    const { text } = this.#options;
    this.dealer.toggleAttribute('hidden', cards.length === 0);
    this.#dealerTotal.hidden = cards.length === 0;
    this.#dealerTotal.textContent = totalWords(cards, !isHidden);
    const names = [...cards.map((card) => cardName(card, text)), ...(isHidden ? [text('cardHidden')] : [])];
    this.#dealerCards.show(
      isHidden ? [...cards, null] : cards,
      text('handOf', { whose: text('dealer'), cards: names.join(', '), total: totalWords(cards, !isHidden) }),
    );
  }
  /** Turns the dealer's cards over one after the other. @param share of the dealer's play that is over */
  reveal(share: number): void {
    const { dealer } = this.#view;
    const count = Math.min(dealer.length, 2 + Math.floor(Math.min(1, share) * (dealer.length - 1)));
    this.#showDealer(dealer.slice(0, count), false);
  }
  /** Shows what each hand came to, once the dealer's cards lie open. */
  showResults(): void {
    this.#isResultShown = true;
    this.#draw();
  }

  show(bets: Readonly<Record<string, number>>): void {
    this.#stake = Object.values(bets).reduce((sum, stake) => sum + stake, 0);
    this.#draw();
  }
  mark(): void {
    // Each hand has its own result, see `showResults`.
  }
  set locked(locked: boolean) {
    this.#isLocked = locked;
    this.root.toggleAttribute('data-locked', locked);
    this.#draw();
  }
  /** Offers the moves that the player has now. */
  offer(own: OwnRound | null, isBusy: boolean): void {
    const { text, money } = this.#options;
    const offered = own?.moves ?? [];
    const key = JSON.stringify([own?.step, offered]);
    if (key !== this.#shownMoves) {
      this.#shownMoves = key;
      const hadFocus = this.moves.contains(document.activeElement);
      this.moves.replaceChildren(
        ...offered.map(({ name, stake }) => {
          const button = element(
            'button',
            { type: 'button', class: 'bj-move', 'data-move': name },
            element('span', {}, text(MOVES[name] ?? 'moveStand')),
            ...(stake > 0 ? [element('small', {}, `+${money(stake)}`)] : []),
          );
          button.addEventListener('click', () => this.#options.onMove(name));
          return button;
        }),
      );
      // A player who uses the keyboard goes on where the last move was.
      if (hadFocus) this.moves.querySelector('button')?.focus();
    }
    this.moves.toggleAttribute('data-busy', isBusy);
  }
  /** Moves the clocks of the seats. @param now by the table's clock @param whole a decision's time, in ms */
  frame(now: number, whole: number): void {
    this.#view.seats.forEach(({ turn }, place) => {
      const left = turn ? Math.max(0, Math.min(1, (turn.until - now) / whole)) : 0;
      this.#seats[place]?.clock.style.setProperty('--left', left.toFixed(3));
    });
  }

  #draw(): void {
    this.#view.seats.forEach((seat, place) => {
      const parts = this.#seats[place];
      if (parts) this.#drawSeat(parts, seat, place);
    });
  }
  #drawSeat(parts: SeatParts, seat: SeatView, place: number): void {
    const { text, money } = this.#options;
    const isOwn = place === this.#own;
    const number = String(place + 1);
    const { root, hands, name, chip } = parts;
    root.toggleAttribute('data-own', isOwn);
    root.toggleAttribute('data-taken', seat.isTaken);
    root.toggleAttribute('data-turn', seat.turn !== null);
    name.textContent = text(isOwn ? 'liveYou' : seat.isTaken ? 'liveTakenShort' : 'liveSit', { number });
    chip.textContent = isOwn && this.#stake > 0 ? shortAmount(this.#stake) : '';
    const results = seat.hands.map((cards) => this.#resultOf(seat, cards));
    const totals = seat.hands.map((cards, index) => totalWords(cards, this.#isDone(seat, index)));
    hands.replaceChildren(
      ...seat.hands.map((cards, index) =>
        handPicture(cards, parts, index, {
          isActive: seat.turn?.hand === index,
          total: totals[index] ?? '',
          result: results[index],
        }),
      ),
    );
    for (const [index, cards] of seat.hands.entries()) parts.seen[index] = cards.length;
    parts.seen.length = seat.hands.length;
    // A seat that is not the player's can be pressed only to take it.
    root.setAttribute('aria-disabled', String(isOwn ? this.#isLocked : seat.isTaken));
    const played = seat.hands.map((cards, index) =>
      [
        text('handOf', {
          whose: text(isOwn ? 'yourHand' : 'liveSeat', { number }),
          cards: cards.map((card) => cardName(card, text)).join(', '),
          total: totals[index] ?? '',
        }),
        results[index]?.words,
      ]
        .filter(Boolean)
        .join('. '),
    );
    const what = isOwn
      ? this.#stake > 0
        ? text('liveSeatOwnWith', { number, amount: money(this.#stake) })
        : text('liveSeatOwn', { number })
      : text(seat.isTaken ? 'liveSeatTaken' : 'liveSeatFree', { number });
    root.setAttribute('aria-label', [what, ...played].join('. '));
  }
  /** Whether no card can follow in a hand: the dealer plays, or the player is at a later one. */
  #isDone({ turn }: SeatView, index: number): boolean {
    const { dealer, isHidden } = this.#view;
    return (dealer.length > 0 && !isHidden) || (turn !== null && index < turn.hand);
  }
  #resultOf(seat: SeatView, cards: readonly string[]): { readonly tone: string; readonly words: string } | undefined {
    const { text } = this.#options;
    // A hand that is over 21 has lost whatever the dealer gets.
    if (totalOf(cards).total > 21) return { tone: 'lost', words: text('handBust') };
    if (!this.#isResultShown) return undefined;
    const result = resultOfHand(cards, seat.hands.length > 1, this.#view.dealer);
    return { tone: result, words: text(RESULTS[result]) };
  }
}

function seatParts() {
  const hands = element('span', { class: 'bj-hands', 'aria-hidden': 'true' });
  const chip = element('span', { class: 'lt-laid', 'aria-hidden': 'true' });
  const clock = element('span', { class: 'bj-clock', 'aria-hidden': 'true' });
  const name = element('span', { class: 'bj-name', 'aria-hidden': 'true' });
  const root = element(
    'button',
    { type: 'button', class: 'bj-seat' },
    hands,
    element('span', { class: 'bj-place' }, chip, name, clock),
  );
  /** How many cards of each hand have been drawn on the screen: only new ones move in. */
  const seen: number[] = [];
  return { root, hands, chip, clock, name, seen };
}

function handPicture(
  cards: readonly string[],
  { seen }: Pick<SeatParts, 'seen'>,
  index: number,
  {
    isActive,
    total,
    result,
  }: {
    readonly isActive: boolean;
    readonly total: string;
    readonly result: { readonly tone: string; readonly words: string } | undefined;
  },
): HTMLElement {
  const before = seen[index] ?? 0;
  const pictures = cards.map((card, place) => {
    const picture = cardPicture(card);
    if (place >= before) {
      picture.classList.add('is-new');
      picture.style.setProperty('--order', String(place - before));
    }
    return picture;
  });
  const hand = element(
    'span',
    { class: 'bj-hand', 'data-many': String(cards.length > 3) },
    element('span', { class: 'bj-stack' }, ...pictures),
    element('b', { class: 'bj-total' }, total),
    ...(result ? [element('span', { class: 'bj-result', 'data-tone': result.tone }, result.words)] : []),
  );
  hand.toggleAttribute('data-active', isActive);
  return hand;
}
