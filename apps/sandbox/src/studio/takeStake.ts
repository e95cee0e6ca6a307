import { insistOn, refusedBy, shownRefusal } from './authenticate.ts';
import { betIdOf } from './delivery.ts';
import type { Movement, OperatorWallet } from './OperatorWallet.ts';
import { NO_SPINS, setStanding, type Round, type Session } from './roundLog.ts';
import type { StudioTiming } from './rounds.ts';
import type { StudioError } from './StudioError.ts';

interface StakeOptions {
  readonly wallet: OperatorWallet;
  readonly timing: StudioTiming;
  readonly log: (message: string) => void;
}

/** What became of a stake. `doubt`: whether it was taken is not known, so that the caller has to refund it. */
type StakeResult =
  | { readonly kind: 'taken'; readonly balance: number }
  | { readonly kind: 'refused'; readonly by: StudioError; readonly refusal: ReturnType<typeof shownRefusal> }
  | { readonly kind: 'doubt' };

/** Uses one of the operator's free spins, and keeps what the operator says of the others. */
async function useAwarded(
  wallet: OperatorWallet,
  session: Session,
  { transactionId: _, ...round }: Movement,
  awardId: string,
): ReturnType<OperatorWallet['balance']> {
  const answer = await (wallet.freeSpin?.({ ...round, awardId }) ?? NO_SPINS);
  if (answer.kind === 'done') setStanding(session, awardId, answer);
  else if (answer.kind === 'refused' && answer.code === NO_SPINS.code)
    setStanding(session, awardId, { left: 0, won: session.award?.won ?? 0 });
  return answer;
}

/**
 * Takes a stake of a round from the operator's wallet, or uses a free spin of its award.
 * @param n the number of a further stake; without it, the opening one
 */
export async function takeStake(
  { wallet, timing, log }: StakeOptions,
  session: Session,
  round: Round,
  amount: number,
  n?: number,
): Promise<StakeResult> {
  const movement = {
    sessionId: session.id,
    gameId: session.gameId,
    roundId: round.id,
    transactionId: betIdOf(round, n),
    currency: session.currency,
  };
  const { award } = round;
  const { answer, isDoubtful } = await insistOn(timing, () =>
    award === undefined ? wallet.bet(movement, amount) : useAwarded(wallet, session, movement, award),
  );
  if (answer.kind === 'done') return { kind: 'taken', balance: answer.balance };
  if (answer.kind === 'refused' && !isDoubtful)
    return { kind: 'refused', by: refusedBy(answer), refusal: shownRefusal(answer) };
  // It is unknown whether the stake was taken (a rejection after a lost response proves nothing), so refund it.
  log(
    `round ${round.id}: a stake is in doubt (${answer.kind === 'unknown' ? answer.reason : answer.code}); it is refunded`,
  );
  return { kind: 'doubt' };
}
