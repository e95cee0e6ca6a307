import type { FieldError } from '@baize/contracts/errors';
import { DOCUMENT_ERROR, ERROR, type ErrorBody } from '@baize/contracts/errors';
import { OPERATOR_ERROR } from '@baize/contracts/operator-route';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { PortFault } from '../ports/bearer-call.ts';

/**
 * A refusal with a known reason: thrown by use cases, answered in the documents' shape (A§3).
 * An uncaught PortFault is answered with 503. Any other error is a bug and is answered with 500, without its cause.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly validationErrors: readonly FieldError[];

  /**
   * @param status HTTP status
   * @param code from `libs/contracts/src/errors.ts`; it has a text in every locale
   * @param details values for that text: days, remaining amount, date
   */
  constructor(
    status: number,
    code: string,
    details?: Readonly<Record<string, unknown>>,
    validationErrors: readonly FieldError[] = [],
  ) {
    super(code);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.details = details;
    this.validationErrors = validationErrors;
  }
}

/** A refusal that belongs to one field of the form (A§5: server validation errors go to their field). */
export function fieldRefusal(field: string, code: string, rejectedValue?: unknown, status = 400): Refusal {
  return new Refusal(status, code, undefined, [
    { field, message: code, objectName: 'body', ...(rejectedValue === undefined ? {} : { rejectedValue }) },
  ]);
}

/** Issues of a failed contract, as validation errors. */
export class ContractViolation extends Error {
  readonly validationErrors: readonly FieldError[];
  constructor(validationErrors: readonly FieldError[]) {
    super(ERROR.validation);
    this.name = 'ContractViolation';
    this.validationErrors = validationErrors;
  }
}

/** English messages for developers who read a response; players see the text of the code in their own language. */
const MESSAGES: Readonly<Record<string, string>> = {
  [ERROR.validation]: 'The request does not have the agreed shape. See validationErrors for the fields to correct.',
  [ERROR.notFound]: 'There is nothing at this address. Check the path and the id in it.',
  [ERROR.unauthorized]:
    'This call needs a valid, unexpired identity token. Sign in again and send it as "Authorization: Bearer …".',
  [ERROR.rateLimited]: 'Too many calls in a short time. Wait as long as Retry-After says.',
  [ERROR.signatureInvalid]:
    'The signature is not valid for this body at this time. Sign the raw body with the shared secret, within five minutes.',
  [ERROR.sportsbookUnavailable]:
    'No sportsbook answers behind this API, so there is nothing to frame. Offer the casino instead, or try again later.',
  [ERROR.maintenance]:
    'The site is closed for maintenance. details.until says until when, where it is known; try again after Retry-After.',
  [ERROR.placeBlocked]: 'The address lies in a range that may not be served. Nothing was done.',
  [DOCUMENT_ERROR.countryBlocked]: 'This may not be offered in the country of the caller. Nothing was done.',
  [OPERATOR_ERROR.reasonRequired]:
    'This call needs a reason of 8 to 500 characters in the header x-operator-reason, percent-encoded. Nothing was done.',
  [OPERATOR_ERROR.roleMissing]:
    'Your token has none of the roles in details.roles, which this call needs. Ask for the role, or ask someone who has it.',
  [OPERATOR_ERROR.samePerson]:
    'Another person has to approve this call: you requested it. You may only reject it. Nothing was done.',
  [OPERATOR_ERROR.approvalClosed]:
    'This approval is no longer waiting: it was decided, or it expired. Nothing was done. Request the call again.',
  [OPERATOR_ERROR.approvalOutdated]:
    'What this approval was requested for has changed since. Nothing was done. Look at it again and request the call anew.',
  [ERROR.unavailable]: 'The service is not ready. Try again shortly.',
  [DOCUMENT_ERROR.systemError]:
    'Something went wrong on our side and was recorded. Try again; if it stays, give support the request id.',
};

export function bodyOf(
  code: string,
  validationErrors: readonly FieldError[] = [],
  details?: Readonly<Record<string, unknown>>,
): ErrorBody {
  return {
    code,
    message: MESSAGES[code] ?? code,
    validationErrors: [...validationErrors],
    ...(details ? { details: { ...details } } : {}),
  };
}

/** Every answer that is not a success, in one shape. */
export const errors = fp(
  async (app) => {
    app.setNotFoundHandler((_request, reply) => reply.code(404).send(bodyOf(ERROR.notFound)));
    app.setErrorHandler((fault: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
      if (fault instanceof Refusal) {
        request.log.info({ code: fault.code, status: fault.status }, 'refused');
        return reply.code(fault.status).send(bodyOf(fault.code, fault.validationErrors, fault.details));
      }
      if (fault instanceof ContractViolation)
        return reply.code(400).send(bodyOf(ERROR.validation, fault.validationErrors));
      // A third party did not answer and no use case handled it: neither the caller's fault nor ours.
      if (fault instanceof PortFault) {
        request.log.error({ err: fault }, 'a third party did not answer');
        return reply.code(503).send(bodyOf(ERROR.unavailable));
      }
      const status = 'statusCode' in fault && typeof fault.statusCode === 'number' ? fault.statusCode : 500;
      if (status === 429) {
        const seconds = Number(reply.getHeader('retry-after') ?? 1);
        return reply.code(429).send(bodyOf(ERROR.rateLimited, [], { retryAfterSeconds: seconds }));
      }
      // Fastify's own: malformed JSON, a body too large, an unknown content type.
      if (status >= 400 && status < 500)
        return reply.code(status).send(
          bodyOf(status === 404 ? ERROR.notFound : ERROR.validation, [], {
            reason: 'code' in fault ? fault.code : undefined,
          }),
        );
      request.log.error({ err: fault }, 'fault');
      if (status === 503) return reply.code(503).send(bodyOf(ERROR.unavailable));
      return reply.code(500).send(bodyOf(DOCUMENT_ERROR.systemError, [], { requestId: request.id }));
    });
  },
  { name: 'errors' },
);
