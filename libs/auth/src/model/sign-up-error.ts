import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import { ApiError, NetworkError } from '@baize/http';
import type { SignUpOutcome } from './sign-up-steps.ts';

export interface SignUpFailure {
  /** The code to show above the form; null if every reason belongs to a field. */
  readonly code: string | null;
  /** The key of a title above that code's text; undefined if the text stands alone. */
  readonly title?: string;
  readonly fields: readonly { readonly field: string; readonly code: string }[];
  /** A§4: the refusal ends the sign-up. */
  readonly outcome: SignUpOutcome | null;
}

/** The API refuses a number as a whole, or its calling code; the forms have one field for both. */
const NUMBER: ReadonlySet<string> = new Set(['mobilePhone', 'mobilePhone.prefix']);

const general = (code: string): SignUpFailure => ({ code, fields: [], outcome: null });

/**
 * Decides which A§8 sign-up error to show, and on which field.
 * @param shown fields of the form; a reason for any other field becomes the unhandled error, so that it is never lost
 */
export function signUpFailure(error: unknown, shown?: readonly string[]): SignUpFailure {
  // A§8 names both: "Network Error" for a call without an answer, and what may be the reason.
  if (error instanceof NetworkError)
    return { ...general(DOCUMENT_ERROR.countryBlocked), title: 'auth.signUp.networkError' };
  if (!(error instanceof ApiError)) return general(DOCUMENT_ERROR.signUpUnhandled);
  if (error.code === DOCUMENT_ERROR.playerAlreadyExists)
    return { code: DOCUMENT_ERROR.sameCustomerInfo, fields: [], outcome: 'Duplicated' };
  if (error.status === 403 && error.code === DOCUMENT_ERROR.countryBlocked)
    return { ...general(error.code), outcome: 'Unsupported' };
  if (error.status === 403 && /explicit deny/i.test(error.message)) return general(DOCUMENT_ERROR.captchaValidation);
  if (error.status === 403 && error.code === DOCUMENT_ERROR.phoneInvalid)
    return { code: null, fields: [{ field: 'mobilePhone.body', code: 'error.vonage.validation' }], outcome: null };
  const fields = error.validationErrors
    .map(({ field, message }) => ({ field: NUMBER.has(field) ? 'mobilePhone.body' : field, code: message }))
    .filter(({ field }) => shown?.includes(field) ?? true);
  if (fields.length > 0) return { code: null, fields, outcome: null };
  if (
    error.status === 400 &&
    (error.validationErrors.length > 0 || error.code === '' || error.code === 'error.validation')
  )
    return general(DOCUMENT_ERROR.signUpUnhandled);
  // A§8 names 500; any other fault of the server says itself what it is, such as a service that is not ready.
  if (error.status === 500 || (error.status > 500 && error.code === '')) return general(DOCUMENT_ERROR.systemError);
  return general(error.code || DOCUMENT_ERROR.signUpUnhandled);
}
