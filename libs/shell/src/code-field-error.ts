import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import { ApiError, errorCode } from '@baize/http';

const OF_THE_CODE: ReadonlySet<string> = new Set([DOCUMENT_ERROR.smsCodeInvalid, DOCUMENT_ERROR.passwordReset]);
const STATUSES: ReadonlySet<number> = new Set([400, 404, 500]);

/**
 * Tells whether a failed verification is shown at the code's field (A§5). Any other failure, such as too many calls or no
 * answer, says nothing about the digits: it is shown above the field (ruling 29).
 */
export const isCodeFieldError = (error: unknown): boolean =>
  OF_THE_CODE.has(errorCode(error)) || (error instanceof ApiError && STATUSES.has(error.status));
