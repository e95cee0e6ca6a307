import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Button, Form, PasswordField, Text } from '@baize/ui';
import { passwordBody } from '@baize/contracts/account';
import { errorCode } from '@baize/http';
import { useText } from '@baize/i18n';
import { useErrorText, usePasswordRules, useToasts } from '@baize/shell';
import { savePassword } from '../api/password.ts';
import { refusedFields } from '../model/refused-fields.ts';
import { useFieldErrorText } from '../words/use-field-error-text.ts';
import { Editable } from './Editable.tsx';
import { NoPassword } from './NoPassword.tsx';

const FIELDS = ['oldPassword', 'newPassword'] as const;
type Field = (typeof FIELDS)[number];

/** Changes the password; needs the old one (A§7, A§8). Other devices are logged out. */
export function Password() {
  const text = useText('account');
  return (
    <Editable
      title={text('account.password.title')}
      change={text('account.password.change')}
      form={(close) => <PasswordForm onDone={close} />}
    >
      <Text tone="muted">{text('account.password.text')}</Text>
    </Editable>
  );
}

function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const text = useText('account');
  const fieldErrorText = useFieldErrorText();
  const errorText = useErrorText('account');
  const toasts = useToasts();
  const [values, setValues] = useState<Readonly<Record<Field, string>>>({ oldPassword: '', newPassword: '' });
  const { rules, isKnown } = usePasswordRules(values.newPassword);
  const [faults, setFaults] = useState<Readonly<Partial<Record<Field, string>>>>({});
  const save = useMutation({
    mutationFn: savePassword,
    onSuccess: () => {
      toasts.success(text('player.account.password.success.toast'));
      onDone();
    },
    onError: (error) => {
      const { fields } = refusedFields(error, FIELDS);
      setFaults(fields);
      // A§8: a wrong old password, 404 and 500 also show a toast. What is wrong with the new one is said at its field.
      if (fields.newPassword === undefined) toasts.error(errorText(error));
    },
  });
  const submit = async () => {
    const parsed = passwordBody.safeParse(values);
    const found: Partial<Record<Field, string>> = {};
    for (const { path, message } of parsed.error?.issues ?? [])
      if (path[0] === 'oldPassword' || path[0] === 'newPassword') found[path[0]] ??= message;
    setFaults(found);
    if (parsed.success) await save.mutateAsync(values).catch(() => undefined);
  };
  const change = (field: Field) => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [field]: event.target.value });
      setFaults({ ...faults, [field]: undefined });
    },
  });
  const errorAt = (field: Field) => {
    const fault = faults[field];
    return fault === undefined ? undefined : fieldErrorText(fault);
  };
  const errors = FIELDS.flatMap((field) => {
    const message = errorAt(field);
    return message === undefined ? [] : [{ field, message: `${text(`account.password.${field}`)}: ${message}` }];
  });
  return (
    <Form label={text('account.password.title')} errors={errors} busy={save.isPending} onSubmit={submit}>
      {save.isError &&
        refusedFields(save.error, FIELDS).code !== null &&
        errorCode(save.error) === 'error.sign.in.attempt.count.exceeded' && (
          <Alert live tone="negative" title={errorText(save.error)} />
        )}
      <PasswordField
        name="oldPassword"
        autoComplete="current-password"
        label={text('account.password.oldPassword')}
        error={errorAt('oldPassword')}
        {...change('oldPassword')}
      />
      <NoPassword />
      <PasswordField
        name="newPassword"
        autoComplete="new-password"
        label={text('account.password.newPassword')}
        error={errorAt('newPassword')}
        meterValue={values.newPassword}
        rules={rules}
        isKnown={isKnown}
        {...change('newPassword')}
      />
      <Text size="sm" tone="muted">
        {text('account.password.consequence')}
      </Text>
      <Button type="submit" loading={save.isPending}>
        {text('account.password.save')}
      </Button>
    </Form>
  );
}
