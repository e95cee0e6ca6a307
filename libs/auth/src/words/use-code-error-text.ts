import { useCallback } from 'react';
import { ApiError } from '@baize/http';
import { useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';

/** Returns a function that gives the text for a code that could not be sent or checked. A refusal without a code has its own text (A§8). */
export function useCodeErrorText(): (error: unknown) => string {
  const text = useText('auth');
  const errorText = useErrorText('auth');
  return useCallback(
    (error) =>
      error instanceof ApiError && error.code === '' && error.status < 500
        ? text('unhandled.error.no.code')
        : errorText(error),
    [text, errorText],
  );
}
