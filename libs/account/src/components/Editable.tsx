import { useState, type ReactNode } from 'react';
import { Button } from '@baize/ui';
import { useText } from '@baize/i18n';
import { Part } from './Part.tsx';

export interface EditableProps {
  readonly title: string;
  /** Accessible words of the button that opens the form. */
  readonly change: string;
  /** How it stands. */
  readonly children: ReactNode;
  readonly busy?: boolean;
  /** Nothing to change yet, while it is on its way or could not be fetched. */
  readonly closed?: boolean;
  /** The form; calls `close` when it is saved or left. */
  readonly form: (close: () => void) => ReactNode;
}

/** A part that shows how something stands, and its form in the same place once the player wants to change it. */
export function Editable({ title, change, children, busy, closed, form }: EditableProps) {
  const text = useText('account');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Part
      title={title}
      busy={busy ?? false}
      end={
        open ? (
          <Button size="sm" variant="ghost" onClick={close}>
            {text('account.cancel')}
          </Button>
        ) : closed ? undefined : (
          <Button size="sm" variant="secondary" aria-label={change} onClick={() => setOpen(true)}>
            {text('account.change')}
          </Button>
        )
      }
    >
      {open ? form(close) : children}
    </Part>
  );
}
