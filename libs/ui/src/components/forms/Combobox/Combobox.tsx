import type { ReactNode, Ref } from 'react';
import * as field from '../../primitives/Field/Field.css.ts';
import { Field, type FieldProps } from '../../primitives/Field/Field.tsx';
import { splitFieldProps } from '../../primitives/Field/splitFieldProps.ts';
import { ChoiceControl } from './ChoiceControl.tsx';
import * as css from './Combobox.css.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Shown next to the label and searched with it: a calling code, a currency. */
  hint?: string | undefined;
  /** Two or three letters on a plate, or a small picture. It is decorative: the label must be complete without it. */
  mark?: ReactNode;
  /** Further words to search by: codes, other names. Never shown. */
  keywords?: readonly string[] | undefined;
  disabled?: boolean | undefined;
}

export interface ComboboxProps extends FieldProps {
  options: readonly ComboboxOption[];
  /** The chosen option's value; `''` if nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  id?: string | undefined;
  /** The autofill name, for example `country`. */
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /**
   * Ref to the element that browsers fill in under `name`. If it gets the focus, the focus moves to the visible
   * control.
   */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * A choice from a long list: the player types a few letters, typing errors included, and takes the best match.
 * It starts as a native select and becomes searchable after the player's first interaction, so the first load does not
 * pay for the list (decision 0003). For up to about ten options use `Select` or `RadioGroup`.
 */
export function Combobox(props: ComboboxProps) {
  const [frame, { disabled, ...rest }] = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(ids) => (
        <div className={field.shell} data-invalid={ids['aria-invalid']} data-disabled={disabled || undefined}>
          <ChoiceControl
            {...rest}
            className={css.frame}
            id={ids.id}
            labelledBy={`${ids.id}-label`}
            describedBy={ids['aria-describedby']}
            invalid={ids['aria-invalid']}
            disabled={disabled}
          />
        </div>
      )}
    </Field>
  );
}
