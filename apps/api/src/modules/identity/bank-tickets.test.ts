import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { restrictPlayer } from '../player/index.ts';
import { bankTickets } from './bank-tickets.ts';

describe('custom auth of pay-and-play', () => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await buildTestApp();
    player = await test.player();
  });
  afterAll(() => test.close());

  const pool = async (operation: string, payload: object) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/identity/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      payload: JSON.stringify(payload),
    });
    return answer.json<{
      __type?: string;
      ChallengeName?: string;
      AuthenticationResult?: { IdToken: string; RefreshToken: string };
    }>();
  };
  const tickets = () => bankTickets(test.app.env, test.app.wallClock);
  const answer = (ticket: string, client = 'baize-northlight') =>
    pool('RespondToAuthChallenge', {
      ChallengeName: 'CUSTOM_CHALLENGE',
      ClientId: client,
      ChallengeResponses: { USERNAME: 'anyone', ANSWER: ticket },
    });

  it('asks the same challenge of everyone and takes a ticket once', async () => {
    const begun = await pool('InitiateAuth', {
      AuthFlow: 'CUSTOM_AUTH',
      ClientId: 'baize-northlight',
      AuthParameters: { USERNAME: 'nobody@example.fi' },
    });
    expect(begun.ChallengeName).toBe('CUSTOM_CHALLENGE');
    const ticket = tickets().issue(player.playerId);
    const first = await answer(ticket);
    expect(decodeJwt(first.AuthenticationResult?.IdToken ?? '')).toMatchObject({
      player_id: player.playerId,
      login_method: 'PAY_AND_PLAY',
    });
    expect((await answer(ticket)).__type).toBe('NotAuthorizedException');
  });

  it('refuses a ticket that is forged, over, of another brand’s client or of no account', async () => {
    const good = tickets().issue(player.playerId);
    const other = await test.player();
    const late = bankTickets(test.app.env, { now: () => new Date(test.app.wallClock.now().getTime() - 61_000) });
    for (const [ticket, client] of [
      [good.replace(player.playerId, other.playerId)],
      [`${good}x`.replace(/\.[^.]*$/, '.AAAA')],
      [late.issue(player.playerId)],
      [tickets().issue('00000000-0000-4000-8000-000000000000')],
      [good, 'baize-velvet'],
      [''],
    ] as const)
      expect((await answer(ticket, client)).__type, ticket).toBe('NotAuthorizedException');
  });

  it('tells an excluded player why', async () => {
    const kept = await test.player();
    await restrictPlayer(test.app, kept.playerId, { status: 'SELF_EXCLUDED', until: null, initiator: 'PLAYER' });
    expect((await answer(tickets().issue(kept.playerId))).__type).toBe('UserLambdaValidationException');
  });
});
