import type { BlackjackView } from '../../../src/studio/kinds/blackjack.ts';
import { totalOf } from '../../../src/studio/kinds/blackjackRules.ts';
import type { RoundReply } from '../../../src/studio/wire.ts';
import { element } from '../dom.ts';
import { rtpBox, ruleList } from '../sheets.ts';
import type { TextKey } from '../text.ts';
import { cardName, CardRow, Waits } from './cards.ts';
import type { GameScreen, ScreenParts } from './GameScreen.ts';
import './screens.css';

const MOVES: Readonly<Record<string, TextKey>> = {
  hit: 'moveHit',
  stand: 'moveStand',
  double: 'moveDouble',
  split: 'moveSplit',
};
const RESULTS = { won: 'handWon', blackjack: 'handBlackjack', push: 'handPush', lost: 'handLost' } as const;
/** Between two cards, in ms. */
const CARD_MS = 420;

type Hand = BlackjackView['hands'][number];

/** One player against the dealer. */
export class BlackjackScreen implements GameScreen {
  readonly root: HTMLElement;
  readonly layout = 'ladder';
  readonly #parts: ScreenParts;
  readonly #waits = new Waits();
  readonly #dealer = new CardRow();
  readonly #dealerTotal = element('b', { class: 'hand-total', hidden: '' });
  readonly #hands = element('div', { class: 'own-hands' });
  #rows: {
    readonly row: CardRow;
    readonly total: HTMLElement;
    readonly result: HTMLElement;
    readonly stake: HTMLElement;
    readonly root: HTMLElement;
  }[] = [];

  constructor(parts: ScreenParts) {
    const { text } = parts;
    this.#parts = parts;
    this.root = element(
      'div',
      { class: 'felt-screen' },
      element(
        'section',
        { class: 'hand is-dealer' },
        element('p', { class: 'hand-title' }, element('span', {}, text('dealer')), this.#dealerTotal),
        this.#dealer.root,
      ),
      element('p', { class: 'felt-words', 'aria-hidden': 'true' }, text('feltBlackjack')),
      this.#hands,
    );
    this.#clear();
  }

  bets(stake: number) {
    return { hand: stake };
  }
  begin(): void {
    const { hud, text, sound } = this.#parts;
    this.#waits.restart();
    this.#clear();
    hud.clearWin();
    hud.say(text('goodLuck'));
    sound.spin();
  }
  #clear(): void {
    const { text } = this.#parts;
    this.#dealer.show([], text('dealer'));
    this.#dealerTotal.hidden = true;
    this.#rows = [];
    this.#hands.replaceChildren();
    this.#rowAt(0).row.show([], text('yourHand'));
  }
  #rowAt(index: number) {
    const known = this.#rows[index];
    if (known) return known;
    const row = new CardRow();
    const total = element('b', { class: 'hand-total', hidden: '' });
    const result = element('span', { class: 'hand-result', hidden: '' });
    const stake = element('span', { class: 'hand-stake' });
    const root = element(
      'section',
      { class: 'hand' },
      row.root,
      element('p', { class: 'hand-title' }, element('span', {}, this.#parts.text('yourHand')), total, stake, result),
    );
    this.#hands.append(root);
    const made = { row, total, result, stake, root };
    this.#rows.push(made);
    return made;
  }
  /** @param isDone no card can follow, so an ace counts one way only */
  #totalWords(cards: readonly string[], isDone: boolean): string {
    const { total, isSoft } = totalOf(cards);
    return isSoft && total < 21 && !isDone ? `${total - 10}/${total}` : String(total);
  }
  #showHand(
    index: number,
    { cards, stake }: Hand,
    { isDone, isActive }: { isDone: boolean; isActive: boolean },
  ): number {
    const { text, sheets } = this.#parts;
    const { row, total, stake: staked, root } = this.#rowAt(index);
    const words = this.#totalWords(cards, isDone);
    const fresh = row.show(
      cards,
      text('handOf', {
        whose: text('yourHand'),
        cards: cards.map((card) => cardName(card, text)).join(', '),
        total: words,
      }),
    );
    total.hidden = false;
    total.textContent = words;
    staked.textContent = sheets.money(stake);
    root.toggleAttribute('data-active', isActive);
    return fresh;
  }
  #showDealer(cards: readonly string[], isHidden: boolean): void {
    const { text } = this.#parts;
    this.#dealer.show(
      isHidden ? [...cards, null] : cards,
      text('handOf', {
        whose: text('dealer'),
        cards: [...cards.map((card) => cardName(card, text)), ...(isHidden ? [text('cardHidden')] : [])].join(', '),
        total: this.#totalWords(cards, !isHidden),
      }),
    );
    this.#dealerTotal.hidden = false;
    this.#dealerTotal.textContent = this.#totalWords(cards, !isHidden);
  }

  async show(reply: RoundReply): Promise<void> {
    const { text, hud, sound, celebration, pace } = this.#parts;
    const { turbo, still } = pace();
    const view = reply.view as BlackjackView;
    const step = still ? 0 : turbo ? CARD_MS / 2.5 : CARD_MS;
    while (this.#rows.length > view.hands.length) this.#rows.pop()?.root.remove();
    const active = view.hands.findIndex(({ isActive }) => isActive);
    for (const [index, hand] of view.hands.entries()) {
      // Hands are played from the first to the last.
      const fresh = this.#showHand(index, hand, {
        isDone: reply.isOver || index < active,
        isActive: !reply.isOver && view.hands.length > 1 && index === active,
      });
      for (let card = 0; card < fresh; card += 1) sound.land(card);
      await this.#waits.for(fresh * step);
    }
    if (!reply.isOver) {
      this.#showDealer(view.dealer, true);
      await this.#waits.for(step);
      hud.say(
        view.hands.length > 1
          ? text('playHand', { number: active + 1, total: this.#totalWords(view.hands[active]?.cards ?? [], false) })
          : text('playTotal', { total: this.#totalWords(view.hands[0]?.cards ?? [], false) }),
        true,
      );
      return;
    }
    // The dealer's cards one by one, as at a table.
    for (let count = Math.min(2, view.dealer.length); count <= view.dealer.length; count += 1) {
      this.#showDealer(view.dealer.slice(0, count), false);
      sound.land(count);
      await this.#waits.for(step * 1.4);
    }
    for (const [index, { result, cards, returned }] of view.hands.entries()) {
      const row = this.#rowAt(index);
      if (result === null) continue;
      const isBust = result === 'lost' && totalOf(cards).total > 21;
      row.result.hidden = false;
      row.result.dataset['result'] = result;
      row.result.textContent = [
        text(isBust ? 'handBust' : RESULTS[result]),
        ...(returned > 0 ? [hud.money(returned)] : []),
      ].join(' · ');
    }
    await celebration.conclude(reply.win, reply.stake, still);
  }
  async abandon(): Promise<void> {
    this.#clear();
  }
  skip(): void {
    this.#waits.skip();
    this.#parts.celebration.skip();
  }
  labelOf({ name }: RoundReply['moves'][number]): string {
    return this.#parts.text(MOVES[name] ?? 'moveStand');
  }
  rules(): Node[] {
    const { text, sheets } = this.#parts;
    return [
      rtpBox(sheets, 'rtpBestText'),
      element('h3', {}, text('rulesTitle')),
      ruleList([text('rulesBlackjack1'), text('rulesBlackjack2'), text('rulesBlackjack3'), text('rulesLeftStand')]),
    ];
  }
}
