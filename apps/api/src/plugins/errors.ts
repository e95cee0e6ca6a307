import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FieldError } from '@baize/contracts/errors';
import { DOCUMENT_ERROR, ERROR, SERVER_ERROR, type ErrorBody, type RefusalCode } from '@baize/contracts/errors';
import { OPERATOR_ERROR } from '@baize/contracts/operator-route';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { PortFault } from '../ports/bearer-call.ts';
import { isDatabaseBusy } from './database.ts';

/**
 * A refusal with a known reason: thrown by use cases, answered in the documents' shape (A§3).
 * An uncaught PortFault is answered with 503. Any other error is a bug and is answered with 500, without its cause.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly validationErrors: readonly FieldError[];
  /** A message for the player, in their language, where the documents show the server's own; otherwise the code's text applies. */
  readonly shown: string | undefined;

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
    shown?: string,
  ) {
    super(code);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.details = details;
    this.validationErrors = validationErrors;
    this.shown = shown;
  }
}

/** A§8: the answer to a call whose session cannot be fetched any more, as its message and as its status text. */
const TOKEN_EXPIRED = 'Token expired';

/** The refusal of a call whose token has expired, or whose session has ended. A client has to log in again. */
export const sessionOver = (): Refusal => new Refusal(401, ERROR.unauthorized, undefined, [], TOKEN_EXPIRED);

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

/**
 * English messages for developers who read a response; players see the text of the code in their own language. Every code
 * has one, so no answer repeats its code in place of a message.
 */
