import { h } from '../design/h.ts';

/** Where the slip is a sheet over the page. On wider screens it lies beside it, and the page stays in use. */
const SHEET = '(max-width: 639.98px)';
/** What is behind the sheet. */
const BEHIND = '.bar, .banner, .tree, main, .pill';

/**
 * Opens or closes the slip. While it is a sheet, the page behind can neither be pressed nor reached with the keyboard or a
 * screen reader.
 */
export function setSheet(isOpen: boolean): void {
  document.body.toggleAttribute('data-slip', isOpen);
  const isSheet = isOpen && matchMedia(SHEET).matches;
  for (const part of document.querySelectorAll<HTMLElement>(BEHIND)) part.inert = isSheet;
}

/** Creates what lies between the sheet and the page, and closes the sheet with a press. */
export function scrim(onClose: () => void): HTMLElement {
  // A phone that is turned has a wide screen: the page behind is in use again.
  matchMedia(SHEET).addEventListener('change', () => setSheet(document.body.hasAttribute('data-slip')));
  return h('div', { class: 'scrim', onclick: onClose });
}
