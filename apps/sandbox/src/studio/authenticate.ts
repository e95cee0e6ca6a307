import type { Authenticated, OperatorRefusal, OperatorWallet } from './OperatorWallet.ts';
import { StudioError } from './StudioError.ts';

/** The parts of an operator's refusal that a page may show. */
export const shownRefusal = ({ code, message, details }: OperatorRefusal): OperatorRefusal => ({
  code,
  message,
  ...(details === undefined ? {} : { details }),
});

const REASONS: Readonly<Record<string, Pick<StudioError['body'], 'code' | 'message'>>> = {
  'error.not_enough_funds': { code: 'studio.funds', message: 'The balance does not cover this stake.' },
  'error.game_session.unknown': {
    code: 'studio.session.expired',
    message: 'The operator no longer knows this session. Open the game again.',
  },
  'error.free_spins.none': {
    code: 'studio.free_spins.none',
    message: 'No free spin is left in this game, or their time is over.',
  },
  'error.spin.too_soon': {
    code: 'studio.too_soon',
    message: 'The law of the player’s home asks for a longer pause between spins.',
  },
  'error.stake.above_maximum': {
    code: 'studio.stake.not_offered',
    message: 'This stake is outside the limits of the game, or of the law of the player’s home.',
  },
  'error.stake.outside_limits': {
    code: 'studio.stake.not_offered',
    message: 'This stake is outside the limits of the game, or of the law of the player’s home.',
  },
};

/** Returns the operator's refusal as the page explains it. */
export function refusedBy(refusal: OperatorRefusal): StudioError {
  const known = REASONS[refusal.code] ?? { code: 'studio.refused' as const, message: 'The operator refused.' };
  return new StudioError({ ...known, operator: shownRefusal(refusal) });
}

export interface Attempts {
  /** Pauses between the attempts in ms; there is one more attempt than pauses. */
  readonly betDelaysMs: readonly number[];
}

/** Calls the wallet until it answers. `isDoubtful`: an earlier attempt got no answer, so a refusal proves nothing. */
export async function insistOn<Answer extends { readonly kind: string }>(
  { betDelaysMs }: Attempts,
  call: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly isDoubtful: boolean }> {
  let answer = await call();
  let isDoubtful = answer.kind === 'unknown';
  for (const delay of betDelaysMs) {
    if (answer.kind !== 'unknown') break;
    isDoubtful = true;
    await new Promise((resolve) => setTimeout(resolve, delay));
    answer = await call();
  }
  return { answer, isDoubtful };
}

/**
 * Exchanges a launch token for the operator's session.
 * @throws StudioError with the operator's refusal, or `studio.operator.unreachable`
 */
export async function authenticate(
  wallet: OperatorWallet,
  attempts: Attempts,
  token: string,
  gameId: string,
): Promise<Authenticated> {
  const { answer, isDoubtful } = await insistOn(attempts, () => wallet.authenticate(token, gameId));
  // A token works once: if an earlier response was lost, a rejection now says nothing about the player.
  if (answer.kind === 'unknown' || (answer.kind === 'refused' && isDoubtful))
    throw new StudioError({
      code: 'studio.operator.unreachable',
      message: 'The operator does not answer. Open the game again.',
    });
  if (answer.kind === 'refused') throw refusedBy(answer);
  return answer;
}
