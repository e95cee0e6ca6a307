import { useEffect, useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();
const change = (by: number) => {
  open += by;
  for (const listener of listeners) listener();
};

/** Counts an open dialog or sheet, for what lies under it. */
export function useCountModal(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns whether a dialog or sheet is open: the page under it can be neither seen in full nor used. */
export const useIsModalOpen = (): boolean =>
  useSyncExternalStore(
    watch,
    () => open > 0,
    () => false,
  );
