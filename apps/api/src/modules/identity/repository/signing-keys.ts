import type { JWK } from 'jose';
import type { Queryable } from '../../../plugins/database.ts';

export interface StoredKey {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly sealedPrivateKey: string;
  readonly signsUntil: Date;
}

export async function insertKey(
  db: Queryable,
  key: StoredKey,
  at: { readonly createdAt: Date; readonly publishedUntil: Date },
): Promise<void> {
  await db.query(
    'insert into identity_keys (kid, public_jwk, sealed_private_key, created_at, signs_until, published_until) values ($1, $2, $3, $4, $5, $6)',
    [key.kid, JSON.stringify(key.publicJwk), key.sealedPrivateKey, at.createdAt, key.signsUntil, at.publishedUntil],
  );
}
/** Returns keys that may still verify a token, newest first. */
export async function publishedKeys(db: Queryable, now: Date): Promise<StoredKey[]> {
  return db.query<StoredKey>(
    'select kid, public_jwk as "publicJwk", sealed_private_key as "sealedPrivateKey", signs_until as "signsUntil" from identity_keys where published_until > $1 order by created_at desc',
    [now],
  );
}
/** Stops all keys from signing; all stay published. */
export async function retireKeys(db: Queryable, now: Date): Promise<void> {
  await db.query('update identity_keys set signs_until = $1 where signs_until > $1', [now]);
}
