import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../plugins/database.ts';
import { LOGIN_WINDOW_MS, SOURCE_WINDOW_MS, type Failures } from '../model/sign-in-attempts.ts';
import { identitySignInAttempts } from '../schema.ts';

/** Who attempts to sign in: the hashed login, and the source. */
export interface Attempt {
  readonly login: string;
  readonly source: string;
}

const failuresIn = (
  rows: readonly { readonly login: string; readonly source: string; readonly attempts: number }[],
): Failures => {
  const of = (matches: (row: (typeof rows)[number]) => boolean) => rows.find(matches)?.attempts ?? 0;
  return {
    pair: of(({ login, source }) => login !== '' && source !== ''),
    login: of(({ source }) => source === ''),
    source: of(({ login }) => login === ''),
  };
};

/** Returns the failures that count against an attempt now. */
export async function failuresBefore(db: Queryable, { login, source }: Attempt, now: Date): Promise<Failures> {
  return failuresIn(
    await db.query<{ login: string; source: string; attempts: number }>(
      "select login, source, attempts from identity_sign_in_attempts where (login, source) in (($1, $2), ($1, ''), ('', $2)) and ends_at > $3",
      [login, source, now],
    ),
  );
}

/**
 * Counts an attempt before the password is checked, so that parallel guesses cannot share one. In SQL: one statement
 * counts in all three rows.
 * @returns the failures before this attempt
 */
export async function takeSignIn(db: Queryable, { login, source }: Attempt, now: Date): Promise<Failures> {
  const rows = await db.query<{ login: string; source: string; attempts: number }>(
    `insert into identity_sign_in_attempts as known (login, source, attempts, ends_at)
     values ($1, $2, 1, $4), ($1, '', 1, $5), ('', $2, 1, $4)
     on conflict (login, source) do update set
       attempts = case when known.ends_at <= $3 then 1 else known.attempts + 1 end,
       ends_at = case when known.ends_at <= $3 or known.source <> '' then excluded.ends_at else known.ends_at end
     returning login, source, attempts - 1 as attempts`,
    [login, source, now, new Date(now.getTime() + SOURCE_WINDOW_MS), new Date(now.getTime() + LOGIN_WINDOW_MS)],
  );
  return failuresIn(rows);
}

/**
 * Forgets a login's failures after a success. Locks of other sources stay, and so do the source's failures at other
 * logins: an account of their own helps no guesser.
 */
export async function signInSucceeded(db: Queryable, { login, source }: Attempt): Promise<void> {
  await db.query(
    "update identity_sign_in_attempts set attempts = greatest(0, attempts - 1) where login = '' and source = $1",
    [source],
  );
  await db.drizzle
    .delete(identitySignInAttempts)
    .where(and(eq(identitySignInAttempts.login, login), inArray(identitySignInAttempts.source, [source, ''])));
}

/** Forgets a login's failures from every source. */
export async function forgetFailures(db: Queryable, login: string): Promise<void> {
  await db.drizzle.delete(identitySignInAttempts).where(eq(identitySignInAttempts.login, login));
}
