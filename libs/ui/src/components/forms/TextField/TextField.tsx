import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldProps } from '../../primitives/Field/Field.tsx';
import { splitFieldProps } from '../../primitives/Field/splitFieldProps.ts';
import * as css from '../../primitives/Field/Field.css.ts';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'children' | 'size'> {
  /** Icon, currency or unit before the text. */
  prefix?: string | undefined;
  start?: ReactNode;
  end?: ReactNode;
  /** Whether the end slot contains a control. */
  endInteractive?: boolean | undefined;
  /** Digits of equal width. */
  numeric?: boolean | undefined;
  large?: boolean | undefined;
}

/** One line of text. It has native events and a ref, so react-hook-form's `register` can be spread on it. */
export function TextField(props: TextFieldProps) {
  const [frame, { prefix, start, end, endInteractive, numeric, large, type = 'text', ...rest }] =
    splitFieldProps(props);
  return (
    <Field {...frame}>
      {(ids) => (
        <div
          className={css.shell}
          data-invalid={ids['aria-invalid']}
          data-disabled={rest.disabled || undefined}
          data-large={large || undefined}
        >
          {(start ?? prefix) !== undefined && (
            <span className={css.affix} data-side="start">
              {start ?? prefix}
            </span>
          )}
          <input {...rest} {...ids} type={type} className={css.input} data-numeric={numeric || undefined} />
          {end !== undefined && end !== null && (
            <span className={css.affix} data-side="end" data-interactive={endInteractive || undefined}>
              {end}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
