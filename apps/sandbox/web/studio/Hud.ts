import { formatMoney } from '@baize/kernel';
import { element, icon, iconButton } from './dom.ts';
import type { Launch } from './launch.ts';
import type { Text } from './text.ts';

/** What the round button of a game does; each has its text and its icon. */
export type PlayLabel = 'spin' | 'deal' | 'buyCard' | 'start';

export interface HudActions {
  readonly spin: () => void;
  readonly stake: (step: -1 | 1) => void;
  readonly turbo: () => boolean;
  readonly sound: () => boolean;
  readonly paytable: () => void;
  readonly history: () => void;
  readonly chooseStake: () => void;
  readonly move: (name: string) => void;
}
export type HudState = 'opening' | 'idle' | 'spinning' | 'showing' | 'choosing' | 'paused' | 'resting';

/** A button for one of the player's moves. */
export interface MoveButton {
  readonly name: string;
  readonly label: string;
  /** What it stakes, in the player's currency; empty: nothing. */
  readonly stake: string;
}

const figure = (label: string, className: string) => {
  const value = element('output', { class: 'figure-value' }, '–');
  const name = element('span', { class: 'figure-label' }, label);
  return {
    value,
    name,
    root: element('div', { class: `figure ${className}` }, name, value),
  };
};

/** Characters that a phone shows in full size. */
const LONG_BALANCE = 13;

/**
 * The controls around the reels: title, clock, sheets, balance, stake, win, round button. It only displays and decides
 * nothing.
 */
export class Hud {
  readonly root: HTMLElement;
  readonly stage = element('div', { class: 'stage' });
  readonly #launch: Launch;
  readonly #text: Text;
  readonly #balance;
  readonly #stake;
  readonly #win;
  readonly #message = element('p', { class: 'message' });
  readonly #live = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  readonly #button: HTMLButtonElement;
  readonly #less: HTMLButtonElement;
  readonly #more: HTMLButtonElement;
  readonly #turbo: HTMLButtonElement;
  readonly #stakeButton: HTMLButtonElement;
  readonly #moves = element('div', { class: 'moves', role: 'group', hidden: '' });
  readonly #onMove: (name: string) => void;
  readonly #feature = element('div', { class: 'feature', hidden: '' });
  #currency: string;
  #counting = 0;
  #winShown = 0;
  #state: HudState = 'opening';
  #spinLabel: string;
  readonly #face = element('span', { class: 'spin-face' }, icon('spin'));

  constructor(launch: Launch, text: Text, actions: HudActions) {
    this.#launch = launch;
    this.#text = text;
    this.#currency = launch.currency;
    this.#onMove = actions.move;
    this.#spinLabel = text('spin');
    this.#moves.setAttribute('aria-label', text('yourMove'));
    this.#balance = figure(text('balance'), 'figure-balance');
    this.#stake = figure(text('stake'), 'figure-stake');
    this.#win = figure(text('win'), 'figure-win');
    this.#button = element('button', { type: 'button', class: 'spin-button', 'aria-label': text('spin') }, this.#face);
    this.#less = iconButton('minus', text('less'), 'step-button');
    this.#more = iconButton('plus', text('more'), 'step-button');
    this.#turbo = iconButton('turbo', text('turbo'));
    this.#turbo.setAttribute('aria-pressed', 'false');
    const sound = iconButton('soundOff', text('soundOff'));
    const paytable = iconButton('info', text('paytable'));
    const history = iconButton('history', text('history'));
    const clock = element('time', { class: 'clock' });
    const tick = () => {
      clock.textContent = new Intl.DateTimeFormat(launch.tag, { timeStyle: 'short' }).format(new Date());
    };
    tick();
    setInterval(tick, 5000);

    this.#button.addEventListener('click', actions.spin);
    this.#less.addEventListener('click', () => actions.stake(-1));
    this.#more.addEventListener('click', () => actions.stake(1));
    this.#turbo.addEventListener('click', () => this.#turbo.setAttribute('aria-pressed', String(actions.turbo())));
    sound.addEventListener('click', () => {
      const on = actions.sound();
      sound.replaceChildren(icon(on ? 'soundOn' : 'soundOff'));
      const label = text(on ? 'soundOn' : 'soundOff');
      sound.setAttribute('aria-label', label);
      sound.title = label;
    });
    paytable.addEventListener('click', actions.paytable);
    history.addEventListener('click', actions.history);
    this.#stakeButton = element(
      'button',
      { type: 'button', class: 'stake-button', 'aria-label': text('chooseStake') },
      this.#stake.root,
    );
    this.#stakeButton.addEventListener('click', actions.chooseStake);

