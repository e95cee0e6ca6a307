/** Returns the digits of what was typed. NFKC turns the full-width ones of a Japanese keyboard into ordinary ones. */
export const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');
