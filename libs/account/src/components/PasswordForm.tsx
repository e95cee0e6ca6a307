import { useState, type ReactNode } from 'react';
import { Alert, Button, Form, PasswordField } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';
import { refusedFields } from '../model/refused-fields.ts';
import { useFieldErrorText } from '../words/use-field-error-text.ts';
import { NoPassword } from './NoPassword.tsx';

export interface PasswordFormProps {
  readonly label: string;
  /** What the button does. */
  readonly action: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  /** Why the API refused; null before. */
  readonly error: Error | null;
  readonly onSubmit: (password: string) => Promise<unknown>;
  readonly children?: ReactNode;
}

/** Asks for the password before something that a session left open somewhere must not do. */
export function PasswordForm({ label, action, danger = false, busy, error, onSubmit, children }: PasswordFormProps) {
  const text = useText('account');
  const fieldErrorText = useFieldErrorText();
  const errorText = useErrorText('account');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  // What was refused belongs to what was typed then.
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  const refused = error ? refusedFields(error, ['password'] as const) : null;
  const fieldFault = refusedAt === password ? refused?.fields.password : undefined;
  return (
    <Form
      label={label}
      busy={busy}
      onSubmit={async () => {
        setMissing(password === '');
        if (password === '') return;
        setRefusedAt(password);
        await onSubmit(password).catch(() => undefined);
      }}
    >
      {refused?.code != null && error && <Alert live tone="negative" title={errorText(error)} />}
      {children}
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={text('account.password.oldPassword')}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setMissing(false);
        }}
        error={
          isMissing
            ? text('error.password.required')
            : fieldFault === undefined
              ? undefined
              : fieldErrorText(fieldFault)
        }
      />
      <NoPassword />
      <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={busy}>
        {action}
      </Button>
    </Form>
  );
}
