import { ApiError, errorCode } from '@baize/http';

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
