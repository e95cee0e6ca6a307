import { expect, it } from 'vitest';
import { expectCurrency, writeMoney } from './money.ts';
import { symbolOf } from './slipParts.ts';

it('writes the code of a currency that is not the site’s, and the sign of the site’s own', () => {
  expect([writeMoney(133_300, 'CLP', 'en'), symbolOf('CLP', 'en')]).toEqual(['$1,333', '$']);
  expectCurrency('EUR');
  expect([writeMoney(133_300, 'CLP', 'en'), symbolOf('CLP', 'en')]).toEqual(['CLP\u00A01,333', 'CLP']);
  expect([writeMoney(500, 'EUR', 'en'), symbolOf('EUR', 'en')]).toEqual(['€5.00', '€']);
});
