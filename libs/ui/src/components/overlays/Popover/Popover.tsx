import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  Dialog,
  DialogTrigger,
  Heading as AriaHeading,
  Popover as AriaPopover,
  Pressable,
} from 'react-aria-components';
import { InPageLocale } from '../../../provider/InPageLocale.tsx';
import { useLabel } from '../../../provider/UiProvider.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as css from './Popover.css.ts';

export interface PopoverProps {
  /** A `Button`, or a plain button of the screen's own. */
  trigger: ReactElement;
  /** Heading, and the accessible name. */
  title: string;
  /** A few sentences, links, a short form. */
  children: ReactNode;
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Words to read beside what they explain. Opened by a press, closed by Escape, its cross or a press elsewhere; the focus goes in and comes back. */
export function Popover({ trigger, title, children, placement = 'bottom', open, onOpenChange }: PopoverProps) {
  const label = useLabel();
  return (
    <InPageLocale>
      <DialogTrigger {...(open === undefined ? {} : { isOpen: open })} {...(onOpenChange ? { onOpenChange } : {})}>
        <Pressable>{trigger as ReactElement<Record<string, unknown>, string>}</Pressable>
        <AriaPopover className={css.popover} placement={placement} offset={8} containerPadding={8}>
          <Dialog className={css.dialog}>
            {({ close }) => (
              <>
                <AriaHeading slot="title" level={2} className={css.title}>
                  {title}
                </AriaHeading>
                <span className={css.close}>
                  <IconButton icon={X} size="sm" label={label('ui.close')} onClick={close} />
                </span>
                <div className={css.body}>{children}</div>
              </>
            )}
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
    </InPageLocale>
  );
}
