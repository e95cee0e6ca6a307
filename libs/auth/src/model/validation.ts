/**
 * Returns the text key of a field's error: the contract's code, or "needed" if the schema only reports a missing value.
 */
export const fieldErrorKey = (message: string | undefined): string | undefined =>
  message === undefined
    ? undefined
    : message.startsWith('error.') || message.includes('.code.')
      ? message
      : 'error.field.required';
