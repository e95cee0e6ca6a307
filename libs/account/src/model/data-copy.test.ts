import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalDataPart as part } from '../fixtures/personal-data-part.ts';
import { copyOf, jsonOf } from './data-copy.ts';

describe('the copy for machines', () => {
  it('is JSON with every row of every part, in order', () =>
    fc.assert(
      fc.property(fc.array(fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 3 })), (pages) => {
        const copy = copyOf([part(), ...pages.map((rows) => part({ sections: [{ table: 'a"b', rows }] }))]);
        const read = JSON.parse(jsonOf(copy).join('')) as { data: Record<string, unknown> };
        expect(read).toMatchObject({ currency: 'EUR', withheld: [] });
        expect(read.data).toEqual(
          pages.length === 0 ? {} : { 'a"b': JSON.parse(JSON.stringify(pages.flat())) as unknown },
        );
        expect(copy.rows).toBe(pages.flat().length);
      }),
    ));
});
