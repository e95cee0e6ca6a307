import { CircleAlert } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'children' | 'type' | 'size'
> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A yes-or-no choice. Its label may contain links. */
export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
  const own = useId();
  const inputId = id ?? own;
  const described =
    [hint ? `${inputId}-hint` : '', error ? `${inputId}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={css.choice} data-disabled={rest.disabled || undefined}>
      <input
        {...rest}
        type="checkbox"
        id={inputId}
        className={css.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
      />
      <label className={css.label} htmlFor={inputId}>
        {label}
      </label>
      {hint && (
        <div className={css.hint} id={`${inputId}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className={css.error} id={`${inputId}-error`}>
          <Icon icon={CircleAlert} size="text" />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}
