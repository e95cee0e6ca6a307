import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ElementType,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type RefObject,
} from 'react';

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
  /** One focusable element. The tooltip listens to it without a wrapper: a page has dozens of icon buttons. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
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
  const show = (element: HTMLElement, delay: number) => {
    anchor.current = element;
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
  const { type, props: own } = children;
  const Anchor = type as ElementType<HTMLAttributes<HTMLElement>>;
  return (
    <>
      <Anchor
        {...own}
        onPointerEnter={(event: PointerEvent<HTMLElement>) => {
          own.onPointerEnter?.(event);
          if (event.pointerType === 'mouse' || event.pointerType === 'pen') show(event.currentTarget, REST);
        }}
        onPointerLeave={(event: PointerEvent<HTMLElement>) => {
          own.onPointerLeave?.(event);
          soon(false, GRACE);
        }}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          own.onPointerDown?.(event);
          now(false);
        }}
        onFocus={(event: FocusEvent<HTMLElement>) => {
          own.onFocus?.(event);
          if (event.target.matches(':focus-visible')) show(event.currentTarget, 0);
        }}
        onBlur={(event: FocusEvent<HTMLElement>) => {
          own.onBlur?.(event);
          now(false);
        }}
      />
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
    </>
  );
}
