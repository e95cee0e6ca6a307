import type { OperatorWallet } from './OperatorWallet.ts';
import { isOpen, type Round, type RoundEntry, type Session } from './roundLog.ts';

export interface DeliveryTiming {
  /** Pause before the second attempt; doubles with each further one, ms. */
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
}
export interface DeliveryOptions {
  readonly walletOf: (session: Session) => OperatorWallet;
  readonly record: (session: Session, entry: RoundEntry) => Promise<void>;
  readonly timing: DeliveryTiming;
  readonly log: (message: string) => void;
}

export const betIdOf = (round: Round) => `${round.id}-bet`;
const movementOf = (session: Session, round: Round, kind: 'win' | 'refund') => ({
  sessionId: session.id,
  gameId: session.gameId,
  roundId: round.id,
  currency: session.currency,
  transactionId: `${round.id}-${kind}`,
  betTransactionId: betIdOf(round),
});

/**
 * Delivers what the operator is owed and never gives up: the win of a finished round, the refund of a stake with
 * unknown result. Every attempt has the same ids, so the money moves only once.
 */
export function createDeliveries({ walletOf, record, timing, log }: DeliveryOptions) {
  const running = new Map<string, Promise<void>>();
  const timers = new Map<NodeJS.Timeout, () => void>();
  let closed = false;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, ms);
      timers.set(timer, resolve);
    });

  async function run(session: Session, round: Round): Promise<void> {
    let delay = timing.firstDelayMs;
    while (!closed && isOpen(round)) {
      const paying = round.state === 'drawn';
      const answer = paying
        ? await walletOf(session).win(movementOf(session, round, 'win'), round.win ?? 0)
        : await walletOf(session).refund(movementOf(session, round, 'refund'));
      if (answer.kind === 'done') {
        // A record that fails here costs nothing: after a restart the same movement is sent again under the same id.
        await record(session, { t: paying ? 'closed' : 'refunded', id: round.id, balance: answer.balance }).catch(
          (cause: unknown) => log(`round ${round.id}: acknowledged, but not written down: ${String(cause)}`),
        );
        return;
      }
      if (answer.kind === 'refused') {
        log(
          `round ${round.id}: the operator refused its ${paying ? 'win' : 'refund'} (${answer.code}: ${answer.message}); a person has to look, it is asked again meanwhile`,
        );
        delay = timing.maxDelayMs;
      }
      await pause(delay);
      delay = Math.min(delay * 2, timing.maxDelayMs);
    }
  }

  return {
    /** Starts the delivery or joins the current one. Resolves when it is acknowledged or the studio closes. */
    deliver(session: Session, round: Round): Promise<void> {
      const known = running.get(round.id);
      if (known) return known;
      const delivery = run(session, round).finally(() => running.delete(round.id));
      running.set(round.id, delivery);
      return delivery;
    },
    /** Stops waiting. The journal resumes undelivered movements at the next start. */
    async close(): Promise<void> {
      closed = true;
      for (const [timer, resolve] of timers) {
        clearTimeout(timer);
        resolve();
      }
      timers.clear();
      await Promise.all(running.values());
    },
  };
}
