import { useEffect, useRef, type Ref } from 'react';
import { Field, type FieldProps } from '../../primitives/Field/Field.tsx';
import { splitFieldProps } from '../../primitives/Field/splitFieldProps.ts';
import { digitsOf } from '../digitsOf.ts';
import * as css from './CodeField.css.ts';

export interface CodeFieldProps extends FieldProps {
  value: string;
  onChange: (code: string) => void;
  /** Called once each time the code is complete, so that it can be checked without another press. */
  onComplete?: ((code: string) => void) | undefined;
  length?: number | undefined;
  name?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  /** While the code is checked: unlike a disabled field, it keeps the focus for the next code. */
  readOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A field for a one-time code. It accepts pasted spaces and dashes, full-width digits, and the phone's suggestion from
 * the message.
 */
export function CodeField(props: CodeFieldProps) {
  const [frame, { value, onChange, onComplete, length = 6, name, disabled, readOnly, autoFocus, onBlur, ref }] =
    splitFieldProps(props);
  const announced = useRef('');
  useEffect(() => {
    if (value.length < length) announced.current = '';
    else if (announced.current !== value) {
      announced.current = value;
      onComplete?.(value);
    }
  }, [value, length, onComplete]);
  return (
    <Field {...frame}>
      {(ids) => (
        <div className={css.code}>
          <input
            {...ids}
            ref={ref}
            name={name}
            className={css.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            enterKeyHint="done"
            disabled={disabled}
            readOnly={readOnly}
            autoFocus={autoFocus}
            onBlur={onBlur}
            value={value}
            onChange={(event) => onChange(digitsOf(event.target.value).slice(0, length))}
            onSelect={(event) => event.currentTarget.setSelectionRange(value.length, value.length)}
          />
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              aria-hidden="true"
              className={css.box}
              data-filled={index < value.length || undefined}
              data-invalid={ids['aria-invalid']}
              data-current={index === Math.min(value.length, length - 1) || undefined}
            >
              {value[index]}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}
