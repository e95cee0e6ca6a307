import { useEffect, useRef } from 'react';

/** What the platform offers where it has a way of its own to close what is on top: Android's Back, for example. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}
declare const CloseWatcher: (new () => CloseWatcher) | undefined;

/**
 * Closes an open dialog or sheet by the platform's own gesture, instead of leaving the page under it. Browsers without
 * close watchers go back as before.
 * @param active open, and closable by the player
 */
export function useCloseRequest(active: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!active || typeof CloseWatcher === 'undefined') return undefined;
    const watcher = new CloseWatcher();
    watcher.onclose = () => latest.current();
    return () => watcher.destroy();
  }, [active]);
}
