/** Returns the whole years between a birthday and a day, both `yyyy-MM-dd`. */
export function yearsBetween(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) >= birthday.slice(5) ? years : years - 1;
}

/** Returns the date (`yyyy-MM-dd`) of this device's calendar at an instant, in milliseconds since 1970. */
export function dateHere(now: number): string {
  return new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
