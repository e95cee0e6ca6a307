import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from './modules.ts';
import { buildTestApp, type TestApp } from './testing/buildTestApp.ts';
import { playerTables } from './testing/partition-by-player.ts';

const registered = modules.flatMap(({ personalData }) => personalData ?? []);
const given = registered.flatMap(({ tables }) => tables);
const withheld = registered.flatMap((data) => Object.keys(data.withheld ?? {}));

describe('what the modules store about a player', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  // A failure names a table of yours: describe it in the `personal-data.ts` of its module (docs/decisions/0113).
  it('names every table of a player in the database, once', async () => {
    const owned = (await playerTables(test.db)).filter(({ kind }) => kind === 'PLAYER').map(({ table }) => table);
    expect([...given.map(({ table }) => getTableName(table)), ...withheld].sort()).toEqual(owned);
  });
});

// Hashes, tokens and one-time codes open an account or prove who someone is. A new column with such a name is withheld.
it('withholds every column whose name says that it is a secret', () => {
  const secrets = given.flatMap(({ table, withheld: columns }) =>
    Object.entries(getTableColumns(table))
      .filter(([key, { name }]) => /hash|token(?!_expires)|secret|sealed|key_id/.test(name) && !(key in columns))
      .map(([key]) => `${getTableName(table)}.${key}`),
  );
  expect(secrets).toEqual([]);
  expect(given.flatMap(({ withheld: columns }) => Object.values(columns))).toContain('SECRET');
});

// An amount that no list names would be given a hundredfold.
it('knows of every whole number of 64 bits whether it is an amount', () => {
  const counters = given.flatMap(({ table, money }) =>
    getTableConfig(table)
      .columns.filter((column) => column.getSQLType().startsWith('big'))
      .map((column) => Object.entries(getTableColumns(table)).find(([, own]) => own === column)?.[0] ?? '')
      .filter((key) => !money.includes(key))
      .map((key) => `${getTableName(table)}.${key}`),
  );
  expect(counters.sort()).toEqual([
    'bonus_assignment.claimedSeq',
    'bonus_assignment.closedSeq',
    'bonus_assignment.grantedSeq',
    'bonus_bet_and_get.activatedSeq',
    'bonus_cashback.activatedSeq',
    'bonus_cashback_claim.afterSeq',
    'bonus_cashback_claim.upToSeq',
    'cookie_consent.seq',
    'identity_passkeys.counter',
    'limit_change.seq',
    'marketing_choices.seq',
    'tournament_entry.enteredSeq',
    'tournament_entry.finalSeq',
    'tournament_entry.reachedSeq',
    'tournament_round.scoredSeq',
    'wallet.version',
    'wallet_transaction.seq',
  ]);
});
