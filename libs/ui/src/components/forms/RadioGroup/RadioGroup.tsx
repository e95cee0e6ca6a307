import { useId, type ReactNode } from 'react';
import { Field, type FieldProps } from '../../primitives/Field/Field.tsx';
import * as choice from '../Checkbox/Checkbox.css.ts';
import * as css from './RadioGroup.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of a card: a logo, a price, a tag. */
  end?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldProps {
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** `cards` frames each choice (payment methods, limits, bonuses). */
  look?: 'list' | 'cards' | undefined;
  /** `fit`: as many columns as fit, for answers of one or two words. */
  columns?: 1 | 2 | 'fit' | undefined;
  /** On a phone, shows only the chosen card. The caller offers a button that shows the others. */
  folded?: boolean | undefined;
  id?: string | undefined;
}

/** One choice from a few visible ones. Arrow keys move between them. */
export function RadioGroup({
  options,
  value,
  onChange,
  onBlur,
  name,
  look = 'list',
  columns = 1,
  folded = false,
  ...field
}: RadioGroupProps) {
  const own = useId();
  return (
    <Field {...field} group>
      {(ids) => (
        <div className={css.group} data-look={look} data-columns={columns} data-folded={folded || undefined}>
          {options.map((option, index) => {
            const id = index === 0 ? ids.id : `${ids.id}-${option.value}`;
            const input = (
              <input
                type="radio"
                id={id}
                name={name ?? own}
                value={option.value}
                checked={value === option.value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
                className={look === 'cards' ? `${choice.input} ${css.cardInput}` : choice.input}
                aria-describedby={option.hint ? `${id}-more` : undefined}
              />
            );
            return look === 'cards' ? (
              <label
                key={option.value}
                className={css.card}
                htmlFor={id}
                data-disabled={option.disabled || undefined}
                data-checked={value === option.value || undefined}
              >
                {input}
                <span className={css.cardWords}>
                  <span className={css.cardTitle}>{option.label}</span>
                  {option.hint && (
                    <span className={css.cardHint} id={`${id}-more`}>
                      {option.hint}
                    </span>
                  )}
                </span>
                {option.end}
              </label>
            ) : (
              <div key={option.value} className={choice.choice} data-disabled={option.disabled || undefined}>
                {input}
                <label className={choice.label} htmlFor={id}>
                  {option.label}
                </label>
                {option.hint && (
                  <span className={choice.hint} id={`${id}-more`}>
                    {option.hint}
                  </span>
                )}
              </div>
            );
          })}
        </div>
      )}
    </Field>
  );
}

/** `RadioGroup` with framed choices. */
export function RadioCards(props: Omit<RadioGroupProps, 'look'>) {
  return <RadioGroup {...props} look="cards" />;
}
