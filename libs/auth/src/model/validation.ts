/** Text key of a field's error: the contract's own code, or "needed" where the schema only says that something is missing. */
export const fieldErrorKey = (message: string | undefined): string | undefined =>
  message === undefined
    ? undefined
    : message.startsWith('error.') || message.includes('.code.')
      ? message
      : 'error.field.required';
