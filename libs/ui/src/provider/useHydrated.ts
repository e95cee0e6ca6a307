import { useDeferredValue, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns false in a server render and in the browser's first render over its markup, true afterwards. Anything that
 * only the browser knows (its clock, its location, its storage, its layout) waits for true, so that both renders match.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/**
 * The same for what a page adds to itself afterwards: many rows, hundreds of tiles. `useHydrated` turns true in the render
 * that a press may be waiting for; this one turns true in a later render, which gives way to presses.
 */
export const useHydratedForMore = (): boolean => useDeferredValue(useHydrated());
