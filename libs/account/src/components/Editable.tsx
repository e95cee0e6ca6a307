import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@baize/ui';
import { useText } from '@baize/i18n';
import { CancelButton } from './CancelButton.tsx';
import { Part } from './Part.tsx';

export interface EditableProps {
  readonly title: string;
  /** Accessible name of the button that opens the form. */
  readonly change: string;
  /** The current values. */
  readonly children: ReactNode;
  readonly busy?: boolean;
  /** True while the values are loading or could not be loaded, so there is nothing to change. */
  readonly closed?: boolean;
  /** The form; calls `close` when it is saved or cancelled. */
  readonly form: (close: () => void) => ReactNode;
}

/** A part that shows the current values, and in their place a form once the player wants to change them. */
export function Editable({ title, change, children, busy, closed, form }: EditableProps) {
  const text = useText('account');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const opener = useId();
  const wasOpen = useRef(false);
  // A form that ends in a popup, like the phone's, loses the focus to the page: give it back to the button.
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) document.getElementById(opener)?.focus();
    wasOpen.current = open;
  }, [open, opener]);
  return (
    <Part
      title={title}
      busy={busy ?? false}
      end={
        open ? (
          <CancelButton onClick={close} />
        ) : closed ? undefined : (
          <Button id={opener} size="sm" variant="secondary" aria-label={change} onClick={() => setOpen(true)}>
            {text('account.change')}
          </Button>
        )
      }
    >
      {open ? form(close) : children}
    </Part>
  );
}
