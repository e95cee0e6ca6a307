import { DRAW_HANDS, DRAW_PAYS, type DrawView } from '../../../src/studio/kinds/videoPoker.ts';
import type { RoundReply } from '../../../src/studio/wire.ts';
import { element } from '../dom.ts';
import { rtpBox, ruleList } from '../sheets.ts';
import { cardName, cardPicture, Waits } from './cards.ts';
import type { GameScreen, ScreenParts } from './GameScreen.ts';
import { HAND_NAMES } from './handNames.ts';
import './screens.css';

const PAYING = DRAW_HANDS.filter((hand) => hand !== 'nothing').toReversed();
const CARD_MS = 220;
const PLACES = 5;

/** Five cards, of which the player holds some and exchanges the others. */
export class DrawScreen implements GameScreen {
  readonly root: HTMLElement;
  readonly layout = 'ladder';
  readonly #parts: ScreenParts;
  readonly #waits = new Waits();
  readonly #table = element('dl', { class: 'draw-table' });
  readonly #cards = element('div', { class: 'draw-cards', role: 'group' });
  readonly #buttons: readonly HTMLButtonElement[];
  #held = [false, false, false, false, false];
  #shown: readonly string[] = [];
  #isChoosing = false;
  #hand = '';

  constructor(parts: ScreenParts) {
    const { text } = parts;
    this.#parts = parts;
    this.#buttons = Array.from({ length: PLACES }, (_, place) => {
      const button = element('button', { type: 'button', class: 'draw-card', 'aria-pressed': 'false' });
      button.addEventListener('click', () => this.#toggle(place));
      return button;
    });
    this.#cards.append(...this.#buttons);
    this.#cards.setAttribute('aria-label', text('yourHand'));
    this.root = element('div', { class: 'draw-screen' }, this.#table, this.#cards);
    this.#deal([]);
    addEventListener('keydown', ({ key }) => {
      if (/^[1-5]$/.test(key)) this.#toggle(Number(key) - 1);
    });
  }

  bets(stake: number) {
    this.#drawTable(stake);
    return { hand: stake };
  }
  #drawTable(stake: number): void {
    const { text, sheets } = this.#parts;
    this.#table.replaceChildren(
      ...PAYING.map((hand) =>
        element(
          'div',
          { 'data-hand': hand, ...(hand === this.#hand ? { 'data-made': '' } : {}) },
          element('dt', {}, text(HAND_NAMES[hand])),
          element('dd', {}, sheets.money(DRAW_PAYS[hand] * stake)),
        ),
      ),
    );
  }
  #mark(hand: string): void {
    this.#hand = hand;
    for (const row of this.#table.children)
      row.toggleAttribute('data-made', row instanceof HTMLElement && row.dataset['hand'] === hand);
  }
  #toggle(place: number): void {
    if (!this.#isChoosing) return;
    this.#held[place] = !this.#held[place];
    this.#parts.sound.click();
    this.#showHeld();
  }
  #showHeld(): void {
    const { text } = this.#parts;
    this.#buttons.forEach((button, place) => {
      const card = this.#shown[place];
      button.setAttribute('aria-pressed', String(this.#held[place] ?? false));
      button.setAttribute('aria-disabled', String(!this.#isChoosing));
      button.setAttribute('aria-label', card === undefined ? text('cardHidden') : cardName(card, text));
      button.querySelector('.draw-held')?.remove();
      if (this.#held[place]) button.append(element('span', { class: 'draw-held' }, text('held')));
    });
  }
  #deal(cards: readonly string[]): readonly number[] {
    const fresh = this.#buttons.flatMap((button, place) => {
      const card = cards[place];
      if (card === this.#shown[place] && button.children.length > 0) return [];
      const picture = cardPicture(card ?? null);
      if (card !== undefined) picture.classList.add('is-new');
      button.replaceChildren(picture);
      return [place];
    });
    fresh.forEach((place, order) => this.#buttons[place]?.style.setProperty('--order', String(order)));
    this.#shown = cards;
    this.#showHeld();
    return fresh;
  }

  begin(): void {
    const { hud, text, sound } = this.#parts;
    this.#waits.restart();
    this.#isChoosing = false;
    this.#held = [false, false, false, false, false];
    this.#mark('');
    this.#deal([]);
    hud.clearWin();
    hud.say(text('goodLuck'));
    sound.spin();
  }
  async show(reply: RoundReply): Promise<void> {
    const { text, hud, sound, celebration, pace } = this.#parts;
    const { turbo, still } = pace();
    const view = reply.view as DrawView;
    this.#isChoosing = false;
    this.#drawTable(reply.stake);
    const fresh = this.#deal(view.cards);
    fresh.forEach((place) => sound.land(place));
    await this.#waits.for(still ? 0 : fresh.length * (turbo ? CARD_MS / 2 : CARD_MS) + 300);
    this.#mark(view.hand);
    if (!reply.isOver) {
      this.#isChoosing = true;
      this.#showHeld();
      hud.say(view.hand === 'nothing' ? text('holdHint') : `${text(HAND_NAMES[view.hand])}. ${text('holdHint')}`, true);
      return;
    }
    this.#held = [false, false, false, false, false];
    this.#showHeld();
    await celebration.conclude(reply.win, reply.stake, still);
    if (reply.win > 0) hud.say(`${text(HAND_NAMES[view.hand])}. ${celebration.wordsFor(reply.win, reply.stake)}`, true);
  }
  async abandon(): Promise<void> {
    this.#deal([]);
  }
  skip(): void {
    this.#waits.skip();
    this.#parts.celebration.skip();
  }
  labelOf(): string {
    return this.#parts.text('moveDraw');
  }
  moveFor(): string {
    return `hold:${this.#held.map(Number).join('')}`;
  }
  rules(stake: number): Node[] {
    const { text, sheets } = this.#parts;
    return [
      rtpBox(sheets, 'rtpBestText'),
      element('h3', {}, text('rulesTitle')),
      ruleList([text('rulesDraw1'), text('rulesDraw2'), text('rulesLeftHold')]),
      element('h3', {}, text('pays'), element('small', {}, text('paysAt', { stake: sheets.money(stake) }))),
      element(
        'dl',
        { class: 'pays pay-rows' },
        ...PAYING.map((hand) =>
          element(
            'div',
            {},
            element('dt', {}, text(HAND_NAMES[hand])),
            element('dd', {}, sheets.money(DRAW_PAYS[hand] * stake)),
          ),
        ),
      ),
    ];
  }
}
