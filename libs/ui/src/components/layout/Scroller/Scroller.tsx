import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLabel } from '../../../provider/UiProvider.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as css from './Scroller.css.ts';
import { useScroller, type ScrollerState } from './useScroller.ts';

/**
 * Two arrows for the end of a row's title. Hidden on touch screens, where players swipe, and in a row that shows all it has.
 */
export function ScrollerArrows({ scroller }: { scroller: ScrollerState<HTMLElement> }) {
  const label = useLabel();
  return (
    <span className={css.headArrows}>
      <IconButton
        icon={ChevronLeft}
        label={label('ui.scrollBack')}
        size="sm"
        variant="soft"
        mirror
        disabled={scroller.atStart}
        onClick={() => scroller.move(-1)}
      />
      <IconButton
        icon={ChevronRight}
        label={label('ui.scrollOn')}
        size="sm"
        variant="soft"
        mirror
        disabled={scroller.atEnd}
        onClick={() => scroller.move(1)}
      />
    </span>
  );
}

export interface ScrollerProps {
  children: ReactNode;
  label: string;
  gap?: 'hair' | 'xs' | 'sm' | 'md' | undefined;
  /**
   * The state of `useScroller`, for a list whose arrows are next to its title (`ScrollerArrows`). Without it arrows lie over
   * the edges if there is more in their direction: use that only where they cover nothing that matters.
   */
  scroller?: ScrollerState<HTMLDivElement> | undefined;
}

/** A horizontal list that snaps: chips, providers, promotions. */
export function Scroller({ children, label, gap = 'sm', scroller: shared }: ScrollerProps) {
  const words = useLabel();
  const own = useScroller<HTMLDivElement>();
  const scroller = shared ?? own;
  return (
    <div className={css.wrap}>
      <div ref={scroller.ref} className={css.track} data-scroller="" data-gap={gap} role="group" aria-label={label}>
        {children}
      </div>
      {!shared && (
        <>
          <span className={css.arrow} data-side="back" data-off={scroller.atStart || undefined}>
            <IconButton
              icon={ChevronLeft}
              label={words('ui.scrollBack')}
              variant="solid"
              mirror
              onClick={() => scroller.move(-1)}
            />
          </span>
          <span className={css.arrow} data-side="on" data-off={scroller.atEnd || undefined}>
            <IconButton
              icon={ChevronRight}
              label={words('ui.scrollOn')}
              variant="solid"
              mirror
              onClick={() => scroller.move(1)}
            />
          </span>
        </>
      )}
    </div>
  );
}
