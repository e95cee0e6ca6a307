import type { userPoolTrigger } from '@baize/contracts/user-pool';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { userPoolOf } from '../../../plugins/user-pools.ts';
import { findPlayer, loginRefusalOf, sessionReachOf } from '../../player/index.ts';
import type { BankTickets } from '../bank-tickets.ts';
import { useCaptcha } from '../repository/captchas.ts';
import { allowRestricted, findUserBySub, noteAdmission } from '../repository/users.ts';
import type { playerClaims } from '../tokens.ts';
import { claimed } from './sign-in.ts';

/** How long a login that asks for the restricted session may take: a challenge of the pool is good for as long. */
const RESTRICTED_MS = 3 * 60_000;

type Question = z.output<(typeof userPoolTrigger)['body']>;
type Answer = z.input<(typeof userPoolTrigger)['response']>;

/**
 * Answers what a pool at Cognito asks about one of its users: what the embedded pool decides itself (`use-cases/sign-in`).
 * A user of another pool or app client, and one whose registration is not complete, is refused without a reason.
 */
export async function answerTrigger(
  context: {
    readonly app: FastifyInstance;
    readonly tickets: BankTickets;
    readonly claimsOf: ReturnType<typeof playerClaims>;
  },
  { question, poolId, clientId, playerId, ticket, loginMethod }: Question,
): Promise<Answer> {
  const { app, tickets, claimsOf } = context;
  const [player, user] = await Promise.all([findPlayer(app.db, playerId), findUserBySub(app.db, playerId)]);
  if (!player || player.status === 'PRE_REGISTERED' || !user?.confirmed) return { isAllowed: false };
  const pool = userPoolOf(app.env.identity, player.brand);
  if (pool.poolId !== poolId || pool.clientId !== clientId) return { isAllowed: false };
  const reach = sessionReachOf(player, app.clock.now());
  switch (question) {
    case 'restricted':
      // The first step of a login, which proves nothing: it only notes what the player asks for once they have.
      if (reach === 'RESTRICTED')
        await allowRestricted(app.db, playerId, new Date(app.wallClock.now().getTime() + RESTRICTED_MS));
      return { isAllowed: true };
    case 'admission': {
      const asked = await app.exclusionRegisters.refresh(player);
      const refusal = loginRefusalOf(asked, app.clock.now());
      if (refusal && sessionReachOf(asked, app.clock.now()) !== 'RESTRICTED') return { isAllowed: false, refusal };
      const isAdmitted = await noteAdmission(app.db, playerId, app.wallClock.now(), refusal !== null);
      return isAdmitted ? { isAllowed: true } : refusal ? { isAllowed: false, refusal } : { isAllowed: false };
    }
    case 'claims': {
      // A closure or a block ends the session at the next refresh, no matter who decided it.
      if (reach === 'NONE') return { isAllowed: false };
      const iat = Math.floor(app.wallClock.now().getTime() / 1000);
      return {
        isAllowed: true,
        claims: await claimsOf(claimed(player, app.clock.now()), loginMethod ?? 'DEFAULT', iat),
      };
    }
    case 'ticket': {
      const proof = tickets.read(ticket ?? '');
      if (proof?.playerId !== playerId) return { isAllowed: false };
      // The store of what works once; a captcha's name is a hash, so the two cannot meet.
      return { isAllowed: await useCaptcha(app.db, `ticket:${proof.id}`, proof.expiresAt) };
    }
  }
}
