/**
 * Runs in the page before its own code, in Firefox. There Playwright writes into a field through its `value`, which React
 * watches, and React ignores an input event that brings no other value than it has seen. So React sees an empty field first.
 */
export function showTypingToReact(): void {
  addEventListener(
    'input',
    ({ isTrusted, target }) => {
      if (isTrusted || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const { value } = target;
      target.value = '';
      // React replaces the field's own property, not the one of its kind.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value);
    },
    true,
  );
}
