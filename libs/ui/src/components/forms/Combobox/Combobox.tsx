import type { ReactNode, Ref } from 'react';
import * as field from '../../primitives/Field/Field.css.ts';
import { Field, type FieldProps } from '../../primitives/Field/Field.tsx';
import { ChoiceControl } from './ChoiceControl.tsx';
import * as css from './Combobox.css.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Beside the label, and searched with it: a calling code, a currency. */
  hint?: string | undefined;
  /** Two or three letters on a plate, or a small picture; decoration, the label says it all. */
  mark?: ReactNode;
  /** Further words that find it: codes, other names. Never shown. */
  keywords?: readonly string[] | undefined;
  disabled?: boolean | undefined;
}

export interface ComboboxProps extends FieldProps {
  options: readonly ComboboxOption[];
  /** The chosen option's value; `''` while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  id?: string | undefined;
  /** What browsers fill in, for example `country`. */
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** The element that browsers fill in, under `name`; focus on it moves to what is seen. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * A choice from a list that is too long to read: type a few letters, slips included, and take the best match.
 * It begins as the platform's own select and becomes searchable with the first sign of a person on the page, so that no
 * first load pays for the list (decision 0003). Lists of up to about ten entries are `Select` or `RadioGroup`.
 */
export function Combobox({ label, hideLabel, hint, error, optional, labelEnd, id, disabled, ...rest }: ComboboxProps) {
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      optional={optional}
      labelEnd={labelEnd}
    >
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
