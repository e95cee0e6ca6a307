import { useCallback } from 'react';

/**
 * Returns a ref that sets CSS variables on its element. A `style` prop would not do: the server would render it as an
 * attribute, and the Content-Security-Policy refuses inline style attributes.
 * @param values names without the leading `--`
 */
export function useCssVars<E extends HTMLElement>(
  values: Readonly<Record<string, string | undefined>>,
): (element: E | null) => void {
  const key = JSON.stringify(values);
  return useCallback(
    (element: E | null) => {
      if (!element) return;
      for (const [name, value] of Object.entries(JSON.parse(key) as Record<string, string | undefined>)) {
        if (value === undefined) element.style.removeProperty(`--${name}`);
        else element.style.setProperty(`--${name}`, value);
      }
    },
    [key],
  );
}
