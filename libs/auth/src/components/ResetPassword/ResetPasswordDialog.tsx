import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { Modal } from '@baize/ui/Modal';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { resetStep } from '../../model/reset-steps.ts';
import { resetPasswordAtom } from '../../state/reset-password.ts';
import { ResetSteps, shownStep } from './ResetSteps.tsx';

export interface ResetPasswordDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** From the first step: back to where the popup was opened. */
  readonly onBack?: (() => void) | undefined;
}

/** The reset-password popup (A§2). Closing it keeps the input, so that the player can continue later. */
export function ResetPasswordDialog({ open, onClose, onBack }: ResetPasswordDialogProps) {
  const text = useText('auth');
  const [state, setState] = useAtom(resetPasswordAtom);
  const step = shownStep(state);
  // Another tab may set the password and log in meanwhile.
  const isOver = useSession() !== null;
  useEffect(() => {
    if (open && isOver) onClose();
  });
  const back = () => setState((current) => ({ ...current, progress: { currentStep: resetStep(step, -1) } }));
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="sm"
      title={text(`auth.reset.title.${step}`)}
      onBack={step === 'Email' ? onBack : step === 'Complete' ? undefined : back}
    >
      <ResetSteps leave={onClose} />
    </Modal>
  );
}
