import { expect, it } from 'vitest';
import type { OperatorWallet } from '../studio/OperatorWallet.ts';
import { limitedWallet } from './limitedWallet.ts';
import { operator } from './testing.ts';

it('lets so many calls of a wallet be under way, in their order, and goes on after one that fails', async () => {
  let [underWay, most] = [0, 0];
  const asked: string[] = [];
  const slow: OperatorWallet = {
    ...operator().wallet,
    balance: async (sessionId) => {
      asked.push(sessionId);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 1));
      underWay -= 1;
      if (sessionId === '3') throw new Error('broken');
      return { kind: 'done', balance: Number(sessionId) };
    },
  };
  const wallet = limitedWallet(slow, 4);
  const sessions = Array.from({ length: 20 }, (_, index) => String(index));
  const answers = await Promise.allSettled(sessions.map((session) => wallet.balance(session)));
  expect([most, asked]).toEqual([4, sessions]);
  expect(answers.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
});
