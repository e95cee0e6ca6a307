import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormErrors, type FormError } from '../FormErrors/FormErrors.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';

export interface FormProps {
  children: ReactNode;
  /** Checks and sends. Return the promise of the answer: until it has settled the form is not sent again, and then the focus moves to what the answer found wrong. */
  onSubmit: () => void | Promise<unknown>;
  /** What is wrong, in the order of the fields; summed up above them once somebody has tried. Leave it out where there is one field: the focus then moves to it. */
  errors?: readonly FormError[] | undefined;
  /** True while it is being sent: further tries do nothing. */
  busy?: boolean | undefined;
  /** Accessible name, where a page holds several forms. */
  label?: string | undefined;
}

/**
 * A form that the product checks itself (`noValidate`), that is sent once however often it is pressed, and that after a
 * failed try leads to what is wrong: to the summary, or to the one field that is invalid. It never empties a field.
 */
export function Form({ children, onSubmit, errors, busy = false, label }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  // Grows when a try has been judged, so that the focus moves to what that try has found and not to what stood there before.
  const [attempt, setAttempt] = useState(0);
  const summed = errors !== undefined;
  useEffect(() => {
    if (attempt > 0 && !summed) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt, summed]);
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || underWay.current) return;
        underWay.current = true;
        // Whatever becomes of a try, thrown errors included, another one is possible after it.
        void (async () => {
          try {
            await onSubmit();
          } finally {
            underWay.current = false;
            setAttempt((count) => count + 1);
          }
        })();
      }}
    >
      <Stack gap="md">
        {summed && <FormErrors errors={attempt > 0 ? errors : []} attempt={attempt} />}
        {children}
      </Stack>
    </form>
  );
}
