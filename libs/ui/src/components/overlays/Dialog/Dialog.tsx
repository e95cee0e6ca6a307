import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';

export interface DialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Whether confirming destroys or forfeits something. */
  danger?: boolean | undefined;
  /** The answer that is drawn as the primary one: `cancel` if keeping things as they are is what most players want. */
  preferred?: 'confirm' | 'cancel' | undefined;
  /** Whether the answer is being sent. */
  loading?: boolean | undefined;
}

/** A question with two answers before something important. Use `Modal` for other content. */
export function Dialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger,
  preferred = 'confirm',
  loading,
}: DialogProps) {
  const keeps = preferred === 'cancel';
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant={keeps ? 'primary' : 'secondary'} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={keeps ? 'secondary' : danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
