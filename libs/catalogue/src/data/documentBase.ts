import { hash32 } from './seeded.ts';

/** The day on which the data set was "written": "new" and release dates are relative to it, so that bytes do not depend on today. */
export const EDITION = Date.UTC(2026, 10, 15);
const DAY = 86_400_000;

/** ISO date-time `days` before the edition's day. */
export const daysBefore = (days: number): string => new Date(EDITION - days * DAY).toISOString();

/** What every document of the content service carries; `_rev` follows from id and date. */
export function documentBase<const Type extends string>(
  id: string,
  type: Type,
  createdAt = daysBefore(400),
  updatedAt = daysBefore(3),
): {
  readonly _id: string;
  readonly _type: Type;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly _rev: string;
} {
  return {
    _id: id,
    _type: type,
    _createdAt: createdAt,
    _updatedAt: updatedAt,
    _rev: hash32(`${id}${updatedAt}`).toString(16).padStart(8, '0'),
  };
}
