import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLabel } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './FormErrors.css.ts';

export interface FormError {
  /** `id` or `name` of the field. Without it the message is not a link. */
  field?: string | undefined;
  message: string;
}

export interface FormErrorsProps {
  errors: readonly FormError[];
  /** Change it after each failed submit: the focus moves here each time it changes. */
  attempt: number;
  title?: string | undefined;
}

function find(field: string): HTMLElement | null {
  const byId = document.getElementById(field);
  return byId ?? document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
}

/** Sums up the errors after a submit, takes the focus, and links to each field. */
export function FormErrors({ errors, attempt, title }: FormErrorsProps) {
  const label = useLabel();
  const box = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  // Only after an attempt: an error that appears while a player moves between fields must not take the focus.
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (!any) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={css.box}>
      <div className={css.title}>
        <Icon icon={CircleAlert} />
        {title ?? label('ui.errorSummary', { count: errors.length })}
      </div>
      <ul className={css.list}>
        {errors.map(({ field, message }) => (
          <li key={`${field ?? ''}${message}`}>
            {field === undefined ? (
              message
            ) : (
              <button type="button" className={css.link} onClick={() => find(field)?.focus()}>
                {message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
