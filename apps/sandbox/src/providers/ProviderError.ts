import type { ProviderId } from '@baize/contracts/provider-launch';

/** What went wrong, the same for all providers; each says it in its own shape. */
export type Fault = 'key' | 'request' | 'partner' | 'game' | 'token' | 'replay' | 'demo' | 'down';

const STATUS: Readonly<Record<Fault, number>> = {
  key: 401,
  request: 400,
  partner: 403,
  game: 404,
  token: 401,
  replay: 409,
  demo: 403,
  down: 503,
};
const MESSAGE: Readonly<Record<Fault, string>> = {
  key: 'The key is not ours. Send the key of this provider as "Authorization: Bearer <key>".',
  request: 'The request does not have the agreed shape.',
  partner: 'This partner id is not known here. Send 2178.',
  game: 'This provider has no such game.',
  token: 'The session is unknown or has expired. Open the game again.',
  replay: 'This session has opened a game already. Open the game again for a new one.',
  demo: 'This game has no demo.',
  down: 'The provider cannot read its own games. Try again shortly.',
};
const NUMBER: Readonly<Record<Fault, number>> = {
  key: 1,
  request: 2,
  partner: 3,
  game: 4,
  token: 5,
  replay: 6,
  demo: 7,
  down: 100,
};

/** A refusal in a provider's own shape. */
export class ProviderError extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(MESSAGE[fault]);
    this.fault = fault;
  }
}

type Body = Readonly<Record<string, unknown>>;
/** Shapes of errors, ours after what is public of each; the documents show none. */
const BODY: Readonly<Record<ProviderId | 'generic', (fault: Fault, message: string) => Body>> = {
  relax: (fault, message) => ({ errorcode: fault.toUpperCase(), errormessage: message }),
  playngo: (fault, message) => ({ statusCode: NUMBER[fault], statusMessage: message }),
  quickspin: (fault, message) => ({ errorCode: NUMBER[fault], errorText: message }),
  yggdrasil: (fault, message) => ({ code: 1000 + NUMBER[fault], msg: message }),
  pariplay: (fault, message) => ({ Error: { ErrorCode: NUMBER[fault], Message: message } }),
  softswiss: (fault, message) => ({ code: 100 + NUMBER[fault], message }),
  pragmaticplay: (fault, message) => ({ error: String(NUMBER[fault]), description: message }),
  evolution: (fault, message) => ({ errors: [{ code: `G.${NUMBER[fault]}`, message }] }),
  novomatic: (fault, message) => ({ errorCode: fault, error: message }),
  trifecta: (fault, message) => ({ code: fault, message }),
  creedroomz: (fault, message) => ({ ErrorCode: NUMBER[fault], Message: message }),
  generic: (fault, message) => ({ code: fault, message }),
};

/** Returns status and body of a provider's refusal. Pragmatic Play refuses a game's address with a 200. */
export function errorAnswer(
  provider: ProviderId | 'generic',
  { fault, message }: ProviderError,
): { readonly status: number; readonly body: Body } {
  const isSoft = provider === 'pragmaticplay' && (fault === 'game' || fault === 'demo');
  // Evolution's 400 says that the player could not be authenticated, which ends the player's login (B§7); nothing else
  // may look like it.
  const evolution = fault === 'token' || fault === 'replay' ? 400 : fault === 'request' ? 422 : STATUS[fault];
  const status = provider === 'evolution' ? evolution : STATUS[fault];
  return { status: isSoft ? 200 : status, body: BODY[provider](fault, message) };
}
