import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as css from './Switch.css.ts';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'children' | 'type' | 'size' | 'role'
> {
  label: ReactNode;
  hint?: ReactNode;
}

/** Turns something on or off immediately. */
export function Switch({ label, hint, id, ...rest }: SwitchProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <label className={css.row} htmlFor={inputId}>
      <span>
        <span id={`${inputId}-label`}>{label}</span>
        {hint && (
          <span className={css.hint} id={`${inputId}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        id={inputId}
        className={css.input}
        aria-labelledby={`${inputId}-label`}
        aria-describedby={hint ? `${inputId}-hint` : undefined}
      />
    </label>
  );
}
