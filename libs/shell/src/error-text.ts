import { ApiError, errorCode } from '@baize/http';
import { useText, type Text } from '@baize/i18n';
import { useCallback } from 'react';

/**
 * Returns the text for a failure. The text of its code and reason comes first, then that of the code alone, then the
 * server's message, then the general one:
 * an unknown code never results in an empty text (ruling 23).
 */
export function errorText(error: unknown, text: Text): string {
  const code = errorCode(error);
  const values: Record<string, string | number> = {};
  if (error instanceof ApiError)
    for (const [name, value] of Object.entries(error.details))
      if (typeof value === 'string' || typeof value === 'number') values[name] = value;
  const reasoned = typeof values['reason'] === 'string' ? `${code}.${values['reason']}` : code;
  const exact = text(reasoned, values);
  if (exact !== reasoned) return exact;
  const known = text(code, values);
  if (known !== code) return known;
  if (error instanceof ApiError && error.message && error.message !== code) return error.message;
  return text('error.oops.tryAgain');
}

export function useErrorText(namespace?: string): (error: unknown) => string {
  const text = useText(namespace);
  return useCallback((error) => errorText(error, text), [text]);
}
