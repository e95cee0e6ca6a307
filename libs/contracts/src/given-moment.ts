import * as z from 'zod/mini';

/**
 * A moment that a caller names: ISO 8601, from 2000 to 2199. Nothing here happened before, and databases end somewhere.
 * Its day must be in the calendar: JavaScript reads 30 February as 2 March, and a stop would end on another day.
 */
export const givenMoment = z.string().check(
  z.regex(/^2[01]\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-][0-2]\d:[0-5]\d)$/),
  z.refine(
    (value) =>
      !Number.isNaN(Date.parse(value)) && new Date(value.slice(0, 10)).getUTCDate() === Number(value.slice(8, 10)),
  ),
);
