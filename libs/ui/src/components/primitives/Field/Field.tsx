import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useLabel } from '../../../provider/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Field.css.ts';

/** Props that all fields share. */
export interface FieldProps {
  label: ReactNode;
  /** Shows the label to screen readers only, if the context already says it. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong and what to do. A field with an error is marked as invalid. */
  error?: ReactNode;
  /** Marks the field as optional. */
  optional?: boolean | undefined;
  /** Next to the label: a link such as “Forgot it?”. */
  labelEnd?: ReactNode;
}

export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  /** Renders a fieldset and legend instead of a label, for a group of inputs. */
  group?: boolean | undefined;
  children: (ids: FieldIds) => ReactNode;
}

/** Connects label, hint and error to an input by ids. */
export function Field({ id, label, hideLabel, hint, error, optional, labelEnd, group, children }: FieldFrameProps) {
  const own = useId();
  const inputId = id ?? own;
  const words = useLabel();
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const described =
    [hasHint ? `${inputId}-hint` : '', hasError ? `${inputId}-error` : ''].filter(Boolean).join(' ') || undefined;
  const caption = (
    <>
      {label}
      {optional && <span className={css.aside}> ({words('ui.optional')})</span>}
    </>
  );
  return (
    <div
      className={css.field}
      {...(group ? { role: 'group', 'aria-labelledby': `${inputId}-label`, 'aria-describedby': described } : {})}
    >
      <div className={css.labelRow} data-hidden={hideLabel || undefined}>
        {group ? (
          <span className={css.label} id={`${inputId}-label`}>
            {caption}
          </span>
        ) : (
          <label className={css.label} id={`${inputId}-label`} htmlFor={inputId}>
            {caption}
          </label>
        )}
        {labelEnd !== undefined && <span className={css.aside}>{labelEnd}</span>}
      </div>
      {children({ id: inputId, 'aria-describedby': described, 'aria-invalid': hasError || undefined })}
      {hasHint && (
        <div className={css.hint} id={`${inputId}-hint`}>
          {hint}
        </div>
      )}
      {hasError && (
        <div className={css.error} id={`${inputId}-error`}>
          <Icon icon={CircleAlert} size="text" />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}
