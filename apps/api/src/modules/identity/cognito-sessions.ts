import { ERROR } from '@baize/contracts/errors';
import { userPoolTrigger } from '@baize/contracts/user-pool';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { route } from '../../plugins/contract-routes.ts';
import { ConfigurationError } from '../../plugins/env.ts';
import type { Transaction } from '../../plugins/database.ts';
import { Refusal } from '../../plugins/errors.ts';
import { userPoolOf } from '../../plugins/user-pools.ts';
import { PortFault } from '../../ports/bearer-call.ts';
import { PoolRefusal, type CognitoPools } from '../../ports/identity/cognito-pools.ts';
import { loginRefusalOf, sessionReachOf, type PlayerRecord } from '../player/index.ts';
import { bankTickets } from './bank-tickets.ts';
import type { CognitoIdentity } from './cognito-identity.ts';
import { adoptSession } from './repository/sessions.ts';
import { playerClaims } from './tokens.ts';
import { answerTrigger } from './use-cases/pool-trigger.ts';
import type { Tokens } from './use-cases/sign-in.ts';

/** Registers the call of the pools' triggers, and refuses to be ready with a pool that is not set up as this API needs it. */
export function cognitoTriggers(app: FastifyInstance, pools: CognitoPools): void {
  const context = { app, tickets: bankTickets(app.env, app.wallClock), claimsOf: playerClaims(app.env) };
  route(app, userPoolTrigger, async ({ body }) => {
    const answer = await answerTrigger(context, body);
    app.metrics
      .counter('baize_pool_questions_total', 'Questions of the user pools by what was answered.', [
        'question',
        'allowed',
      ])
      .inc({ question: body.question, allowed: String(answer.isAllowed) });
    return answer;
  });
  let areChecked = false;
  app.readiness.add('user pools', async () => {
    if (areChecked) return;
    const problems = (
      await Promise.all([...app.env.identity.pools.keys()].map((brand) => pools.problemsOf(brand)))
    ).flat();
    if (problems.length > 0) throw new ConfigurationError(problems);
    areChecked = true;
  });
}

/**
 * Opens a session at the brand's pool by its custom challenge, for a player whom a bank has identified, and records it.
 * The bank's page logs in as soon as the registration is answered, so the pool may not have confirmed the player yet.
 * @param record written in the same transaction; if it throws, the session is ended at the pool
 * @throws Refusal 403 with the login refusal of the player's status, or if the pool opens no session · PortFault if it does
 * not answer, or cannot confirm the player: the page may try again
 */
export async function startPoolSession(
  app: FastifyInstance,
  { pools, identity }: { readonly pools: CognitoPools; readonly identity: Pick<CognitoIdentity, 'confirmNow'> },
  player: PlayerRecord,
  isRestricted: boolean,
  record: (tx: Transaction, sessionId: string) => Promise<unknown>,
): Promise<Tokens> {
  const refusal = loginRefusalOf(player, app.clock.now());
  if (refusal && !(isRestricted && sessionReachOf(player, app.clock.now()) === 'RESTRICTED'))
    throw new Refusal(403, refusal.code, { ...refusal });
  await identity.confirmNow(player.id).catch((err: unknown) => {
    app.log.error({ err, playerId: player.id }, 'a player could not be confirmed at the user pool');
    throw new PortFault(`The user pool of ${player.brand}`, 'has not confirmed the player');
  });
  const ticket = bankTickets(app.env, app.wallClock).issue(player.id);
  const tokens = await pools.enterByTicket(player.brand, player.id, ticket, isRestricted).catch((fault: unknown) => {
    if (!(fault instanceof PoolRefusal)) throw fault;
    app.log.warn({ playerId: player.id }, 'the user pool refused the custom challenge');
    throw new Refusal(403, ERROR.payAndPlaySession);
  });
  const sessionId = decodeJwt(tokens.IdToken)['origin_jti'];
  if (typeof sessionId !== 'string')
    throw new PortFault(`The user pool of ${player.brand}`, 'names no session in its tokens: turn token revocation on');
  const now = app.wallClock.now();
  try {
    await app.db.transaction(async (tx) => {
      await record(tx, sessionId);
      const { clientId } = userPoolOf(app.env.identity, player.brand);
      const session = { playerId: player.id, sessionId, clientId, loginMethod: 'PAY_AND_PLAY' } as const;
      await adoptSession(tx, session, now, new Date(now.getTime() + app.env.identity.refreshSeconds * 1000));
    });
  } catch (fault) {
    await pools
      .revoke(player.brand, tokens.RefreshToken)
      .catch((err: unknown) => app.log.error({ err }, 'a session stays open at the pool'));
    throw fault;
  }
  return tokens;
}
