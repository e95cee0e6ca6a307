import { uuid } from '@baize/contracts/shapes';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { referenceOf } from './reference.ts';

it('always derives the same UUID from a key and scope, and a different one from any other', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (key, other, scope) => {
      expect(uuid.safeParse(referenceOf(scope, key)).success).toBe(true);
      expect(referenceOf(scope, key)).toBe(referenceOf(scope, key));
      if (key !== other) expect(referenceOf(scope, key)).not.toBe(referenceOf(scope, other));
      if (scope !== 'studio' && !scope.includes('\n'))
        expect(referenceOf('studio', key)).not.toBe(referenceOf(scope, key));
    }),
  );
});
