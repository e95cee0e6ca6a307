import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { Alert, Button, Form, Link, PasswordField, Text, TextField } from '@baize/ui';
import { email } from '@baize/contracts/shapes';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath, useOverlay } from '@baize/shell';
import { AUTH_PATHS } from '../../paths.ts';
import type { LoginOutcome } from '../../model/login-outcome.ts';
import { fieldErrorKey } from '../../model/validation.ts';
import { EMPTY_RESET, resetPasswordAtom } from '../../state/reset-password.ts';
import { authController } from '../../state/session.ts';

const schema = z.object({ email, password: z.string().check(z.minLength(1, 'error.field.required')) });
type Values = z.input<typeof schema>;

export interface LoginFormProps {
  readonly outcome: LoginOutcome | null;
  /** Logs in to the restricted session of a time-out or an exclusion (ruling 19). */
  readonly restricted: boolean;
  /** May take a while after success: the form stays busy until the site knows where to lead the player. */
  readonly onOutcome: (
    outcome: LoginOutcome | null,
    typed: { readonly email: string; readonly password: string },
  ) => void | Promise<void>;
  readonly onLeave: () => void;
}

/** Email and password. A refusal keeps the input. */
export function LoginForm({ outcome, restricted, onOutcome, onLeave }: LoginFormProps) {
  const text = useText('auth');
  const { brand } = useSite();
  const toPath = useLocalePath();
  const onSignUpPage = useLocation().pathname === toPath(AUTH_PATHS.signUp);
  const {
    register,
    handleSubmit,
    getValues,
    formState: { errors },
    setFocus,
  } = useForm<Values>({ resolver: zodResolver(schema), mode: 'onTouched', defaultValues: { email: '', password: '' } });
  const login = useMutation({
    mutationFn: async (values: Values) => {
      const typed = { email: values.email.trim(), password: values.password };
      const result = await authController().login(typed.email, typed.password, ...(restricted ? [{ restricted }] : []));
      await onOutcome(result, typed);
      return result;
    },
    onSuccess: (result) => {
      if (result?.kind === 'unauthorised') setFocus('password', { shouldSelect: true });
    },
  });
  const [, openOverlay] = useOverlay();
  const setReset = useSetAtom(resetPasswordAtom);
  const forgotten = () => {
    setReset({ ...EMPTY_RESET, email: getValues('email').trim() });
    openOverlay('auth.resetPassword');
  };
  const errorAt = (field: keyof Values) => {
    const key = fieldErrorKey(errors[field]?.message);
    return key === undefined ? undefined : text(key);
  };
  return (
    <Form
      busy={login.isPending}
      onSubmit={handleSubmit((values) =>
        login.mutateAsync(values).then(
          () => undefined,
          () => undefined,
        ),
      )}
    >
      {restricted && outcome === null && <Text>{text('auth.refused.logIn')}</Text>}
      {(outcome?.kind === 'unauthorised' || outcome?.kind === 'notFound') && (
        <Alert live tone="negative" title={text('login.error.unauthorized')}>
          {text('auth.login.unauthorizedHelp')}
        </Alert>
      )}
      {outcome?.kind === 'captcha' && <Alert live tone="negative" title={text('error.captcha.validation')} />}
      {(outcome?.kind === 'unreachable' || login.isError) && (
        <Alert live tone="negative" title={text('error.service_unavailable')} />
      )}
      <TextField
        label={text('auth.signUp.field.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errorAt('email')}
        {...register('email')}
      />
      <PasswordField
        label={text('auth.signUp.field.password')}
        autoComplete="current-password"
        error={errorAt('password')}
        {...register('password')}
      />
      <Text size="sm">
        <Link onClick={forgotten}>{text('auth.login.forgotten')}</Link>
      </Text>
      <Button type="submit" size="lg" fullWidth loading={login.isPending}>
        {text('auth.logIn')}
      </Button>
      {!restricted && (
        <Text size="sm" tone="muted">
          {text('auth.login.newHere', { brand: brand.config.name })}{' '}
          <Link strong onClick={() => (onSignUpPage ? onLeave() : openOverlay('auth.signUp'))}>
            {text('auth.join')}
          </Link>
        </Text>
      )}
    </Form>
  );
}
