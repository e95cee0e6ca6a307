import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Alert, Button, Form, PasswordField, Text, TextField } from '@baize/ui';
import { secondFactorProof } from '@baize/contracts/second-factor';
import { useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';
import type { Proof } from '../../api/second-factor.ts';
import { refusedFields } from '../../model/refused-fields.ts';
import { useFieldErrorText } from '../../words/use-field-error-text.ts';
import { NoPassword } from '../NoPassword.tsx';

const FIELDS = ['password', 'code'] as const;
type Field = (typeof FIELDS)[number];

export interface ProofFormProps<Answer> {
  /** What happens next. */
  readonly consequence: string;
  readonly submitLabel: string;
  readonly danger?: boolean;
  /** False: the password is enough, because the login asks for no code. Then `code` is empty. */
  readonly needsCode?: boolean;
  /** Tells whether the fields of `children` are filled in, and shows what is missing there. */
  readonly isReady?: () => boolean;
  readonly send: (proof: Proof) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  /** Fields of the change itself, above the proof. */
  readonly children?: ReactNode;
}

const passwordAlone = z.object({ password: secondFactorProof.shape.password });

/** Password and code, which every change of the second factor and of the passkeys needs. */
export function ProofForm<Answer>({
  consequence,
  submitLabel,
  danger,
  needsCode = true,
  isReady,
  send,
  onDone,
  children,
}: ProofFormProps<Answer>) {
  const text = useText('account');
  const fieldErrorText = useFieldErrorText();
  const errorText = useErrorText('account');
  const [values, setValues] = useState<Proof>({ password: '', code: '' });
  const [faults, setFaults] = useState<Readonly<Partial<Record<Field, string | undefined>>>>({});
  const change = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => setFaults(refusedFields(error, FIELDS).fields),
  });
  const submit = async () => {
    const isComplete = isReady?.() ?? true;
    const parsed = (needsCode ? secondFactorProof : passwordAlone).safeParse(values);
    const found: Partial<Record<Field, string>> = {};
    for (const { path, message } of parsed.error?.issues ?? [])
      if (path[0] === 'password' || path[0] === 'code') found[path[0]] ??= message;
    setFaults(found);
    if (parsed.success && isComplete) await change.mutateAsync({ code: '', ...parsed.data }).catch(() => undefined);
  };
  const field = (name: Field) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setFaults({ ...faults, [name]: undefined });
    },
    error: faults[name] === undefined ? undefined : fieldErrorText(faults[name]),
  });
  return (
    <Form label={submitLabel} busy={change.isPending} onSubmit={submit}>
      {change.isError && refusedFields(change.error, FIELDS).code !== null && (
        <Alert live tone="negative" title={errorText(change.error)} />
      )}
      <Text>{consequence}</Text>
      {children}
      <PasswordField
        autoComplete="current-password"
        label={text('account.password.oldPassword')}
        {...field('password')}
      />
      <NoPassword />
      {needsCode && (
        <TextField
          autoComplete="one-time-code"
          spellCheck={false}
          label={text('account.secondFactor.anyCode')}
          {...field('code')}
        />
      )}
      <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={change.isPending}>
        {submitLabel}
      </Button>
    </Form>
  );
}
