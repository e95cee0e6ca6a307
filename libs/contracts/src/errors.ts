import * as z from 'zod/mini';

/** The documents' error object (A§3); every refusal of the API has this shape. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  validationErrors: z.array(
    z.object({
      field: z.string(),
      message: z.string(),
      objectName: z.string(),
      rejectedValue: z.optional(z.unknown()),
    }),
  ),
  /** What a message needs to explain itself: days, remaining amount, date … */
  details: z.optional(z.record(z.string(), z.unknown())),
});
export type ErrorBody = z.infer<typeof errorBody>;
export type FieldError = ErrorBody['validationErrors'][number];

/** Codes of the documents' catalogue (A§8, B§8), by name. */
export const DOCUMENT_ERROR = {
  timeoutInProgress: 'error.timeout.in.progress',
  exclusionInProgress: 'error.exclusion.in.progress',
  exclusionIndefinite: 'error.exclusion.in.progress.indefinitely',
  signInAttemptsExceeded: 'error.sign.in.attempt.count.exceeded',
  accountDeactivated: 'error.account.deactivated',
  accountClosed: 'error.account.closed',
  playerNotFound: 'error.player.not.found',
  playerAlreadyExists: 'error.registration.player_already_exists',
  sameCustomerInfo: 'error.same.customer.info.detected',
  countryBlocked: 'error.country.blocked',
  signUpUnhandled: 'error.signup.unhandled',
  captchaValidation: 'error.captcha.validation',
  phoneInvalid: 'error.vonage.phone.invalid',
  systemError: 'error.system.error',
  smsCodeInvalid: 'sms.code.invalid',
  smsMaxAttempts: 'sms.max.attempts.reached',
  passwordReset: 'error.password.reset',
  oldPasswordIncorrect: 'error.old_password.incorrect',
  depositLimitInterval: 'error.deposit.limit.interval',
  depositLimitTooLow: 'error.deposit.limit.too_low',
  depositLimitTooHigh: 'error.deposit.limit.too_high',
  depositLimitLocked: 'error.deposit.limit.locked',
  withdrawalCancelLimitReached: 'error.withdrawal.cancel.limit_reached',
  bonusActive: 'error.bonus.active.already.exists',
  bonusTriggeredActive: 'error.bonus.active.triggered.already.exists',
  oops: 'error.oops.tryAgain',
} as const;

/** Our own codes, where the documents have none. Each has a text in every shipped locale. */
export const ERROR = {
  validation: 'error.validation',
  notFound: 'error.not_found',
  unauthorized: 'error.unauthorized',
  rateLimited: 'error.rate_limited',
  unavailable: 'error.service_unavailable',
  maintenance: 'error.maintenance',
  placeBlocked: 'error.place.blocked',
  amountInvalid: 'error.amount.invalid',
  amountNotPositive: 'error.amount.not_positive',
  amountBelowMinimum: 'error.amount.below_minimum',
  amountAboveMaximum: 'error.amount.above_maximum',
  notEnoughFunds: 'error.not_enough_funds',
  depositNotAllowed: 'error.deposit.not_allowed',
  spendLimitReached: 'error.spend.limit.reached',
  spendLimitInterval: 'error.spend.limit.interval',
  spendLimitTooLow: 'error.spend.limit.too_low',
  spendLimitTooHigh: 'error.spend.limit.too_high',
  spendLimitLocked: 'error.spend.limit.locked',
  limitNothingPending: 'error.limit.nothing_pending',
  limitNone: 'error.limit.none',
  exclusionDelay: 'error.exclusion.delay_not_allowed',
  withdrawalNotAllowed: 'error.withdrawal.not_allowed',
  withdrawalNotPending: 'error.withdrawal.not_pending',
  paymentMethodUnavailable: 'error.payment_method.unavailable',
  gatewayUnreachable: 'error.payment_gateway.unreachable',
  idempotencyConflict: 'error.idempotency.conflict',
  smsCodeExpired: 'sms.code.expired',
  emailCodeInvalid: 'email.code.invalid',
  emailCodeExpired: 'email.code.expired',
  emailMaxAttempts: 'email.max.attempts.reached',
  codeTooSoon: 'error.code.requested_too_soon',
  messageNotSent: 'error.message.not_sent',
  underage: 'error.registration.underage',
  registrationExpired: 'error.registration.expired',
  dateOfBirthInvalid: 'error.date_of_birth.invalid',
  postalCodeInvalid: 'error.postal_code.invalid',
  provinceRequired: 'error.province.required',
  clockFixed: 'error.clock.fixed',
  passwordWeak: 'error.password.weak',
  passwordTooLong: 'error.password.too_long',
  passwordGuessable: 'error.password.guessable',
  passwordKnown: 'error.password.known',
  passwordSame: 'error.password.same',
  termsOutdated: 'error.terms.outdated',
  passwordUnchanged: 'error.password.unchanged',
  phonePrefixBlocked: 'error.phone.prefix_blocked',
  phoneUnchanged: 'error.phone.unchanged',
  languageUnknown: 'error.language.unknown',
  sportsbookUnavailable: 'error.sportsbook.unavailable',
  gameNotFound: 'error.game.not_found',
  gameNotAllowed: 'error.game.not_allowed',
  gameRestricted: 'error.game.restricted',
  demoNotAllowed: 'error.game.demo_not_allowed',
  gameUnavailable: 'error.game.unavailable',
  playNotAllowed: 'error.play.not_allowed',
  signatureInvalid: 'error.signature.invalid',
  sessionUnknown: 'error.game_session.unknown',
  currencyMismatch: 'error.currency.mismatch',
  riskNoticeRequired: 'error.risk_notice.required',
  stakeTooHigh: 'error.stake.above_maximum',
  spinTooSoon: 'error.spin.too_soon',
  bonusNotAvailable: 'error.bonus.not_available',
  bonusNotActive: 'error.bonus.not_active',
  bonusNothingToClaim: 'error.bonus.nothing_to_claim',
  bonusQueueFull: 'error.bonus.queue_full',
  bonusTermsChanged: 'error.bonus.terms_changed',
  bonusCodeInvalid: 'error.bonus_code.invalid',
  bonusCodeUsed: 'error.bonus_code.used',
  bonusConsentNeeded: 'error.bonus.consent_needed',
} as const;

/** Codes that only the servers of third parties and operators get; players never see them. */
export const SERVER_ERROR = {
  betUnknown: 'error.bet.unknown',
  transactionRefunded: 'error.transaction.refunded',
  transactionRolledBack: 'error.transaction.rolled_back',
  roundSettled: 'error.round.settled',
  amountMismatch: 'error.amount.mismatch',
  heldWinDecided: 'error.held_win.decided',
  winRefused: 'error.win.refused',
  stakeOutsideLimits: 'error.stake.outside_limits',
  freeSpinsNone: 'error.free_spins.none',
  campaignInvalid: 'error.campaign.invalid',
  campaignStopped: 'error.campaign.stopped',
} as const;

/** Every code that the API answers with. */
export type RefusalCode =
  | (typeof DOCUMENT_ERROR)[keyof typeof DOCUMENT_ERROR]
  | (typeof ERROR)[keyof typeof ERROR]
  | (typeof SERVER_ERROR)[keyof typeof SERVER_ERROR];
