import { useEffect, useMemo } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipBubbleProps } from './Tooltip.tsx';
import * as css from './Tooltip.css.ts';

/** How an open dialog marks the page behind it. */
const BEHIND_DIALOG = '[inert], [aria-hidden="true"]';

/**
 * The bubble of `Tooltip`, kept inside the window. It gives way to a dialog, whose text it would cover. Loaded when the
 * first tooltip is needed.
 */
export function TooltipBubble({ anchor, id, placement, text, onClose, onEnter, onLeave }: TooltipBubbleProps) {
  const state = useMemo(
    () => ({ isOpen: true, open: () => undefined, close: onClose, shouldSkipAnimation: false }),
    [onClose],
  );
  useEffect(() => {
    const element = anchor.current;
    const look = () => {
      if (element?.closest(BEHIND_DIALOG)) onClose();
    };
    // A dialog may be open already: the pointer rested on the element while it opened.
    look();
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, attributeFilter: ['inert', 'aria-hidden'] });
    return () => watch.disconnect();
  }, [anchor, onClose]);
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip
        className={css.bubble}
        triggerRef={anchor}
        isOpen
        placement={placement}
        offset={6}
        containerPadding={8}
      >
        <span id={id} onPointerEnter={onEnter} onPointerLeave={onLeave}>
          {text}
        </span>
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}
