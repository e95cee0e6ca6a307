import { ERROR, type ErrorBody, type FieldError } from '@baize/contracts/errors';

/** The API refused a call; `code` has a text in every shipped locale, `message` is the server's own English. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly validationErrors: readonly FieldError[];
  readonly details: Readonly<Record<string, unknown>>;
  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message || body.code || `The server answered ${status}.`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? '';
    this.validationErrors = body.validationErrors ?? [];
    this.details = body.details ?? {};
  }
}

/** No response arrived: offline, server down, or too slow. The call may or may not have been carried out. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Network Error', { cause });
    this.name = 'NetworkError';
  }
}

/** Returns the code to show for any failure; anything but a refusal counts as "service unavailable". */
export function errorCode(error: unknown): string {
  if (error instanceof ApiError) return error.code || (error.status >= 500 ? ERROR.unavailable : 'error.oops.tryAgain');
  if (error instanceof NetworkError) return ERROR.unavailable;
  return 'error.oops.tryAgain';
}
