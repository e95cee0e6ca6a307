import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useLabel } from '../../provider/UiProvider.tsx';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './PhoneField.css.ts';

export interface PhonePrefix {
  /** Unique value, for example the country code `FI`. */
  value: string;
  /** What the field shows, for example `+358`. */
  prefix: string;
  /** What the list shows, for example `Finland (+358)`. */
  label: string;
}

export interface PhoneFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'children' | 'type' | 'prefix'> {
  prefixes: readonly PhonePrefix[];
  prefixValue: string;
  onPrefixChange: (value: string) => void;
  prefixName?: string | undefined;
}

/** A phone number: country prefix and the rest. Native events on the number itself. */
export function PhoneField({ label, hideLabel, hint, error, optional, labelEnd, prefixes, prefixValue, onPrefixChange, prefixName, id, disabled, ...rest }: PhoneFieldProps) {
  const words = useLabel();
  const chosen = prefixes.find((option) => option.value === prefixValue);
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} optional={optional} labelEnd={labelEnd}>
      {(ids) => (
        <div className={field.shell} data-invalid={ids['aria-invalid']} data-disabled={disabled || undefined}>
          <span className={css.prefix}>
            <span aria-hidden="true">{chosen?.prefix ?? '+'}</span>
            <Icon icon={ChevronDown} size="text" />
            <select
              className={css.select} name={prefixName} aria-label={words('ui.phonePrefix')} autoComplete="tel-country-code" disabled={disabled}
              value={prefixValue} onChange={(event) => onPrefixChange(event.target.value)}
            >
              {prefixes.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
            </select>
          </span>
          <input inputMode="tel" autoComplete="tel-national" {...rest} {...ids} type="tel" disabled={disabled} className={field.input} data-numeric />
        </div>
      )}
    </Field>
  );
}
