import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { CALL_MS, type CognitoPools } from '../../ports/identity/cognito-pools.ts';
import type { IdentityAdmin } from '../../ports/identity/port.ts';
import { emailKeyOf, findPlayer } from '../player/index.ts';
import { takeAttempt } from './repository/attempts.ts';
import {
  addPoolTask,
  openConfirmations,
  postponePoolTask,
  removePoolTask,
  takePoolTask,
  type PoolTask,
} from './repository/pool-tasks.ts';
import { revokeSessions } from './repository/sessions.ts';
import {
  clearAttempts,
  confirmUser,
  deleteUser,
  findUserBySub,
  holdPasswordHash,
  insertUser,
  markSessionsEnded,
  savePassword,
} from './repository/users.ts';

/** How long a registration may take between the pool's user and ours, before the pool's counts as left over. */
const LEFT_OVER_MS = 10 * 60_000;
const LONGEST_WAIT_MS = 10 * 60_000;

/** Stands for a password that only the pool knows. Another password has another one. */
const newMark = (): string => `cognito:${randomUUID()}`;

/** The server's side of pools at Cognito, and the work that keeps them in step with our tables. */
export interface CognitoIdentity extends IdentityAdmin {
  /** Tells the pools what they do not know yet; runs by itself after each commit, and every second. @returns how much */
  runPoolTasks(): Promise<number>;
  /**
   * Makes a player's open confirmation now, before a session of theirs is opened here.
   * @throws PortFault, or the pool's refusal: its task stays
   */
  confirmNow(playerId: string): Promise<void>;
}

/**
 * Pools at Amazon Cognito (ruling 8, docs/decisions/0121). The pool has the passwords and the refresh tokens. We keep a row
 * per user, which our transactions lock and count with as they do for the embedded pool.
 *
 * A call to the pool cannot be part of a transaction. What needs no password is written into the transaction as a task,
 * and done after it. A user is written to the pool before it, disabled, and removed later if the transaction failed.
 */
