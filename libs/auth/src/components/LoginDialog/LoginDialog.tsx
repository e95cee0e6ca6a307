import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtom, useSetAtom, useStore } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { KeptFocus } from '@baize/ui';
import { Modal } from '@baize/ui/Modal';
import { type LoginPayload, RESTRICTED_SESSION } from '@baize/contracts/login';
import { useText } from '@baize/i18n';
import { sessionAtom } from '@baize/session';
import { MONEY_PATH, useLocalePath } from '@baize/shell';
import { endedBreak } from '../../api/break-offer.ts';
import type { LoginOutcome } from '../../model/login-outcome.ts';
import { afterTry, EMPTY_LOGIN, loginAtom } from '../../state/login.ts';
import { EMPTY_RESET, resetPasswordAtom } from '../../state/reset-password.ts';
import { useCoolOff } from '../../state/use-cool-off.ts';
import { useNextPopup } from '../../state/use-next-popup.ts';
import { useOneLogin } from '../../state/use-one-login.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginRefused } from './LoginRefused.tsx';

/** Few players need them, so they come when they do. */
const AfterBreak = lazy(() => import('./AfterBreak.tsx').then((module) => ({ default: module.AfterBreak })));
const LoginCode = lazy(() => import('./LoginCode.tsx').then((module) => ({ default: module.LoginCode })));

export interface LoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /**
   * The player is logged in; the site leads them there, or decides where for null.
   * @param redirectPath of the login's payload: their money, if they are on a break (ruling 19)
   */
  readonly onSuccess: (redirectPath: string | null) => void | Promise<void>;
  /** What is already known about the account: a cooling-off that just started shows at once (A§4). */
  readonly known?: LoginOutcome;
}

/** The dialog's title: the login's own, or what refused it. Too many attempts have the documents' key (A§8). */
function titleKey(refused: LoginOutcome | null): string {
  if (refused === null) return 'auth.login.title';
  return refused.kind === 'maxAttempts' ? 'login.error.maxAttempt' : `auth.refused.title.${refused.kind}`;
}

/**
 * The login popup (A§2). A player who is excluded or on a time-out can continue from there to their money (ruling 19).
 */
export function LoginDialog({ open, onClose, onSuccess, known }: LoginDialogProps) {
  const text = useText('auth');
  const toPath = useLocalePath();
  const store = useStore();
  const queryClient = useQueryClient();
  const [login, setLogin] = useAtom(loginAtom);
  // What was known before the popup opened counts until the first step here.
  const [before, setBefore] = useState(known === undefined ? null : afterTry(EMPTY_LOGIN, known));
  const { errors: outcome, currentContent } = before ?? login;
  const setOutcome = (next: LoginOutcome | null) => {
    setBefore(null);
    setLogin((state) => afterTry(state, next));
  };
  // The next popup starts from scratch, but still knows of the sign-up.
  useEffect(() => () => setLogin(({ signUpCompleted }) => ({ ...EMPTY_LOGIN, signUpCompleted })), [setLogin]);
  // Kept while a refusal or the second step takes the form's place, so that the player need not type it again.
  const [typed, setTyped] = useState<Pick<LoginPayload, 'email' | 'password'> | null>(null);
  const [restricted, setRestricted] = useState(false);
  const [breakEnd, setBreakEnd] = useState<string | null>(null);
  /** A§3: one payload for the form, the passkey and the way to the money. */
  const payloadOf = (as: Pick<LoginPayload, 'email' | 'password'>, forMoney: boolean): LoginPayload => ({
    ...as,
    meta: forMoney ? RESTRICTED_SESSION : {},
    retry: false,
    redirectPath: forMoney ? toPath(MONEY_PATH) : null,
  });
  const refused = currentContent === 'refused' ? outcome : null;
  const needsCode = currentContent === 'code' && outcome?.kind === 'code' ? outcome : null;
  const settle = async (next: LoginOutcome | null, redirectPath: string | null) => {
    if (next !== null) return setOutcome(next);
    setLogin((state) => ({ ...state, signUpCompleted: false }));
    const playerId = store.get(sessionAtom)?.playerId;
    const ended = redirectPath === null && playerId !== undefined ? await endedBreak(queryClient, playerId) : null;
    if (ended === null) return onSuccess(redirectPath);
    setBreakEnd(ended);
    setBefore(null);
    setLogin((state) => ({ ...state, errors: null, loader: false, currentContent: 'afterBreak' }));
  };
  const moneyPath = restricted ? toPath(MONEY_PATH) : null;
  const { send, stop } = useOneLogin();
  const toMoney = useMutation({
    mutationFn: async (as: NonNullable<typeof typed>) => {
      const payload = payloadOf(as, true);
      const next = await send(payload);
      if (next?.kind !== 'aborted') await settle(next, payload.redirectPath ?? null);
    },
    onSettled: () => setRestricted(true),
  });
  const cool = useCoolOff(onClose);
  const openPopup = useNextPopup();
  const setReset = useSetAtom(resetPasswordAtom);
  const reset = (email: string) => {
    setReset({ ...EMPTY_RESET, email });
    openPopup('auth.resetPassword');
  };
  const backToForm = () => {
    // The form keeps the email; the password is typed again.
    setTyped(typed && { ...typed, password: '' });
    setOutcome(null);
  };
  const close = () => {
    if (login.startCoolingLoading) return;
    stop();
    setOutcome(null);
    setTyped(null);
    setRestricted(false);
    // A player who leaves the offer after a break is logged in.
    if (currentContent === 'afterBreak') void onSuccess(null);
    else onClose();
  };
  const onMoney = () => {
    if (login.loader) return;
    if (typed) return toMoney.mutate(typed);
    // The notice of a break that just started: the session has ended, and nothing was typed.
    setRestricted(true);
    setOutcome(null);
  };
  return (
    <Modal
      open={open}
      onClose={close}
      size="sm"
      title={text(
        needsCode
          ? 'auth.secondStep.title'
          : currentContent === 'afterBreak'
            ? 'auth.afterBreak.title'
            : titleKey(refused),
      )}
      onBack={needsCode || refused?.kind === 'maxAttempts' ? backToForm : undefined}
    >
      {/* Where the form was, a refusal is read out; the dialog would focus its close button instead. */}
      <KeptFocus>
        {refused ? (
          <LoginRefused
            outcome={refused}
            onMoney={onMoney}
            onReset={() => reset(typed?.email ?? '')}
            busy={toMoney.isPending}
            onClose={close}
          />
        ) : currentContent === 'afterBreak' && breakEnd !== null ? (
          <Suspense fallback={null}>
            <AfterBreak
              endedAt={breakEnd}
              loading={login.startCoolingLoading}
              error={cool.error}
              onCool={() => cool.mutate()}
              onGoOn={close}
            />
          </Suspense>
        ) : needsCode ? (
          <Suspense fallback={null}>
            <LoginCode
              answer={needsCode.answer}
              onOutcome={(next) => settle(next, moneyPath)}
              onStartAgain={backToForm}
            />
          </Suspense>
        ) : (
          <LoginForm
            outcome={outcome}
            restricted={restricted}
            email={typed?.email}
            onForgotten={reset}
            onLeave={close}
            onSubmit={async (values) => {
              const payload = payloadOf(values, restricted);
              const next = await send(payload);
              // The login that took its place decides what the popup shows.
              if (next?.kind === 'aborted') return next;
              setTyped(next !== null && afterTry(EMPTY_LOGIN, next).currentContent !== 'form' ? values : null);
              await settle(next, payload.redirectPath ?? null);
              return next;
            }}
          />
        )}
      </KeptFocus>
    </Modal>
  );
}
