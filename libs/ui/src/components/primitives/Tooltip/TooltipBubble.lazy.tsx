import { useMemo } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipBubbleProps } from './Tooltip.tsx';
import * as css from './Tooltip.css.ts';

/** The bubble of `Tooltip`, kept inside the window. Loaded when the first tooltip is needed. */
export function TooltipBubble({ anchor, id, placement, text, onClose, onEnter, onLeave }: TooltipBubbleProps) {
  const state = useMemo(
    () => ({ isOpen: true, open: () => undefined, close: onClose, shouldSkipAnimation: false }),
    [onClose],
  );
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