    this.root = element(
      'div',
      { class: 'hud', 'data-state': 'opening' },
      element(
        'header',
        { class: 'top' },
        element(
          'div',
          { class: 'top-side' },
          clock,
          element(
            'span',
            { class: launch.mode === 'fun' ? 'mode mode-fun' : 'mode' },
            text(launch.mode === 'fun' ? 'playMoney' : 'realMoney'),
          ),
        ),
        element('h1', { class: 'title', 'data-long': String(launch.title.length > 16) }, launch.title),
        element('nav', { class: 'top-side top-tools' }, sound, history, paytable),
      ),
      this.stage,
      this.#feature,
      element('div', { class: 'banner' }, this.#win.root, this.#message),
      element(
        'div',
        { class: 'controls' },
        this.#balance.root,
        element('div', { class: 'stake-box' }, this.#less, this.#stakeButton, this.#more),
        element('div', { class: 'spin-box' }, this.#turbo, this.#button),
        this.#moves,
      ),
      this.#live,
    );
  }

  money(amount: number): string {
    return formatMoney(amount, this.#currency, this.#launch.tag, 'auto', this.#launch.currencyDisplay);
  }
  set currency(code: string) {
    this.#currency = code;
  }
  set balance(amount: number) {
    const words = this.money(amount);
    this.#balance.value.textContent = words;
    // After a jackpot, a phone has no room for the balance in its usual size beside the stake.
    this.#balance.value.toggleAttribute('data-long', words.length > LONG_BALANCE);
  }
  set turboAllowed(allowed: boolean) {
    this.#turbo.hidden = !allowed;
  }
  get state(): HudState {
    return this.#state;
  }

  /** How the stake is chosen: by the ladder, or with chips on the stage. */
  set layout(layout: 'ladder' | 'chips') {
    this.root.dataset['layout'] = layout;
  }
  /** What the round button does: its words, and the icon that shows it. Only reels and a wheel spin. */
  play(does: PlayLabel): void {
    this.#spinLabel = this.#text(does);
    this.#face.replaceChildren(icon(does));
    this.root.dataset['play'] = does;
    this.setState(this.#state);
  }

  /** Offers moves instead of the round button; none: the round button is back. The first gets the focus. */
  offer(moves: readonly MoveButton[]): void {
    const hadFocus = this.#moves.contains(document.activeElement) || this.#button === document.activeElement;
    this.#moves.hidden = moves.length === 0;
    this.root.toggleAttribute('data-moves', moves.length > 0);
    this.#moves.replaceChildren(
      ...moves.map(({ name, label, stake }) => {
        const button = element(
          'button',
          { type: 'button', class: 'move-button', 'data-move': name },
          element('span', { class: 'move-label' }, label),
          ...(stake === '' ? [] : [element('small', {}, stake)]),
        );
        button.addEventListener('click', () => this.#onMove(name));
        return button;
      }),
    );
    if (!hadFocus) return;
    if (moves.length > 0) this.#moves.querySelector('button')?.focus({ preventScroll: true });
    else this.focusSpin();
  }
  /** Changes the words of an offered move: what it would pay now. */
  relabel(name: string, label: string): void {
    const words = this.#moves.querySelector(`[data-move="${name}"] .move-label`);
    if (words) words.textContent = label;
  }

  set stake(amount: number) {
    this.#stake.value.textContent = this.money(amount);
  }
  /** Whether the stake is at the lower or the upper end of the ladder. */
  setStakeEnds(first: boolean, last: boolean): void {
    this.#less.dataset['end'] = String(first);
    this.#more.dataset['end'] = String(last);
    this.#sync();
  }
  /** Free spins of the operator in place of the stake, which cannot be chosen then. @param left null: none */
  showAward(left: number | null): void {
    this.root.toggleAttribute('data-award', left !== null);
    this.#stake.name.textContent = left === null ? this.#text('stake') : this.#text('awardLeft', { count: left });
    if (left !== null) this.#stake.value.textContent = this.#text('awardStake');
    this.#stakeButton.disabled = left !== null;
    this.#sync();
  }
  setState(state: HudState, quick = true): void {
    this.#state = state;
    this.root.dataset['state'] = state;
    const spinning = state === 'spinning' && quick;
    this.#button.setAttribute('aria-label', spinning ? this.#text('stop') : this.#spinLabel);
    this.#button.disabled =
      ['opening', 'paused', 'resting', 'choosing'].includes(state) || (state === 'spinning' && !quick);
    for (const move of this.#moves.querySelectorAll('button')) move.disabled = state !== 'choosing';
    this.#sync();
  }
  #sync(): void {
    const idle = (this.#state === 'idle' || this.#state === 'resting') && !this.root.hasAttribute('data-award');
    this.#less.disabled = !idle || this.#less.dataset['end'] === 'true';
    this.#more.disabled = !idle || this.#more.dataset['end'] === 'true';
  }
  focusSpin(): void {
    this.#button.focus({ preventScroll: true });
  }

  /** The line below the reels; important messages are announced too. */
  say(message: string, aloud = false): void {
    this.#message.textContent = message;
    if (aloud) this.#live.textContent = message;
  }
  /** The lower limit of the feature's counter in CSS pixels from the top: just above the reels' frame. */
  placeFeature(bottom: number): void {
    this.#feature.style.setProperty('--feature-top', `${Math.max(6, Math.round(bottom - 58))}px`);
  }
  /** @param left free spins or draws to come; undefined closes the counter. @param sum won so far, hundredths */
  showFeature(left: number | undefined, sum = 0, label: 'freeSpinsLeft' | 'drawsLeft' = 'freeSpinsLeft'): void {
    this.#feature.hidden = left === undefined;
    this.root.dataset['feature'] = String(left !== undefined);
    if (left === undefined) return;
    const part = (label: string, value: string) =>
      element('div', { class: 'feature-part' }, element('span', {}, label), element('b', {}, value));
    this.#feature.replaceChildren(
      part(this.#text(label), String(left)),
      part(this.#text('freeSpinsSum'), this.money(sum)),
    );
  }
  clearWin(): void {
    this.#counting += 1;
    this.#winShown = 0;
    this.#win.value.textContent = this.money(0);
    this.root.dataset['win'] = 'none';
  }
  /** Counts the win display up; resolves at the end or when skipped. `lively` only for wins above the stake. */
  async countWin(
    to: number,
    duration: number,
    lively: boolean,
    skipped: () => boolean,
    also?: (amount: number) => void,
  ): Promise<void> {
    this.#counting += 1;
    const mine = this.#counting;
    const from = Math.min(this.#winShown, to);
    const began = performance.now();
    this.root.dataset['win'] = lively ? 'lively' : 'plain';
    for (;;) {
      const share = skipped() || duration <= 0 ? 1 : Math.min(1, (performance.now() - began) / duration);
      if (mine !== this.#counting) return;
      const eased = 1 - (1 - share) ** 2;
      this.#winShown = Math.round(from + (to - from) * eased);
      this.#win.value.textContent = this.money(this.#winShown);
      also?.(this.#winShown);
      if (share === 1) return;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
}