export function cognitoIdentity(app: FastifyInstance, pools: CognitoPools): CognitoIdentity {
  const { db, wallClock } = app;

  /** Under way in this process, so that a task and the request that waits for it make the calls once. */
  const confirming = new Map<string, Promise<void>>();
  const confirm = (brand: string, playerId: string): Promise<void> => {
    const call = confirming.get(playerId) ?? pools.confirm(brand, playerId).finally(() => confirming.delete(playerId));
    confirming.set(playerId, call);
    return call;
  };

  async function perform({ task, brand, playerId, writtenAt }: PoolTask): Promise<void> {
    switch (task) {
      case 'CONFIRM':
        // Removed since: the pool's user goes with its own task.
        if (await findUserBySub(db, playerId)) await confirm(brand, playerId);
        return;
      case 'REMOVE':
        return pools.remove(brand, playerId);
      case 'REMOVE_UNLESS_KEPT':
        if (!(await findUserBySub(db, playerId))) await pools.remove(brand, playerId);
        return;
      case 'SIGN_OUT': {
        // The pool ends all sessions or none, and a younger one is not meant. The older ones are over here already.
        const admittedAt = (await findUserBySub(db, playerId))?.admittedAt ?? null;
        if (admittedAt !== null && admittedAt > writtenAt) return;
        return pools.signOutEverywhere(brand, playerId);
      }
    }
  }

  async function runPoolTasks(): Promise<number> {
    for (let done = 0; ; done += 1) {
      const task = await takePoolTask(db, wallClock.now());
      if (!task) return done;
      try {
        await perform(task);
        await removePoolTask(db, task);
      } catch (err) {
        const wait = Math.min(2 ** task.attempts * 1000, LONGEST_WAIT_MS);
        await postponePoolTask(db, task, new Date(wallClock.now().getTime() + wait));
        app.log.error(
          { err, task: task.task, playerId: task.playerId, attempts: task.attempts },
          'a user pool was not told',
        );
      }
    }
  }

  async function confirmNow(playerId: string): Promise<void> {
    for (const task of await openConfirmations(db, playerId)) {
      await perform(task);
      await removePoolTask(db, task);
    }
  }

  let running: Promise<unknown> = Promise.resolve();
  const runSoon = (): void => {
    running = running
      .then(runPoolTasks)
      .catch((err: unknown) => app.log.error({ err }, 'tasks of the user pools failed'));
  };
  app.addHook('onClose', async () => {
    await running;
    pools.close();
  });

  const tell = async (tx: Transaction, task: Pick<PoolTask, 'playerId' | 'brand' | 'task'>): Promise<void> => {
    const now = wallClock.now();
    await addPoolTask(tx, { ...task, writtenAt: now, dueAt: now });
    tx.afterCommit(runSoon);
  };
  const brandOf = async (queryable: Queryable, playerId: string): Promise<string | null> =>
    (await findUserBySub(queryable, playerId))?.brand ?? null;

  return {
    runPoolTasks,
    confirmNow,
    async createUser({ playerId, brand, email, password, confirmed }) {
      // First, so that a process that ends right after the pool's answer leaves nothing behind.
      const writtenAt = wallClock.now();
      const dueAt = new Date(writtenAt.getTime() + LEFT_OVER_MS);
      await addPoolTask(db, { playerId, brand, task: 'REMOVE_UNLESS_KEPT', writtenAt, dueAt });
      await pools.create({ playerId, brand, email, password });
      return async (tx) => {
        const user = { sub: playerId, brand, username: emailKeyOf(email), passwordHash: newMark(), confirmed };
        await insertUser(tx, user, wallClock.now());
        if (confirmed) await tell(tx, { playerId, brand, task: 'CONFIRM' });
      };
    },
    async confirmUser(tx, playerId) {
      await confirmUser(tx, playerId);
      const brand = await brandOf(tx, playerId);
      if (brand !== null) await tell(tx, { playerId, brand, task: 'CONFIRM' });
    },
    async waitForConfirmation(playerId) {
      const confirmed = confirmNow(playerId).catch((err: unknown) =>
        app.log.warn({ err, playerId }, 'a player cannot log in before the user pool answers'),
      );
      await Promise.race([confirmed, setTimeout(CALL_MS, undefined, { ref: false })]);
    },
    async removeUser(tx, playerId) {
      const brand = await brandOf(tx, playerId);
      await deleteUser(tx, playerId);
      if (brand !== null) await tell(tx, { playerId, brand, task: 'REMOVE' });
    },
    async isPassword(queryable, playerId, password) {
      const brand = await brandOf(queryable, playerId);
      return brand !== null && (await pools.passwordIs(brand, playerId, password)) === 'right';
    },
    passwordMark: async (queryable, playerId) => (await findUserBySub(queryable, playerId))?.passwordHash ?? null,
    holdPassword: (tx, playerId) => holdPasswordHash(tx, playerId, 'no key update'),
    async setPassword(playerId, password) {
      const brand = await brandOf(db, playerId);
      return async (tx) => {
        if (brand === null) return;
        await savePassword(tx, playerId, newMark());
        await pools.setPassword(brand, playerId, password);
      };
    },
    async checkPassword(queryable, playerId, password, now) {
      const brand = await brandOf(queryable, playerId);
      if (brand === null) return 'wrong';
      const attempt = await takeAttempt(queryable, 'identity_users', playerId, now);
      if (!attempt.taken) return 'locked';
      const answer = await pools.passwordIs(brand, playerId, password);
      if (answer === 'right') await clearAttempts(queryable, playerId);
      return answer === 'wrong' && attempt.last ? 'locked' : answer;
    },
    // The pool's own lock, at most 15 minutes long, cannot be removed by a call.
    unlock: clearAttempts,
    async endSessions(tx, sessions, reason) {
      const now = wallClock.now();
      await revokeSessions(tx, sessions, now, reason);
      // The pool can end one session only by its refresh token, which we do not have: the session guard refuses it.
      if (sessions.only !== undefined) return;
      await markSessionsEnded(tx, sessions.playerId, now);
      // It would end the session that stays, too.
      if (sessions.except !== undefined) return;
      const brand = (await findPlayer(tx, sessions.playerId))?.brand;
      if (brand !== undefined) await tell(tx, { playerId: sessions.playerId, brand, task: 'SIGN_OUT' });
    },
  };
}
