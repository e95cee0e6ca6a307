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
  /** A `Button`, or the screen's own plain button. */
  trigger: ReactElement;
  /** The heading and accessible name. */
  title: string;
  /** A few sentences, links or a short form. */
  children: ReactNode;
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Text next to what it explains. A press opens it; Escape, its close button or a press elsewhere closes it. The focus
 * moves in and returns on closing.
 */
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
