import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../../primitives/Field/Field.tsx';
import { splitFieldProps } from '../../primitives/Field/splitFieldProps.ts';
import * as css from '../../primitives/Field/Field.css.ts';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'children'> {}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [frame, { rows = 4, ...rest }] = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(ids) => (
        <div className={css.shell} data-invalid={ids['aria-invalid']}>
          <textarea {...rest} {...ids} rows={rows} className={css.input} />
        </div>
      )}
    </Field>
  );
}
