import { useSyncExternalStore } from 'react';

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
