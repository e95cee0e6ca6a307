import { randomUUID } from 'node:crypto';
import { PERSONAL_DATA_COPIES_PER_DAY, type PersonalDataPart } from '@baize/contracts/personal-data';
import { beforeAll, expect, it } from 'vitest';
import { describeByPlayer, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { deposit } from '../wallet/index.ts';
import { restrictPlayer } from '../player/index.ts';

const PASSWORD = 'river-lantern-42-oak';
const DAY_MS = 86_400_000;

describeByPlayer('a copy of a player’s data', (makeApp) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp();
  });
  const ask = async (who: Pick<TestPlayer, 'headers'>, payload: object) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/player/personal-data',
      headers: who.headers,
      payload,
    });
    return { status: answer.statusCode, body: answer.json<PersonalDataPart & { code?: string }>(), text: answer.body };
  };
  const player = (options: Parameters<TestApp['player']>[0] = {}) => test.player({ password: PASSWORD, ...options });
  const copy = async (who: TestPlayer) => {
    const rows = new Map<string, Record<string, unknown>[]>();
    let text = '';
    let parts = 0;
    for (let body: object | null = { password: PASSWORD }; body !== null;) {
      const answer: Awaited<ReturnType<typeof ask>> = await ask(who, body);
      expect(answer.status, answer.text).toBe(200);
      parts += 1;
      text += answer.text;
      for (const { table, rows: more } of answer.body.sections) rows.set(table, [...(rows.get(table) ?? []), ...more]);
      if (answer.body.next === null) return { rows, text, parts, last: answer.body };
      body = { next: answer.body.next };
    }
    throw new Error('A copy has at least one part.');
  };

  it('has what the player has told us and done, with amounts as on the wire', async () => {
    const email = `${randomUUID()}@test.baize`;
    const who = await player({ record: { email, firstName: 'Aino', lastName: 'Ää<b>kkönen' } });
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: who.playerId, currency: 'EUR' }, 1234, 'SKRILL'),
    );
    const { rows, last } = await copy(who);
    expect(last).toMatchObject({ playerId: who.playerId, brand: 'northlight', currency: 'EUR', next: null });
    expect(rows.get('players')).toEqual([
      expect.objectContaining({ email, firstName: 'Aino', lastName: 'Ää<b>kkönen', dateOfBirth: '1990-01-01' }),
    ]);
    expect(rows.get('wallet')).toEqual([expect.objectContaining({ main: 12.34, deposited: 12.34 })]);
    expect(rows.get('wallet_transaction')).toEqual([
      expect.objectContaining({ amount: 12.34, balanceAfter: 12.34, type: 'DEPOSIT', seq: 1 }),
    ]);
    expect(rows.get('personal_data_copies')).toHaveLength(1);
  });

  it('has no secret, and says what it leaves out and why', async () => {
    const who = await player();
    const { text, last, rows } = await copy(who);
    const [user] = await test.db.query<{ password_hash: string }>(
      'select password_hash from identity_users where player_id = $1',
      [who.playerId],
    );
    expect(user?.password_hash).toMatch(/^\$argon2id\$/);
    expect(text).not.toContain('$argon2id$');
    expect(Object.keys(rows.get('identity_users')?.[0] ?? {})).not.toContain('passwordHash');
    expect(last.withheld).toEqual(
      expect.arrayContaining([
        { table: 'identity_users', column: 'passwordHash', reason: 'SECRET' },
        { table: 'person_reviews', column: null, reason: 'CRIME_PREVENTION' },
        { table: 'payment', column: 'holds', reason: 'CRIME_PREVENTION' },
        { table: 'kyc_content', column: null, reason: 'FILE' },
      ]),
    );
  });

  it('has nothing of another player', async () => {
    const [who, other] = [await player(), await player()];
    const { text } = await copy(who);
    expect(text).toContain(who.playerId);
    expect(text).not.toContain(other.playerId);
  });

  it('comes in parts, each row once, however long the history is', async () => {
    const who = await player();
    await test.db.query(
      `insert into player_logins (id, player_id, at, ip)
       select gen_random_uuid(), $1, now() - n * interval '1 minute', '192.0.2.1' from generate_series(1, 2300) n`,
      [who.playerId],
    );
    const { rows, parts } = await copy(who);
    expect(parts).toBe(3);
    const ids = rows.get('player_logins')?.map(({ id }) => id) ?? [];
    expect(ids).toHaveLength(2300);
    expect(new Set(ids).size).toBe(2300);
  });

  it('needs the password and a session, and an excluded player may have one too', async () => {
    const who = await player();
    expect((await ask({ headers: {} }, { password: PASSWORD })).status).toBe(401);
    expect(await ask(who, { password: 'not it' })).toMatchObject({
      status: 400,
      body: { code: 'error.old_password.incorrect' },
    });
    for (const body of [{}, { password: '' }, { next: '' }, { password: PASSWORD, next: 'x' }])
      expect((await ask(who, body)).status).toBe(400);
    await restrictPlayer(test.app, who.playerId, { status: 'SELF_EXCLUDED', until: null, initiator: 'PLAYER' });
    expect((await ask(who, { password: PASSWORD })).status).toBe(401);
    expect((await ask(await test.signInAgain(who), { password: PASSWORD })).status).toBe(200);
  });

  it('goes on only where this session has left it, for half an hour', async () => {
    const who = await player();
    await test.db.query(
      `insert into player_logins (id, player_id, at, ip)
       select gen_random_uuid(), $1, now() - n * interval '1 minute', '192.0.2.1' from generate_series(1, 1100) n`,
      [who.playerId],
    );
    const { next } = (await ask(who, { password: PASSWORD })).body;
    expect(next).toBeTypeOf('string');
    const expired = { status: 400, body: { code: 'error.personal_data.expired' } };
    const [text = '', mac = ''] = (next ?? '').split('.');
    const other = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...other, playerId: randomUUID() })).toString('base64url');
    for (const wrong of [`${text}.${mac.slice(1)}`, `${forged}.${mac}`, text, `${text}.`, 'x', '.', 'a.b.c'])
      expect(await ask(who, { next: wrong }), wrong).toMatchObject(expired);
    expect(await ask(await player(), { next })).toMatchObject(expired);
    expect(await ask(await test.signInAgain(who), { next })).toMatchObject(expired);
    expect((await ask(who, { next })).status).toBe(200);
    test.advance(30 * 60_000);
    expect(await ask(who, { next })).toMatchObject(expired);
  });

  it('can be started a few times a day, also by calls at once', async () => {
    const who = await player();
    const answers = await Promise.all(
      Array.from({ length: PERSONAL_DATA_COPIES_PER_DAY + 2 }, () => ask(who, { password: PASSWORD })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PERSONAL_DATA_COPIES_PER_DAY);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 429,
      body: { code: 'error.personal_data.too_often' },
    });
    test.advance(DAY_MS);
    expect((await ask(await test.signInAgain(who), { password: PASSWORD })).status).toBe(200);
    expect(
      await test.db.query(
        "select 1 from operator_audit where subject = $1 and action = 'player.personal_data_copied'",
        [who.playerId],
      ),
    ).toHaveLength(PERSONAL_DATA_COPIES_PER_DAY + 1);
  });
});