const MESSAGES: Readonly<Record<RefusalCode | (typeof OPERATOR_ERROR)[keyof typeof OPERATOR_ERROR], string>> = {
  [DOCUMENT_ERROR.timeoutInProgress]: 'The player is on a time-out. details.days says for how long.',
  [DOCUMENT_ERROR.exclusionInProgress]: 'The player is self-excluded. details.days says for how long.',
  [DOCUMENT_ERROR.exclusionIndefinite]: 'The player is self-excluded indefinitely.',
  [DOCUMENT_ERROR.signInAttemptsExceeded]: 'Too many failed logins. Wait before the next attempt.',
  [DOCUMENT_ERROR.accountDeactivated]: 'The account is blacklisted.',
  [DOCUMENT_ERROR.accountClosed]: 'The account is closed.',
  [DOCUMENT_ERROR.playerNotFound]: 'There is no such player.',
  [DOCUMENT_ERROR.cpfDuplicate]: 'An account of this brand has this CPF already.',
  [DOCUMENT_ERROR.playerAlreadyExists]: 'There is an account with these details already. Log in instead.',
  [DOCUMENT_ERROR.sameCustomerInfo]: 'There is an account with these details already. Log in instead.',
  [DOCUMENT_ERROR.countryBlocked]: 'This may not be offered in the country of the caller. Nothing was done.',
  [DOCUMENT_ERROR.signUpUnhandled]: 'The registration was not accepted. Nothing was stored.',
  [DOCUMENT_ERROR.captchaValidation]: 'The captcha token is missing, used or too old. Solve a new challenge.',
  [DOCUMENT_ERROR.phoneInvalid]: 'The phone number does not exist or cannot receive messages.',
  [DOCUMENT_ERROR.systemError]:
    'Something went wrong on our side and was recorded. Try again; if it stays, give support the request id.',
  [DOCUMENT_ERROR.smsCodeInvalid]: 'The code is wrong. Check the latest message.',
  [DOCUMENT_ERROR.smsMaxAttempts]: 'Too many wrong codes. No more are accepted for now.',
  [DOCUMENT_ERROR.passwordReset]: 'The password could not be reset with this key. Start again.',
  [DOCUMENT_ERROR.oldPasswordIncorrect]: 'The old password is wrong. Nothing was changed.',
  [DOCUMENT_ERROR.depositLimitInterval]: 'The deposit limit is outside the allowed range. details names it.',
  [DOCUMENT_ERROR.depositLimitTooLow]: 'The deposit limit is lower than that of a shorter period.',
  [DOCUMENT_ERROR.depositLimitTooHigh]: 'The deposit limit is higher than that of a longer period.',
  [DOCUMENT_ERROR.depositLimitLocked]:
    'The deposit limit cannot be changed while a change is pending or the player is excluded.',
  [DOCUMENT_ERROR.withdrawalCancelLimitReached]:
    'The player has cancelled as many withdrawals as a day allows. This one goes ahead.',
  [DOCUMENT_ERROR.siteIdInvalid]: 'The siteId of the site context is not that of this site. Nothing was done.',
  [DOCUMENT_ERROR.oops]: 'Something went wrong. Try again.',
  [ERROR.validation]: 'The request does not have the agreed shape. See validationErrors for the fields to correct.',
  [ERROR.notFound]: 'There is nothing at this address. Check the path and the id in it.',
  [ERROR.unauthorized]:
    'This call needs a valid, unexpired identity token. Sign in again and send it as "Authorization: Bearer …".',
  [ERROR.rateLimited]: 'Too many calls in a short time. Wait as long as Retry-After says.',
  [ERROR.unavailable]: 'The service is not ready. Try again shortly.',
  [ERROR.maintenance]:
    'The site is closed for maintenance. details.until says until when, where it is known; try again after Retry-After.',
  [ERROR.placeBlocked]: 'The address lies in a range that may not be served. Nothing was done.',
  [ERROR.amountInvalid]:
    'The amount is no number with at most two decimals, or no whole number where the currency has none.',
  [ERROR.amountNotPositive]: 'The amount must be above zero.',
  [ERROR.amountBelowMinimum]: 'The amount is below the minimum in details.minimum.',
  [ERROR.amountAboveMaximum]: 'The amount is above the maximum in details.maximum.',
  [ERROR.notEnoughFunds]:
    'The balance does not cover this. details.available says what there is, where the caller may know it.',
  [ERROR.depositNotAllowed]:
    'The player may not deposit now. details.result says why; for a limit, details also says what is left and when it resets.',
  [ERROR.spendLimitReached]:
    'The stake would exceed the player’s spend limit. details says what is left and when it resets.',
  [ERROR.spendLimitInterval]: 'The spend limit is outside the allowed range. details names it.',
  [ERROR.spendLimitTooLow]: 'The spend limit is lower than that of a shorter period.',
  [ERROR.spendLimitTooHigh]: 'The spend limit is higher than that of a longer period.',
  [ERROR.spendLimitLocked]: 'The spend limit cannot be changed while a change is pending or the player is excluded.',
  [ERROR.limitNothingPending]: 'There is no pending change to cancel.',
  [ERROR.limitNone]: 'There is no limit to remove.',
  [ERROR.exclusionDelay]: 'The market does not allow a delayed self-exclusion. Exclude at once.',
  [ERROR.withdrawalLimit]: 'The law lets the player withdraw less until their identity is verified; see the details.',
  [ERROR.withdrawalNotAllowed]: 'The player may not withdraw now. details.result says why.',
  [ERROR.withdrawalNotPending]: 'The withdrawal is not in review: it was decided, cancelled or is being paid.',
  [ERROR.paymentMethodUnavailable]: 'The payment method is not offered in the player’s market.',
  [ERROR.payAndPlayUnavailable]: 'Pay-and-play is not offered in this country at this brand. Use the ordinary sign-up.',
  [ERROR.payAndPlaySession]:
    'The bank session is unknown, over, not at this step, or was opened by another browser. Authorise again.',
  [ERROR.payAndPlayCode]: 'The bank’s code is wrong, was used before, or belongs to another session. Authorise again.',
  [ERROR.bankUnreachable]: 'The bank does not answer. No money was taken. Try again.',
  [ERROR.exclusionRegisterUnreachable]:
    'A national self-exclusion register does not answer. The player may not deposit or play until it does.',
  [ERROR.gatewayUnreachable]: 'The payment gateway does not answer. Send the same request again: it counts once.',
  [ERROR.idempotencyConflict]: 'This key or id was used before for something else. Nothing was done.',
  [ERROR.smsCodeExpired]: 'The code has expired. Request a new one.',
  [ERROR.emailCodeInvalid]: 'The code is wrong. Check the latest email.',
  [ERROR.emailCodeExpired]: 'The code has expired. Request a new one.',
  [ERROR.emailMaxAttempts]: 'Too many wrong codes. No more are accepted for now.',
  [ERROR.codeTooSoon]: 'A code was sent a moment ago. Wait before requesting another.',
  [ERROR.messageNotSent]: 'The message could not be handed over to the vendor. Try again.',
  [ERROR.underage]: 'The player is younger than the law of their home allows.',
  [ERROR.registrationExpired]: 'The registration was started too long ago. Start again.',
  [ERROR.dateOfBirthInvalid]: 'The date of birth is no date in the past. Send yyyy-MM-dd.',
  [ERROR.postalCodeInvalid]: 'The postal code does not fit the country.',
  [ERROR.provinceRequired]: 'The country needs a province.',
  [ERROR.clockFixed]: 'Production follows real time. The clock was not moved.',
  [ERROR.passwordWeak]: 'The password is too short or too simple.',
  [ERROR.passwordTooLong]: 'The password is too long.',
  [ERROR.passwordGuessable]: 'The password is easy to guess. Choose another.',
  [ERROR.passwordKnown]: 'The password is on a list of passwords from data breaches.',
  [ERROR.passwordSame]: 'The new password is the old one. Choose another.',
  [ERROR.termsOutdated]: 'The accepted version is not the current one. Read the current terms.',
  [ERROR.passwordUnchanged]: 'The new password is the old one. Choose another.',
  [ERROR.secondFactorNeeded]: 'Confirm with your authenticator app or your passkey first.',
  [ERROR.secondFactorCode]: 'This code isn’t right.',
  [ERROR.secondFactorCodeUsed]: 'This code has been used. Wait for the next one.',
  [ERROR.secondFactorRecovery]: 'This recovery code isn’t right, or has been used.',
  [ERROR.secondFactorLocked]: 'Too many wrong codes. Try again in 15 minutes.',
  [ERROR.secondFactorOn]: 'An authenticator app is already set up.',
  [ERROR.secondFactorOff]: 'No authenticator app is set up.',
  [ERROR.passkeyRefused]: 'This passkey isn’t one of this account’s.',
  [ERROR.passkeyLimit]: 'There are as many passkeys as an account may have.',
  [ERROR.phonePrefixBlocked]: 'Phone numbers of this country are not accepted.',
  [ERROR.phoneUnchanged]: 'The phone number is the current one.',
  [ERROR.languageUnknown]: 'The language is not offered.',
  [ERROR.timeZoneUnknown]: 'The time zone is not known.',
  [ERROR.timeZoneTooSoon]: 'The time zone was changed less than 30 days ago.',
  [ERROR.sportsbookUnavailable]:
    'No sportsbook answers behind this API, so there is nothing to frame. Offer the casino instead, or try again later.',
  [ERROR.gameNotFound]: 'No game data returned',
  [ERROR.gameNotAllowed]: 'The game cannot be opened here. details.reason says why.',
  [ERROR.gameRestricted]: 'The game is restricted for this player or place. details.reason says why.',
  [ERROR.demoNotAllowed]: 'The game cannot be played for fun here. details.reason says why.',
  [ERROR.gameUnavailable]: 'The provider of the game did not open it. details.reason says why.',
  [ERROR.playNotAllowed]: 'The player may not play now.',
  [ERROR.signatureInvalid]:
    'The signature is not valid for this body at this time. Name the sender, and sign the raw body with its own secret, within five minutes.',
  [ERROR.sessionUnknown]: 'There is no such game session for this studio, or it has ended.',
  [ERROR.currencyMismatch]: 'The currency is not that of the session.',
  [ERROR.cpfRequired]: 'The law of the country asks for the CPF, and none was given.',
  [ERROR.cpfInvalid]: 'This is not a CPF: eleven digits, of which the last two check the others.',
  [ERROR.riskNoticeRequired]: 'The risk notice of the market was not confirmed.',
  [ERROR.stakeTooHigh]:
    'The stakes of the round exceed what the law of the player’s home allows. details.maximum names it.',
  [ERROR.payoutTooHigh]: 'The bet promises more than the brand pays on one bet. details.maximum names it.',
  [ERROR.spinTooSoon]: 'The law of the player’s home asks for a longer pause between rounds. details.seconds names it.',
  [SERVER_ERROR.betEventExcluded]: 'The law of the player’s home, or of the site, allows no bets on one of the events.',
  [SERVER_ERROR.betUnknown]: 'There is no such bet of this session and round.',
  [SERVER_ERROR.transactionRefunded]: 'The bet has been refunded.',
  [SERVER_ERROR.transactionRolledBack]: 'The win has been rolled back.',
  [SERVER_ERROR.roundSettled]: 'The round, or this bet of it, is settled. Nothing more is accepted.',
  [SERVER_ERROR.amountMismatch]: 'Amount, currency or payment id differ from the order. Nothing was booked.',
  [SERVER_ERROR.winRefused]: 'The operator has refused this win, which was held for review. It is not paid.',
  [SERVER_ERROR.stakeOutsideLimits]:
    'The stake is outside the limits that the game publishes in this currency. details.minimum and details.maximum name them.',
  [DOCUMENT_ERROR.bonusActive]:
    'The player has an active bonus in this vertical. details.assignmentId names it; forfeit it first.',
  [DOCUMENT_ERROR.bonusTriggeredActive]:
    'The player has claimed a bonus in this vertical that waits for its deposit. details.assignmentId names it; leave it first.',
  [ERROR.bonusNotAvailable]: 'The player cannot have this bonus, or no longer. Nothing was claimed.',
  [ERROR.bonusShared]:
    'Another account has had this bonus, on one of the player’s devices or with one of their means of payment.',
  [ERROR.bonusNotActive]: 'The bonus has ended already, or has given its money. Read the rewards again.',
  [ERROR.bonusNotChosen]:
    'The bonus of this deposit does not wait for one: it has ended, or has its money. Read the rewards again.',
  [ERROR.bonusNothingToClaim]: 'No losses give cashback now, or it has been claimed. Nothing was paid.',
  [ERROR.bonusQueueFull]: 'Another reward of this vertical is queued already. The player may leave it first.',
  [ERROR.tournamentNotAvailable]:
    'The player cannot take part: it is not offered to them, or they may have no bonuses now. details.reason says which.',
  [ERROR.tournamentOver]: 'The tournament is over or was stopped.',
  [ERROR.bonusTermsChanged]: 'The terms have changed since the player read them. Show the new ones.',
  [ERROR.bonusCodeInvalid]: 'No bonus that this player can have uses this code.',
  [ERROR.bonusCodeUsed]: 'The player has used this code as often as its campaign allows.',
  [ERROR.bonusCodeTooMany]:
    'The player has tried too many wrong codes. The code was not looked at; try again after retryAfterSeconds.',
  [ERROR.bonusConsentNeeded]:
    'The withdrawal would forfeit sticky bonuses. Ask the player, and send their ids in forfeitedBonuses.',
  [ERROR.closureObstacles]:
    'The account cannot be closed yet: money or a bet is left. details.obstacles names what; read GET /player/closure.',
  [ERROR.personalDataTooOften]: 'The player has started as many copies of their data as a day allows.',
  [ERROR.personalDataExpired]: 'This part of the copy is asked for too late, or by another session. Start a new copy.',
  'error.document.closed': 'This document is not asked for, or is being reviewed already.',
  'error.document.empty': 'The file, or the document, has no content.',
  'error.document.too_large': 'The file is larger than is accepted.',
  'error.document.too_many': 'The document has as many files as are accepted.',
  'error.document.type': 'The file is not a JPEG, PNG, WebP or HEIC picture and not a PDF.',
  'error.document.renamed': 'The content of the file is not what its name says.',
  'error.document.damaged': 'The file cannot be read.',
  'error.document.encrypted': 'The PDF is protected with a password.',
  'error.document.pages': 'The PDF has more pages than are accepted.',
  'error.document.unsafe': 'The file has scripts, other files or a second kind of content inside.',
  'error.document.phone_link': 'The link for the phone was opened before, or is over.',
  'error.document.decided':
    'The document is not in a state for this. It may have been decided meanwhile; read it again.',
  'error.document.needed':
    'The level of the player is EDD_PENDING, and only this questionnaire leads out of it. Set another level first.',
  [SERVER_ERROR.freeBetUnavailable]:
    'This free bet cannot be used for that: it is none of the player’s, used, out of time, or its stake is another one. A free bet cannot be cashed out either. Read the list of free bets again.',
  [SERVER_ERROR.freeBetOdds]: 'The odds of the bet are below the lowest ones of its free bet. Nothing was used.',
  [SERVER_ERROR.freeSpinsNone]:
    'The player has no free spin left in this game, or their time is over. Play the round for a stake, or not at all.',
  [SERVER_ERROR.balanceCorrectionRefused]:
    'The balance cannot be corrected like this. details.why says why. Nothing was booked.',
  [SERVER_ERROR.levelInvitationRefused]:
    'Only a verified player who may play and have bonuses, and whose home allows levels, is invited; only an invitation that was given is taken back. details.why says what is missing. Nothing was done.',
  [SERVER_ERROR.campaignInvalid]: 'The terms of the campaign contradict each other or a law. details.why says how.',
  [SERVER_ERROR.tournamentInvalid]:
    'The terms of the tournament contradict each other, its prizes or a law. details.why says how.',
  [SERVER_ERROR.tournamentStopped]: 'The tournament was stopped or is over. Write a new one.',
  [SERVER_ERROR.tournamentPublished]:
    'Players may have read the terms, so they cannot change any more. Stop the tournament and write a new one.',
  [SERVER_ERROR.campaignStopped]: 'The campaign was stopped for good. Write a new one.',
  [SERVER_ERROR.heldWinDecided]: 'The held win was decided by someone else or rolled back by its studio.',
  [OPERATOR_ERROR.reasonRequired]:
    'This call needs a reason in words, of 8 to 500 characters, in the header x-operator-reason, percent-encoded. Nothing was done.',
  [OPERATOR_ERROR.roleMissing]:
    'Your token has none of the roles in details.roles, which this call needs. Ask for the role, or ask someone who has it.',
  [OPERATOR_ERROR.samePerson]:
    'Another person has to approve this call: you requested it. You may only reject it. Nothing was done.',
  [OPERATOR_ERROR.approvalClosed]:
    'This approval is no longer waiting: it was decided, or it expired. Nothing was done. Request the call again.',
  [OPERATOR_ERROR.approvalOutdated]:
    'What this approval was requested for has changed since. Nothing was done. Look at it and request the call again.',
};

