import { useCallback } from 'react';
import { ApiError, errorCode } from '@baize/http';
import { useText } from '@baize/i18n';

/** A refusal, split into the errors of the form's fields (A§5) and the code shown above the form, or null. */
export interface Refused<Field extends string> {
  readonly fields: Readonly<Partial<Record<Field, string>>>;
  readonly code: string | null;
}

/** @param fields the form's fields; errors of other fields appear above the form, so that none is lost */
export function refusedFields<Field extends string>(error: unknown, fields: readonly Field[]): Refused<Field> {
  const own: Partial<Record<Field, string>> = {};
  if (error instanceof ApiError) {
    for (const { field, message } of error.validationErrors) {
      const name = fields.find((candidate) => field === candidate || field.startsWith(`${candidate}.`));
      if (name !== undefined) own[name] ??= message;
    }
  }
  return { fields: own, code: Object.keys(own).length > 0 ? null : errorCode(error) };
}

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
