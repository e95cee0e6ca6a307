import { useSyncExternalStore } from 'react';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'] as const;
let seen = false;
const waiting = new Set<() => void>();

function notice(): void {
  seen = true;
  for (const name of SIGNS) window.removeEventListener(name, notice, true);
  for (const wake of waiting) wake();
}

function subscribe(wake: () => void): () => void {
  if (!seen && waiting.size === 0)
    for (const name of SIGNS) window.addEventListener(name, notice, { capture: true, passive: true });
  waiting.add(wake);
  return () => {
    waiting.delete(wake);
  };
}

/**
 * False until somebody has touched, moved or typed anything on this page. What makes a native element richer is fetched
 * then: the first load pays nothing for it, and it is there before a hand has reached it.
 */
export const useFirstSign = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => seen,
    () => false,
  );
