import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { PHONE_LINK_MS } from '@baize/contracts/kyc';
import { buildTestApp, describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { phoneSecretOf, readPhoneSecret } from './model/phone-secrets.ts';

const OVER = { status: 404, code: 'error.document.phone_link' };
const site = (brand: string, market = 'en-UN') => ({ sitecontext: JSON.stringify({ siteId: 5, brand, market }) });

describe('the secrets of a link', () => {
  const uuid = fc.uuid();
  it('name their link, to us alone and only for what they are for', () => {
    fc.assert(
      fc.property(uuid, uuid, (playerId, id) => {
        const link = phoneSecretOf(['new'], 'link', { playerId, id });
        expect(readPhoneSecret(['newer', 'new'], 'link', link)).toEqual({ playerId, id });
        expect(readPhoneSecret(['newer', 'new'], 'pass', link)).toBeNull();
        expect(readPhoneSecret(['other'], 'link', link)).toBeNull();
        expect(link).not.toContain(Buffer.from(playerId.replaceAll('-', ''), 'hex').toString('base64url').slice(0, 8));
        // Two links of one player have nothing in common that a reader could see.
        expect(phoneSecretOf(['new'], 'link', { playerId, id })).not.toBe(link);
      }),
    );
  });
  it('are refused with any character changed', () => {
    const link = phoneSecretOf(['s'], 'link', {
      playerId: '6f1c1f0e-3f57-4a6e-9d55-0d7a4b8f5a01',
      id: '6f1c1f0e-3f57-4a6e-9d55-0d7a4b8f5a02',
    });
    fc.assert(
      fc.property(fc.nat(link.length - 2), fc.constantFrom('A', 'z', '-', '7'), (at, letter) => {
        fc.pre(link[at] !== letter);
        expect(readPhoneSecret(['s'], 'link', link.slice(0, at) + letter + link.slice(at + 1))).toBeNull();
      }),
    );
    for (const strange of ['', 'A'.repeat(80), link.slice(0, -4), `${link}AAAA`])
      expect(readPhoneSecret(['s'], 'link', strange)).toBeNull();
  });
});

describeOnPostgres('a link for the phone', (makeApp) => {
  let test: TestApp;
  let photo: Buffer;
  beforeAll(async () => {
    test = await makeApp();
    photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#456' } })
      .jpeg()
      .toBuffer();
  });
  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const send = async (headers: Readonly<Record<string, string>>, method: Method, path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/player/${path}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test names the shape it expects
    const body = answer.body === '' ? null : answer.json<any>();
    return { status: answer.statusCode, body, code: body?.code as string | undefined, headers: answer.headers };
  };
  const api = (player: TestPlayer, method: Method, path: string, payload?: object) =>
    send(player.headers, method, path, payload);
  /** A phone: a browser that nobody is logged in to. */
  const phone = (method: Method, path: string, payload: object, brand = 'northlight') =>
    send(site(brand), method, `documents/phone/${path}`, payload);
  const request = async (playerId: string, documentType = 'PROOF_OF_ID') =>
    (
      await test.operator().call('POST', `/kyc/players/${playerId}/requests`, { documentType, hold: 'WITHDRAWALS' })
    ).json<{ documentId: string }>().documentId;
  const asked = async () => {
    const player = await test.player();
    return { player, documentId: await request(player.playerId) };
  };
  const linkOf = async (player: TestPlayer, documentId: string): Promise<string> =>
    (await api(player, 'POST', 'documents/phone', { documentId })).body.token;
  const opened = async () => {
    const { player, documentId } = await asked();
    const token = await linkOf(player, documentId);
    const { body } = await phone('POST', 'opening', { token });
    return { player, documentId, token, pass: body.pass as string };
  };
  const begin = (pass: string, brand?: string) =>
    phone('POST', 'files', { pass, name: 'passport.jpg', size: photo.length }, brand);
  const part = (pass: string, fileId: string, offset = 0, bytes = photo) =>
    phone('PUT', `files/${fileId}`, { pass, offset, data: bytes.subarray(offset).toString('base64') });
  /** What the player sends from the desktop. */
  const upload = async (player: TestPlayer, documentId: string) => {
    const { body } = await api(player, 'POST', 'documents/files', { documentId, name: 'own.jpg', size: photo.length });
    await api(player, 'PUT', `documents/files/${body.fileId}`, { offset: 0, data: photo.toString('base64') });
  };
  const filesOf = async (player: TestPlayer) => (await api(player, 'GET', 'documents')).body.idDocument.files;
  const stateOf = async (player: TestPlayer) => (await api(player, 'GET', 'documents/phone')).body.state;

  it('lets a phone send a photo, which the player’s open page hears of and can hand over', async () => {
    const published: string[] = [];
    test.app.playerAttributes.subscribe((playerId) => published.push(playerId));
    const { player, documentId } = await asked();
    const heard = () => published.filter((playerId) => playerId === player.playerId);
    // The officer's request itself.
    await expect.poll(heard).toHaveLength(1);
    expect(await stateOf(player)).toBe('NONE');
    const made = await api(player, 'POST', 'documents/phone', { documentId });
    expect(Date.parse(made.body.expiresAt)).toBe(test.clock.now().getTime() + PHONE_LINK_MS.open);
    expect(await stateOf(player)).toBe('WAITING');

    const opening = await phone('POST', 'opening', { token: made.body.token });
    // All that the phone learns.
    expect(Object.keys(opening.body).sort()).toEqual(['documentType', 'expiresAt', 'pass']);
    expect(opening).toMatchObject({ status: 200, body: { documentType: 'PROOF_OF_ID' } });
    expect(opening.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(opening.headers['set-cookie']).toBeUndefined();
    await expect.poll(heard).toHaveLength(2);
    expect(await stateOf(player)).toBe('OPENED');

    const started = await begin(opening.body.pass);
    expect(started).toMatchObject({ status: 200, body: { name: 'passport.jpg', received: 0 } });
    const half = await phone('PUT', `files/${started.body.fileId}`, {
      pass: opening.body.pass,
      offset: 0,
      data: photo.subarray(0, 100).toString('base64'),
    });
    expect(half.body).toMatchObject({ received: 100, kind: null });
    expect(heard()).toHaveLength(2);
    expect(await part(opening.body.pass, started.body.fileId, 100)).toMatchObject({ body: { kind: 'image/jpeg' } });
    await expect.poll(heard).toHaveLength(3);
    expect(await filesOf(player)).toEqual([
      expect.objectContaining({ fileId: started.body.fileId, kind: 'image/jpeg', name: 'passport.jpg' }),
    ]);
    // Handing over is the player's own step, and ends what the phone may do.
    const handed = await api(player, 'POST', 'documents', { documentType: 'PROOF_OF_ID', documentId });
    expect(handed.body.idDocument.documentStatus).toBe('UNDER_REVIEW');
    expect(await begin(opening.body.pass)).toMatchObject(OVER);
    const trail = await test.db.query<{ action: string }>(
      "select action from operator_audit where subject = $1 and action like 'kyc.phone%' order by seq",
      [player.playerId],
    );
    expect(trail.map(({ action }) => action)).toEqual(['kyc.phone_link', 'kyc.phone_link_opened', 'kyc.phone_file']);
  });

  it('is only for an own document that is asked for', async () => {
    const { player, documentId } = await asked();
    const stranger = await test.player();
    expect((await api(stranger, 'POST', 'documents/phone', { documentId })).status).toBe(404);
    expect((await send(site('northlight'), 'POST', 'documents/phone', { documentId })).status).toBe(401);
    const questions = await request(player.playerId, 'EDD_QUESTIONNAIRE');
    expect((await api(player, 'POST', 'documents/phone', { documentId: questions })).status).toBe(404);
    await upload(player, documentId);
    await api(player, 'POST', 'documents', { documentType: 'PROOF_OF_ID', documentId });
    expect(await api(player, 'POST', 'documents/phone', { documentId })).toMatchObject({
      status: 409,
      code: 'error.document.closed',
    });
  });

  it('opens once, for one of two phones that try at once', async () => {
    const { player, documentId } = await asked();
    const token = await linkOf(player, documentId);
    const tries = await Promise.all([phone('POST', 'opening', { token }), phone('POST', 'opening', { token })]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await phone('POST', 'opening', { token })).toMatchObject(OVER);
  });

  it('opens for five minutes, and the phone may send for a quarter of an hour', async () => {
    const late = await asked();
    const unopened = await linkOf(late.player, late.documentId);
    test.advance(PHONE_LINK_MS.open - 1);
    const { pass } = await opened();
    test.advance(1);
    expect(await phone('POST', 'opening', { token: unopened })).toMatchObject(OVER);
    expect(await stateOf(await test.signInAgain(late.player))).toBe('NONE');
    test.advance(PHONE_LINK_MS.send - 2);
    const started = await begin(pass);
    expect(started.status).toBe(200);
    test.advance(1);
    expect(await begin(pass)).toMatchObject(OVER);
    expect(await part(pass, started.body.fileId)).toMatchObject(OVER);
  });

  it('ends with the next one, when the player ends it, and with the login that made it', async () => {
    const first = await opened();
    const next = await linkOf(first.player, first.documentId);
    expect(await begin(first.pass)).toMatchObject(OVER);
    const again = await phone('POST', 'opening', { token: next });
    expect((await begin(again.body.pass)).status).toBe(200);
    expect((await api(first.player, 'DELETE', 'documents/phone')).status).toBe(204);
    expect((await api(first.player, 'DELETE', 'documents/phone')).status).toBe(204);
    expect(await begin(again.body.pass)).toMatchObject(OVER);
    expect(await stateOf(first.player)).toBe('NONE');

    // Ruling 26: a session that is over is over for what it has opened.
    const left = await opened();
    const waiting = await asked();
    const token = await linkOf(waiting.player, waiting.documentId);
    for (const { player } of [left, waiting]) expect((await api(player, 'POST', 'sign_out')).status).toBe(200);
    expect(await begin(left.pass)).toMatchObject(OVER);
    expect(await phone('POST', 'opening', { token })).toMatchObject(OVER);
  });

  it('opens nothing else: no other document, no file of another, no call of a player, no other brand', async () => {
    const mine = await opened();
    const other = await opened();
    // Another document of the same player, sent from the desktop.
    const bill = await request(mine.player.playerId, 'PROOF_OF_ADDRESS');
    const own = await api(mine.player, 'POST', 'documents/files', {
      documentId: bill,
      name: 'bill.jpg',
      size: photo.length,
    });
    const theirs = await begin(other.pass);
    for (const { fileId } of [own.body, theirs.body])
      expect(await part(mine.pass, fileId)).toMatchObject({ status: 404, code: 'error.not_found' });
    // What it names is not the caller's to choose.
    const chosen = await phone('POST', 'files', { pass: mine.pass, name: 'a.jpg', size: 10, documentId: bill });
    expect(chosen.status).toBe(200);
    expect((await api(mine.player, 'GET', 'documents')).body.addressDocument.files).toHaveLength(1);
    for (const [method, path] of [
      ['GET', 'documents'],
      ['GET', 'documents/phone'],
      ['GET', 'access/details'],
      ['DELETE', 'documents/phone'],
    ] as const)
      for (const secret of [mine.pass, mine.token])
        expect((await send({ ...site('northlight'), authorization: `Bearer ${secret}` }, method, path)).status).toBe(
          401,
        );
    expect(await begin(mine.pass, 'marigold')).toMatchObject(OVER);
    expect(await begin(mine.token)).toMatchObject(OVER);
    const fresh = await asked();
    const token = await linkOf(fresh.player, fresh.documentId);
    expect(await phone('POST', 'opening', { token }, 'marigold')).toMatchObject(OVER);
    // A look from another brand has not used it up.
    expect((await phone('POST', 'opening', { token })).status).toBe(200);
    expect(await phone('POST', 'opening', { token: mine.pass })).toMatchObject(OVER);
    expect(await phone('POST', 'opening', { token: 'A'.repeat(80) })).toMatchObject(OVER);
    expect((await phone('POST', 'opening', { token: '<script>' })).status).toBe(400);
  });

  it('keeps the bounds of files: their size, their number and what is in them', async () => {
    const { player, pass } = await opened();
    const refused = async (bytes: Buffer, name: string) => {
      const { body } = await phone('POST', 'files', { pass, name, size: bytes.length });
      return (await part(pass, body.fileId, 0, bytes)).code;
    };
    expect(await refused(Buffer.from('MZ\x90\0 this is a program'), 'program.jpg')).toBe('error.document.type');
    expect((await phone('POST', 'files', { pass, name: 'x.jpg', size: 0 })).code).toBe('error.document.empty');
    expect((await phone('POST', 'files', { pass, name: 'x.jpg', size: 11 * 1024 * 1024 })).code).toBe(
      'error.document.too_large',
    );
    for (let at = 0; at < 4; at += 1) {
      const { body } = await phone('POST', 'files', { pass, name: `${at}.jpg`, size: photo.length });
      expect((await part(pass, body.fileId)).status).toBe(200);
    }
    expect((await phone('POST', 'files', { pass, name: '5.jpg', size: photo.length })).code).toBe(
      'error.document.too_many',
    );
    expect(await filesOf(player)).toHaveLength(4);
  });

  it('is over once an officer has decided, also for a phone that sends on', async () => {
    const { player, documentId, pass } = await opened();
    const started = await begin(pass);
    await part(pass, started.body.fileId);
    await api(player, 'POST', 'documents', { documentType: 'PROOF_OF_ID', documentId });
    const { submittedAt } = (await api(player, 'GET', 'documents')).body.idDocument;
    await test.operator().call('POST', `/kyc/players/${player.playerId}/documents/${documentId}/decision`, {
      decision: 'REJECT',
      rejectionReason: 'BAD_QUALITY',
      submittedAt,
    });
    // The document is asked for again: that is another attempt, and needs another link.
    expect((await api(player, 'GET', 'documents')).body.idDocument.documentStatus).toBe('REQUESTED');
    expect(await begin(pass)).toMatchObject(OVER);
  });
});

it('slows down who makes links, tries them or sends', async () => {
  const test = await buildTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  const player = await test.player();
  const statuses = async (tries: number, path: string, headers: Readonly<Record<string, string>>, payload: object) => {
    const found: number[] = [];
    for (let at = 0; at < tries; at += 1)
      found.push(
        (await test.app.inject({ method: 'POST', url: `/api/v1/player/documents/phone${path}`, headers, payload }))
          .statusCode,
      );
    return found;
  };
  const secret = 'A'.repeat(80);
  expect(await statuses(7, '', player.headers, { documentId: player.playerId })).toEqual([
    ...Array<number>(6).fill(404),
    429,
  ]);
  expect(await statuses(11, '/opening', site('northlight'), { token: secret })).toEqual([
    ...Array<number>(10).fill(404),
    429,
  ]);
  expect(
    (await statuses(31, '/files', site('northlight'), { pass: secret, name: 'a.jpg', size: 1 })).slice(-2),
  ).toEqual([404, 429]);
  await test.close();
});
