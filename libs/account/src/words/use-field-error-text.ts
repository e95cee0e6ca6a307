import { useCallback } from 'react';
import { useText } from '@baize/i18n';

/**
 * Returns the text key of a field's error: the contract's own code, or "needed" if the schema only reports a missing
 * value.
 */
const fieldErrorKey = (message: string): string =>
  message.startsWith('error.') || message.includes('.code.') ? message : 'error.field.required';

/**
 * Returns a function that gives the text of a field's error. A code without a text, newer than the page, gets the general
 * one, so that no code is ever on screen (ruling 23).
 */
export function useFieldErrorText(): (message: string) => string {
  const text = useText('account');
  return useCallback(
    (message) => {
      const key = fieldErrorKey(message);
      const known = text(key);
      return known === key ? text('error.validation') : known;
    },
    [text],
  );
}