/** Codes of single fields (`error.email.invalid`) and of login outcomes come from contracts and have no sentence of their own. */
const messageOf = (code: string): string =>
  (MESSAGES as Readonly<Record<string, string>>)[code] ??
  'The call was refused. The code says why; validationErrors and details say more where there is more to say.';

export function bodyOf(
  code: string,
  validationErrors: readonly FieldError[] = [],
  details?: Readonly<Record<string, unknown>>,
  shown?: string,
): ErrorBody {
  return {
    code,
    message: shown ?? messageOf(code),
    validationErrors: [...validationErrors],
    ...(details ? { details: { ...details } } : {}),
  };
}

/** Status lines by Node's code for requests that it cannot read; any other is a bad request. */
const UNREADABLE: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * Answers bytes that never become a request (headers too large or too slow, no HTTP) in the shape of every other refusal.
 * @param headers for the answer, besides its type and length
 */
export function refuseUnreadable(
  fault: ConnectionError,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (fault.code === 'ECONNRESET' || socket.destroyed) return;
  // An unused connection closes without an answer: its client would take one for the answer to its first request.
  if (socket.bytesRead === 0 || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(bodyOf(ERROR.validation, [], { reason: fault.code }));
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  // The client may never close its side, so the connection does not wait for it.
  socket.end(`HTTP/1.1 ${UNREADABLE[fault.code] ?? '400 Bad Request'}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
}

/**
 * Answers an expectation that this server does not know, for which Node alone would send a bare status, in the shape of
 * every other refusal.
 * @param headers for the answer, besides its type and length
 */
export function refuseExpectation(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const body = JSON.stringify(bodyOf(ERROR.validation, [], { reason: 'EXPECTATION_UNKNOWN' }));
  response
    // What follows may be a body, or not: the caller waited for an answer that it does not get.
    .writeHead(417, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    .end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Refuses a request that names no host, or more than one, as HTTP/1.1 demands: a proxy before us may have read another one
 * of them. Node would refuse only a missing one, with a bare status, and of several it keeps the first.
 * @throws Refusal 400
 */
export function refuseNameless({ raw: { httpVersion, rawHeaders } }: FastifyRequest): void {
  const hosts = rawHeaders.filter((_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  if (hosts.length > 1) throw new Refusal(400, ERROR.validation, { reason: 'HOST_REPEATED' });
  if (hosts[0] === '' || (hosts.length === 0 && httpVersion !== '1.0'))
    throw new Refusal(400, ERROR.validation, { reason: 'HOST_MISSING' });
}

/** When a caller may try again after the database was too busy. */
export const RETRY_SECONDS = '2';

/** A refusal is true for its moment only, and without this header a cache may store a 404. */
export const UNSTORED = { 'cache-control': 'no-store' } as const;

/** Every answer that is not a success, in one shape. */
export const errors = fp(
  async (app) => {
    app.setNotFoundHandler((_request, reply) => reply.code(404).headers(UNSTORED).send(bodyOf(ERROR.notFound)));
    app.setErrorHandler((fault: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
      // Also where the handler had allowed caches to store its answer.
      reply.headers(UNSTORED);
      if (fault instanceof Refusal) {
        request.log.info({ code: fault.code, status: fault.status }, 'refused');
        // HTTP/2 has no status text, so the message says it too.
        if (fault.shown === TOKEN_EXPIRED) reply.raw.statusMessage = TOKEN_EXPIRED;
        return reply.code(fault.status).send(bodyOf(fault.code, fault.validationErrors, fault.details, fault.shown));
      }
      if (fault instanceof ContractViolation)
        return reply.code(400).send(bodyOf(ERROR.validation, fault.validationErrors));
      if (isDatabaseBusy(fault)) {
        request.log.error({ err: fault }, 'the database did not answer in time');
        return reply.code(503).header('retry-after', RETRY_SECONDS).send(bodyOf(ERROR.unavailable));
      }
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
