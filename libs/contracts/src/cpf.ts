/** Returns the digits of a CPF, however it is written: `529.982.247-25`, with spaces, or in full-width digits. */
export const cpfDigits = (value: string): string => value.normalize('NFKC').replace(/[\s.\-‐‑–/]/g, '');

/** The check digit of the first digits: each is weighted by its distance to the end. */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
}

/**
 * Tells whether a text is a CPF, the tax number of a person in Brazil: nine digits and two check digits. Eleven equal
 * digits pass the check, but no one has them.
 */
export function isCpf(value: string): boolean {
  const digits = [...cpfDigits(value)].map(Number);
  if (!/^\d{11}$/.test(cpfDigits(value)) || new Set(digits).size === 1) return false;
  return checkDigit(digits.slice(0, 9)) === digits[9] && checkDigit(digits.slice(0, 10)) === digits[10];
}
