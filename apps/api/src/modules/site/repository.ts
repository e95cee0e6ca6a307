import { FEATURE_FLAGS, type FeatureFlags } from '@baize/contracts/site';
import type { Queryable } from '../../plugins/database.ts';

/** B§9 flags as they are until somebody switches them: the play-by-slug route and the sign-up callback are part of the product, maintenance is not. */
export const DEFAULT_FLAGS: FeatureFlags = { liveTableRoute: true, signupCallback: true, fluidPayment: false, maintenance: false, playSlugRoute: true };

export async function readFlags(db: Queryable): Promise<FeatureFlags> {
  const rows = await db.query<{ name: string; enabled: boolean }>('select name, enabled from site_flags');
  const set = new Map(rows.map((row) => [row.name, row.enabled]));
  return Object.fromEntries(FEATURE_FLAGS.map((name) => [name, set.get(name) ?? DEFAULT_FLAGS[name]])) as FeatureFlags;
}

export async function writeFlags(db: Queryable, change: Partial<FeatureFlags>, now: Date): Promise<void> {
  for (const [name, enabled] of Object.entries(change)) {
    await db.query('insert into site_flags (name, enabled, changed_at) values ($1, $2, $3) on conflict (name) do update set enabled = excluded.enabled, changed_at = excluded.changed_at', [name, enabled, now]);
  }
}
