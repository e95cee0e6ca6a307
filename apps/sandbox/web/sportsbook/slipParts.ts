import { formatMoney } from '@baize/kernel';
import { legKey } from '../../src/sportsbook/wire.ts';
import { h } from '../design/h.ts';
import { icon } from './icons.ts';
import { writeOdds } from './oddsFormat.ts';
import type { SlipLeg, State } from './state.ts';

/** Returns an amount as a player of this language types it: `12,50`. */
export const asTyped = (amount: number, tag: string): string =>
  new Intl.NumberFormat(tag, { useGrouping: false, minimumFractionDigits: amount % 100 === 0 ? 0 : 2 }).format(
    amount / 100,
  );

/** Returns a round sum as short as it can be: without the part after the point. */
export const shortMoney = (
  amount: number,
  { currency, texts }: Pick<State, 'currency' | 'texts'>,
  sign: 'auto' | 'always' = 'auto',
): string => formatMoney(amount, currency, texts.tag, sign).replace(/[.,]00(?!\d)/, '');

/** Returns a currency's sign, as the language writes it: `€`, `kr`. */
export const symbolOf = (currency: string, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? '';

/** Replaces all children of a parent but one. Moving the kept one would take the focus from a field in it. */
export function surround(
  kept: HTMLElement,
  parent: HTMLElement,
  before: readonly Node[],
  after: readonly Node[],
): void {
  if (kept.parentNode !== parent) parent.replaceChildren(kept);
  for (const child of [...parent.childNodes]) if (child !== kept) child.remove();
  kept.before(...before);
  kept.after(...after);
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

/** Draws the selections, each with its odds and how they have moved. */
export function legList(
  { legs, texts: { words, tag }, format }: Pick<State, 'legs' | 'texts' | 'format'>,
  onRemove: (leg: SlipLeg) => void,
): HTMLElement {
  const odds = (value: number): string => writeOdds(value, format, tag);
  return h(
    'ul',
    { class: 'legs' },
    legs.map((leg) => {
      const isMoved = leg.now !== null && leg.now !== leg.odds;
      return h(
        'li',
        { class: leg.now === null ? 'leg is-closed' : 'leg' },
        h(
          'button',
          {
            type: 'button',
            class: 'quiet',
            'aria-label': `${words('remove')}: ${leg.selectionName}`,
            'data-key': `remove-${legKey(leg)}`,
            onclick: () => onRemove(leg),
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
            leg.now === null ? words('suspended') : odds(leg.now),
          ),
        ),
      );
    }),
  );
}
