import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a form's preview and button on the screen while the player types: on a phone, a longer preview pushes the button
 * below the bottom bar. Scrolls only as far as needed, and never so far that the field with the focus leaves the screen.
 * @param words the preview; empty as long as nothing is typed
 */
export function useEffectInView(words: string): RefObject<HTMLDivElement | null> {
  const block = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = block.current;
    if (content === null || words === '') return;
    const { scrollMarginBlockStart, scrollMarginBlockEnd } = getComputedStyle(content);
    const bottom = (window.visualViewport?.height ?? window.innerHeight) - (parseFloat(scrollMarginBlockEnd) || 0);
    const hidden = content.getBoundingClientRect().bottom - bottom;
    const field = document.activeElement;
    const room =
      field instanceof HTMLElement && field !== document.body
        ? field.getBoundingClientRect().top - (parseFloat(scrollMarginBlockStart) || 0)
        : Infinity;
    const distance = Math.min(hidden, room);
    if (distance > 0) window.scrollBy({ top: distance });
  }, [words]);
  return block;
}
