import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { documentGate } from './model/gate.ts';
import { inspectFile } from './model/inspect-file.ts';
import { seal, unseal } from './model/seal.ts';

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#456' } })
    .withExifMerge({ IFD0: { Artist: 'Secret Street 5' } })
    .jpeg()
    .toBuffer();
const pdf = (pages = 1, more = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${more}>>endobj\n2 0 obj<</Type/Pages/Count ${pages}>>endobj\n${Array.from({ length: pages }, (_page, index) => `${index + 3} 0 obj<</Type /Page/Parent 2 0 R>>endobj\n`).join('')}trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );

describe('files of documents', () => {
  it('accepts pictures and PDFs by their bytes, and removes what a photograph tells beside the picture', async () => {
    const photo = await picture();
    expect(photo.includes('Secret Street')).toBe(true);
    const clean = await inspectFile('passport.jpg', photo);
    expect(clean).toMatchObject({ kind: 'image/jpeg', pages: null });
    expect('bytes' in clean && clean.bytes.includes('Secret Street')).toBe(false);
    const metadata = Buffer.concat([
      pdf().subarray(0, -6),
      Buffer.from('<x:xmpmeta>Secret Street</x:xmpmeta>\nstartxref\n9\n%%EOF\n'),
    ]);
    const bill = await inspectFile('bill.pdf', metadata);
    expect(bill).toMatchObject({ kind: 'application/pdf', pages: 1 });
    expect('bytes' in bill && bill.bytes.includes('Secret Street')).toBe(false);
    expect('bytes' in bill && bill.bytes.length).toBe(metadata.length);
    expect(await inspectFile('no-name', await sharp(photo).png().toBuffer())).toMatchObject({ kind: 'image/png' });
    expect(await inspectFile('x.webp', await sharp(photo).webp().toBuffer())).toMatchObject({ kind: 'image/webp' });
  });

  it('blanks EXIF in a HEIC photograph and refuses one that is not built as the standard says', async () => {
    const box = (type: string, content: Buffer): Buffer => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(content.length + 8);
      head.write(type, 4, 'latin1');
      return Buffer.concat([head, content]);
    };
    const bytes = (...values: number[]) => Buffer.from(values);
    const infe = box('infe', Buffer.concat([bytes(2, 0, 0, 0, 0, 1, 0, 0), Buffer.from('Exif\0')]));
    const iinf = box('iinf', Buffer.concat([bytes(0, 0, 0, 0, 0, 1), infe]));
    const place = (offset: number) =>
      box('iloc', Buffer.concat([bytes(0, 0, 0, 0, 0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, offset, 0, 0, 0, 13)]));
    const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1'));
    const build = (offset: number) =>
      Buffer.concat([
        ftyp,
        box('meta', Buffer.concat([bytes(0, 0, 0, 0), iinf, place(offset)])),
        box('mdat', Buffer.from('Secret Street')),
      ]);
    const offset = build(0).indexOf('Secret Street');
    const clean = await inspectFile('photo.heic', build(offset));
    expect(clean).toMatchObject({ kind: 'image/heic' });
    expect('bytes' in clean && clean.bytes.includes('Secret Street')).toBe(false);
    expect(await inspectFile('photo.heic', ftyp)).toEqual({ refused: 'error.document.damaged' });
    // The same place again and again, and a table of places that take no bytes to name.
    for (const [size, count, extent] of [
      [0x44, 100, [0, 0, 0, 0, 0, 0, 0, 255]],
      [0, 0xffff, []],
    ] as const) {
      const head = bytes(0, 0, 0, 0, size, 0, 0, 1, 0, 1, 0, 0, count >> 8, count & 255);
      const iloc = box('iloc', Buffer.concat([head, ...Array<Buffer>(100).fill(bytes(...extent))]));
      const repeated = Buffer.concat([ftyp, box('meta', Buffer.concat([bytes(0, 0, 0, 0), iinf, iloc]))]);
      expect(await inspectFile('photo.heic', repeated)).toEqual({ refused: 'error.document.damaged' });
    }
  });

  it('refuses each dangerous or useless file with its own code', async () => {
    const photo = await picture();
    const objects = deflateSync(Buffer.from('1 0 <</Type/Catalog/OpenAction<</S/J#61vaScript>>>>'));
    const hidden = Buffer.concat([
      Buffer.from(
        '%PDF-1.5\n3 0 obj<</Type /Page>>endobj\n5 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n',
        'latin1',
      ),
      objects,
      Buffer.from('\nendstream endobj\nstartxref\n9\n%%EOF'),
    ]);
    const bomb = Buffer.concat([
      Buffer.from('%PDF-1.5\n5 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n', 'latin1'),
      deflateSync(Buffer.alloc(64 * 1024 * 1024)),
      Buffer.from('\nendstream endobj\nstartxref\n9\n%%EOF'),
    ]);
    const cases: readonly (readonly [string, Buffer, string])[] = [
      ['empty.jpg', Buffer.alloc(0), 'error.document.empty'],
      ['program.jpg', Buffer.from('MZ\x90\0 this is a program'), 'error.document.type'],
      ['page.png', Buffer.from('<html><script>alert(1)</script></html>'), 'error.document.type'],
      ['scan.pdf', photo, 'error.document.renamed'],
      ['photo.jpg', pdf(), 'error.document.renamed'],
      ['photo.jpg', photo.subarray(0, 300), 'error.document.damaged'],
      ['scan.pdf', Buffer.from('%PDF-1.4 nothing'), 'error.document.damaged'],
      ['scan.pdf', pdf(1, '/Encrypt 9 0 R'), 'error.document.encrypted'],
      ['scan.pdf', pdf(1000), 'error.document.pages'],
      ['scan.pdf', pdf(1, '/OpenAction<</S/JavaScript/JS(x)>>'), 'error.document.unsafe'],
      ['scan.pdf', hidden, 'error.document.unsafe'],
      ['scan.pdf', bomb, 'error.document.damaged'],
      ['photo.jpg', Buffer.concat([photo, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]), 'error.document.unsafe'],
      ['photo.jpg', Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]), 'error.document.unsafe'],
      [
        'photo.jpg',
        Buffer.concat([photo.subarray(0, 20), Buffer.from('%PDF-1.4'), photo.subarray(20)]),
        'error.document.unsafe',
      ],
    ];
    for (const [name, bytes, refused] of cases)
      expect([name, await inspectFile(name, bytes)]).toEqual([name, { refused }]);
  });

  it('encrypts for one place, opens with an older secret and notices a change', () => {
    const sealed = seal(['old'], 'a/b/0', Buffer.from('passport'));
    expect(Buffer.from(sealed).includes('passport')).toBe(false);
    expect(unseal(['new', 'old'], 'a/b/0', sealed).toString()).toBe('passport');
    expect(() => unseal(['old'], 'a/c/0', sealed)).toThrow('No secret');
    const changed = Buffer.from(sealed);
    changed[40 % changed.length] = (changed[40 % changed.length] ?? 0) ^ 1;
    expect(() => unseal(['old'], 'a/b/0', changed)).toThrow('No secret');
  });
});

