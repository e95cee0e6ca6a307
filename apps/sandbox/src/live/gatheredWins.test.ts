import { expect, it } from 'vitest';
import type { OperatorWallet, WalletAnswer, Win } from '../studio/OperatorWallet.ts';
import { gatheredWins } from './gatheredWins.ts';
import { operator } from './testing.ts';

const win = (id: string, amount = 100): Win => ({
  amount,
  movement: {
    ...{ sessionId: id, gameId: 'g', roundId: 'r', transactionId: `${id}-win`, betTransactionId: `${id}-bet` },
    ...{ currency: 'EUR', roundEnded: true },
  },
});

/** An operator that notes how many wins each call has, and answers them as the test says. */
function noting(answer?: (wins: readonly Win[]) => readonly WalletAnswer<{ balance: number }>[]) {
  const base = operator();
  const calls: number[] = [];
  let [underWay, most] = [0, 0];
  const wallet: OperatorWallet = {
    ...base.wallet,
    win: (movement, amount) => {
      calls.push(1);
      return base.wallet.win(movement, amount);
    },
    wins: async (wins) => {
      calls.push(wins.length);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 2));
      underWay -= 1;
      return answer?.(wins) ?? Promise.all(wins.map(({ movement, amount }) => base.wallet.win(movement, amount)));
    },
  };
  return { ...base, wallet: gatheredWins(wallet), calls, most: () => most };
}
const pay = (wallet: OperatorWallet, wins: readonly Win[]) =>
  Promise.all(wins.map(({ movement, amount }) => wallet.win(movement, amount)));

it('pays the wins of one moment in few calls, a few at a time, and answers each with its own balance', async () => {
  const { wallet, calls, balances, most } = noting();
  const wins = Array.from({ length: 950 }, (_, index) => win(`s${index}`, index + 1));
  const answers = await pay(wallet, wins);
  expect(answers).toEqual(wins.map(({ amount }) => ({ kind: 'done', balance: amount })));
  expect([calls, most()]).toEqual([[...Array.from({ length: 9 }, () => 100), 50], 3]);
  expect(balances.size).toBe(950);
});

it('pays a lone win with the call for one', async () => {
  const { wallet, calls } = noting();
  expect(await pay(wallet, [win('a')])).toEqual([{ kind: 'done', balance: 100 }]);
  expect(await pay(wallet, [win('b')])).toEqual([{ kind: 'done', balance: 100 }]);
  expect(calls).toEqual([1, 1]);
});

it('keeps a win that is refused or unknown apart from the others', async () => {
  const { wallet } = noting((wins) =>
    wins.map(({ movement }) =>
      movement.sessionId === 'b'
        ? { kind: 'refused', code: 'error.bet.unknown', message: 'No bet.' }
        : movement.sessionId === 'c'
          ? { kind: 'unknown', reason: 'no answer' }
          : { kind: 'done', balance: 1 },
    ),
  );
  expect(
    (
      await pay(
        wallet,
        ['a', 'b', 'c'].map((id) => win(id)),
      )
    ).map(({ kind }) => kind),
  ).toEqual(['done', 'refused', 'unknown']);
});

it('pays one by one what is refused as a whole, so that one win cannot hold the others up', async () => {
  const { wallet, calls } = noting((wins) =>
    wins.map(() => ({ kind: 'refused', code: 'error.validation', message: 'No.' })),
  );
  expect(
    (
      await pay(
        wallet,
        ['a', 'b'].map((id) => win(id)),
      )
    ).map(({ kind }) => kind),
  ).toEqual(['done', 'done']);
  expect(calls).toEqual([2, 1, 1]);
});

it('answers unknown, and goes on, after a call that broke', async () => {
  let isBroken = true;
  const { wallet } = noting(() => {
    if (isBroken) throw new Error('broken');
    return [1, 2].map((balance) => ({ kind: 'done', balance }));
  });
  expect(
    (
      await pay(
        wallet,
        ['a', 'b'].map((id) => win(id)),
      )
    ).map(({ kind }) => kind),
  ).toEqual(['unknown', 'unknown']);
  isBroken = false;
  expect(
    (
      await pay(
        wallet,
        ['a', 'b'].map((id) => win(id)),
      )
    ).map(({ kind }) => kind),
  ).toEqual(['done', 'done']);
});

it('leaves a wallet alone that takes wins one by one', () => {
  const { wallet } = operator();
  expect(gatheredWins(wallet)).toBe(wallet);
});
