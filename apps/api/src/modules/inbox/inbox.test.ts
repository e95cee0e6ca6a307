import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';

describe('inbox', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  const inbox = async (who: TestPlayer) =>
    (await test.app.inject({ url: '/api/v1/player/inbox', headers: who.headers })).json<{
      messages: { messageId: string; kind: string; place: string; readAt: string | null }[];
      unread: number;
    }>();
  const read = (who: TestPlayer, messageIds: string[]) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/player/inbox/read',
      headers: who.headers,
      payload: { messageIds },
    });

  it('welcomes a new player, once', async () => {
    expect(await inbox(await test.player())).toMatchObject({
      messages: [{ kind: 'WELCOME', place: 'MESSAGE', readAt: null }],
      unread: 1,
    });
  });
  it('is readable only by its player', async () => {
    const [mine, other] = [await test.player(), await test.player()];
    const id = (await inbox(mine)).messages[0]?.messageId ?? '';
    expect((await read(other, [id])).statusCode).toBe(204);
    expect((await inbox(mine)).unread).toBe(1);
    expect((await read(mine, [id])).statusCode).toBe(204);
    const first = (await inbox(mine)).messages[0]?.readAt;
    expect(first).not.toBeNull();
    test.advance(60_000);
    await read(mine, [id]);
    expect((await inbox(mine)).messages[0]?.readAt).toBe(first);
  });
  it('contains nothing that was rolled back, newest first', async () => {
    const who = await test.player();
    await test.db
      .transaction(async (tx) => {
        await test.app.tellPlayer(tx, {
          playerId: who.playerId,
          kind: 'DEPOSIT_SUCCEEDED',
          values: { amount: 50, currencyCode: 'EUR' },
        });
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect((await inbox(who)).unread).toBe(1);
    test.advance(1000);
    await test.app.tellPlayer(test.db, {
      playerId: who.playerId,
      kind: 'DEPOSIT_SUCCEEDED',
      values: { amount: 12.34, currencyCode: 'EUR' },
    });
    expect(await inbox(who)).toMatchObject({
      messages: [
        { kind: 'DEPOSIT_SUCCEEDED', place: 'NOTIFICATION', values: { amount: 12.34, currencyCode: 'EUR' } },
        { kind: 'WELCOME' },
      ],
      unread: 2,
    });
  });
  it('keeps the receipt of accepted terms', async () => {
    const who = await test.player();
    test.advance(1000);
    await test.app.inject({
      method: 'PATCH',
      url: '/api/v1/player/update_term_and_condition_version',
      headers: who.headers,
      payload: { termsAndConditionsAcceptedVersion: test.app.catalogue.termsVersion },
    });
    expect((await inbox(who)).messages[0]).toMatchObject({
      kind: 'TERMS_ACCEPTED',
      values: { version: test.app.catalogue.termsVersion },
    });
  });
});
