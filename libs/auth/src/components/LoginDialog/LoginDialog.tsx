import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { Modal } from '@baize/ui/Modal';
import { useText } from '@baize/i18n';
import type { LoginOutcome } from '../../model/login-outcome.ts';
import { EMPTY_RESET, resetPasswordAtom } from '../../state/reset-password.ts';
import { authController } from '../../state/session.ts';
import { useNextPopup } from '../../state/use-next-popup.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginRefused } from './LoginRefused.tsx';

/** Few players need it, so it comes when they do. */
const LoginCode = lazy(() => import('./LoginCode.tsx').then((module) => ({ default: module.LoginCode })));

export interface LoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The player is logged in; the site decides where to lead them. `restricted`: they want to withdraw (ruling 19). */
  readonly onSuccess: (restricted: boolean) => void | Promise<void>;
  /** What is already known about the account: a cooling-off that just started shows at once (A§4). */
  readonly known?: LoginOutcome;
}

/** Outcomes that the player cannot fix by typing again; each has its own screen (A§4). */
const FINAL = new Set<LoginOutcome['kind']>([
  'timeout',
  'exclusion',
  'exclusionIndefinite',
  'maxAttempts',
  'blacklisted',
  'closed',
]);

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
  const [outcome, setOutcome] = useState<LoginOutcome | null>(known ?? null);
  // Kept while a refusal or the second step takes the form's place, so that the player need not type it again.
  const [typed, setTyped] = useState<{ readonly email: string; readonly password: string | null } | null>(null);
  const [restricted, setRestricted] = useState(false);
  const refused = outcome !== null && FINAL.has(outcome.kind) ? outcome : null;
  const needsCode = outcome?.kind === 'code' ? outcome : null;
  const settle = (next: LoginOutcome | null, forMoney: boolean) =>
    next === null ? onSuccess(forMoney) : setOutcome(next);
  const toMoney = useMutation({
    mutationFn: async (as: NonNullable<typeof typed>) =>
      settle(await authController().login(as.email, as.password, { restricted: true }), true),
    onSettled: () => setRestricted(true),
  });
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
    setOutcome(null);
    setTyped(null);
    setRestricted(false);
    onClose();
  };
  const onMoney = () => {
    if (toMoney.isPending) return;
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
      title={text(needsCode ? 'auth.secondStep.title' : titleKey(refused))}
      onBack={needsCode || refused?.kind === 'maxAttempts' ? backToForm : undefined}
    >
      {refused ? (
        <LoginRefused
          outcome={refused}
          onMoney={onMoney}
          onReset={() => reset(typed?.email ?? '')}
          busy={toMoney.isPending}
          onClose={close}
        />
      ) : needsCode ? (
        <Suspense fallback={null}>
          <LoginCode
            answer={needsCode.answer}
            onOutcome={(next) => settle(next, restricted)}
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
          onOutcome={(next, values) => {
            setTyped(next !== null && (FINAL.has(next.kind) || next.kind === 'code') ? values : null);
            return settle(next, restricted);
          }}
        />
      )}
    </Modal>
  );
}
