/** The check digit of payment cards (ISO/IEC 7812). */
export function luhnHolds(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    sum += index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}

export type CardScheme = 'visa' | 'mastercard' | 'other';

export function schemeOf(digits: string): CardScheme {
  if (digits.startsWith('4')) return 'visa';
  return /^(5[1-5]|2[2-7])/.test(digits) ? 'mastercard' : 'other';
}

export type ExpiryFault = 'format' | 'past';

/** @param text the typed text: `MM/YY`, with or without spaces. A card is valid until the end of its month */
export function expiryFault(text: string, now: Date): ExpiryFault | null {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(text.trim());
  if (!match) return 'format';
  const endsBefore = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
  return now.getTime() >= endsBefore ? 'past' : null;
}
