import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { personalData } from './personal-data.ts';
import { likelyMatches, type LikelyMatch } from './model/likely-matches.ts';
import { CERTAIN, personHasher, type PersonDetails, type PersonKeyKind, type TraceKind } from './model/person-keys.ts';
import {
  accountsOfPerson,
  accountsWith,
  accountsWithoutKeys,
  completeKeySet,
  completeKeySets,
  insertKeys,
  insertTraces,
  lockHashes,
} from './repository.ts';

/** The accounts that a person may already have. */
export interface Recognised {
  /** Accounts that certainly belong to the same person, directly or through others. */
  readonly certain: readonly string[];
  /** Accounts that likely do, with what they have in common. */
  readonly likely: readonly LikelyMatch[];
}

/** Recognises people across accounts and brands by keyed hashes (ruling 24): `app.persons`. */
export interface Persons {
  /**
   * Finds the other accounts of the person behind details. Locks what identifies the person until the transaction ends,
   * so that two registrations, or a registration and an exclusion, cannot miss each other.
   */
  recognise(tx: Transaction, accountId: string, details: PersonDetails): Promise<Recognised>;
  /** Finds accounts with the same mailbox, however it is spelt. */
  accountsWithEmail(db: Queryable, email: string): Promise<readonly string[]>;
  /** Finds accounts that state this CPF. */
  accountsWithCpf(db: Queryable, cpf: string): Promise<readonly string[]>;
  /** Records an account's keys. Earlier ones stay. */
  record(db: Queryable, accounts: readonly (PersonDetails & { readonly id: string })[]): Promise<void>;
  /** Records that an account has used a device or a means of payment, by an id that is the same wherever it is used. */
  leaveTrace(db: Queryable, accountId: string, kind: TraceKind, value: string): Promise<void>;
  /** Returns those of the accounts that have no keys: none at all, or none of this version. */
  withoutKeys(db: Queryable, accountIds: readonly string[], version: 'any' | 'this'): Promise<ReadonlySet<string>>;
  /**
   * Tells up to which moment every account has its keys of this version under the current secrets and no others, null for
   * never, whether this is the first time, and whether only an earlier version's keys were there.
   */
  recorded(
    db: Queryable,
  ): Promise<{ readonly until: Date | null; readonly first: boolean; readonly upgraded: boolean }>;
  /** Records that every account that was open at a moment has its keys under the current secrets. */
  complete(db: Queryable, at: Date): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    persons: Persons;
  }
}

/** Who is one person. It knows accounts only by id, so every module may ask it. */
export const personModule: ApiModule = {
  name: 'person',
  migrations: new URL('./migrations/', import.meta.url),
  functions: new URL('./functions/', import.meta.url),
  personalData,
  plugin: fp(
    async (app) => {
      const hasher = personHasher(app.env.personSecrets);
      const nobody = { email: '', phonePrefix: '', phoneBody: '', firstName: '', lastName: '', dateOfBirth: null };
      async function accountsWithKind(
        db: Queryable,
        kind: PersonKeyKind,
        stated: Partial<PersonDetails>,
      ): Promise<readonly string[]> {
        const keys = hasher.keysOf({ ...nobody, ...stated }).filter((key) => key.kind === kind);
        return (await accountsWith(db, keys)).map(({ accountId }) => accountId);
      }
      app.decorate('persons', {
        async recognise(tx, accountId, details) {
          const keys = hasher.keysOf(details);
          await lockHashes(
            tx,
            keys.map(({ hash }) => hash),
          );
          const rows = (await accountsWith(tx, keys)).filter((row) => row.accountId !== accountId);
          const certain = new Set<string>();
          for (const { accountId: other, kind } of rows) {
            if (!CERTAIN.includes(kind) || certain.has(other)) continue;
            for (const id of await accountsOfPerson(tx, other)) if (id !== accountId) certain.add(id);
          }
          return { certain: [...certain], likely: likelyMatches(rows.filter((row) => !certain.has(row.accountId))) };
        },
        accountsWithEmail: (db, email) => accountsWithKind(db, 'EMAIL', { email }),
        accountsWithCpf: (db, cpf) => accountsWithKind(db, 'CPF', { cpf }),
        record: (db, accounts) =>
          insertKeys(
            db,
            accounts.flatMap((account) => hasher.keysOf(account).map((key) => ({ ...key, accountId: account.id }))),
          ),
        leaveTrace: (db, accountId, kind, value) => insertTraces(db, accountId, hasher.traceOf(kind, value)),
        withoutKeys: accountsWithoutKeys,
        async recorded(db) {
          const sets = await completeKeySets(db);
          const moments = hasher.setIds.map((id) => sets.get(id)?.getTime() ?? NaN);
          const until = sets.size === moments.length ? Math.min(...moments) : NaN;
          return {
            until: Number.isNaN(until) ? null : new Date(until),
            first: sets.size === 0,
            upgraded: hasher.keyIds.some(
              (id, index) =>
                !sets.has(hasher.setIds[index] ?? '') &&
                // The first version marked a secret without a number.
                [...sets.keys()].some((known) => known === id || known.startsWith(`${id}.`)),
            ),
          };
        },
        complete: (db, at) => completeKeySet(db, hasher, at),
      });
    },
    { name: 'person' },
  ),
};

export type { LikelyMatch } from './model/likely-matches.ts';
export {
  accountsAlongside,
  accountsOfPerson,
  closeReview,
  holdForReview,
  likelyAccounts,
  linkAccounts,
  lockPerson,
  openReviewOf,
  openReviews,
  type PersonReview,
} from './repository.ts';
