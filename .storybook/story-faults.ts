/** React says so of every update in a test page; in a story they come from a pointer or a timer, as for a player. */
const OF_TESTS = /not wrapped in act\(|inside an `act` scope/;

/** What a story has written as an error while it was shown. */
let errors: string[] = [];

/**
 * Collects console errors until the returned function restores the console.
 * @param expected errors that a story provokes, such as a refused call that the browser logs
 */
export function watchConsole(expected: readonly RegExp[] = []): () => void {
  const original = console.error;
  errors = [];
  console.error = (...parts: readonly unknown[]) => {
    const text = parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' ');
    if (![OF_TESTS, ...expected].some((pattern) => pattern.test(text))) errors.push(text);
    original(...parts);
  };
  return () => {
    console.error = original;
  };
}

const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/**
 * Returns what is wrong with a story that has been shown: errors in the console, or nothing to see. Dialogs and toasts
 * are beside the story's own element.
 * @param mayBeEmpty for a story about a component that shows nothing
 */
export function storyFaults(canvas: HTMLElement, mayBeEmpty = false): readonly string[] {
  const beside = [...document.body.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="region"]')];
  const isEmpty = ![...canvas.querySelectorAll('*'), ...beside].some(isVisible);
  return [
    ...errors.map((text) => `The story writes an error to the console: ${text}`),
    ...(isEmpty && !mayBeEmpty
      ? ['The story shows nothing. If that is what it is about, set parameters: { mayBeEmpty: true }.']
      : []),
  ];
}
