import { atom, useSetAtom } from 'jotai';
import { useMemo } from 'react';

export type ToastTone = 'success' | 'error' | 'warning';
/**
 * A§3 Notifications: a value, a timer in milliseconds (null stays until dismissed) and whether it can be swiped away.
 */
export interface Toast {
  readonly value: string;
  readonly timer: number | null;
  readonly swipeable: boolean;
  readonly id: number;
}

/** Success, error and warning are set and cleared independently (B§4). */
export const toastsAtom = atom<Readonly<Record<ToastTone, Toast | null>>>({
  success: null,
  error: null,
  warning: null,
});

let nextId = 1;
/** Sets or clears one toast from outside React: `store.set(setToastAtom, 'warning', { value, timer, swipeable })`. */
export const setToastAtom = atom(null, (_get, set, tone: ToastTone, toast: Omit<Toast, 'id'> | null) => {
  set(toastsAtom, (current) => ({ ...current, [tone]: toast ? { ...toast, id: nextId++ } : null }));
});

/**
 * Returns functions that show and clear toasts, with translated texts. An error stays until it is dismissed: it may
 * need to be read twice.
 */
export function useToasts() {
  const set = useSetAtom(setToastAtom);
  return useMemo(() => {
    const show =
      (tone: ToastTone) =>
      (value: string, timer: number | null = tone === 'error' ? null : 6000, swipeable = true) =>
        set(tone, { value, timer, swipeable });
    return {
      success: show('success'),
      error: show('error'),
      warning: show('warning'),
      clear: (tone: ToastTone) => set(tone, null),
    };
  }, [set]);
}
