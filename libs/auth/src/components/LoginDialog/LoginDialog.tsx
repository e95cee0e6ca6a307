import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Modal } from '@baize/ui/Modal';
import { useText } from '@baize/i18n';
import type { LoginOutcome } from '../../model/login-outcome.ts';
import { authController } from '../../state/session.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginRefused } from './LoginRefused.tsx';

export interface LoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The player is in; the site decides where they go. `restricted`: they asked for their money (ruling 19). */
  readonly onSuccess: (restricted: boolean) => void | Promise<void>;
  /** What is known of the account already: a cooling-off that just began shows its state at once (A§4). */
  readonly known?: LoginOutcome;
}

/** Outcomes that the player cannot mend by typing again; each has its own screen (A§4). */
const FINAL = new Set<LoginOutcome['kind']>([
  'timeout',
  'exclusion',
  'exclusionIndefinite',
  'maxAttempts',
  'blacklisted',
  'closed',
]);

/** The log-in popup (A§2). Whoever reads that they are on a time-out or excluded can go on to their money from there (ruling 19). */
export function LoginDialog({ open, onClose, onSuccess, known }: LoginDialogProps) {
  const text = useText('auth');
  const [outcome, setOutcome] = useState<LoginOutcome | null>(known ?? null);
  // What was typed is kept only while the refusal stands, so that nobody has to type it twice.
  const [typed, setTyped] = useState<{ readonly email: string; readonly password: string } | null>(null);
  const [restricted, setRestricted] = useState(false);
  const refused = outcome !== null && FINAL.has(outcome.kind) ? outcome : null;
  const settle = (next: LoginOutcome | null, forMoney: boolean) =>
    next === null ? onSuccess(forMoney) : setOutcome(next);
  const toMoney = useMutation({
    mutationFn: async (as: NonNullable<typeof typed>) =>
      settle(await authController().login(as.email, as.password, { restricted: true }), true),
    onSettled: () => setRestricted(true),
  });
  const close = () => {
    setOutcome(null);
    setTyped(null);
    setRestricted(false);
    onClose();
  };
  const onMoney = () => {
    if (toMoney.isPending) return;
    if (typed) return toMoney.mutate(typed);
    // The notice of a break that just began: the session is over, and nothing was typed.
    setRestricted(true);
    setOutcome(null);
  };
  return (
    <Modal
      open={open}
      onClose={close}
      size="sm"
      title={text(refused ? `auth.refused.title.${refused.kind}` : 'auth.login.title')}
      onBack={refused?.kind === 'maxAttempts' ? () => setOutcome(null) : undefined}
    >
      {refused ? (
        <LoginRefused outcome={refused} onMoney={onMoney} busy={toMoney.isPending} onClose={close} />
      ) : (
        <LoginForm
          outcome={outcome}
          restricted={restricted}
          onLeave={close}
          onOutcome={(next, values) => {
            setTyped(next !== null && FINAL.has(next.kind) ? values : null);
            return settle(next, restricted);
          }}
        />
      )}
    </Modal>
  );
}
