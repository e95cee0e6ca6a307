import { expiryFault, luhnHolds, schemeOf } from '../../../src/gateway/model/card.ts';
import { SCENARIOS } from '../../../src/gateway/model/scenarios.ts';
import type { HostedView } from '../../../src/gateway/wire.ts';
import { h } from '../../design/h.ts';
import { spaced } from '../scenarioTexts.ts';
import { formField, type FormField } from './formField.ts';
import type { PayTexts } from './texts.ts';

const SCHEMES = { visa: 'VISA', mastercard: 'mastercard', other: '' } as const;

export interface CardForm {
  readonly fields: readonly HTMLElement[];
  readonly preview: HTMLElement;
  /** Fills in a test card, and the holder's name if it is empty. */
  fill(number: string): void;
  /**
   * Returns the card, or null after showing its errors and focusing the first. A number that is not a test card never
   * leaves this page.
   */
  read(): { number: string; expiry: string; cvc: string; name: string } | null;
  showFaults(faults: readonly { readonly field: string; readonly message: string }[]): void;
}

/** The card's four fields, and a drawing of the card that shows them. */
export function cardForm(view: HostedView, { t, find }: PayTexts): CardForm {
  const number = formField({
    id: 'number',
    label: t('cardNumber'),
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    maxlength: 23,
    placeholder: '0000 0000 0000 0000',
  });
  const expiry = formField({
    id: 'expiry',
    label: t('expiry'),
    autocomplete: 'cc-exp',
    inputmode: 'numeric',
    maxlength: 7,
    placeholder: t('expiryHint'),
  });
  const cvc = formField({
    id: 'cvc',
    label: t('cvc'),
    autocomplete: 'cc-csc',
    inputmode: 'numeric',
    maxlength: 4,
    placeholder: '•••',
  });
  const name = formField({ id: 'name', label: t('name'), autocomplete: 'cc-name', maxlength: 60 });
  const all: Readonly<Record<string, FormField>> = { number, expiry, cvc, name };

  const shownScheme = h('span', { class: 'scheme' });
  const shownNumber = h('div', { class: 'card-number' });
  const shownName = h('span');
  const shownExpiry = h('span');
  const preview = h(
    'div',
    { class: 'card', 'aria-hidden': 'true' },
    h('div', { class: 'card-top' }, h('span', { class: 'chip' }), shownScheme),
    shownNumber,
    h('div', { class: 'card-foot' }, shownName, shownExpiry),
  );
  const digits = (): string => number.input.value.replace(/\D/g, '');

  const faults: Readonly<Record<string, () => string | null>> = {
    number: () =>
      !luhnHolds(digits())
        ? 'number'
        : SCENARIOS.some((scenario) => view.testCards[scenario] === digits())
          ? null
          : 'not_a_test_card',
    expiry: () => expiryFault(expiry.input.value, new Date()),
    cvc: () => (/^\d{3,4}$/.test(cvc.input.value) ? null : 'cvc'),
    name: () => (name.input.value.trim() === '' ? 'name' : null),
  };
  const check = (key: string): boolean => {
    const fault = faults[key]?.() ?? null;
    all[key]?.setError(fault === null ? null : find(`error.${fault}`, 'error.number'));
    return fault === null;
  };
  function draw(): void {
    shownScheme.textContent = digits() === '' ? '' : SCHEMES[schemeOf(digits())];
    shownNumber.textContent = spaced(digits().slice(0, 16).padEnd(16, '•'));
    shownName.textContent = name.input.value || t('name');
    shownExpiry.textContent = expiry.input.value || t('expiryHint');
  }
  /** Regroups the digits and keeps the caret in place if the player corrects one in the middle. */
  function regroup(input: HTMLInputElement, format: (digits: string) => string): void {
    const before = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, '').length;
    const atEnd = input.selectionStart === input.value.length;
    input.value = format(input.value.replace(/\D/g, ''));
    if (atEnd) return;
    let at = 0;
    for (let seen = 0; at < input.value.length && seen < before; at += 1)
      if (/\d/.test(input.value[at] ?? '')) seen += 1;
    input.setSelectionRange(at, at);
  }
  number.input.addEventListener('input', () => regroup(number.input, (text) => spaced(text.slice(0, 19))));
  expiry.input.addEventListener('input', (event) => {
    const deleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    // Autofill may bring MM/YYYY.
    const long = /^\D*(\d{2})\D*20(\d{2})$/.exec(expiry.input.value);
    if (long) expiry.input.value = `${long[1]}${long[2]}`;
    if (!deleting)
      regroup(expiry.input, (text) => {
        const padded = /^[2-9]/.test(text) ? `0${text}` : text;
        return padded.length >= 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded;
      });
  });
  for (const [key, each] of Object.entries(all)) {
    each.input.addEventListener('input', () => {
      each.setError(null);
      draw();
    });
    each.input.addEventListener('blur', () => {
      if (each.input.value !== '') check(key);
    });
  }
  draw();

  return {
    preview,
    fields: [number.element, h('div', { class: 'pair' }, expiry.element, cvc.element), name.element],
    fill(card) {
      number.input.value = spaced(card);
      if (expiry.input.value === '' || faults['expiry']?.() !== null)
        expiry.input.value = `12 / ${String((new Date().getFullYear() + 3) % 100).padStart(2, '0')}`;
      if (cvc.input.value === '') cvc.input.value = '123';
      if (name.input.value === '') name.input.value = 'Test Player';
      for (const each of Object.values(all)) each.setError(null);
      draw();
    },
    read() {
      const wrong = Object.keys(all).filter((key) => !check(key));
      all[wrong[0] ?? '']?.input.focus();
      return wrong.length > 0
        ? null
        : { number: digits(), expiry: expiry.input.value, cvc: cvc.input.value, name: name.input.value };
    },
    showFaults(refused) {
      for (const { field, message } of refused) all[field]?.setError(find(`error.${message}`, 'error.number'));
      all[refused[0]?.field ?? '']?.input.focus();
    },
  };
}
