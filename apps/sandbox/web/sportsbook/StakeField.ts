import { h } from '../design/h.ts';
import { symbolOf } from './slipParts.ts';
import type { PlannedBet } from './slipSums.ts';
import type { State } from './state.ts';

/**
 * The stake that all bets of a slip have in common. It stays in the page while the rest of the slip is redrawn, so the caret
 * stays where it is and a Japanese keyboard can go on composing.
 */
export class StakeField {
  readonly #field = h('input', {
    id: 'stake',
    class: 'stake',
    inputmode: 'decimal',
    autocomplete: 'off',
    'data-key': 'stake',
    'aria-describedby': 'stake-note',
  });
  readonly #label = h('label', { for: 'stake' });
  readonly #sign = h('span', { class: 'stake-currency', 'aria-hidden': 'true' });
  readonly root = h(
    'div',
    { class: 'stake-line' },
    this.#label,
    h('span', { class: 'stake-field' }, this.#sign, this.#field),
  );

  constructor(onType: (typed: string) => void) {
    this.#field.addEventListener('input', () => onType(this.#field.value));
  }

  /**
   * Shows what all bets stake: nothing where they differ.
   * @param lines of all bets together
   * @param isLocked a free bet decides the stake
   * @param isWrong the sportsbook would not take it
   */
  draw(
    { currency, texts }: Pick<State, 'currency' | 'texts'>,
    plan: readonly PlannedBet[],
    {
      lines,
      isSingles,
      isLocked,
      isWrong,
    }: {
      readonly lines: number;
      readonly isSingles: boolean;
      readonly isLocked: boolean;
      readonly isWrong: boolean;
    },
  ): void {
    const [first = '', ...others] = new Set(plan.map(({ unit }) => unit.typed));
    const shown = others.length > 0 ? '' : first;
    if (this.#field.value !== shown) this.#field.value = shown;
    this.#field.readOnly = isLocked;
    // Where the stakes differ, the field of the wrong one says so.
    this.#field.setAttribute('aria-invalid', String(isWrong && others.length === 0));
    this.#sign.textContent = symbolOf(currency, texts.tag);
    this.#label.replaceChildren(
      texts.words('stake'),
      ...(lines > 1 ? [h('small', {}, texts.words(isSingles ? 'perBet' : 'perLine', { count: lines }))] : []),
    );
  }
}
