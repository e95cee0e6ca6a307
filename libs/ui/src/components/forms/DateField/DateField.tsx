import { useState } from 'react';
import { useUi } from '../../../provider/UiProvider.tsx';
import * as fieldCss from '../../primitives/Field/Field.css.ts';
import { Field, type FieldProps } from '../../primitives/Field/Field.tsx';
import { splitFieldProps } from '../../primitives/Field/splitFieldProps.ts';
import { digitsOf } from '../digitsOf.ts';
import * as css from './DateField.css.ts';

type Part = 'day' | 'month' | 'year';

export interface DateFieldProps extends FieldProps {
  /** ISO date `YYYY-MM-DD`, or empty. */
  value: string;
  /** Receives the ISO date once the three parts form a real day, otherwise an empty string. */
  onChange: (iso: string) => void;
  onBlur?: (() => void) | undefined;
  /** Labels and placeholders of the three parts, for example `Day` and `DD`. */
  parts: Record<Part, { label: string; placeholder: string }>;
  /** Lets the browser autofill a date of birth. */
  birthday?: boolean | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Returns the order in which a locale writes a date. English without a country (the default market) uses the
 * international order, day first.
 */
function partOrder(locale: string): Part[] {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  })
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
}

function toIsoDate({ day, month, year }: Record<Part, string>): string {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return '';
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : '';
}

/** A known date (a birthday) in three fields, in the locale's order. Typing is faster than any calendar. */
export function DateField(props: DateFieldProps) {
  const [frame, { value, onChange, onBlur, parts, birthday, disabled }] = splitFieldProps(props);
  const { locale } = useUi();
  const [year = '', month = '', day = ''] = value.split('-');
  const [typed, setTyped] = useState<Record<Part, string>>({ day, month, year });
  /** An input method's unfinished text stays as it is: changing it would break off what the player is typing. */
  const change = (part: Part, text: string, isComposing: boolean) => {
    const digits = isComposing ? text : digitsOf(text).slice(0, part === 'year' ? 4 : 2);
    const next = { ...typed, [part]: digits };
    setTyped(next);
    const iso = toIsoDate(next);
    if (iso !== value) onChange(iso);
  };
  return (
    <Field {...frame} group>
      {(ids) => (
        <div
          className={css.parts}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
        >
          {partOrder(locale).map((part, index) => (
            <div
              key={part}
              className={fieldCss.shell}
              data-invalid={ids['aria-invalid']}
              data-disabled={disabled || undefined}
            >
              <input
                className={fieldCss.input}
                data-numeric
                id={index === 0 ? ids.id : `${ids.id}-${part}`}
                aria-label={parts[part].label}
                aria-invalid={ids['aria-invalid']}
                aria-describedby={ids['aria-describedby']}
                type="text"
                inputMode="numeric"
                autoComplete={birthday ? `bday-${part}` : 'off'}
                placeholder={parts[part].placeholder}
                disabled={disabled}
                value={typed[part]}
                onChange={(event) =>
                  change(part, event.target.value, (event.nativeEvent as InputEvent).isComposing === true)
                }
                onCompositionEnd={(event) => change(part, event.currentTarget.value, false)}
              />
            </div>
          ))}
        </div>
      )}
    </Field>
  );
}
