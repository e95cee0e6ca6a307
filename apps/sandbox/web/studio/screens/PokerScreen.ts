import { ANTE_BONUS, PAIR_PLUS, POKER_HANDS, type PokerView } from '../../../src/studio/kinds/poker.ts';
import type { RoundReply } from '../../../src/studio/wire.ts';
import { element } from '../dom.ts';
import { payRows, rtpBox, ruleList } from '../sheets.ts';
import { cardName, CardRow, Waits } from './cards.ts';
import type { GameScreen, ScreenParts } from './GameScreen.ts';
import { HAND_NAMES } from './handNames.ts';
import './screens.css';

const RESULTS = {
  folded: 'pokerFolded',
  notQualified: 'pokerNotQualified',
  won: 'pokerWon',
  push: 'pokerPush',
  lost: 'pokerLost',
} as const;
const CARD_MS = 420;

/** Three cards against the dealer's three. */
export class PokerScreen implements GameScreen {
  readonly root: HTMLElement;
  readonly layout = 'ladder';
  readonly #parts: ScreenParts;
  readonly #waits = new Waits();
  readonly #dealer = new CardRow(3);
  readonly #own = new CardRow(3);
  readonly #dealerHand = element('b', { class: 'hand-total', hidden: '' });
  readonly #ownHand = element('b', { class: 'hand-total', hidden: '' });
  readonly #pairPlus: HTMLButtonElement;
  #isPairPlus = false;
  #isLocked = false;

  constructor(parts: ScreenParts) {
    const { text } = parts;
    this.#parts = parts;
    this.#pairPlus = element(
      'button',
      { type: 'button', class: 'side-bet', 'aria-pressed': 'false' },
      element('span', { class: 'side-bet-mark', 'aria-hidden': 'true' }),
      text('pairPlus'),
    );
    this.#pairPlus.addEventListener('click', () => {
      if (this.#isLocked) return;
      this.#isPairPlus = !this.#isPairPlus;
      this.#pairPlus.setAttribute('aria-pressed', String(this.#isPairPlus));
      parts.sound.click();
      parts.changed();
    });
    this.root = element(
      'div',
      { class: 'felt-screen' },
      element(
        'section',
        { class: 'hand is-dealer' },
        element('p', { class: 'hand-title' }, element('span', {}, text('dealer')), this.#dealerHand),
        this.#dealer.root,
      ),
      element('p', { class: 'felt-words', 'aria-hidden': 'true' }, text('feltPoker')),
      element(
        'section',
        { class: 'hand' },
        this.#own.root,
        element('p', { class: 'hand-title' }, element('span', {}, text('yourHand')), this.#ownHand),
      ),
      this.#pairPlus,
    );
    this.#clear();
  }

  bets(stake: number): Record<string, number> {
    return this.#isPairPlus ? { ante: stake, pairPlus: stake } : { ante: stake };
  }
  locked(isLocked: boolean): void {
    this.#isLocked = isLocked;
    this.#pairPlus.setAttribute('aria-disabled', String(isLocked));
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
    this.#own.show([], text('yourHand'));
    this.#dealerHand.hidden = true;
    this.#ownHand.hidden = true;
  }
  async show(reply: RoundReply): Promise<void> {
    const { text, hud, sound, celebration, pace } = this.#parts;
    const { turbo, still } = pace();
    const view = reply.view as PokerView;
    const step = still ? 0 : turbo ? CARD_MS / 2.5 : CARD_MS;
    const say = (whose: string, cards: readonly string[], total: string) =>
      text('handOf', { whose, cards: cards.map((card) => cardName(card, text)).join(', '), total });
    const hand = text(HAND_NAMES[view.hand]);
    this.#isPairPlus = reply.bets['pairPlus'] !== undefined;
    this.#pairPlus.setAttribute('aria-pressed', String(this.#isPairPlus));
    const fresh = this.#own.show(view.player, say(text('yourHand'), view.player, hand));
    if (fresh > 0) this.#dealer.show([null, null, null], text('cardHidden'));
    for (let card = 0; card < fresh; card += 1) sound.land(card);
    await this.#waits.for(fresh * step);
    this.#ownHand.hidden = false;
    this.#ownHand.textContent = hand;
    if (!reply.isOver || view.result === null || view.dealerHand === null) {
      hud.say(text('pokerChoose', { hand }), true);
      return;
    }
    const dealerHand = text(HAND_NAMES[view.dealerHand]);
    this.#dealer.show(view.dealer, say(text('dealer'), view.dealer, dealerHand));
    for (let card = 0; card < 3; card += 1) sound.land(card);
    await this.#waits.for(3 * step);
    this.#dealerHand.hidden = false;
    this.#dealerHand.textContent = dealerHand;
    const words = text(RESULTS[view.result]);
    await celebration.conclude(reply.win, reply.stake, still);
    hud.say(reply.win > 0 ? `${words} ${celebration.wordsFor(reply.win, reply.stake)}` : words, true);
  }
  async abandon(): Promise<void> {
    this.#clear();
    this.locked(false);
  }
  skip(): void {
    this.#waits.skip();
    this.#parts.celebration.skip();
  }
  labelOf({ name }: RoundReply['moves'][number]): string {
    return this.#parts.text(name === 'play' ? 'movePlay' : 'moveFold');
  }
  rules(): Node[] {
    const { text, sheets } = this.#parts;
    const toOne = (pays: Readonly<Record<string, number>>) =>
      POKER_HANDS.filter((hand) => (pays[hand] ?? 0) > 0)
        .toReversed()
        .map((hand) => [text(HAND_NAMES[hand]), `${pays[hand] ?? 0}:1`] as const);
    return [
      rtpBox(sheets, 'rtpBestText'),
      element('h3', {}, text('rulesTitle')),
      ruleList([text('rulesPoker1'), text('rulesPoker2'), text('rulesPoker3'), text('rulesLeftFold')]),
      element('h3', {}, text('pairPlus')),
      payRows(toOne(PAIR_PLUS)),
      element('h3', {}, text('anteBonus')),
      payRows(toOne(ANTE_BONUS)),
    ];
  }
}
