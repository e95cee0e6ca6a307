import { timestamp } from 'drizzle-orm/pg-core';

/** Returns a column for a point in time. Every table stores its times with the time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
