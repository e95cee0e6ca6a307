const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** “2 days, 4 hours”: the largest non-zero unit and the one below it, in the locale's words. */
export function remainingWords(seconds: number, locale: string): string {
  const start = Math.max(
    0,
    UNITS.findIndex(([, size]) => seconds >= size),
  );
  const from = seconds < 1 ? UNITS.length - 1 : start;
  const parts = UNITS.slice(from, from + 2)
    .map(([unit, size], index) => ({
      unit,
      count: Math.floor((index === 0 ? seconds : seconds % (UNITS[from]?.[1] ?? 1)) / size),
    }))
    .filter(({ count }, index) => index === 0 || count > 0);
  const words = parts.map(({ unit, count }) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  );
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(words);
}

/** “04:05”, “1:04:05”. */
export function remainingClock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
