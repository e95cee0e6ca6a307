import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Alert, Button, Form, TextField } from '@baize/ui';
import { email } from '@baize/contracts/email';
import { useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';
import { reasonKey } from '../../model/missing-answer.ts';
import { fieldErrorKey } from '../../model/validation.ts';
import { useReset } from './use-reset.ts';

const schema = z.object({ email });

/** First step: the account's email, to which we send a link. */
export function EmailStep({ leave }: { readonly leave?: (() => void) | undefined }) {
  const text = useText('auth');
  const errorText = useErrorText('auth');
  const { state, setState, ask } = useReset(leave);
  const {
    register,
    handleSubmit,
    getValues,
    formState: { errors },
  } = useForm<z.input<typeof schema>>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { email: state.email },
  });
  const send = useMutation({ mutationFn: (values: z.output<typeof schema>) => ask(values.email, 'EMAIL') });
  const key = fieldErrorKey(errors.email?.message);
  return (
    <Form
      busy={send.isPending}
      onSubmit={handleSubmit((values) =>
        send.mutateAsync(values).then(
          () => undefined,
          () => undefined,
        ),
      )}
    >
      {send.isError && <Alert live tone="negative" title={errorText(send.error)} />}
      <TextField
        label={text('auth.signUp.field.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        error={key === undefined ? undefined : text(reasonKey('email', getValues('email'), key))}
        {...register('email', {
          onChange: (event: { target: { value: string } }) =>
            setState((current) => ({ ...current, email: event.target.value })),
        })}
      />
      <Button type="submit" size="lg" fullWidth loading={send.isPending}>
        {text('auth.reset.send')}
      </Button>
    </Form>
  );
}
