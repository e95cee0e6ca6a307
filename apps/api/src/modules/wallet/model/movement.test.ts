import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { win } from './movement.ts';

const common = { reference: randomUUID(), playerId: randomUUID(), currency: 'EUR' } as const;
const game = { gameId: 'g', roundId: 'r', title: 'G', betReference: randomUUID() };

it('splits a win between the player’s own and bonus money, and refuses a part outside of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000, max: 1_000 }), fc.integer({ min: -1_500, max: 1_500 }), (amount, toBonus) => {
      if (toBonus < Math.min(0, amount) || toBonus > Math.max(0, amount)) {
        expect(() => win(common, amount, toBonus, 'CASINO', game)).toThrow(RangeError);
        return;
      }
      const { main, bonus } = win(common, amount, toBonus, 'CASINO', game);
      expect(main + bonus).toBe(amount);
      // Neither part may be more than the whole, or go the other way.
      expect(Math.abs(main) + Math.abs(bonus)).toBe(Math.abs(amount));
    }),
  );
});
