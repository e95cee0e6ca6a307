const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** "just now", "4 min. ago", "2 hr. ago". */
export function timeAgo(iso: string, now: number = Date.now()): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000);
  if (seconds > -5) return 'just now';
  if (seconds > -60) return relative.format(seconds, 'second');
  if (seconds > -3600) return relative.format(Math.round(seconds / 60), 'minute');
  if (seconds > -86_400) return relative.format(Math.round(seconds / 3600), 'hour');
  return day.format(new Date(iso));
}

/** Returns the time of day with seconds, and the date too if it is not today. */
export function exactTime(iso: string): string {
  const date = new Date(iso);
  return date.toDateString() === new Date().toDateString() ? clock.format(date) : day.format(date);
}
