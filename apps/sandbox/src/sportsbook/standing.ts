import type { Words } from './naming.ts';
import type { EventView } from './wire.ts';

/** Returns minutes and seconds: "4:05". */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const HALF_MINUTES = 45;
/** A minute of football, counted from 1. The clock of a half runs on in its added time, which overlaps the next half's. */
function minuteText(seconds: number, half: number): string {
  const minute = Math.floor(seconds / 60) + 1;
  const end = half * HALF_MINUTES;
  return minute > end ? `${end}+${minute - end}′` : `${minute}′`;
}

/** Returns the part of a game in play, and its clock if it has one: "67′", "45+2′", "Half-time", "Period 2" and "12:40". */
export function playedParts(
  words: Words,
  event: Pick<EventView, 'period' | 'clock' | 'sport'>,
): readonly [part: string, clock?: string] {
  const [part = 'race', number = '1'] = event.period.split(':');
  if (part === 'break' && event.sport === 'football') return [words('period.halfTime')];
  const name = words(`period.${part}`, { number });
  if (event.clock === null || part === 'break') return [name];
  if (part === 'half') return [minuteText(event.clock, Number(number))];
  return [name, clockText(event.clock)];
}
