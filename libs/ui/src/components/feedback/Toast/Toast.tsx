import { X } from 'lucide-react';
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { useCssVars } from '../../../provider/useCssVars.ts';
import { useLabel } from '../../../provider/UiProvider.tsx';
import { toneIcons } from '../Alert/Alert.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as css from './Toast.css.ts';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface ToastItem {
  id: string;
  tone: ToastTone;
  value: ReactNode;
  title?: ReactNode;
  action?: ReactNode;
  /** Milliseconds until it disappears; 0 keeps it until the player dismisses it. */
  timer?: number | undefined;
  /** Whether a swipe dismisses it. */
  swipeable?: boolean | undefined;
}

const tones = { success: 'positive', error: 'negative', warning: 'warning', info: 'info' } as const;
/** Distance in px from which a swipe dismisses. */
const SWIPE = 90;

function Toast({ toast, onDismiss }: { toast: ToastItem; onDismiss: (id: string) => void }) {
  const { id, tone, timer = tone === 'error' ? 0 : 5000, swipeable = true } = toast;
  const label = useLabel();
  const [held, setHeld] = useState(false);
  const [push, setPush] = useState(0);
  const start = useRef<number | undefined>(undefined);
  const left = useRef(timer);
  const ref = useCssVars<HTMLDivElement>({
    timer: `${timer}ms`,
    swipe: `${push}px`,
    'swipe-fade': String(1 - Math.min(1, Math.abs(push) / 240)),
  });

  // A message must not disappear while someone reads it, touches it or tabs through it.
  useEffect(() => {
    if (timer === 0 || held) return;
    const begun = performance.now();
    const alarm = setTimeout(() => onDismiss(id), left.current);
    return () => {
      clearTimeout(alarm);
      left.current = Math.max(800, left.current - (performance.now() - begun));
    };
  }, [timer, held, id, onDismiss]);

  const release = (event: PointerEvent) => {
    if (start.current === undefined) return;
    const far = Math.abs(event.clientX - start.current) > SWIPE;
    start.current = undefined;
    if (far) onDismiss(id);
    else setPush(0);
  };
  return (
    <div
      ref={ref}
      className={css.toast}
      data-tone={tone}
      data-held={held || undefined}
      data-settling={push === 0 || undefined}
      role={tone === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        if (swipeable && event.pointerType !== 'mouse') start.current = event.clientX;
      }}
      onPointerMove={(event) => {
        if (start.current !== undefined) setPush(event.clientX - start.current);
      }}
      onPointerUp={release}
      onPointerCancel={() => {
        start.current = undefined;
        setPush(0);
      }}
    >
      <span className={css.mark}>
        <Icon icon={toneIcons[tones[tone]]} />
      </span>
      <span>
        {toast.title !== undefined && <span className={css.title}>{toast.title}</span>}
        <span className={css.message}>{toast.value}</span>
        {toast.action !== undefined && <span className={css.action}>{toast.action}</span>}
      </span>
      <span className={css.close}>
        <IconButton icon={X} label={label('ui.dismiss')} onClick={() => onDismiss(id)} />
      </span>
      {timer > 0 && <span className={css.timer} aria-hidden="true" />}
    </div>
  );
}

export interface ToastRegionProps {
  toasts: readonly ToastItem[];
  /** Keep its identity stable, or the timers restart. */
  onDismiss: (id: string) => void;
}

/**
 * The place where short messages appear. Use one per application. Each toast is set and cleared on its own (A§9, B§4).
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const label = useLabel();
  return (
    <section className={css.region} aria-label={label('ui.notifications')}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </section>
  );
}