describe('the gate of documents', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const later = new Date('2026-11-24T13:00:00Z');
  it('holds what the request says, and everything once its day has passed', () => {
    const gate = (document: Partial<Parameters<typeof documentGate>[0][number]>, operation: 'DEPOSIT' | 'WITHDRAWAL') =>
      documentGate([{ status: 'REQUESTED', hold: 'NONE', dueAt: null, ...document }], operation, now).result;
    expect(documentGate([], 'DEPOSIT', now)).toEqual({ result: 'SUCCESS' });
    expect(gate({}, 'DEPOSIT')).toBe('DOCUMENTS_PREFERRED');
    expect(gate({}, 'WITHDRAWAL')).toBe('SUCCESS');
    expect(gate({ hold: 'WITHDRAWALS' }, 'DEPOSIT')).toBe('DOCUMENTS_PREFERRED');
    expect(gate({ hold: 'WITHDRAWALS' }, 'WITHDRAWAL')).toBe('DOCUMENTS_REQUIRED');
    expect(gate({ hold: 'ALL' }, 'DEPOSIT')).toBe('DOCUMENTS_REQUIRED');
    expect(gate({ hold: 'ALL', status: 'EXPIRED' }, 'DEPOSIT')).toBe('DOCUMENTS_REQUIRED');
    expect(gate({ hold: 'ALL', status: 'UNDER_REVIEW' }, 'WITHDRAWAL')).toBe('DOCUMENTS_UNDER_REVIEW');
    expect(gate({ status: 'UNDER_REVIEW' }, 'DEPOSIT')).toBe('SUCCESS');
    expect(gate({ hold: 'ALL', status: 'VERIFIED', dueAt: now }, 'WITHDRAWAL')).toBe('SUCCESS');
    expect(gate({ dueAt: now }, 'WITHDRAWAL')).toBe('DOCUMENTS_REQUIRED_RESTRICTED');
    expect(documentGate([{ status: 'REQUESTED', hold: 'ALL', dueAt: later }], 'DEPOSIT', now)).toEqual({
      result: 'DOCUMENTS_REQUIRED',
      daysLeftToVerifyDocuments: 4,
    });
  });
});

