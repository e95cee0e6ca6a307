import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in a server render and in the browser's first render over one, true ever after. What only the browser knows (the
 * clock, its place, what it remembers) waits for it, so that both draw the same page.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
