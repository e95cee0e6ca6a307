import { ChevronLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading as AriaHeading, Modal as AriaModal, ModalOverlay } from 'react-aria-components';
import { InPageLocale } from '../../../provider/InPageLocale.tsx';
import { useLabel } from '../../../provider/UiProvider.tsx';
import * as heading from '../../primitives/Heading/Heading.css.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as css from './Modal.css.ts';
import { useCountModal } from './open-modals.ts';
import { useCloseRequest } from './useCloseRequest.ts';
import { ModalBody } from './ModalBody.tsx';

export interface ModalProps {
  open: boolean;
  /** Called for Escape, the close button and a press outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons that stay visible while the body scrolls. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** false: only an answer closes it (reality check, forfeit). */
  dismissable?: boolean | undefined;
  /** `alertdialog` interrupts and waits for an answer. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Shows a button for one step back inside the dialog. */
  onBack?: (() => void) | undefined;
}

/**
 * A dialog on a desktop, a bottom sheet on a phone. It traps the focus, returns it on closing, and locks the page
 * behind.
 */
export function Modal({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  dismissable = true,
  role = 'dialog',
  onBack,
}: ModalProps) {
  const label = useLabel();
  useCloseRequest(open && dismissable, onClose);
  useCountModal(open);
  const content = (
    <Dialog className={css.dialog} role={role}>
      <div className={css.head} data-back={onBack ? true : undefined}>
        {onBack && <IconButton icon={ChevronLeft} label={label('ui.back')} onClick={onBack} mirror />}
        <AriaHeading slot="title" level={2} className={heading.heading} data-size="h4">
          {title}
        </AriaHeading>
        {dismissable && <IconButton icon={X} label={label('ui.close')} onClick={onClose} data-closes="" />}
      </div>
      <ModalBody>{children}</ModalBody>
      {footer !== undefined && <div className={css.foot}>{footer}</div>}
    </Dialog>
  );
  // The library draws nothing on a server. A release puts a popup that visitors open first into its pages.
  if (typeof document === 'undefined')
    return (
      open && (
        <InPageLocale>
          <div className={css.overlay}>
            <div className={css.panel} data-size={size}>
              {content}
            </div>
          </div>
        </InPageLocale>
      )
    );
  return (
    <InPageLocale>
      <ModalOverlay
        className={css.overlay}
        isOpen={open}
        isDismissable={dismissable}
        isKeyboardDismissDisabled={!dismissable}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
      >
        <AriaModal className={css.panel} data-size={size}>
          {content}
        </AriaModal>
      </ModalOverlay>
    </InPageLocale>
  );
}
