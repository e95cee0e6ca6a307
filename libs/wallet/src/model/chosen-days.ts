import { startOfDay } from '@baize/kernel';

/** Two days that a player chooses, both included, as ISO dates; empty while a date is not complete. */
export interface ChosenDays {
  readonly from: string;
  readonly to: string;
}

/** What is wrong with a chosen day: not a date, later than today, or before the first day. */
export type DayFault = 'incomplete' | 'future' | 'order';

/** The API knows no moment before 2000, and nothing happened before. */
const EARLIEST_MS = Date.UTC(2000, 0, 1);

/** Returns what is wrong with each of two days. @param today ISO date */
export function faultsOf({ from, to }: ChosenDays, today: string): Partial<Record<keyof ChosenDays, DayFault>> {
  const faultOf = (day: string): DayFault | undefined =>
    day === '' ? 'incomplete' : day > today ? 'future' : undefined;
  const first = faultOf(from);
  const last = faultOf(to) ?? (first === undefined && to < from ? 'order' : undefined);
  return { ...(first && { from: first }), ...(last && { to: last }) };
}

/** Returns an ISO date, or an empty text for anything else. */
function dayOf(text: string | null): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? Date.parse(`${text}T00:00:00Z`) : NaN;
  // JavaScript reads 30 February as 2 March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? '' : text;
}

/** Returns the days that an address names, or null unless both are right. @param today ISO date */
export function daysInAddress(address: URLSearchParams, today: string): ChosenDays | null {
  const days = { from: dayOf(address.get('from')), to: dayOf(address.get('to')) };
  return Object.keys(faultsOf(days, today)).length === 0 ? days : null;
}

/**
 * Returns the first and the last moment of chosen days, which the API includes both.
 * @param timeZone the zone whose midnight ends a day (ruling 17)
 */
export function momentsOf({ from, to }: ChosenDays, timeZone: string): { readonly from: string; readonly to: string } {
  const startOf = (iso: string, later: 0 | 1): number => {
    const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
    return startOfDay({ year, month, day: day + later }, timeZone).getTime();
  };
  const moment = (time: number) => new Date(Math.max(time, EARLIEST_MS)).toISOString();
  return { from: moment(startOf(from, 0)), to: moment(startOf(to, 1) - 1) };
}
