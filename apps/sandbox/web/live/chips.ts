import { element } from '../studio/dom.ts';
import type { Text } from '../studio/text.ts';
import { shortAmount } from './Board.ts';

/** Chips by multiples of the smallest stake. */
const CHIP_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_CHIPS = 6;

/** Returns the chips of a table, in hundredths, and the one to begin with. */
export function chipsFor({ min, max }: { readonly min: number; readonly max: number }): {
  readonly values: readonly number[];
  readonly first: number;
} {
  const values = CHIP_STEPS.map((step) => Math.max(1, min) * step)
    .filter((value) => value <= max)
    .slice(0, MOST_CHIPS);
  return { values, first: values[1] ?? values[0] ?? min };
}

/** Buttons to choose a chip. @param onChoose gets its value in hundredths */
export function chipButtons(
  { values, first }: ReturnType<typeof chipsFor>,
  {
    text,
    money,
    onChoose,
  }: { readonly text: Text; readonly money: (amount: number) => string; readonly onChoose: (value: number) => void },
): readonly HTMLButtonElement[] {
  const chips = values.map((value, index) => {
    const chip = element(
      'button',
      {
        type: 'button',
        class: 'lt-chip',
        'data-step': String(index),
        'aria-label': text('liveChip', { amount: money(value) }),
        'aria-pressed': String(value === first),
      },
      shortAmount(value),
    );
    chip.addEventListener('click', () => {
      onChoose(value);
      for (const other of chips) other.setAttribute('aria-pressed', String(other === chip));
    });
    return chip;
  });
  return chips;
}
