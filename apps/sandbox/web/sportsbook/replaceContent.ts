const keyOf = ({ dataset }: HTMLElement): string | undefined => dataset['leg'] ?? dataset['key'];

/**
 * Replaces what a part of the page shows. A player whose focus was inside keeps it: on what has the same key, and otherwise
 * on the part itself.
 */
export function replaceContent(root: HTMLElement, content: readonly Node[]): void {
  const { activeElement } = document;
  const focused =
    activeElement instanceof HTMLElement && activeElement !== root && root.contains(activeElement)
      ? activeElement
      : null;
  const sameKey = (key: string): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('button')].filter((each) => keyOf(each) === key);
  const key = focused ? keyOf(focused) : undefined;
  // The same odds can be in a card and in a list.
  const at = focused && key !== undefined ? sameKey(key).indexOf(focused) : -1;
  root.replaceChildren(...content);
  if (!focused) return;
  const again = key === undefined ? [] : sameKey(key);
  (again[at] ?? again[0] ?? root).focus({ preventScroll: true });
  if (document.activeElement === document.body) root.focus({ preventScroll: true });
}
