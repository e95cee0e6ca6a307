/** The same moment some months later; on the last day of a month that is too short. Reckoned in UTC: nobody's exclusion hangs on an hour. */
export function monthsLater(from: Date, months: number): Date {
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const timeOfDay = from.getTime() - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  return new Date(first + (Math.min(from.getUTCDate(), last) - 1) * 86_400_000 + timeOfDay);
}
