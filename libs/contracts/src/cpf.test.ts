import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cpfDigits, isCpf } from './cpf.ts';

/** Makes a CPF from nine digits, by the published method: remainders of weighted sums. */
function cpfOf(nine: readonly number[]): string {
  const next = (digits: readonly number[]) => {
    let weight = digits.length + 1;
    let sum = 0;
    for (const digit of digits) sum += digit * weight--;
    const rest = sum % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const ten = [...nine, next(nine)];
  return [...ten, next(ten)].join('');
}
const nine = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  .filter((digits) => new Set(digits).size > 1);

it.each(['52998224725', '529.982.247-25', ' 111 444 777 35 ', '５２９９８２２４７２５'])('reads %s', (value) => {
  expect(isCpf(value)).toBe(true);
  expect(cpfDigits(value)).toMatch(/^\d{11}$/);
});

it.each([
  '',
  '5299822472',
  '529982247255',
  '52998224726',
  '11111111111',
  '00000000000',
  '5299822472a',
  '529,982,247-25',
])('refuses %j', (value) => expect(isCpf(value)).toBe(false));

it('accepts every number with its check digits, and of those with one mistyped digit only what has its own', () => {
  fc.assert(
    fc.property(nine, fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const cpf = cpfOf(digits);
      expect(isCpf(cpf)).toBe(true);
      const typo = [...cpf].map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit)).join('');
      // The method gives 0 for two remainders, so a few mistyped numbers are numbers too.
      expect(isCpf(typo)).toBe(typo === cpfOf([...typo].slice(0, 9).map(Number)));
    }),
  );
});
