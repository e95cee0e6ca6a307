import { legKey } from '../../src/sportsbook/wire.ts';
import { h } from '../design/h.ts';
import { icon } from './icons.ts';
import { writeOdds } from './oddsFormat.ts';
import { arrange, symbolOf } from './slipParts.ts';
import { closureOf, type SlipLeg, type State } from './state.ts';

/** The parts of a selection's row that stay in the page. */
interface LegRow {
  readonly item: HTMLElement;
  readonly stake: HTMLElement;
  readonly sign: HTMLElement;
  readonly field: HTMLInputElement;
  /** What the row shows besides its stake: most rows stay as they are while another is added. */
  shown: string;
}
/** What is staked on a selection's single. */
interface LegStake {
  readonly typed: string;
  readonly isWrong: boolean;
}
interface LegListOptions {
  readonly onRemove: (leg: SlipLeg) => void;
  /** @param key of the selection whose stake was typed */
  readonly onStake: (key: string, typed: string) => void;
}

/** The selections of a slip, each with its odds, how they have moved and, among singles, its stake. */
export class LegList {
  readonly root = h('ul', { class: 'legs' });
  readonly #options: LegListOptions;
  readonly #rows = new Map<string, LegRow>();

  constructor(options: LegListOptions) {
    this.#options = options;
  }

  /** @param stakes one for each selection; null where they are not staked on separately */
  draw(state: State, stakes: readonly LegStake[] | null): void {
    const keys = new Set(state.legs.map(legKey));
    for (const key of this.#rows.keys()) if (!keys.has(key)) this.#rows.delete(key);
    arrange(
      this.root,
      state.legs.map((leg, index) => this.#drawRow(state, leg, stakes?.[index] ?? null)),
    );
  }
  #drawRow({ currency, format, texts }: State, leg: SlipLeg, stake: LegStake | null): HTMLElement {
    const { words, tag } = texts;
    const odds = (value: number): string => writeOdds(value, format, tag);
    const isMoved = leg.now !== null && leg.now !== leg.odds;
    const row = this.#rowOf(legKey(leg));
    row.item.className = 'leg';
    row.item.classList.toggle('is-closed', leg.now === null);
    row.item.classList.toggle('has-stake', stake !== null);
    if (stake) {
      row.sign.textContent = symbolOf(currency, tag);
      row.field.setAttribute('aria-label', `${words('stake')}: ${leg.selectionName}`);
      row.field.setAttribute('aria-invalid', String(stake.isWrong));
      if (row.field.value !== stake.typed) row.field.value = stake.typed;
    }
    const shown = JSON.stringify([{ ...leg, stake: undefined }, format, tag, stake !== null]);
    if (shown === row.shown) return row.item;
    row.shown = shown;
    arrange(row.item, [
      h(
        'button',
        {
          type: 'button',
          class: 'quiet',
          'aria-label': `${words('remove')}: ${leg.selectionName}`,
          'data-key': `remove-${legKey(leg)}`,
          onclick: () => this.#options.onRemove(leg),
        },
        icon('close'),
      ),
      h('div', {}, h('strong', {}, leg.selectionName), h('span', {}, leg.marketName), h('span', {}, leg.eventName)),
      h(
        'div',
        { class: 'leg-price' },
        isMoved && h('s', {}, odds(leg.odds)),
        h(
          'span',
          { class: 'leg-odds', 'data-move': isMoved && ((leg.now ?? 0) > leg.odds ? 'up' : 'down') },
          leg.now === null ? words(closureOf(leg)) : odds(leg.now),
        ),
      ),
      ...(stake ? [row.stake] : []),
    ]);
    return row.item;
  }
  #rowOf(key: string): LegRow {
    const known = this.#rows.get(key);
    if (known) return known;
    const field = h('input', {
      class: 'stake',
      inputmode: 'decimal',
      autocomplete: 'off',
      'data-key': `stake-${key}`,
      'aria-describedby': 'stake-note',
    });
    field.addEventListener('input', () => this.#options.onStake(key, field.value));
    const sign = h('span', { class: 'stake-currency', 'aria-hidden': 'true' });
    const row = { item: h('li'), stake: h('span', { class: 'stake-field' }, sign, field), sign, field, shown: '' };
    this.#rows.set(key, row);
    return row;
  }
}
