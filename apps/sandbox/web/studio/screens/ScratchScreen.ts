import { PRIZES, type ScratchView } from '../../../src/studio/kinds/scratch.ts';
import type { RoundReply } from '../../../src/studio/wire.ts';
import '../../live/live.css';
import { element } from '../dom.ts';
import { picture, rtpBox, ruleList } from '../sheets.ts';
import type { GameScreen, ScreenParts } from './GameScreen.ts';
import './screens.css';

const FIELDS = 9;
const REVEAL_MS = 130;

/** A card of nine covered fields. The player uncovers them one by one, or all at once. */
export class ScratchScreen implements GameScreen {
  readonly root: HTMLElement;
  readonly layout = 'ladder';
  readonly #parts: ScreenParts;
  readonly #fields: readonly HTMLButtonElement[];
  readonly #prizes = element('ul', { class: 'scratch-prizes' });
  readonly #all: HTMLButtonElement;
  #view: ScratchView | undefined;
  #open = new Set<number>();
  #done: (() => void) | undefined;
  #stake = 0;

  constructor(parts: ScreenParts) {
    const { text } = parts;
    this.#parts = parts;
    this.#fields = Array.from({ length: FIELDS }, (_, place) => {
      const field = element('button', { type: 'button', class: 'scratch-field' });
      field.addEventListener('click', () => this.#uncover(place));
      // A finger or a pressed mouse that moves over the card uncovers what it passes.
      field.addEventListener('pointerenter', ({ buttons, pointerType }) => {
        if (buttons > 0 || pointerType === 'touch') this.#uncover(place);
      });
      return field;
    });
    this.#all = element('button', { type: 'button', class: 'lt-tool scratch-all' }, text('revealAll'));
    this.#all.addEventListener('click', () => this.skip());
    const card = element(
      'div',
      { class: 'scratch-card', role: 'group', 'aria-label': text('scratchCard') },
      ...this.#fields,
    );
    card.addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'touch') return;
      // Touch keeps its first target, so the field under the finger has to be looked up.
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('.scratch-field');
      const place = this.#fields.findIndex((field) => field === under);
      if (place >= 0) this.#uncover(place);
    });
    this.root = element(
      'div',
      { class: 'scratch-screen' },
      card,
      element('div', { class: 'scratch-side' }, this.#prizes, this.#all),
    );
    this.#cover();
  }

  bets(stake: number) {
    if (stake !== this.#stake) this.#showPrizes(stake);
    return { card: stake };
  }
  #showPrizes(stake: number): void {
    const { sheets } = this.#parts;
    this.#stake = stake;
    this.#prizes.replaceChildren(
      ...PRIZES.map(({ symbol, stakes }) =>
        element(
          'li',
          { 'data-symbol': symbol },
          picture(symbol, sheets),
          element('span', {}, sheets.money(stakes * stake)),
        ),
      ),
    );
  }
  #cover(): void {
    const { text } = this.#parts;
    this.#view = undefined;
    this.#open = new Set();
    this.#all.disabled = true;
    this.#fields.forEach((field, place) => {
      field.replaceChildren(element('span', { class: 'scratch-foil', 'aria-hidden': 'true' }));
      field.disabled = true;
      field.setAttribute('aria-label', text('scratchField', { number: place + 1 }));
      field.toggleAttribute('data-won', false);
    });
    for (const prize of this.#prizes.children) prize.toggleAttribute('data-won', false);
  }
  #uncover(place: number): void {
    const symbol = this.#view?.fields[place];
    const field = this.#fields[place];
    if (symbol === undefined || !field || this.#open.has(place)) return;
    const { text, sheets, sound } = this.#parts;
    this.#open.add(place);
    const shown = picture(symbol, sheets);
    field.prepend(shown);
    field.toggleAttribute('data-open', true);
    const prize = PRIZES.find((each) => each.symbol === symbol);
    field.setAttribute(
      'aria-label',
      text('scratchShown', { number: place + 1, amount: sheets.money((prize?.stakes ?? 0) * this.#stake) }),
    );
    sound.land(place % 5);
    if (this.#open.size === FIELDS) this.#done?.();
  }

  begin(): void {
    const { hud, text, sound } = this.#parts;
    this.#fields.forEach((field) => field.toggleAttribute('data-open', false));
    this.#cover();
    hud.clearWin();
    hud.say(text('goodLuck'));
    sound.spin();
  }
  async show(reply: RoundReply): Promise<void> {
    const { text, hud, celebration, pace } = this.#parts;
    this.#showPrizes(reply.stake);
    this.#view = reply.view as ScratchView;
    this.#all.disabled = false;
    for (const field of this.#fields) field.disabled = false;
    hud.say(text('scratchHint'), true);
    this.#fields[0]?.focus({ preventScroll: true });
    await new Promise<void>((resolve) => {
      this.#done = resolve;
    });
    this.#all.disabled = true;
    const { winning } = this.#view;
    if (winning !== null) {
      this.#fields.forEach((field, place) => field.toggleAttribute('data-won', this.#view?.fields[place] === winning));
      for (const prize of this.#prizes.children)
        prize.toggleAttribute('data-won', prize instanceof HTMLElement && prize.dataset['symbol'] === winning);
    }
    await celebration.conclude(reply.win, reply.stake, pace().still);
    hud.focusSpin();
  }
  async abandon(): Promise<void> {
    this.#cover();
  }
  /** Uncovers what is left, one field after the other. */
  skip(): void {
    const { celebration, pace } = this.#parts;
    celebration.skip();
    const left = this.#fields.map((_, place) => place).filter((place) => !this.#open.has(place));
    left.forEach((place, order) => setTimeout(() => this.#uncover(place), pace().still ? 0 : order * REVEAL_MS));
  }
  rules(stake: number): Node[] {
    const { text, sheets } = this.#parts;
    const hits = PRIZES.reduce((sum, { inMillion }) => sum + inMillion, 0);
    return [
      rtpBox(sheets, 'rtpPlainText'),
      element('h3', {}, text('rulesTitle')),
      ruleList([
        text('rulesScratch'),
        text('rulesScratchOdds', { hit: Math.round((1_000_000 / hits) * 10) / 10 }),
        text('malfunction'),
      ]),
      element('h3', {}, text('pays'), element('small', {}, text('paysAt', { stake: sheets.money(stake) }))),
      element(
        'ul',
        { class: 'scratch-prizes is-table' },
        ...PRIZES.map(({ symbol, stakes, inMillion }) =>
          element(
            'li',
            {},
            picture(symbol, sheets),
            element('span', {}, sheets.money(stakes * stake)),
            element('small', {}, text('oneIn', { count: Math.round(1_000_000 / inMillion) })),
          ),
        ),
      ),
    ];
  }
}
