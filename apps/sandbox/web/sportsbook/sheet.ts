import { h } from '../design/h.ts';

/** Where the slip is a sheet over the page. On wider screens it lies beside it, and the page stays in use. */
const SHEET = '(max-width: 639.98px)';
/** What is behind the sheet. */
const BEHIND = '.bar, .banner, .tree, main, .pill';
/** A browser that does not answer is not waited for. */
const BACK_MS = 300;

/** How long the tab's history was with the open sheet's own entry; null: the sheet has none. */
let lengthWithEntry: number | null = null;

/** Gives the open sheet an entry of its own, so that "back", on a phone a swipe, closes it and stays on the page. */
function addEntry(): void {
  if (lengthWithEntry !== null) return;
  history.pushState({ isSheet: true }, '');
  lengthWithEntry = history.length;
}

/** Takes the entry back, unless the site around has gone on meanwhile: "back" would lead it away. */
function removeEntry(): Promise<void> {
  const isLast = lengthWithEntry === history.length && isEntry();
  lengthWithEntry = null;
  if (!isLast) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, BACK_MS);
    history.back();
  });
}

/** Whether the slip is open as a sheet, and what follows when that changes. */
let isShown = false;
let onShown: (isOpen: boolean) => void = () => undefined;

const isEntry = (): boolean => (history.state as { readonly isSheet?: unknown } | null)?.isSheet === true;

/**
 * Opens or closes the slip. While it is a sheet, the page behind can neither be pressed nor reached with the keyboard or a
 * screen reader, and "back" closes it.
 * @returns resolves when the tab's history may change again
 */
export function setSheet(isOpen: boolean): Promise<void> {
  document.body.toggleAttribute('data-slip', isOpen);
  const isSheet = isOpen && matchMedia(SHEET).matches;
  for (const part of document.querySelectorAll<HTMLElement>(BEHIND)) part.inert = isSheet;
  if (isSheet !== isShown) onShown(isSheet);
  isShown = isSheet;
  if (!isSheet) return removeEntry();
  addEntry();
  return Promise.resolve();
}

/**
 * Creates what lies between the sheet and the page. A press on it closes the sheet, and so does "back".
 * @param onSheet the sheet has opened or closed: the site around the frame is out of the scrim's reach
 */
export function scrim(onClose: () => void, onSheet: (isOpen: boolean) => void): HTMLElement {
  onShown = onSheet;
  // A phone that is turned has a wide screen: the page behind is in use again.
  matchMedia(SHEET).addEventListener('change', () => void setSheet(document.body.hasAttribute('data-slip')));
  addEventListener('popstate', () => {
    if (lengthWithEntry === null || isEntry()) return;
    lengthWithEntry = null;
    onClose();
  });
  return h('div', { class: 'scrim', onclick: onClose });
}
