import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Fingerprint } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { Alert, Button, Form, Link, PasswordField, Text, TextField } from '@baize/ui';
import { email } from '@baize/contracts/email';
import type { LoginPayload } from '@baize/contracts/login';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { AUTH_PATHS } from '../../paths.ts';
import type { LoginOutcome } from '../../model/login-outcome.ts';
import { fieldErrorKey } from '../../model/validation.ts';
import { resetPasswordAtom } from '../../state/reset-password.ts';
import { loginAtom } from '../../state/login.ts';
import { useNextPopup } from '../../state/use-next-popup.ts';

const schema = z.object({
  // An empty field is not a wrong address.
  email: z.pipe(z.string().check(z.minLength(1, 'error.email.required')), email),
  password: z.string().check(z.minLength(1, 'error.password.required')),
});
type Values = z.input<typeof schema>;

export interface LoginFormProps {
  readonly outcome: LoginOutcome | null;
  /** Logs in to the restricted session of a time-out or an exclusion (ruling 19). */
  readonly restricted: boolean;
  /**
   * Logs in with what was typed (A§3 login payload). May take a while after success: the form stays busy until the site
   * knows where to lead the player.
   */
  readonly onSubmit: (typed: Pick<LoginPayload, 'email' | 'password'>) => Promise<LoginOutcome | null>;
  /** Typed before a refusal took the form's place. */
  readonly email: string | undefined;
  /** Leads to a new password. @param email as typed */
  readonly onForgotten: (email: string) => void;
  readonly onLeave: () => void;
}

/**
 * Nearly every browser has passkeys, so a release draws their button too: a login that grew when the app takes it over would
 * move its buttons under a finger.
 */
const offersPasskeys = (): boolean => typeof document === 'undefined' || typeof PublicKeyCredential === 'function';

/** Email and password. A refusal keeps the input. */
export function LoginForm({ outcome, restricted, onSubmit, email: before, onForgotten, onLeave }: LoginFormProps) {
  const text = useText('auth');
  const { brand, market } = useSite();
  const toPath = useLocalePath();
  const onSignUpPage = useLocation().pathname === toPath(AUTH_PATHS.signUp);
  // A player who comes from a new password, or changed their mind about one, has typed it there.
  const { email: ofReset } = useAtomValue(resetPasswordAtom);
  const {
    register,
    handleSubmit,
    getValues,
    trigger,
    formState: { errors },
    setFocus,
  } = useForm<Values>({
    resolver: zodResolver(schema),
    // Not when a field is left: its error would move the link away that is being pressed.
    mode: 'onSubmit',
    defaultValues: { email: before ?? ofReset, password: '' },
  });
  useEffect(() => {
    // A slow device comes here late: by then the player may already be typing, also what the page's own popup handed over.
    if (document.activeElement?.matches('[role="dialog"] input')) return;
    // On a touch screen the keyboard would cover half of the form before it was read.
    if (matchMedia('(pointer: fine)').matches) setFocus(getValues('email') === '' ? 'email' : 'password');
  }, [getValues, setFocus]);
  // What a try was refused for is about the input of then, so it goes as soon as the input changes.
  const [edited, setEdited] = useState(false);
  const login = useMutation({
    mutationFn: async (values: { readonly email: string; readonly password: string | null }) => {
      setEdited(false);
      return onSubmit({ ...values, email: values.email.trim() });
    },
    onSuccess: (result) => {
      if (result?.kind === 'unauthorised') setFocus('password', { shouldSelect: true });
    },
  });
  // The passkey is looked for by the email, so only that is needed.
  const withPasskey = async () => {
    if (login.isPending || !(await trigger('email', { shouldFocus: true }))) return;
    login.mutate({ email: getValues('email'), password: null });
  };
  const isByPasskey = login.isPending && login.variables.password === null;
  const refusal = edited ? null : outcome;
  const { signUpCompleted, loader } = useAtomValue(loginAtom);
  // The browser may ask for the passkey beside the page, so the password stays open to a player who changes their mind.
  const waitsForPasskey = isByPasskey && loader;
  const openPopup = useNextPopup();
  const errorAt = (field: keyof Values) => {
    const key = fieldErrorKey(errors[field]?.message);
    return key === undefined ? undefined : text(key);
  };
  return (
    <Form
      busy={login.isPending && !waitsForPasskey}
      onSubmit={handleSubmit((values) =>
        login.mutateAsync(values).then(
          () => undefined,
          () => undefined,
        ),
      )}
    >
      {signUpCompleted && refusal === null && <Alert tone="positive" title={text('auth.complete.logInByHand')} />}
      {restricted && outcome === null && <Text>{text('auth.refused.logIn')}</Text>}
      {(refusal?.kind === 'unauthorised' || refusal?.kind === 'notFound') && (
        <Alert live tone="negative" title={text('login.error.unauthorized')}>
          {text('auth.login.unauthorizedHelp')}
        </Alert>
      )}
      {(refusal?.kind === 'noPasskey' || refusal?.kind === 'wrongPasskey') && (
        <Alert live tone="negative" title={text(`auth.passkey.${refusal.kind}`)} />
      )}
      {refusal?.kind === 'captcha' && <Alert live tone="negative" title={text('error.captcha.validation')} />}
      {(refusal?.kind === 'unreachable' || (login.isError && !edited)) && (
        <Alert live tone="negative" title={text('error.service_unavailable')} />
      )}
      <TextField
        label={text('auth.signUp.field.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errorAt('email')}
        {...register('email', { onChange: () => setEdited(true) })}
      />
      <PasswordField
        label={text('auth.signUp.field.password')}
        autoComplete="current-password"
        error={errorAt('password')}
        {...register('password', { onChange: () => setEdited(true) })}
      />
      <Text size="sm">
        <Link onClick={() => onForgotten(getValues('email').trim())}>{text('auth.login.forgotten')}</Link>
      </Text>
      <Button type="submit" size="lg" fullWidth loading={login.isPending && !isByPasskey}>
        {text('auth.logIn')}
      </Button>
      {offersPasskeys() && (
        <Button
          variant="secondary"
          fullWidth
          icon={Fingerprint}
          loading={isByPasskey}
          onClick={() => void withPasskey()}
        >
          {text('auth.passkey.logIn')}
        </Button>
      )}
      {waitsForPasskey && (
        <Text role="status" size="sm" tone="muted">
          {text('auth.passkey.waiting')}
        </Text>
      )}
      {/* Players who joined through their bank have no password. */}
      {market.market.payAndPlay === true && (
        <Button variant="secondary" fullWidth href={toPath(AUTH_PATHS.payAndPlay)} onClick={onLeave}>
          {text('auth.payAndPlay.logIn')}
        </Button>
      )}
      {!restricted && (
        <Text size="sm" tone="muted">
          {text('auth.login.newHere', { brand: brand.config.name })}{' '}
          <Link strong onClick={() => (onSignUpPage ? onLeave() : openPopup('auth.signUp'))}>
            {text('auth.join')}
          </Link>
        </Text>
      )}
    </Form>
  );
}
