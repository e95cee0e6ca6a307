import { beforeAll, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp } from '../../testing/buildTestApp.ts';
import { auditModule } from './index.ts';
import { readAudit, readHead, verifyAudit } from './repository.ts';

describeOnPostgres('the audit chain', (makeApp) => {
  let test: TestApp;
  const write = (subject: string) =>
    test.db.transaction((tx) =>
      test.app.audit(
        tx,
        'probe',
        subject,
        { b: 1, a: ['ä', null] },
        {
          actor: { id: 'olivia', name: 'Olivia' },
          approver: null,
          origin: '192.0.2.1',
          reason: 'Because',
          before: { x: 1 },
          after: null,
        },
      ),
    );
  const faults = async () => (await verifyAudit(test.db, null)).map(({ fault }) => fault);
  /** Does what only the owner of the database can do, and undoes it. */
  const tamper = async (statement: string): Promise<readonly string[]> => {
    let found: readonly string[] = [];
    await test.db
      .transaction(async (tx) => {
        await tx.query('alter table operator_audit disable trigger operator_audit_append_only');
        await tx.query(statement);
        found = (await verifyAudit(tx, null)).map(({ fault }) => fault);
        throw new Error('undo');
      })
      .catch((fault: Error) => {
        if (fault.message !== 'undo') throw fault;
      });
    return [...new Set(found)].sort();
  };

  beforeAll(async () => {
    test = await makeApp({ modules: [auditModule] });
    for (const subject of ['one', 'two', 'three']) await write(subject);
  });

  it('is whole after parallel writers and a rolled-back one', async () => {
    await Promise.all(Array.from({ length: 12 }, (_unused, index) => write(`parallel ${index}`)));
    await expect(
      test.db.transaction(async (tx) => {
        await test.app.audit(tx, 'probe', 'never', {});
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await faults()).toEqual([]);
    expect((await readHead(test.db)).seq).toBe(15);
    expect(await test.db.query(`select count(*) as n from operator_audit where subject = 'never'`)).toEqual([{ n: 0 }]);
  });

  it.each([
    'update operator_audit set reason = null',
    'delete from operator_audit',
    'truncate operator_audit',
    'delete from audit_head',
  ])('refuses "%s"', async (statement) => {
    await expect(test.db.query(statement)).rejects.toThrow(/append-only/);
  });

  it.each([
    ['a changed reason', `update operator_audit set reason = 'Other' where seq = 2`, ['entry_changed']],
    ['a changed person', `update operator_audit set actor = '{"id":"otto"}' where seq = 2`, ['entry_changed']],
    ['a changed time', `update operator_audit set at = at + interval '1 microsecond' where seq = 2`, ['entry_changed']],
    ['a removed entry', 'delete from operator_audit where seq = 2', ['chain_broken', 'entry_missing']],
    ['a removed end', 'delete from operator_audit where seq >= 14', ['head_differs']],
    ['a removed beginning', 'delete from operator_audit where seq = 1', ['chain_broken', 'entry_missing']],
    [
      'an entry that was added to the old ones',
      `insert into operator_audit (id, at, action, details) values (gen_random_uuid(), now(), 'x', '{}')`,
      ['older_entries_changed'],
    ],
    [
      'a new hash for a changed entry',
      `with changed as (update operator_audit set reason = 'Other' where seq = 2 returning id) select * from changed`,
      ['entry_changed'],
    ],
  ])('shows %s', async (_name, statement, found) => {
    expect(await tamper(statement)).toEqual(found);
  });

  it('shows a chain that was rewritten as a whole to a witness who has seen it before', async () => {
    const witness = await readHead(test.db);
    await write('after the witness');
    expect(await verifyAudit(test.db, witness)).toEqual([]);
    expect(await verifyAudit(test.db, { ...witness, hash: 'another' })).toMatchObject([{ fault: 'chain_rewritten' }]);
  });

  it('does not depend on a session’s time zone', async () => {
    await test.db.transaction(async (tx) => {
      await tx.query(`set local time zone 'Asia/Kathmandu'`);
      expect(await verifyAudit(tx, null)).toEqual([]);
    });
  });

  it('finds the entries about a subject, and the reads that showed it, by their indexes', async () => {
    await test.db.transaction((tx) => test.app.audit(tx, 'list', null, { players: ['one', 'p2'] }));
    await test.db.transaction((tx) => test.app.audit(tx, 'list', null, { players: 'one', other: ['one'] }));
    expect((await readAudit(test.db, 10, 'one')).map(({ action, subject }) => [action, subject])).toEqual([
      ['list', null],
      ['probe', 'one'],
    ]);
    expect(await readAudit(test.db, 1, 'one')).toHaveLength(1);
    const plan = await test.db.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      return tx.query(
        `explain select 1 from operator_audit where subject = 'one' or details -> 'players' @> '["one"]'::jsonb`,
      );
    });
    expect(JSON.stringify(plan)).toMatch(/operator_audit_subject.*operator_audit_players/);
  });

  it('is checked on a schedule, with metrics', async () => {
    expect(await test.app.integrity.run('audit_chain')).toEqual([]);
    const metrics = async () => (await test.app.inject('/metrics')).body;
    expect(await metrics()).toContain('baize_integrity_faults{check="audit_chain"} 0');
    expect(await metrics()).toMatch(/baize_integrity_age_seconds\{check="audit_chain"\} \d/);
    await test.db.query('alter table operator_audit disable trigger operator_audit_append_only');
    await test.db.query(`update operator_audit set reason = 'Other' where seq = 2`);
    expect(await test.app.integrity.run('audit_chain')).toHaveLength(1);
    expect(await metrics()).toContain('baize_integrity_faults{check="audit_chain"} 1');
  });
});
