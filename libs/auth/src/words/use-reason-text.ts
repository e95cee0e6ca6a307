import { useCallback } from 'react';
import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import { useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';

/**
 * Returns a function that gives the text for the reason of a refused sign-up. A code that is newer than the page has
 * none: above a form the refusal itself is then worded like any other failure, and at a field the general text says
 * it, so that a code is never on screen (ruling 23).
 */
export function useReasonText(): (
  key: string,
  values?: Readonly<Record<string, string | number>>,
  refusal?: unknown,
) => string {
  const text = useText('auth');
  const errorText = useErrorText('auth');
  return useCallback(
    (key, values, refusal) => {
      const known = text(key, values);
      if (known !== key) return known;
      return refusal === undefined ? text(DOCUMENT_ERROR.signUpUnhandled) : errorText(refusal);
    },
    [text, errorText],
  );
}
