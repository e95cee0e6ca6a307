import { PRIZES, type ScratchView } from '../../../src/studio/kinds/scratch.ts';
import type { RoundReply } from '../../../src/studio/wire.ts';
import '../../live/live.css';
import { element } from '../dom.ts';
import { picture, rtpBox, ruleList } from '../sheets.ts';
import type { GameScreen, ScreenParts } from './GameScreen.ts';
import { ScratchFoil } from './ScratchFoil.ts';
import './screens.css';

const FIELDS = 9;
const REVEAL_MS = 130;
/** A coin on foil is heard this often, in ms. */
const RASP_MS = 90;

/** A card of nine fields under foil. The player rubs them free, presses them one by one, or uncovers all at once. */
export class ScratchScreen implements GameScreen {
  readonly root: HTMLElement;
  readonly layout = 'ladder';
  readonly #parts: ScreenParts;
  readonly #fields: readonly HTMLButtonElement[];
  readonly #foils = Array.from({ length: FIELDS }, () => new ScratchFoil());
  readonly #top = element('b', { class: 'scratch-top', 'aria-hidden': 'true' });
  readonly #prizes = element('ul', { class: 'scratch-prizes' });
  readonly #all: HTMLButtonElement;
  readonly #card: HTMLElement;
  #view: ScratchView | undefined;
  #open = new Set<number>();
  #done: (() => void) | undefined;
  #stake = 0;
  #raspedAt = 0;

  constructor(parts: ScreenParts) {
    const { text } = parts;
    this.#parts = parts;
    this.#fields = this.#foils.map(({ root }, place) => {
      const field = element('button', { type: 'button', class: 'scratch-field' }, root);
      field.addEventListener('click', () => void this.#scratch(place));
      return field;
    });
    this.#all = element('button', { type: 'button', class: 'lt-tool scratch-all' }, text('revealAll'));
    this.#all.addEventListener('click', () => this.skip());
    const card = element(
      'div',
      { class: 'scratch-card', role: 'group', 'aria-label': text('scratchCard') },
      element('div', { class: 'scratch-head' }, this.#top, this.#all),
      element('div', { class: 'scratch-fields' }, ...this.#fields),
    );
    card.addEventListener('pointermove', (event) => this.#rub(event));
    this.#card = card;
    this.#print();
    this.root = element('div', { class: 'scratch-screen' }, card, this.#prizes);
    this.#cover();
  }

  bets(stake: number) {
    if (stake !== this.#stake) this.#showPrizes(stake);
    return { card: stake };
  }
  #showPrizes(stake: number): void {
    const { sheets } = this.#parts;
    this.#stake = stake;
    const [highest] = PRIZES;
    if (highest) this.#top.replaceChildren(picture(highest.symbol, sheets), sheets.money(highest.stakes * stake));
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
  /** The ticket is printed in the colours of its highest prize. */
  #print(): void {
    const [light, dark] = this.#parts.sheets.skin.tiles.A;
    this.#card.style.setProperty('--print', light);
    this.#card.style.setProperty('--print-2', dark);
  }
  dress(): void {
    const { sheets } = this.#parts;
    const paint = (within: Element, symbol = '') => {
      within.querySelector('.pay-picture')?.replaceWith(picture(symbol, sheets));
    };
    this.#print();
    paint(this.#top, PRIZES[0]?.symbol);
    PRIZES.forEach(({ symbol }, place) => {
      const prize = this.#prizes.children[place];
      if (prize) paint(prize, symbol);
    });
    // A finished card lies open until the next one is bought.
    const view = this.#view;
    if (view) this.#fields.forEach((field, place) => paint(field, view.fields[place]));
    else for (const foil of this.#foils) foil.cover(sheets.skin.accent);
  }
  #cover(): void {
    const { text } = this.#parts;
    this.#view = undefined;
    this.#open = new Set();
    this.#all.disabled = true;
    this.#fields.forEach((field, place) => {
      const foil = this.#foils[place];
      foil?.cover(this.#parts.sheets.skin.accent);
      field.replaceChildren(...(foil ? [foil.root] : []));
      field.disabled = true;
      field.setAttribute('aria-label', text('scratchField', { number: place + 1 }));
      field.toggleAttribute('data-won', false);
    });
    for (const prize of this.#prizes.children) prize.toggleAttribute('data-won', false);
  }
  /** Rubs the foil under a finger or a pressed mouse. Touch keeps its first target, so the field has to be looked up. */
  #rub({ clientX, clientY, pointerType, buttons }: PointerEvent): void {
    const under = document.elementFromPoint(clientX, clientY)?.closest('.scratch-field');
    const at = this.#fields.findIndex((field) => field === under);
    this.#foils.forEach((foil, place) => {
      if (place !== at) foil.lift();
    });
    const [field, foil] = [this.#fields[at], this.#foils[at]];
    if (!field || !foil || !this.#view || this.#open.has(at) || (buttons === 0 && pointerType !== 'touch')) return;
    this.#rasp();
    const { left, top, width, height } = field.getBoundingClientRect();
    if (foil.rub((clientX - left) / width, (clientY - top) / height)) this.#uncover(at);
  }
  #rasp(): void {
    const now = performance.now();
    if (now - this.#raspedAt < RASP_MS) return;
    this.#raspedAt = now;
    this.#parts.sound.scratch();
  }
  /** Rubs a field free for the player. */
  async #scratch(place: number): Promise<void> {
    const view = this.#view;
    if (!view || this.#open.has(place)) return;
    if (!this.#parts.pace().still) {
      this.#rasp();
      await this.#foils[place]?.clear();
    }
    if (view === this.#view) this.#uncover(place);
  }
  #uncover(place: number): void {
    const symbol = this.#view?.fields[place];
    const field = this.#fields[place];
    if (symbol === undefined || !field || this.#open.has(place)) return;
    const { text, sheets, sound } = this.#parts;
    this.#open.add(place);
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
    const { text, hud, celebration, pace, sheets } = this.#parts;
    this.#showPrizes(reply.stake);
    const view = reply.view as ScratchView;
    this.#view = view;
    this.#all.disabled = false;
    this.#fields.forEach((field, place) => {
      field.disabled = false;
      field.prepend(picture(view.fields[place] ?? '', sheets));
    });
    hud.say(text('scratchHint'), true);
    this.#fields[0]?.focus({ preventScroll: true });
    await new Promise<void>((resolve) => {
      this.#done = resolve;
    });
    this.#all.disabled = true;
    const { winning } = view;
    if (winning !== null) {
      this.#fields.forEach((field, place) => field.toggleAttribute('data-won', view.fields[place] === winning));
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
    left.forEach((place, order) => setTimeout(() => void this.#scratch(place), pace().still ? 0 : order * REVEAL_MS));
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
