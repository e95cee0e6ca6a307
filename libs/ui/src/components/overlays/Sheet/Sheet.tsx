import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog, Heading as AriaHeading, Modal as AriaModal, ModalOverlay } from 'react-aria-components';
import { InPageLocale } from '../../../provider/InPageLocale.tsx';
import { useLabel } from '../../../provider/UiProvider.tsx';
import * as heading from '../../primitives/Heading/Heading.css.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as modal from '../Modal/Modal.css.ts';
import { ModalBody } from '../Modal/ModalBody.tsx';
import { useCountModal } from '../Modal/open-modals.ts';
import { useCloseRequest } from '../Modal/useCloseRequest.ts';
import * as css from './Sheet.css.ts';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** The edge from which it slides in. */
  side?: 'start' | 'end' | 'bottom' | undefined;
}

/** A panel at an edge: filters, menu, cashier next to a game. */
export function Sheet({ open, onClose, title, children, footer, side = 'end' }: SheetProps) {
  const label = useLabel();
  // It leaves by the edge it was at. Another edge (the phone was turned) would cancel the animation, and React Aria
  // waits for its end before it removes the sheet: the scrim would stay over the page and take every press.
  const [edge, setEdge] = useState(side);
  if (open && edge !== side) setEdge(side);
  useCloseRequest(open, onClose);
  useCountModal(open);
  return (
    <InPageLocale>
      <ModalOverlay
        className={css.overlay}
        data-side={edge}
        isOpen={open}
        isDismissable
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
      >
        <AriaModal className={css.panel} data-side={edge}>
          <Dialog className={modal.dialog}>
            <div className={modal.head}>
              <AriaHeading slot="title" level={2} className={heading.heading} data-size="h4">
                {title}
              </AriaHeading>
              <IconButton icon={X} label={label('ui.close')} onClick={onClose} />
            </div>
            <ModalBody>{children}</ModalBody>
            {footer !== undefined && <div className={modal.foot}>{footer}</div>}
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </InPageLocale>
  );
}
