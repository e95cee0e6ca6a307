import { h } from '../design/h.ts';
import { icon } from './icons.ts';
import { signOf, writeMoney } from './money.ts';
import { numberFormat } from './numberFormat.ts';
import type { State } from './state.ts';

/** Returns a round sum as short as it can be: without the part after the point. */
export const shortMoney = (
  amount: number,
  { currency, texts }: Pick<State, 'currency' | 'texts'>,
  sign: 'auto' | 'always' = 'auto',
): string => writeMoney(amount, currency, texts.tag, sign).replace(/[.,]00(?!\d)/, '');

/** Returns a currency's sign, as the language writes it: `€`, `kr`; its code where the site has another currency. */
export const symbolOf = (currency: string, tag: string): string =>
  numberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: signOf(currency) === 'code' ? 'code' : 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? '';

/**
 * Gives a parent these children, in this order. Those it has already, which come in the same order every time, stay where
 * they are: moving them would take the focus from a field in them.
 */
export function arrange(parent: HTMLElement, children: readonly Node[]): void {
  for (const child of [...parent.childNodes]) if (!children.includes(child)) child.remove();
  let next: Node | null = null;
  for (const child of [...children].reverse()) {
    if (child.parentNode !== parent) parent.insertBefore(child, next);
    next = child;
  }
}

/** Draws the head of the slip. @param onClear empties it; null for an empty one */
export const slipHead = (
  { texts: { words }, legs }: Pick<State, 'texts' | 'legs'>,
  { onClear, onClose }: { readonly onClear: (() => void) | null; readonly onClose: () => void },
): HTMLElement =>
  h(
    'header',
    { class: 'slip-head' },
    h('h2', {}, words('slip'), h('span', { class: 'count' }, String(legs.length))),
    onClear && h('button', { type: 'button', class: 'quiet', 'data-key': 'clear', onclick: onClear }, words('clear')),
    h(
      'button',
      {
        type: 'button',
        class: 'quiet slip-close',
        'aria-label': words('close'),
        'data-key': 'close',
        onclick: onClose,
      },
      icon('close'),
    ),
  );

/** One choice of several that exclude each other. */
interface Choice {
  /** Finds it again after the slip is drawn again. */
  readonly key: string;
  readonly label: string;
  /** Its name, where the label is too short for one. */
  readonly name?: string;
  readonly isOn: boolean;
  readonly onChoose: () => void;
}

/** Draws choices side by side; nothing where there is only one. */
export const choiceTabs = (label: string, choices: readonly Choice[], className = 'tabs'): readonly HTMLElement[] =>
  choices.length < 2
    ? []
    : [
        h(
          'div',
          { class: className, role: 'group', 'aria-label': label },
          choices.map((choice) =>
            h(
              'button',
              {
                type: 'button',
                'aria-pressed': String(choice.isOn),
                'aria-label': choice.name,
                'data-key': choice.key,
                onclick: choice.onChoose,
              },
              choice.label,
            ),
          ),
        ),
      ];
