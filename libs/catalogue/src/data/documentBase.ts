import { hash32 } from './seeded.ts';

/** The date of the data set. "New" and release dates are relative to it, so that the bytes do not depend on today. */
export const EDITION = Date.UTC(2026, 10, 15);
const DAY = 86_400_000;

/** ISO date-time `days` before that date. */
export const daysBefore = (days: number): string => new Date(EDITION - days * DAY).toISOString();

/** Fields of every document of the content service; `_rev` follows from id and date. */
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
