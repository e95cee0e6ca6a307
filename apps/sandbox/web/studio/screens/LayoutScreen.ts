import type { Bets } from '../../../src/studio/kinds/GameKind.ts';
import type { LayoutView } from '../../../src/studio/kinds/layout.ts';
import { baccarat } from '../../../src/live/games/baccarat.ts';
import { roulette } from '../../../src/live/games/roulette.ts';
import type { RoundReply, SessionReply } from '../../../src/studio/wire.ts';
import { Board } from '../../live/Board.ts';
import { chipButtons, chipsFor } from '../../live/chips.ts';
import '../../live/live.css';
import { Scene } from '../../live/scene/Scene.ts';
import { handLabels, resultWords, spotsOf, toneOf, type Spot } from '../../live/spots.ts';
import { element } from '../dom.ts';
import { payRows, rtpBox, ruleList } from '../sheets.ts';
import { BaccaratFelt } from './BaccaratFelt.ts';
import type { GameScreen, ScreenParts } from './GameScreen.ts';
import './screens.css';

const GAMES = { roulette, baccarat } as const;
const RULES = { roulette: 'liveRulesRoulette', baccarat: 'liveRulesBaccarat' } as const;
/** How long the draw is shown, in ms. */
const DRAW_MS = { roulette: 5200, baccarat: 4200 } as const;
const MOST_RESULTS = 14;

const sumOf = (bets: Bets): number => Object.values(bets).reduce((sum, stake) => sum + stake, 0);

/** A layout with chips, and what draws the result: the wheel or the cards. */
export class LayoutScreen implements GameScreen {
  readonly root: HTMLElement;
  readonly layout = 'chips';
  readonly #kind: keyof typeof GAMES;
  readonly #parts: ScreenParts;
  readonly #scene: Scene | BaccaratFelt;
  readonly #board: Board;
  readonly #spots: readonly Spot[];
  readonly #chips = element('div', { class: 'lt-chips', role: 'group' });
  readonly #latest = element('ul', { class: 'lt-latest' });
  readonly #result = element('div', { class: 'lt-result', hidden: '', 'aria-hidden': 'true' });
  readonly #tools;
  #limits = { min: 0, max: 0 };
  #chip = 0;
  #bets: Bets = {};
  #undo: Bets[] = [];
  #isLocked = true;
  #isShown = false;
  #draw: { readonly began: number; readonly length: number; readonly view: LayoutView } | undefined;
  #done: (() => void) | undefined;

