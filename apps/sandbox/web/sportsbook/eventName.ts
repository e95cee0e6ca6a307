import type { EventView } from '../../src/sportsbook/wire.ts';

const times = new Map<string, Intl.DateTimeFormat>();
/** When an event starts: the time today, weekday and time otherwise. */
export function startText(startsAt: number, tag: string): string {
  const isToday = new Date(startsAt).toDateString() === new Date().toDateString();
  const key = `${tag}${isToday}`;
  const format =
    times.get(key) ??
    new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
      hour: '2-digit',
      minute: '2-digit',
      ...(!isToday && { weekday: 'short' }),
    });
  times.set(key, format);
  return format.format(startsAt);
}

/** Returns what an event is called: its teams, or time and place of a race, because a track has one every few minutes. */
export const eventName = (
  { home, away, startsAt }: Pick<EventView, 'home' | 'away'> & { readonly startsAt?: number | undefined },
  tag: string,
): string => {
  if (away !== '') return `${home} – ${away}`;
  return startsAt === undefined ? home : `${startText(startsAt, tag)} ${home}`;
};
