import type { Market } from '../../src/sportsbook/model/World.ts';
import { legKey } from '../../src/sportsbook/wire.ts';
import { h } from '../design/h.ts';
import { writeOdds } from './oddsFormat.ts';
import type { State } from './state.ts';

interface Cell {
  readonly button: HTMLButtonElement;
  readonly value: HTMLElement;
  readonly context: HTMLElement;
  readonly name: string;
  odds: number | null;
}
/** How long an arrow shows that odds have moved, ms. */
const SHOWN_FOR = 2500;

/**
 * The odds on screen, by selection. A change touches the cells of that selection and nothing else, so hundreds of changes
 * a second cost little.
 */
export class Cells {
  readonly #state: State;
  readonly #choose: (key: string) => void;
  readonly #picked: () => ReadonlySet<string> | null;
  readonly #cells = new Map<string, Cell[]>();
  /** What is on the slip, as the cells show it. */
  #chosen: ReadonlySet<string> = new Set();
  readonly #moved = new Map<HTMLElement, number>();

  /** @param picked what is chosen instead of the slip's selections, while something else takes the presses */
  constructor(state: State, choose: (key: string) => void, picked: () => ReadonlySet<string> | null = () => null) {
    this.#state = state;
    this.#choose = choose;
    this.#picked = picked;
  }
  #chosenKeys(): ReadonlySet<string> {
    return this.#picked() ?? new Set(this.#state.legs.map(legKey));
  }
  /** Forgets the cells of the last view. */
  clear(): void {
    this.#cells.clear();
    this.#moved.clear();
  }

  /** Builds the button of a selection. */
  button(
    eventId: string,
    marketId: string,
    code: string,
    name: string,
    long: string,
    odds: number | null,
  ): HTMLButtonElement {
    const key = legKey({ eventId, marketId, code });
    const value = h('span', { class: 'odds-value' });
    // What only a screen reader needs: whose odds these are, and that they are closed.
    const context = h('span', { class: 'hidden-text' });
    const button = h(
      'button',
      { type: 'button', class: 'odds' },
      h('span', { class: 'odds-name' }, name),
      context,
      value,
    );
    button.dataset['leg'] = key;
    button.addEventListener('click', () => this.#choose(key));
    const cell: Cell = { button, value, context, name: long, odds: null };
    this.#cells.set(key, [...(this.#cells.get(key) ?? []), cell]);
    this.#write(cell, odds, false);
    this.#press(cell, key);
    return button;
  }

  #write(cell: Cell, odds: number | null, isMove: boolean): void {
    const { format, texts } = this.#state;
    const before = cell.odds;
    cell.odds = odds;
    const text = odds === null ? '–' : writeOdds(odds, format, texts.tag);
    if (cell.value.textContent !== text) cell.value.textContent = text;
    if (cell.button.disabled !== (odds === null)) cell.button.disabled = odds === null;
    const context = odds === null ? ` ${cell.name}, ${texts.words('suspended')} ` : ` ${cell.name} `;
    if (cell.context.textContent !== context) cell.context.textContent = context;
    if (!isMove || before === null || odds === null || before === odds) return;
    cell.button.dataset['move'] = odds > before ? 'up' : 'down';
    this.#moved.set(cell.button, performance.now() + SHOWN_FOR);
  }
  #press(cell: Cell, key: string): void {
    cell.button.setAttribute('aria-pressed', String(this.#chosenKeys().has(key)));
  }

  /** Takes a market's new odds. */
  update(eventId: string, market: Market): void {
    const { id: marketId, suspended, selections } = market;
    for (const { code, odds } of selections)
      for (const cell of this.#cells.get(legKey({ eventId, marketId, code })) ?? [])
        if (cell.odds !== (suspended ? null : odds)) this.#write(cell, suspended ? null : odds, true);
  }
  /** Closes what an event no longer offers. */
  close(eventId: string, except: ReadonlySet<string>): void {
    for (const [key, cells] of this.#cells)
      if (key.startsWith(`${eventId}|`) && !except.has(key))
        for (const cell of cells) if (cell.odds !== null) this.#write(cell, null, false);
  }
  /** Shows what is on the slip. Touches only the cells that change. */
  pressAll(): void {
    const chosen = this.#chosenKeys();
    for (const key of new Set([...chosen, ...this.#chosen]))
      if (chosen.has(key) !== this.#chosen.has(key))
        for (const cell of this.#cells.get(key) ?? [])
          cell.button.setAttribute('aria-pressed', String(chosen.has(key)));
    this.#chosen = chosen;
  }
  /** Takes arrows away whose time is over. Called once a second. */
  settle(): void {
    const now = performance.now();
    for (const [button, until] of this.#moved)
      if (until <= now) {
        delete button.dataset['move'];
        this.#moved.delete(button);
      }
  }
}
