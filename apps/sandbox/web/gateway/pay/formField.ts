import { h } from '../../design/h.ts';

export interface FormField {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  /** Shows or removes an error below the field and connects it to the field. */
  setError(text: string | null): void;
}

/** A labelled input with a place for its error. */
export function formField(
  options: Readonly<{
    id: string;
    label: string;
    type?: string;
    autocomplete?: string;
    inputmode?: string;
    maxlength?: number;
    placeholder?: string;
    class?: string;
  }>,
): FormField {
  const { id, label, type = 'text', ...attributes } = options;
  const input = h('input', { id, name: id, type, spellcheck: 'false', autocapitalize: 'off', ...attributes });
  const error = h('p', { class: 'error', id: `${id}-error`, hidden: true });
  return {
    element: h('div', { class: 'field' }, h('label', { for: id }, label), input, error),
    input,
    setError(text) {
      error.hidden = text === null;
      error.textContent = text ?? '';
      if (text === null) {
        input.removeAttribute('aria-invalid');
        input.removeAttribute('aria-describedby');
      } else {
        input.setAttribute('aria-invalid', 'true');
        input.setAttribute('aria-describedby', error.id);
      }
    },
  };
}
