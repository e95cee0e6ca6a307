import type { Balance, OperatorWallet, WalletAnswer, Win } from '../studio/OperatorWallet.ts';

/** Wins in one call. Fewer than the operator takes, so that the first ones are paid and shown while others are under way. */
const TOGETHER = 100;
/** Such calls under way at once: one is booked while the next one is on its way. */
const AT_ONCE = 3;

interface Waiting {
  readonly win: Win;
  readonly done: (answer: WalletAnswer<Balance> | Promise<WalletAnswer<Balance>>) => void;
}

/**
 * Returns a wallet that pays the wins of one moment together: a draw decides the bets of everyone at the table. Each win
 * has its own answer, so who asks for one need not know of the others. A lone win is a call of its own, and so is each of a
 * call that is refused as a whole: one that the operator cannot read must not hold the others up.
 */
export function gatheredWins(wallet: OperatorWallet): OperatorWallet {
  const { wins } = wallet;
  if (!wins) return wallet;
  const alone = ({ movement, amount }: Win) => wallet.win(movement, amount);
  const waiting: Waiting[] = [];
  let underWay = 0;
  let isDue = false;
  async function pay(some: readonly Waiting[]): Promise<void> {
    const [first] = some;
    if (some.length === 1 && first) {
      first.done(alone(first.win));
      return;
    }
    const answers = await wins?.(some.map(({ win }) => win)).catch((cause: unknown) =>
      some.map(() => ({ kind: 'unknown', reason: String(cause) }) as const),
    );
    const isRefused = answers?.every(({ kind }) => kind === 'refused');
    for (const [index, { win, done }] of some.entries()) {
      const answer = answers?.[index];
      done(isRefused || !answer ? alone(win) : answer);
    }
  }
  const send = (): void => {
    isDue = false;
    while (underWay < AT_ONCE && waiting.length > 0) {
      underWay += 1;
      void pay(waiting.splice(0, TOGETHER)).finally(() => {
        underWay -= 1;
        send();
      });
    }
  };
  return {
    ...wallet,
    win: (movement, amount) =>
      new Promise((done) => {
        waiting.push({ win: { movement, amount }, done });
        // At the end of this turn, so that all wins of one draw go together.
        if (!isDue) setImmediate(send);
        isDue = true;
      }),
  };
}
