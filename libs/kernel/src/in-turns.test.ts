import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('lets so much work be under way, in its order, and goes on after work that fails', async () => {
  const inTurn = inTurns(3);
  let [underWay, most] = [0, 0];
  const begun: number[] = [];
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      inTurn(async () => {
        begun.push(index);
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setTimeout(resolve, 1));
        underWay -= 1;
        if (index === 3) throw new Error('broken');
        return index;
      }),
    ),
  );
  expect([most, begun]).toEqual([3, Array.from({ length: 20 }, (_, index) => index)]);
  expect(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))).toEqual(
    Array.from({ length: 20 }, (_, index) => index).filter((index) => index !== 3),
  );
});
