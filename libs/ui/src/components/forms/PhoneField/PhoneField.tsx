import { useMemo, type ComponentPropsWithRef } from 'react';
import { useLabel } from '../../../provider/UiProvider.tsx';
import * as choice from '../Combobox/Combobox.css.ts';
import { ChoiceControl } from '../Combobox/ChoiceControl.tsx';
import type { ComboboxOption } from '../Combobox/Combobox.tsx';
import * as field from '../../primitives/Field/Field.css.ts';
import { Field, type FieldProps } from '../../primitives/Field/Field.tsx';
import { splitFieldProps } from '../../primitives/Field/splitFieldProps.ts';

export interface PhonePrefix extends Omit<ComboboxOption, 'hint'> {
  /** Unique value, for example the country code `FI`; `label` is the country's name. */
  value: string;
  /** Shown in the field, and next to the name in the list, for example `+358`. */
  prefix: string;
}

export interface PhoneFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'children' | 'type' | 'prefix'> {
  prefixes: readonly PhonePrefix[];
  prefixValue: string;
  onPrefixChange: (value: string) => void;
  prefixName?: string | undefined;
}

/** A phone number: a searchable country code and the rest. The number has native events. */
export function PhoneField(props: PhoneFieldProps) {
  const [frame, { prefixes, prefixValue, onPrefixChange, prefixName, disabled, ...rest }] = splitFieldProps(props);
  const words = useLabel();
  const options = useMemo(() => prefixes.map(({ prefix, ...option }) => ({ ...option, hint: prefix })), [prefixes]);
  return (
    <Field {...frame}>
      {(ids) => (
        <div className={field.shell} data-invalid={ids['aria-invalid']} data-disabled={disabled || undefined}>
          <ChoiceControl
            className={choice.prefix}
            options={options}
            value={prefixValue}
            onChange={onPrefixChange}
            name={prefixName}
            autoComplete="tel-country-code"
            disabled={disabled}
            label={words('ui.phonePrefix')}
            shown={prefixes.find((option) => option.value === prefixValue)?.prefix ?? '+'}
          />
          <input
            inputMode="tel"
            autoComplete="tel-national"
            {...rest}
            {...ids}
            type="tel"
            disabled={disabled}
            className={field.input}
            data-numeric
          />
        </div>
      )}
    </Field>
  );
}
