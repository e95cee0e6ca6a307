import type { Queryable } from '../../../plugins/database.ts';

/** @returns false if this captcha was used before */
export async function useCaptcha(db: Queryable, id: string, expiresAt: Date): Promise<boolean> {
  const rows = await db.query<{ id: string }>(
    'insert into identity_captchas (id, expires_at) values ($1, $2) on conflict do nothing returning id',
    [id, expiresAt],
  );
  return rows.length === 1;
}
