import { useSyncExternalStore } from 'react';

const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'] as const;
let seen = false;
const waiting = new Set<() => void>();

function notice(): void {
  seen = true;
  for (const name of INTERACTIONS) window.removeEventListener(name, notice, true);
  for (const wake of waiting) wake();
}

function subscribe(wake: () => void): () => void {
  // On a prerendered page the player may have begun before this code was there.
  if (!seen && document.activeElement !== document.body) notice();
  if (!seen && waiting.size === 0)
    for (const name of INTERACTIONS) window.addEventListener(name, notice, { capture: true, passive: true });
  waiting.add(wake);
  return () => {
    waiting.delete(wake);
  };
}

/**
 * Returns false until the player has touched, moved or typed anything on this page. Parts that enrich a native element
 * load then, so the first load does not pay for them and they are ready in time.
 */
export const useFirstInteraction = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => seen,
    () => false,
  );
