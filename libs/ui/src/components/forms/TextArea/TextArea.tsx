import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../../primitives/Field/Field.tsx';
import * as css from '../../primitives/Field/Field.css.ts';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'children'> {}

/** Several lines of text. */
export function TextArea({ label, hideLabel, hint, error, optional, labelEnd, id, rows = 4, ...rest }: TextAreaProps) {
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
        <div className={css.shell} data-invalid={ids['aria-invalid']}>
          <textarea {...rest} {...ids} rows={rows} className={css.input} />
        </div>
      )}
    </Field>
  );
}
