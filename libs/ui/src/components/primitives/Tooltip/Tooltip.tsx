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

/** What the bubble takes; written here, because only what is fetched later may name React Aria. */
export interface TooltipBubbleProps {
  anchor: RefObject<HTMLElement | null>;
  id: string;
  placement: 'top' | 'bottom' | 'start' | 'end';
  text: string;
  /** The page scrolled away under it. */
  onClose: () => void;
  onEnter: () => void;
  onLeave: () => void;
}

export interface TooltipProps {
  /** A few words. Never the only place that says them: touch has no tooltip. */
  text: string;
  /** One element that can have the focus. */
  children: ReactNode;
  /** Says more than the element's own name: read out as its description. Leave it out where the text is the name. */
  describes?: boolean | undefined;
  placement?: TooltipBubbleProps['placement'] | undefined;
}

/** ms of rest before it shows, of grace to reach it, and in which the next one follows at once. */
const REST = 500;
const GRACE = 150;
const WARM = 600;
let lastShown = 0;

/** A name or a few words beside what is pointed at or has the keyboard's focus. Escape hides it, the pointer may rest on it (WCAG 1.4.13). */
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
    // Without its part there is no tooltip, and the element keeps its name.
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
      // What the element stands in, a dialog perhaps, stays.
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
