/** Returns a date, a duration or another short value whose parts stay on one line: its spaces no longer break. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00A0');
