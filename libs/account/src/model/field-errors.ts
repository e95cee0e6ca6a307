import { ApiError, errorCode } from '@baize/http';

/** A refusal, split: what belongs to a field of the form (A§5), and the code that stands above it, or null. */
export interface Refused<Field extends string> {
  readonly fields: Readonly<Partial<Record<Field, string>>>;
  readonly code: string | null;
}

/** @param fields the form's own; errors of others stand above it, so that none is lost */
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

/** Text key of a field's error: the contract's own code, or "needed" where the schema only says that something is missing. */
export const fieldErrorKey = (message: string): string =>
  message.startsWith('error.') || message.includes('.code.') ? message : 'error.field.required';
