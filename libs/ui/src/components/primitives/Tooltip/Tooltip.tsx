import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import * as css from './Tooltip.css.ts';

const load = () => import('./TooltipBubble.lazy.tsx');
const Bubble = lazy(() => load().then((module) => ({ default: module.TooltipBubble })));

/** Props of the bubble. They are declared here because only files that load on demand may import React Aria. */
export interface TooltipBubbleProps {
  anchor: RefObject<HTMLElement | null>;
  id: string;
  placement: 'top' | 'bottom' | 'start' | 'end';
  text: string;
  /** Called when the page scrolls. */
  onClose: () => void;
  onEnter: () => void;
  onLeave: () => void;
}

export interface TooltipProps {
  /** A few words. Never show them only here: touch screens have no tooltips. */
  text: string;
  /** One focusable element. */
  children: ReactNode;
  /** Announces the text as the element's description. Leave it out if the text is the element's name. */
  describes?: boolean | undefined;
  placement?: TooltipBubbleProps['placement'] | undefined;
}

/**
 * Milliseconds: the delay before it shows, the time to reach it with the pointer, and the time in which the next one
 * shows immediately.
 */
const REST = 500;
const GRACE = 150;
const WARM = 600;
let lastShown = 0;

/**
 * A name or a few words next to the hovered or focused element. Escape hides it, and the pointer may rest on it (WCAG
 * 1.4.13).
 */
export function Tooltip({ text, children, describes = false, placement = 'bottom' }: TooltipProps) {
  const around = useRef<HTMLSpanElement>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const [here, setHere] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const id = useId();
  const soon = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const show = (delay: number) => {
    anchor.current = around.current?.firstElementChild as HTMLElement | null;
    // If the bubble fails to load there is no tooltip, and the element keeps its name.
    load().then(
      () => setHere(true),
      () => undefined,
    );
    soon(true, performance.now() - lastShown < WARM ? 0 : delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const element = anchor.current;
    if (describes) element?.setAttribute('aria-describedby', id);
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape must not also close the dialog around the element.
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', escape, true);
    return () => {
      lastShown = performance.now();
      if (describes) element?.removeAttribute('aria-describedby');
      document.removeEventListener('keydown', escape, true);
    };
  }, [open, describes, id]);
  return (
    <span
      ref={around}
      className={css.around}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === 'mouse' || event.pointerType === 'pen') show(REST);
      }}
      onPointerLeave={() => soon(false, GRACE)}
      onPointerDown={() => now(false)}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        if (event.target.matches(':focus-visible')) show(0);
      }}
      onBlur={() => now(false)}
    >
      {children}
      {open && here && (
        <Suspense fallback={null}>
          <Bubble
            anchor={anchor}
            id={id}
            placement={placement}
            text={text}
            onClose={close}
            onEnter={() => now(true)}
            onLeave={() => soon(false, GRACE)}
          />
        </Suspense>
      )}
    </span>
  );
}
