import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as css from './Modal.css.ts';

/** The scrolling part of a dialog. It is a tab stop if its content overflows, so that arrow keys can scroll it. */
export function ModalBody({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const read = () => {
      if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={css.body}>
      <div>{children}</div>
    </div>
  );
}
