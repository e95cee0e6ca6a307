import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Alert, Button, Form, PasswordField, Text } from '@baize/ui';
import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import { password } from '@baize/contracts/registration';
import { ApiError, errorCode } from '@baize/http';
import { useText } from '@baize/i18n';
import { useErrorText, usePasswordRules } from '@baize/shell';
import { setNewPassword } from '../../api/reset-password.ts';
import { fieldErrorKey } from '../../model/validation.ts';
import { useReset } from './use-reset.ts';

const schema = z.object({ password });

/** Third step: the new password. An invalid key is explained and leads to a new one. */
export function PasswordStep({ leave }: { readonly leave?: (() => void) | undefined }) {
  const text = useText('auth');
  const errorText = useErrorText('auth');
  const { state, setState, complete } = useReset(leave);
  const {
    register,
    handleSubmit,
    setError,
    watch,
    formState: { errors },
  } = useForm<z.input<typeof schema>>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { password: state.password },
  });
  const save = useMutation({
    mutationFn: async (values: z.output<typeof schema>) => {
      await setNewPassword(state.resetKey ?? { key: '', channel: 'EMAIL' }, values.password);
      await complete();
    },
    onError: (error) => {
      const field =
        error instanceof ApiError ? error.validationErrors.find((entry) => entry.field === 'password') : undefined;
      if (field) setError('password', { type: 'server', message: field.message }, { shouldFocus: true });
    },
  });
  // A malformed key comes from a broken link, which the player can only replace.
  const dead =
    save.error instanceof ApiError &&
    (errorCode(save.error) === DOCUMENT_ERROR.passwordReset ||
      save.error.validationErrors.some((entry) => entry.field === 'resetKey'));
  const elsewhere =
    save.isError &&
    !dead &&
    !(save.error instanceof ApiError && save.error.validationErrors.some((entry) => entry.field === 'password'));
  const key = fieldErrorKey(errors.password?.message);
  const typed = watch('password');
  const { rules, isKnown } = usePasswordRules(typed);
  return (
    <Form
      busy={save.isPending}
      onSubmit={handleSubmit((values) =>
        save.mutateAsync(values).then(
          () => undefined,
          () => undefined,
        ),
      )}
    >
      {dead && (
        <Alert
          live
          tone="negative"
          title={text('error.password.reset')}
          actions={
            <Button
              variant="secondary"
              size="sm"
              onClick={() =>
                setState((current) => ({ ...current, resetKey: null, sent: null, progress: { currentStep: 'Email' } }))
              }
            >
              {text('auth.reset.startAgain')}
            </Button>
          }
        />
      )}
      {elsewhere && <Alert live tone="negative" title={errorText(save.error)} />}
      {/* Tells password managers which account this is. */}
      {state.email !== '' && <input type="email" autoComplete="username" value={state.email} readOnly hidden />}
      <PasswordField
        label={text('auth.reset.password')}
        autoComplete="new-password"
        meterValue={typed}
        error={key === undefined ? undefined : text(key)}
        rules={rules}
        isKnown={isKnown}
        {...register('password', {
          onChange: (event: { target: { value: string } }) =>
            setState((current) => ({ ...current, password: event.target.value })),
        })}
      />
      <Text size="sm" tone="muted">
        {text('auth.reset.everywhere')}
      </Text>
      <Button type="submit" size="lg" fullWidth loading={save.isPending}>
        {text('auth.reset.save')}
      </Button>
    </Form>
  );
}
