import { ERROR } from '@baize/contracts/errors';
import { ApiError, errorCode } from '@baize/http';

/** B§8: the code of a look-up that failed without one, and without a message of the server. */
const NO_REASON = 'error.oops.tryAgain';
/** A server did not answer, so trying again may help. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  ERROR.unavailable,
  ERROR.gameUnavailable,
  ERROR.exclusionRegisterUnreachable,
]);
/** Reasons of a refusal that another try does not change (R29). */
const FINAL_REASONS: ReadonlySet<unknown> = new Set([
  'country',
  'provider_market',
  'sub_provider',
  'live_market',
  'jackpot_market',
  'stake_market',
  'channel',
  'provider_closed',
  'document',
  'document_review',
]);

/** Why a game does not open, and what helps. */
export interface LaunchRefusal {
  /** The visitor can only play with real money: not an error, because they can log in. */
  readonly isOnlyReal: boolean;
  /** Ruling 21: the game has play money, but not for visitors whose age is not verified. */
  readonly isAgeFirst: boolean;
  /** R15: the next step is a deposit, not another try. */
  readonly needsBalance: boolean;
  /** R29: the next step is the verification page, to send documents or to see how their review goes. */
  readonly documents: 'needed' | 'review' | null;
  /** R29: the account itself may not play, and only support knows more. */
  readonly needsSupport: boolean;
  /** Another try changes nothing. */
  readonly isFinal: boolean;
  readonly isUnreachable: boolean;
  /** Key of the text that says why; null: the text of the error itself. */
  readonly titleKey: string | null;
  /** Key of the text that says what the player can do; null: the title says it. */
  readonly nextStepKey: string | null;
}

/** Returns what the refusal of a launch means. Tables with dealers and some jackpots have no play money. */
export function launchRefusal(error: unknown, isPlayer: boolean): LaunchRefusal {
  const code = errorCode(error);
  const { reason, runsOn }: ApiError['details'] = error instanceof ApiError ? error.details : {};
  const isOnlyReal = !isPlayer && code === ERROR.demoNotAllowed;
  const needsSupport = code === ERROR.playNotAllowed && (reason === undefined || reason === 'account_review');
  const isFinal = needsSupport || FINAL_REASONS.has(reason);
  const documents = reason === 'document' ? 'needed' : reason === 'document_review' ? 'review' : null;
  const nextStep = () => {
    if (reason === 'channel') return runsOn === 'web' ? 'site.play.onComputer' : 'site.play.onPhone';
    if (documents !== null) return `shell.documents.${documents}`;
    if (needsSupport) return `site.play.${reason === 'account_review' ? 'reviewText' : 'accountText'}`;
    // No other game opens either.
    if (code === ERROR.exclusionRegisterUnreachable) return null;
    return isFinal ? 'site.play.anotherGame' : 'site.play.refusedText';
  };
  return {
    isOnlyReal,
    isAgeFirst: isOnlyReal && reason === 'age_first',
    needsBalance: reason === 'balance_needed',
    documents,
    needsSupport,
    isFinal,
    isUnreachable: UNREACHABLE.has(code),
    titleKey: code === NO_REASON ? 'site.play.unknownError' : null,
    nextStepKey: nextStep(),
  };
}
