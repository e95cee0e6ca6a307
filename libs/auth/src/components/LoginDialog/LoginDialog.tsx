import { useState } from 'react';
import { Modal } from '@baize/ui/Modal';
import { useText } from '@baize/i18n';
import type { LoginOutcome } from '../../model/login-outcome.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginRefused } from './LoginRefused.tsx';

export interface LoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The player is in; the site decides where they go. */
  readonly onSuccess: () => void | Promise<void>;
  /** What is known of the account already: a cooling-off that just began shows its state at once (A§4). */
  readonly known?: LoginOutcome;
}

/** Outcomes that the player cannot mend by typing again; each has its own screen (A§4). */
const FINAL = new Set<LoginOutcome['kind']>(['timeout', 'exclusion', 'exclusionIndefinite', 'maxAttempts', 'blacklisted', 'closed']);

/** The log-in popup (A§2). */
export function LoginDialog({ open, onClose, onSuccess, known }: LoginDialogProps) {
  const text = useText('auth');
  const [outcome, setOutcome] = useState<LoginOutcome | null>(known ?? null);
  const refused = outcome !== null && FINAL.has(outcome.kind) ? outcome : null;
  const close = () => {
    setOutcome(null);
    onClose();
  };
  return (
    <Modal open={open} onClose={close} size="sm" title={text(refused ? `auth.refused.title.${refused.kind}` : 'auth.login.title')} onBack={refused?.kind === 'maxAttempts' ? () => setOutcome(null) : undefined}>
      {refused ? <LoginRefused outcome={refused} onClose={close} /> : <LoginForm outcome={outcome} onOutcome={(next) => (next === null ? onSuccess() : setOutcome(next))} onLeave={close} />}
    </Modal>
  );
}
