import type { Format } from '@baize/i18n';
import { isDay } from './audience.ts';

/** Returns an item's date in the reader's format: a day without a time, or a moment with its time (ruling 17). */
export const dateText = (format: Format, date: string): string =>
  isDay(date) ? format.date(date, { dateStyle: 'medium', timeZone: 'UTC' }) : format.dateTime(date);
