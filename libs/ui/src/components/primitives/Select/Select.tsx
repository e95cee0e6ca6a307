import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
  /** BCP-47 tag, if the label's language differs from the page's. */
  lang?: string | undefined;
}

export interface SelectProps
  extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. It cannot be chosen again. */
  placeholder?: string | undefined;
}

/** A choice from a list: the native select in the brand's style. */
export function Select(props: SelectProps) {
  const [frame, { options, placeholder, ...rest }] = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(ids) => (
        <div className={field.shell} data-invalid={ids['aria-invalid']} data-disabled={rest.disabled || undefined}>
          <select
            {...rest}
            {...(placeholder !== undefined && rest.value === undefined && rest.defaultValue === undefined
              ? { defaultValue: '' }
              : {})}
            {...ids}
            className={css.select}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.arrow}>
            <Icon icon={ChevronDown} size="sm" />
          </span>
        </div>
      )}
    </Field>
  );
}
