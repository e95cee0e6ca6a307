import { FEATURE_FLAGS, type FeatureFlags } from '@baize/contracts/site';
import type { Queryable } from '../../plugins/database.ts';

/** Default values of the flags of B§9: the play-by-slug route and the sign-up callback are on, maintenance is off. */
export const DEFAULT_FLAGS: FeatureFlags = {
  liveTableRoute: true,
  signupCallback: true,
  fluidPayment: false,
  maintenance: false,
  playSlugRoute: true,
};

/** Flags that an operator has set. */
export interface SiteState {
  readonly flags: FeatureFlags;
  /** Expected end of maintenance; null without maintenance or if unknown. */
  readonly maintenanceUntil: Date | null;
}

export async function readState(db: Queryable): Promise<SiteState> {
  const rows = await db.query<{ name: string; enabled: boolean; until: Date | null }>(
    'select name, enabled, until from site_flags',
  );
  const set = new Map(rows.map((row) => [row.name, row.enabled]));
  const flags = Object.fromEntries(
    FEATURE_FLAGS.map((name) => [name, set.get(name) ?? DEFAULT_FLAGS[name]]),
  ) as FeatureFlags;
  return {
    flags,
    maintenanceUntil: flags.maintenance ? (rows.find((row) => row.name === 'maintenance')?.until ?? null) : null,
  };
}

/** Sets a flag and clears an earlier end. */
export async function writeFlags(db: Queryable, change: Partial<FeatureFlags>, now: Date): Promise<void> {
  for (const [name, enabled] of Object.entries(change)) {
    await db.query(
      'insert into site_flags (name, enabled, changed_at) values ($1, $2, $3) on conflict (name) do update set enabled = excluded.enabled, changed_at = excluded.changed_at, until = null',
      [name, enabled, now],
    );
  }
}

export async function writeMaintenanceUntil(db: Queryable, until: Date | null, now: Date): Promise<void> {
  await db.query(
    "insert into site_flags (name, enabled, changed_at, until) values ('maintenance', false, $1, $2) on conflict (name) do update set until = excluded.until, changed_at = excluded.changed_at",
    [now, until],
  );
}
