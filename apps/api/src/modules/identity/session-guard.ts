import type { FastifyInstance } from 'fastify';
import { loginRefusalOf, loginTime, recordLogin, sessionReachOf, visitOf } from '../player/index.ts';
import { ERROR } from '@baize/contracts/errors';
import { Refusal } from '../../plugins/errors.ts';
import { userPoolOf } from '../../plugins/user-pools.ts';
import { findUserBySub } from './repository/users.ts';
import { adoptSession, findCaller, holdOpenSession } from './repository/sessions.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Builds `app.sessionGuard`: one statement reads the player's status and the session (ruling 26). A session that the
 * embedded pool does not know is over. A real pool keeps its sessions to itself, so one is recorded when it is first
 * seen, together with its login, and ends here like any other.
 */
export function sessionGuard(app: FastifyInstance): FastifyInstance['sessionGuard'] {
  const { provider, refreshSeconds } = app.env.identity;
  return async ({ playerId, sessionId, brand }, visit) => {
    const state = UUID.test(sessionId) ? await findCaller(app.db, playerId, sessionId) : null;
    if (!state) return { isOpen: false, reach: 'NONE', refusal: null };
    const now = app.wallClock.now();
    let isOpen = state.expiresAt !== null && state.expiresAt > now && state.revokedAt === null;
    if (state.expiresAt === null && provider === 'cognito') {
      // All sessions were ended, and this one began before: the pool has issued its tokens, and nobody had used them yet.
      const endedAt = (await findUserBySub(app.db, playerId))?.sessionsEndedAt ?? null;
      if (endedAt !== null && !(visit && visit.loggedInAt > endedAt))
        return { isOpen: false, reach: sessionReachOf(state, app.clock.now()), refusal: null };
      const { clientId } = userPoolOf(app.env.identity, brand);
      await app.db.transaction(async (tx) => {
        if (visit) {
          const at = loginTime(app, visit);
          await recordLogin(tx, { playerId, sessionId, at, ...visitOf(visit.visitor()), method: null });
        }
        const ends = new Date(now.getTime() + refreshSeconds * 1000);
        await adoptSession(tx, { playerId, sessionId, clientId }, now, ends);
      });
      isOpen = true;
    }
    const isEndedByStatus = state.revokedReason?.startsWith('status ') === true;
    return {
      isOpen,
      reach: sessionReachOf(state, app.clock.now()),
      refusal: isOpen || isEndedByStatus ? loginRefusalOf(state, app.clock.now()) : null,
    };
  };
}

/** Builds `app.holdSession`. The guard has recorded a real pool's session by then, so an unknown one is over here too. */
export function sessionHold(app: FastifyInstance): FastifyInstance['holdSession'] {
  return async (tx, { playerId, sessionId }) => {
    const now = app.wallClock.now();
    const expiresAt = UUID.test(sessionId) ? await holdOpenSession(tx, playerId, sessionId, now) : null;
    if (!expiresAt) throw new Refusal(401, ERROR.unauthorized);
    return { leftMs: expiresAt.getTime() - now.getTime() };
  };
}
