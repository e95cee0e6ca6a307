import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { FormErrors, type FormError } from '../FormErrors/FormErrors.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';

export interface FormProps {
  children: ReactNode;
  /**
   * Validates and sends. Return the promise of the response: the form is not sent again until it settles, and then the
   * focus moves to the errors.
   */
  onSubmit: () => void | Promise<unknown>;
  /**
   * The errors in field order. They are summed up above the fields after the first attempt. Leave them out if there is
   * one field: the focus then moves to that field.
   */
  errors?: readonly FormError[] | undefined;
  /** True while the form is being sent; further attempts do nothing. */
  busy?: boolean | undefined;
  /** Accessible name, for pages with several forms. */
  label?: string | undefined;
}

/** The form's button under a press; null for one that opens a list, which takes care of the focus itself. */
const buttonOf = ({ target }: MouseEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button:not([aria-haspopup])') : null;

/**
 * Keeps the focus in its field until the pressed button of the form is released. The field would otherwise show its error
 * at once and push the button away from the finger, so that the press would do nothing.
 */
function usePressThatCounts(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      if (buttonOf(event)) event.preventDefault();
    };
    const release = (event: MouseEvent) => {
      // Enter in a field clicks the button too, without a press, and leaves the focus where it is.
      if (event.detail > 0) buttonOf(event)?.focus({ preventScroll: true });
    };
    const element = form.current;
    element?.addEventListener('mousedown', press);
    element?.addEventListener('click', release);
    return () => {
      element?.removeEventListener('mousedown', press);
      element?.removeEventListener('click', release);
    };
  }, [form]);
}

/** Scrolls to a message unless its middle is on the screen and nothing covers it, such as a header that stays. */
function bringIntoView(message: HTMLElement): void {
  // The error summary takes the focus, which scrolls to it.
  if (message.matches(':focus')) return;
  const { left, top, width, height } = message.getBoundingClientRect();
  // Absent where nothing is laid out, as in unit tests.
  const shown = document.elementFromPoint?.(left + width / 2, top + height / 2);
  if (!message.contains(shown ?? null)) message.scrollIntoView({ block: 'center' });
}

/**
 * A form with the product's own validation (`noValidate`). It is sent once however often the button is pressed. After a
 * failed attempt it moves the focus to the error summary, or to the single invalid field; an alert about the whole form is
 * scrolled into view. It never clears a field.
 */
export function Form({ children, onSubmit, errors, busy = false, label }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  usePressThatCounts(form);
  // Grows after each attempt is validated, so that the focus moves to that attempt's errors and not to earlier ones.
  const [attempt, setAttempt] = useState(0);
  const summed = errors !== undefined;
  useEffect(() => {
    if (attempt > 0 && !summed) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt, summed]);
  // A refusal appears above the fields, a moment after the attempt, while the player still looks at the button below them.
  const awaitsAnswer = useRef(false);
  useEffect(() => {
    if (!awaitsAnswer.current || underWay.current) return;
    const message = form.current?.querySelector<HTMLElement>('[role="alert"]');
    if (!message) return;
    awaitsAnswer.current = false;
    bringIntoView(message);
  });
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onInput={() => {
        awaitsAnswer.current = false;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || underWay.current) return;
        underWay.current = true;
        awaitsAnswer.current = true;
        // Another attempt must be possible after every outcome, including a thrown error.
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
