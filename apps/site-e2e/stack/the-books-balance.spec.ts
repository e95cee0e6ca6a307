import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from '@playwright/test';
import { readyStack } from './ready-stack.ts';
import { stacksOf, startedBrands } from './stacks.ts';
import { stopStack } from './stop-stack.ts';

/** Checks the database itself after all journeys, not the API's view of it. */
for (const brands of stacksOf(startedBrands())) {
  const [brand] = brands;
  test(`${brands.join(' and ')}: all postings sum to zero and every balance is the sum of its postings`, async () => {
    if (brand === undefined) throw new Error('No brand was started.');
    const stack = await readyStack(brand);
    test.skip(stack.pid === null, 'another process runs this stack, and its database is in use');
    await stopStack(stack);
    const database = await PGlite.create({ dataDir: join(stack.dataDir, 'db') });
    try {
      const one = async (query: string) => (await database.query<Record<string, number | string>>(query)).rows[0] ?? {};
      expect((await database.query('select * from wallet_verify()')).rows).toEqual([]);
      expect(Number((await one('select coalesce(sum(amount), 0)::bigint as sum from ledger_posting'))['sum'])).toBe(0);
      expect(
        (
          await database.query(`
        select w.player_id from wallet w left join ledger_posting p on p.player_id = w.player_id and p.account = 'MAIN'
        group by w.player_id, w.main having w.main <> coalesce(sum(p.amount), 0)`)
        ).rows,
      ).toEqual([]);
      expect(Number((await one('select count(*) as entries from wallet_transaction'))['entries'])).toBeGreaterThan(100);
      expect(
        Number(
          (
            await one(
              'select count(*) as below from wallet where least(main, locked, sports_bonus, casino_bonus, live_casino_bonus) < 0',
            )
          )['below'],
        ),
      ).toBe(0);
    } finally {
      await database.close();
    }
  });
}
