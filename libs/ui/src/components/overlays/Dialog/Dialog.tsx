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
  /** The answer destroys or forfeits something. */
  danger?: boolean | undefined;
  /** The answer is on its way. */
  loading?: boolean | undefined;
}

/** A question with two answers, asked before something that matters. For free content use `Modal`. */
export function Dialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger,
  loading,
}: DialogProps) {
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
