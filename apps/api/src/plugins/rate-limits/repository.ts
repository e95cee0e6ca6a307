import type { Queryable } from '../database.ts';
import type { Exchange } from './SharedCounters.ts';

/**
 * Adds counts to the shared ones in one statement and returns the sums. Times are the database's, so that instances
 * with different clocks agree. Rows are locked in the order of their keys, so that instances cannot deadlock.
 */
export const exchangeCounts =
  (target: Queryable): Exchange =>
  (added) =>
    target.query(
      `insert into rate_limit_count as known (key, count, ends_at)
       select key, count, now() + ms * interval '1 millisecond'
       from unnest($1::text[], $2::int[], $3::int[]) as added (key, count, ms) order by key
       on conflict (key) do update set
         count = case when known.ends_at <= now() then excluded.count else known.count + excluded.count end,
         ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
       returning key, count, (extract(epoch from ends_at - now()) * 1000)::int as "ttlMs"`,
      [added.map(({ key }) => key), added.map(({ count }) => count), added.map(({ windowMs }) => windowMs)],
    );

/** Removes windows that are over. Rows that another instance is counting on are left for the next time. */
export async function removeEndedWindows(target: Queryable): Promise<void> {
  await target.query(
    `delete from rate_limit_count where key in (
       select key from rate_limit_count where ends_at < now() limit 10000 for update skip locked)`,
  );
}
