import type { OperatorWallet } from './OperatorWallet.ts';
import { isOwed, NO_SPINS, setStanding, takenRaises, type Round, type RoundEntry, type Session } from './roundLog.ts';

export interface DeliveryTiming {
  /** Pause before the second attempt; doubles with each further one, ms. */
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
  /** How long a call waits for its win or refund to be acknowledged before it answers without it, in ms. */
  readonly foregroundMs: number;
}
export interface DeliveryOptions {
  readonly walletOf: (session: Session) => OperatorWallet;
  readonly record: (session: Session, entry: RoundEntry) => Promise<void>;
  readonly timing: DeliveryTiming;
  readonly log: (message: string) => void;
}

/** The operator's transaction id of a stake: the opening one, or that of raise `n`. */
export const betIdOf = (round: Round, n?: number) => (n === undefined ? `${round.id}-bet` : `${round.id}-bet-${n}`);

/** A movement that the operator is owed, and the line that its acknowledgement adds to the journal. */
interface Due {
  readonly name: 'win' | 'refund';
  readonly send: (wallet: OperatorWallet, session: Session) => ReturnType<OperatorWallet['balance']>;
  readonly acknowledged: (balance: number) => RoundEntry;
}

/** Reports a round with a free spin, and keeps what the operator says of the others. */
async function reportAwarded(
  wallet: OperatorWallet,
  session: Session,
  round: { readonly roundId: string; readonly awardId: string },
  amount: number | null,
): ReturnType<OperatorWallet['balance']> {
  const { id: sessionId, gameId, currency } = session;
  const answer = await (wallet.freeSpinResult?.({ sessionId, gameId, currency, ...round }, amount) ?? NO_SPINS);
  if (answer.kind === 'done') setStanding(session, round.awardId, answer);
  return answer;
}

/**
 * Returns what is due next: refunds of further stakes in doubt, the wins of the further stakes, and last that of the opening
 * stake, which ends the round.
 */
function nextDue(round: Round): Due {
  const { id } = round;
  const ids = (session: Session, kind: string, n?: number) => ({
    sessionId: session.id,
    gameId: session.gameId,
    roundId: id,
    currency: session.currency,
    transactionId: n === undefined ? `${id}-${kind}` : `${id}-${kind}-${n}`,
    betTransactionId: betIdOf(round, n),
  });
  const { award } = round;
  if (award !== undefined) {
    const amount = round.state === 'drawn' ? (round.win ?? 0) : null;
    return {
      name: amount === null ? 'refund' : 'win',
      send: (wallet, session) => reportAwarded(wallet, session, { roundId: id, awardId: award }, amount),
      acknowledged: (balance) => ({ t: amount === null ? 'refunded' : 'closed', id, balance }),
    };
  }
  const doubt = round.raises.find(({ state }) => state === 'doubt');
  if (doubt)
    return {
      name: 'refund',
      send: (wallet, session) => wallet.refund(ids(session, 'refund', doubt.n)),
      acknowledged: () => ({ t: 'unraised', id, n: doubt.n, state: 'refunded' }),
    };
  if (round.state !== 'drawn')
    return {
      name: 'refund',
      send: (wallet, session) => wallet.refund(ids(session, 'refund')),
      acknowledged: (balance) => ({ t: 'refunded', id, balance }),
    };
  const raise = takenRaises(round)[round.paid];
  if (raise)
    return {
      name: 'win',
      send: (wallet, session) =>
        wallet.win({ ...ids(session, 'win', raise.n), roundEnded: false }, round.wins?.[round.paid + 1] ?? 0),
      acknowledged: () => ({ t: 'paid', id, count: round.paid + 1 }),
    };
  return {
    name: 'win',
    send: (wallet, session) => wallet.win({ ...ids(session, 'win'), roundEnded: true }, round.wins?.[0] ?? 0),
    acknowledged: (balance) => ({ t: 'closed', id, balance }),
  };
}

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
    while (!closed && isOwed(round)) {
      const due = nextDue(round);
      const answer = await due.send(walletOf(session), session);
      if (answer.kind === 'done') {
        // A record that fails here costs nothing: after a restart the same movement is sent again under the same id.
        const isWritten = await record(session, due.acknowledged(answer.balance)).then(
          () => true,
          (cause: unknown) => {
            log(`round ${round.id}: acknowledged, but not written down: ${String(cause)}`);
            return false;
          },
        );
        if (!isWritten) return;
        delay = timing.firstDelayMs;
        continue;
      }
      if (answer.kind === 'refused') {
        log(
          `round ${round.id}: the operator refused its ${due.name} (${answer.code}: ${answer.message}); a person has to look, it is asked again meanwhile`,
        );
        delay = timing.maxDelayMs;
      }
      await pause(delay);
      delay = Math.min(delay * 2, timing.maxDelayMs);
    }
  }

  /** Starts the delivery or joins the current one. Resolves when it is acknowledged or the studio closes. */
  function deliver(session: Session, round: Round): Promise<void> {
    const known = running.get(round.id);
    if (known) return known;
    const delivery = run(session, round).finally(() => running.delete(round.id));
    running.set(round.id, delivery);
    return delivery;
  }

  return {
    deliver,
    /** The same, for a call that answers soon: it waits no longer than `foregroundMs`, and the delivery goes on. */
    deliverSoon(session: Session, round: Round): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      return Promise.race([
        deliver(session, round),
        new Promise<void>((resolve) => {
          timer = setTimeout(resolve, timing.foregroundMs);
        }),
      ]).finally(() => clearTimeout(timer));
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
