import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as css from './Modal.css.ts';

/**
 * The scrolling part of a dialog. It is a tab stop if its content overflows, so that arrow keys can scroll it, and fades out
 * where there is more.
 */
export function ModalBody({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const read = () => {
      const hidden = element.scrollHeight - element.clientHeight;
      if (hidden > 1) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
      element.toggleAttribute('data-above', element.scrollTop > 1);
      element.toggleAttribute('data-below', hidden - element.scrollTop > 1);
    };
    element.addEventListener('scroll', read, { passive: true });
    const observer = new ResizeObserver(read);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, []);
  return (
    <div ref={box} className={css.body}>
      <div>{children}</div>
    </div>
  );
}
