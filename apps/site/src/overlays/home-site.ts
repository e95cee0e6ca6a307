/** What this tab knows of the notice about the player's home site; lasts as long as the tab (decision 0056). */
const KEYS = { dismissed: 'home-site-dismissed', shown: 'home-site-shown' } as const;

/** Storage may be blocked, and a page is rendered without a browser too: then the next page says it again. */
function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export const isDismissed = (): boolean => attempt(() => sessionStorage.getItem(KEYS.dismissed) !== null, false);
export const wasShown = (): boolean => attempt(() => sessionStorage.getItem(KEYS.shown) !== null, false);
export const dismiss = (): void => attempt(() => sessionStorage.setItem(KEYS.dismissed, 'true'), undefined);
export const keepShown = (isShown: boolean): void =>
  attempt(
    () => (isShown ? sessionStorage.setItem(KEYS.shown, 'true') : sessionStorage.removeItem(KEYS.shown)),
    undefined,
  );