describeOnPostgres('documents', (makeApp) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp();
  });
  const api = async (player: TestPlayer, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/player/${path}`,
      headers: player.headers,
      ...(payload ? { payload } : {}),
    });
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test names the shape it expects
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json<any>() };
  };
  const request = async (playerId: string, documentType: string, more: object = {}) =>
    (
      await test
        .operator()
        .call('POST', `/kyc/players/${playerId}/requests`, { documentType, hold: 'WITHDRAWALS', ...more })
    ).json<{ documentId: string }>().documentId;
  const upload = async (
    player: TestPlayer,
    documentId: string,
    name: string,
    bytes: Buffer,
    partBytes = 192 * 1024,
  ) => {
    const started = await api(player, 'POST', 'documents/files', { documentId, name, size: bytes.length });
    if (started.status !== 200) return started;
    let answer = started;
    for (let offset = Number(started.body.received); offset < bytes.length; offset += partBytes) {
      answer = await api(player, 'PUT', `documents/files/${started.body.fileId}`, {
        offset,
        data: bytes.subarray(offset, offset + partBytes).toString('base64'),
      });
      if (answer.status !== 200) return answer;
    }
    return answer;
  };
  const decide = (playerId: string, documentId: string, body: object) =>
    test.operator().call('POST', `/kyc/players/${playerId}/documents/${documentId}/decision`, body);
  const submittedAt = async (player: TestPlayer, key = 'idDocument'): Promise<string> =>
    (await api(player, 'GET', 'documents')).body[key].submittedAt;
  const mayWithdraw = async ({ playerId }: TestPlayer) => (await test.app.playerAccess.mayWithdraw(playerId)).result;

  it('is requested, sent, rejected, sent again and verified, and holds the payout until then', async () => {
    const player = await test.player();
    const heard: object[] = [];
    test.app.playerAttributes.subscribe((playerId, attributes) => {
      if (playerId === player.playerId) heard.push(attributes);
    });
    expect((await api(player, 'GET', 'documents')).body).toMatchObject({
      idDocument: { id: null, documentTypeName: 'PROOF_OF_ID', documentStatus: 'UNREQUESTED' },
      paymentDocument: [],
      otherDocument: [],
    });
    expect(await mayWithdraw(player)).toBe('SUCCESS');
    const documentId = await request(player.playerId, 'PROOF_OF_ID');
    expect(await mayWithdraw(player)).toBe('DOCUMENTS_REQUIRED');
    const initiate = (documentType: string) => api(player, 'POST', 'documents/verification', { documentType });
    expect((await initiate('PROOF_OF_ID')).body).toEqual({ redirectUrl: '/en-UN/my-account/account/verification' });
    expect((await initiate('SOURCE_OF_WEALTH')).status).toBe(409);
    expect((await api(player, 'GET', 'access/details')).body.requestDocumentTypeStatus).toBe('PROOF_OF_ID:REQUESTED');

    const photo = await picture();
    const file = await upload(player, documentId, 'C:\\fakepath\\passport.jpg', photo, 300);
    expect(file).toMatchObject({ status: 200, body: { name: 'passport.jpg', kind: 'image/jpeg' } });
    const [stored] = await test.db.query<{ sealed: Uint8Array; part: number }>(
      'select sealed, part from kyc_content where player_id = $1',
      [player.playerId],
    );
    expect(stored?.part).toBe(-1);
    expect(Buffer.from(stored?.sealed ?? []).includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    // Until the player sends it, it is theirs alone.
    const read = () => test.operator().call('GET', `/kyc/players/${player.playerId}/files/${file.body.fileId}`);
    expect((await read()).statusCode).toBe(404);
    const [draft] = (await test.operator().call('GET', `/kyc/queue?playerId=${player.playerId}`)).json<
      { document: { files: object[] } }[]
    >();
    expect(draft?.document.files).toEqual([]);
    const sent = await api(player, 'POST', 'documents', { documentType: 'PROOF_OF_ID', subType: 'PASSPORT' });
    expect(sent.body.idDocument).toMatchObject({ documentStatus: 'UNDER_REVIEW', subType: 'PASSPORT' });
    expect(await mayWithdraw(player)).toBe('DOCUMENTS_UNDER_REVIEW');

    const queue = (await test.operator().call('GET', '/kyc/queue')).json<{ player: object; document: object }[]>();
    expect(queue).toContainEqual(
      expect.objectContaining({
        player: expect.objectContaining({ playerId: player.playerId, dateOfBirth: '1990-01-01' }),
        document: expect.objectContaining({ id: documentId, files: [expect.objectContaining({ kind: 'image/jpeg' })] }),
      }),
    );
    const seen = await read();
    expect(await sharp(Buffer.from(seen.json<{ data: string }>().data, 'base64')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 60,
    });
    expect(
      await test.db.query("select details from operator_audit where action = 'kyc.file_read' and subject = $1", [
        player.playerId,
      ]),
    ).toEqual([{ details: { fileId: file.body.fileId, by: 'olivia' } }]);

    const first = await submittedAt(player);
    expect((await decide(player.playerId, documentId, { decision: 'REJECT', submittedAt: first })).statusCode).toBe(
      400,
    );
    const rejected = { decision: 'REJECT', submittedAt: first, rejectionReason: 'ID_EXPIRED' };
    expect((await decide(player.playerId, documentId, rejected)).statusCode).toBe(204);
    // The second officer at the same time.
    expect((await decide(player.playerId, documentId, { decision: 'VERIFY', submittedAt: first })).statusCode).toBe(
      409,
    );
    expect((await api(player, 'GET', 'documents')).body.idDocument).toMatchObject({
      documentStatus: 'REQUESTED',
      rejectionReason: 'ID_EXPIRED',
      files: [],
    });
    expect((await upload(player, documentId, 'again.png', await sharp(photo).png().toBuffer())).status).toBe(200);
    test.advance(1000);
    expect((await api(player, 'POST', 'documents', { documentType: 'PROOF_OF_ID' })).status).toBe(200);
    // The approval of an attempt that the officer has not seen.
    expect((await decide(player.playerId, documentId, { decision: 'VERIFY', submittedAt: first })).statusCode).toBe(
      409,
    );
    const verified = { decision: 'VERIFY', submittedAt: await submittedAt(player) };
    expect((await decide(player.playerId, documentId, verified)).statusCode).toBe(204);
    expect(await mayWithdraw(player)).toBe('SUCCESS');

    await expect
      .poll(() => heard)
      .toEqual(
        ['REQUESTED', 'UNDER_REVIEW', 'REQUESTED', 'UNDER_REVIEW', 'VERIFIED'].map((status) => ({
          requestDocumentTypeStatus: `PROOF_OF_ID:${status}`,
        })),
      );
    const inbox = (await api(player, 'GET', 'inbox')).body.messages as { kind: string }[];
    expect(inbox.map(({ kind }) => kind).sort()).toEqual(
      ['DOCUMENT_REJECTED', 'DOCUMENT_REQUESTED', 'DOCUMENT_VERIFIED', 'WELCOME'].sort(),
    );
    await expect
      .poll(() =>
        test.messaging.messages
          .filter(({ to }) => to === `${player.playerId}@test.baize`)
          .map(({ channel, subject }) => `${channel} ${subject}`),
      )
      .toEqual([
        'EMAIL Your document has been verified by Northlight',
        'EMAIL Please send your Northlight document again',
        'EMAIL We need a document for your Northlight account',
      ]);
  });

  it('goes on with an upload that was interrupted, and takes a repeated part once', async () => {
    const player = await test.player();
    const documentId = await request(player.playerId, 'PROOF_OF_ADDRESS');
    const bytes = await picture();
    const start = { documentId, name: 'bill.jpg', size: bytes.length };
    const { fileId } = (await api(player, 'POST', 'documents/files', start)).body;
    const part = { offset: 0, data: bytes.subarray(0, 200).toString('base64') };
    expect((await api(player, 'PUT', `documents/files/${fileId}`, part)).body.received).toBe(200);
    expect((await api(player, 'PUT', `documents/files/${fileId}`, part)).body.received).toBe(200);
    expect((await api(player, 'POST', 'documents', { documentType: 'PROOF_OF_ADDRESS' })).status).toBe(400);
    expect((await api(player, 'POST', 'documents/files', start)).body).toMatchObject({ fileId, received: 200 });
    expect((await upload(player, documentId, 'bill.jpg', bytes)).body).toMatchObject({ fileId, kind: 'image/jpeg' });
  });

  it('refuses what is too large, too much or bad, and forgets it', async () => {
    const player = await test.player();
    const documentId = await request(player.playerId, 'PROOF_OF_ADDRESS');
    const start = (size: number) => api(player, 'POST', 'documents/files', { documentId, name: 'a.jpg', size });
    expect((await start(60 * 1024 * 1024)).body.code).toBe('error.document.too_large');
    expect((await start(0)).body.code).toBe('error.document.empty');
    expect((await upload(player, documentId, 'a.jpg', Buffer.from('MZ program'))).body.code).toBe(
      'error.document.type',
    );
    expect((await api(player, 'GET', 'documents')).body.addressDocument.files).toEqual([]);
    const { fileId } = (await start(10)).body;
    const tooLong = { offset: 0, data: Buffer.alloc(11).toString('base64') };
    expect((await api(player, 'PUT', `documents/files/${fileId}`, tooLong)).body.code).toBe('error.document.damaged');
    const bytes = await picture();
    for (const name of ['1.jpg', '2.jpg', '3.jpg', '4.jpg'])
      expect((await upload(player, documentId, name, bytes)).status).toBe(200);
    expect((await upload(player, documentId, '5.jpg', bytes)).body.code).toBe('error.document.too_many');
    const [file] = (await api(player, 'GET', 'documents')).body.addressDocument.files as { fileId: string }[];
    expect((await api(player, 'DELETE', `documents/files/${file?.fileId}`)).status).toBe(204);
    expect((await api(player, 'GET', 'documents')).body.addressDocument.files).toHaveLength(3);
  });

  it('opens nothing of another player, and nothing to operators without the role', async () => {
    const [owner, stranger] = [await test.player(), await test.player()];
    const documentId = await request(owner.playerId, 'OTHER', { hold: 'NONE' });
    const bytes = await picture();
    const { fileId } = (await upload(owner, documentId, 'mine.jpg', bytes)).body;
    expect((await api(owner, 'GET', `documents/files/${fileId}`)).body).toMatchObject({ kind: 'image/jpeg' });
    expect((await api(stranger, 'GET', `documents/files/${fileId}`)).status).toBe(404);
    expect((await api(stranger, 'DELETE', `documents/files/${fileId}`)).status).toBe(404);
    expect((await api(stranger, 'PUT', `documents/files/${fileId}`, { offset: 0, data: 'AAAA' })).status).toBe(404);
    expect((await upload(stranger, documentId, 'x.jpg', bytes)).status).toBe(404);
    expect((await api(stranger, 'POST', 'documents', { documentType: 'OTHER', documentId })).status).toBe(409);
    const path = `/kyc/players/${owner.playerId}/files/${fileId}`;
    expect((await test.operator({ roles: ['support', 'payments'] }).call('GET', path)).statusCode).toBe(403);
    expect((await test.operator().call('GET', `/kyc/players/${stranger.playerId}/files/${fileId}`)).statusCode).toBe(
      404,
    );
  });

  it('takes back a request that holds money only with a second person', async () => {
    const player = await test.player();
    const documentId = await request(player.playerId, 'SOURCE_OF_WEALTH', { hold: 'ALL', dueInDays: 3 });
    expect((await test.app.playerAccess.mayDeposit(player.playerId)).result).toBe('DOCUMENTS_REQUIRED');
    const body = { decision: 'CANCEL', submittedAt: null };
    expect((await decide(player.playerId, documentId, body)).statusCode).toBe(202);
    expect((await test.app.playerAccess.mayDeposit(player.playerId)).result).toBe('DOCUMENTS_REQUIRED');
    const approved = await test
      .operator()
      .callWithApproval('POST', `/kyc/players/${player.playerId}/documents/${documentId}/decision`, body);
    expect(approved.statusCode).toBeLessThan(300);
    expect((await test.app.playerAccess.mayDeposit(player.playerId)).result).toBe('SUCCESS');
  });

  it('asks the EDD questionnaire once, holds the money, and refuses a second answer', async () => {
    const player = await test.player();
    const documentId = await request(player.playerId, 'EDD_QUESTIONNAIRE', { hold: 'ALL' });
    expect((await api(player, 'GET', 'access/details')).body).toMatchObject({
      eddQuestionnaire: true,
      kycStatus: 'EDD_PENDING',
    });
    expect((await api(player, 'GET', 'salary-range')).body.salaryRanges[0]).toEqual({
      id: 1,
      from: 0,
      to: 10_000,
      currencyCode: 'EUR',
    });
    const answer = {
      occupation: 'OTHER',
      salaryRangeId: 3,
      sourceOfFunds: 'SALARY',
      placeOfBirth: 'Þórshöfn',
      nationality: 'FI',
    };
    expect((await api(player, 'POST', 'questionnaire/answer', answer)).status).toBe(400);
    const complete = { ...answer, otherOccupation: 'Lighthouse keeper' };
    expect((await api(player, 'POST', 'questionnaire/answer', { ...complete, salaryRangeId: 0 })).status).toBe(400);
    expect((await api(player, 'POST', 'questionnaire/answer', { ...complete, salaryRangeId: 99 })).status).toBe(400);
    // The choices are the content's: a code that it does not have is no answer.
    expect((await api(player, 'GET', 'questionnaire/answer')).body).toEqual({
      occupations: [...test.app.catalogue.choices('occupation'), 'OTHER'],
      sourcesOfFunds: [...test.app.catalogue.choices('sourceOfFunds'), 'OTHER'],
      answeredAt: null,
    });
    expect(test.app.catalogue.choices('sourceOfFunds')).toContain('SALARY');
    for (const [field, code] of [
      ['occupation', 'ASTRONAUT'],
      ['sourceOfFunds', 'RETIRED'],
    ] as const) {
      const refused = await api(player, 'POST', 'questionnaire/answer', { ...complete, [field]: code });
      expect([refused.status, refused.body.validationErrors]).toEqual([400, [expect.objectContaining({ field })]]);
    }
    const twice = await Promise.all([
      api(player, 'POST', 'questionnaire/answer', complete),
      api(player, 'POST', 'questionnaire/answer', complete),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await api(player, 'GET', 'access/details')).body).toMatchObject({
      eddQuestionnaire: false,
      kycStatus: 'EDD_UNDER_REVIEW',
    });
    expect(await mayWithdraw(player)).toBe('DOCUMENTS_UNDER_REVIEW');
    const [entry] = (await test.operator().call('GET', `/kyc/queue?playerId=${player.playerId}`)).json<object[]>();
    expect(entry).toMatchObject({ document: { id: documentId }, answer: complete });
    const at = await submittedAt(player, 'eddQuestionnaire');
    await decide(player.playerId, documentId, { decision: 'VERIFY', submittedAt: at });
    // The level is set by its own call, with a second person.
    expect((await api(player, 'GET', 'access/details')).body.kycStatus).toBe('EDD_UNDER_REVIEW');
  });

  const EDD_ANSWER = {
    occupation: 'OTHER',
    otherOccupation: 'Lighthouse keeper',
    salaryRangeId: 3,
    sourceOfFunds: 'SALARY',
    placeOfBirth: 'Þórshöfn',
    nationality: 'FI',
  };
  const setLevel = (playerId: string, kycStatus: string, needsSecondPerson = false) =>
    test.operator()[needsSecondPerson ? 'callWithApproval' : 'call']('PATCH', `/players/${playerId}`, { kycStatus });
  const questionnaires = async (player: TestPlayer) =>
    (
      await test.db.query<{ status: string }>(
        "select status from kyc_document where player_id = $1 and type = 'EDD_QUESTIONNAIRE' order by requested_at",
        [player.playerId],
      )
    ).map(({ status }) => status);

  it('asks a player whom an operator sets to EDD_PENDING, once, so that the level has a way out', async () => {
    const player = await test.player();
    await setLevel(player.playerId, 'EDD_PENDING');
    await setLevel(player.playerId, 'EDD_PENDING');
    expect(await mayWithdraw(player)).toBe('DOCUMENTS_REQUIRED');
    expect(await questionnaires(player)).toEqual(['REQUESTED']);
    expect((await api(player, 'GET', 'access/details')).body).toMatchObject({
      eddQuestionnaire: true,
      requestDocumentTypeStatus: 'EDD_QUESTIONNAIRE:REQUESTED',
    });
    const inbox = (await api(player, 'GET', 'inbox')).body.messages as { kind: string }[];
    // The words are the questionnaire's own: there is no document to send.
    expect(inbox.map(({ kind }) => kind).sort()).toEqual(['QUESTIONNAIRE_REQUESTED', 'WELCOME']);
    await expect
      .poll(() =>
        test.messaging.messages
          .filter(({ to }) => to === `${player.playerId}@test.baize`)
          .map(({ channel, subject }) => `${channel} ${subject}`),
      )
      .toEqual(['EMAIL Northlight has a few questions for you']);
    expect((await api(player, 'POST', 'questionnaire/answer', EDD_ANSWER)).status).toBe(204);
    expect((await api(player, 'GET', 'access/details')).body.kycStatus).toBe('EDD_UNDER_REVIEW');
    // Another round is another request.
    await setLevel(player.playerId, 'EDD_PENDING');
    expect((await questionnaires(player)).sort()).toEqual(['REQUESTED', 'UNDER_REVIEW']);
  });

  it('takes the questionnaire back only once the level no longer needs it', async () => {
    const player = await test.player();
    await setLevel(player.playerId, 'EDD_PENDING');
    const { id } = (await api(player, 'GET', 'documents')).body.eddQuestionnaire as { id: string };
    const refused = await decide(player.playerId, id, { decision: 'CANCEL', submittedAt: null });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'error.document.needed']);
    await setLevel(player.playerId, 'FULLY VERIFIED', true);
    expect((await decide(player.playerId, id, { decision: 'CANCEL', submittedAt: null })).statusCode).toBe(204);
    expect((await api(player, 'GET', 'access/details')).body).toMatchObject({
      eddQuestionnaire: false,
      requestDocumentTypeStatus: '',
    });
  });

  it('asks the players who were at EDD_PENDING without a questionnaire before', async () => {
    const [never, before, asked] = [await test.player(), await test.player(), await test.player()];
    const other = await test.player();
    const earlier = await request(before.playerId, 'EDD_QUESTIONNAIRE');
    await request(before.playerId, 'PROOF_OF_ID');
    await api(before, 'POST', 'questionnaire/answer', EDD_ANSWER);
    await decide(before.playerId, earlier, {
      decision: 'VERIFY',
      submittedAt: await submittedAt(before, 'eddQuestionnaire'),
    });
    await request(asked.playerId, 'EDD_QUESTIONNAIRE');
    await test.db.query("update players set kyc_status = 'EDD_PENDING' where player_id = any($1::uuid[])", [
      [never.playerId, before.playerId],
    ]);
    const sql = await readFile(new URL('./migrations/0003_questionnaires.sql', import.meta.url), 'utf8');
    for (const statement of sql.split('--> statement-breakpoint')) await test.db.query(statement);
    expect([
      await questionnaires(never),
      await questionnaires(before),
      await questionnaires(asked),
      await questionnaires(other),
    ]).toEqual([['REQUESTED'], ['VERIFIED', 'REQUESTED'], ['REQUESTED'], []]);
    expect((await api(before, 'GET', 'access/details')).body).toMatchObject({
      eddQuestionnaire: true,
      requestDocumentTypeStatus: 'PROOF_OF_ID:REQUESTED,EDD_QUESTIONNAIRE:REQUESTED',
    });
    expect((await api(never, 'POST', 'questionnaire/answer', EDD_ANSWER)).status).toBe(204);
  });
});