  constructor(kind: keyof typeof GAMES, parts: ScreenParts) {
    const { text, sheets } = parts;
    this.#kind = kind;
    this.#parts = parts;
    this.#spots = spotsOf(kind, text);
    const labels = handLabels(kind, text);
    this.#scene =
      kind === 'baccarat' ? new BaccaratFelt(labels) : new Scene({ kind, dealer: null, skin: sheets.skin, labels });
    this.#board = new Board(kind, this.#spots, { text, money: sheets.money, onPress: (spot) => this.#lay(spot) });
    this.#chips.setAttribute('aria-label', text('chooseStake'));
    this.#latest.setAttribute('aria-label', text('liveLatest'));
    const tool = (label: string, act: () => void) => {
      const button = element('button', { type: 'button', class: 'lt-tool' }, label);
      button.addEventListener('click', act);
      return button;
    };
    this.#tools = {
      undo: tool(text('liveUndo'), () => this.#takeBack()),
      clear: tool(text('liveClear'), () => this.#change({})),
    };
    this.root = element(
      'div',
      { class: 'layout-screen', 'data-kind': kind },
      element('div', { class: 'layout-scene' }, this.#scene.root, this.#result),
      element(
        'div',
        { class: 'layout-line' },
        this.#latest,
        element('div', { class: 'lt-tools' }, this.#tools.undo, this.#tools.clear),
      ),
      this.#board.root,
      element('div', { class: 'lt-hand' }, this.#chips),
    );
    this.#refresh();
  }

  open({ limits }: SessionReply): void {
    this.#limits = limits;
    const chips = chipsFor(limits);
    this.#chip = chips.first;
    this.#chips.replaceChildren(
      ...chipButtons(chips, {
        text: this.#parts.text,
        money: this.#parts.sheets.money,
        onChoose: (value) => {
          this.#chip = value;
          this.#parts.sound.click();
        },
      }),
    );
    this.locked(false);
  }
  locked(isLocked: boolean): void {
    this.#isLocked = isLocked;
    this.#refresh();
  }
  bets(): Bets | null {
    return sumOf(this.#bets) > 0 ? this.#bets : null;
  }

  // ── the chips ──────────────────────────────────────────────────────────────
  #lay(spot: string): void {
    if (this.#isLocked) return;
    const { text, hud, sheets, sound } = this.#parts;
    if (sumOf(this.#bets) + this.#chip > this.#limits.max) {
      hud.say(text('liveTooMuch', { max: sheets.money(this.#limits.max) }), true);
      return;
    }
    sound.click();
    this.#change({ ...this.#bets, [spot]: (this.#bets[spot] ?? 0) + this.#chip });
  }
  #takeBack(): void {
    const before = this.#undo.pop();
    if (!before || this.#isLocked) return;
    this.#bets = before;
    this.#refresh();
    this.#parts.changed();
  }
  #change(bets: Bets): void {
    if (this.#isLocked) return;
    this.#undo.push(this.#bets);
    this.#bets = bets;
    this.#forgetResult();
    this.#refresh();
    this.#parts.changed();
  }
  #refresh(): void {
    this.#board.show(this.#bets);
    this.#board.locked = this.#isLocked;
    this.#tools.undo.disabled = this.#isLocked || this.#undo.length === 0;
    this.#tools.clear.disabled = this.#isLocked || sumOf(this.#bets) === 0;
  }
  #forgetResult(): void {
    if (!this.#isShown) return;
    this.#isShown = false;
    this.#board.mark(new Set());
    this.#result.hidden = true;
    if (this.#kind === 'baccarat') this.#scene.reset();
  }

  // ── the round ──────────────────────────────────────────────────────────────
  begin(): void {
    const { hud, text, sound } = this.#parts;
    this.#forgetResult();
    this.#scene.reset();
    this.#undo = [];
    hud.clearWin();
    hud.say(text(this.#kind === 'roulette' ? 'liveWheelSpins' : 'liveCardsDealt'));
    sound.spin();
  }
  async show(reply: RoundReply): Promise<void> {
    const { text, hud, celebration, pace } = this.#parts;
    const view = reply.view as LayoutView;
    const { turbo, still } = pace();
    this.#bets = reply.bets;
    this.#refresh();
    await new Promise<void>((resolve) => {
      this.#done = resolve;
      const length = still ? 1 : DRAW_MS[this.#kind] * (turbo ? 0.4 : 1);
      this.#draw = { began: performance.now(), length, view };
      // A hidden page gets no pictures.
      setTimeout(resolve, length + 400);
    });
    this.#draw = undefined;
    this.#scene.reveal(view.outcome, 1, still ? 0 : performance.now(), 0);
    const { label } = view.outcome;
    const words = resultWords(this.#kind, label, text);
    const tone = toneOf(this.#kind, label);
    const game = GAMES[this.#kind];
    this.#board.mark(
      new Set(this.#spots.filter(({ id }) => game.returnOf(id, view.outcome, 100) > 100).map(({ id }) => id)),
    );
    this.#result.textContent = words;
    this.#result.dataset['tone'] = tone;
    this.#result.hidden = false;
    this.#latest.prepend(element('li', { class: 'lt-mark', 'data-tone': tone }, words));
    if (this.#latest.children.length > MOST_RESULTS) this.#latest.lastElementChild?.remove();
    this.#isShown = true;
    await celebration.conclude(reply.win, reply.stake, still);
    hud.say(`${text('liveResult', { result: words })}. ${celebration.wordsFor(reply.win, reply.stake)}`, true);
  }
  async abandon(): Promise<void> {
    this.#draw = undefined;
    this.#scene.reset();
    this.locked(false);
  }
  skip(): void {
    this.#done?.();
    this.#parts.celebration.skip();
  }
  frame(now: number, still: boolean): void {
    if (!still) this.#scene.frame(now);
    const draw = this.#draw;
    if (!draw) return;
    const share = Math.min(1, (now - draw.began) / draw.length);
    this.#scene.reveal(draw.view.outcome, share, still ? 0 : now, 0);
    if (share >= 1) this.#done?.();
  }

  rules(): Node[] {
    const { text, sheets } = this.#parts;
    // Numbers of the roulette pay alike, so one stands for all.
    const shown = this.#spots.filter(({ area, id }) => area !== 'number' || id === '1');
    return [
      rtpBox(sheets, 'liveRtpText'),
      element('h3', {}, text('rulesTitle')),
      ruleList([text(RULES[this.#kind]), text('malfunction')]),
      element('h3', {}, text('pays')),
      payRows(shown.map(({ name, pays }) => [name, pays])),
    ];
  }
}
