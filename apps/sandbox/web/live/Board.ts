import { element } from '../studio/dom.ts';
import type { Text } from '../studio/text.ts';
import type { BetLayout } from './BetLayout.ts';
import type { Spot } from './spots.ts';

/** The layout: a button for each spot, with the chips that lie on it. */
export class Board implements BetLayout {
  readonly root: HTMLElement;
  readonly #buttons = new Map<
    string,
    { readonly button: HTMLButtonElement; readonly chip: HTMLElement; readonly spot: Spot }
  >();
  readonly #money: (amount: number) => string;
  readonly #text: Text;

  constructor(
    kind: string,
    spots: readonly Spot[],
    {
      text,
      money,
      onPress,
    }: { readonly text: Text; readonly money: (amount: number) => string; readonly onPress: (spot: string) => void },
  ) {
    this.#money = money;
    this.#text = text;
    this.root = element('div', {
      class: 'lt-board',
      'data-kind': kind,
      role: 'group',
      'aria-label': text('livePlaceBets'),
    });
    for (const spot of spots) {
      const chip = element('span', { class: 'lt-laid', 'aria-hidden': 'true' });
      const button = element(
        'button',
        { type: 'button', class: 'lt-spot', 'data-tone': spot.tone, 'data-area': spot.area },
        element('span', { class: 'lt-spot-label' }, spot.label),
        ...(spot.area === 'large' ? [element('span', { class: 'lt-spot-pays' }, spot.pays)] : []),
        chip,
      );
      if (spot.colour) button.style.setProperty('--spot', spot.colour);
      if (spot.area === 'number') {
        button.style.setProperty('--column', String(((Number(spot.id) - 1) % 9) + 1));
        button.style.setProperty('--row', String(Math.floor((Number(spot.id) - 1) / 9) + 1));
        // The classic layout of a wide screen: three rows, twelve columns, the highest number on top.
        button.style.setProperty('--wide-column', String(Math.ceil(Number(spot.id) / 3) + 1));
        button.style.setProperty('--wide-row', String(3 - ((Number(spot.id) - 1) % 3)));
      }
      if (/^column/.test(spot.id)) button.style.setProperty('--wide-row', String(4 - Number(spot.id.slice(-1))));
      if (/^column/.test(spot.id)) button.dataset['column'] = '';
      button.addEventListener('click', () => onPress(spot.id));
      this.#buttons.set(spot.id, { button, chip, spot });
      this.root.append(button);
    }
    this.show({});
  }

  show(bets: Readonly<Record<string, number>>): void {
    for (const [id, { button, chip, spot }] of this.#buttons) {
      const stake = bets[id] ?? 0;
      chip.textContent = stake > 0 ? shortAmount(stake) : '';
      button.toggleAttribute('data-laid', stake > 0);
      button.setAttribute(
        'aria-label',
        stake > 0
          ? this.#text('liveSpotWith', { spot: spot.name, pays: spot.pays, amount: this.#money(stake) })
          : this.#text('liveSpot', { spot: spot.name, pays: spot.pays }),
      );
    }
  }
  mark(winning: ReadonlySet<string>): void {
    for (const [id, { button }] of this.#buttons) button.toggleAttribute('data-won', winning.has(id));
  }
  set locked(locked: boolean) {
    this.root.toggleAttribute('data-locked', locked);
    for (const { button } of this.#buttons.values()) button.setAttribute('aria-disabled', String(locked));
  }
}

/** Few letters for a chip: `0.5`, `25`, `1.2k`, without a currency. */
export function shortAmount(hundredths: number): string {
  const units = hundredths / 100;
  if (units >= 1_000_000) return `${Math.floor(units / 100_000) / 10}M`;
  if (units >= 10_000) return `${Math.floor(units / 1000)}k`;
  if (units >= 1000) return `${Math.floor(units / 100) / 10}k`;
  return String(Math.round(units * 100) / 100);
}
