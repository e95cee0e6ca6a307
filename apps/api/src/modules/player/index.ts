import { operatorLevelInvitation } from '@baize/contracts/operator';
import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { doRegularly } from '../../plugins/do-regularly.ts';
import { operatorRoute } from '../../plugins/operator-plane/index.ts';
import { httpExclusionRegister } from '../../ports/exclusion-register/http-exclusion-register.ts';
import { personalData } from './personal-data.ts';
import { playerAccess } from './access.ts';
import { openAttributeChannel } from './attribute-channel.ts';
import { endLogins } from './repository/logins.ts';
import { playerRoutes } from './routes.ts';
import { exclusionRegisters } from './use-cases/exclusion-registers.ts';
import { inviteToLevel } from './use-cases/invite-to-level.ts';
import { openLevelChannel, raiseLevels } from './use-cases/raise-levels.ts';
import { recordPersons } from './use-cases/record-persons.ts';
import { applyStops, STOP_ABANDONED_MS } from './use-cases/apply-stops.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Raises the loyalty levels that are due; runs automatically. @returns how many have risen */
    raiseLoyaltyLevels(): Promise<number>;
  }
}

/** How often levels are raised, in milliseconds: soon enough for a player who is verified while they watch. */
const LEVELS_MS = 15_000;

const noop = (): void => undefined;

/** Players' records, their gates before money and play, and the session of the logged-in player (A§3, A§6, A§7). */
export const playerModule: ApiModule = {
  name: 'player',
  migrations: new URL('./migrations/', import.meta.url),
  functions: new URL('./functions/', import.meta.url),
  personalData,
  plugin: fp(
    async (app) => {
      app.decorate('playerAccess', playerAccess(app));
      app.decorate(
        'exclusionRegisters',
        exclusionRegisters(app, (app.ports.exclusionRegister ??= httpExclusionRegister(app.env.exclusionRegister))),
      );
      app.decorate('playerAttributes', openAttributeChannel(app));
      const levels = openLevelChannel(app);
      app.decorate('raiseLoyaltyLevels', () => raiseLevels(app, levels));
      operatorRoute(app, operatorLevelInvitation, (call) => inviteToLevel(app, levels, call));
      playerRoutes(app);
      app.onEndSessions((tx, sessions) => endLogins(tx, sessions, app.clock.now()));
      // A registration that came before would not recognise people whose keys are missing: no traffic until then.
      let recording: Promise<unknown> = Promise.resolve();
      app.readiness.add('person keys', () => recording);
      app.addHook('onReady', async () => {
        recording = recordPersons(app);
        recording.catch((fault: unknown) => app.log.error({ err: fault }, 'people could not be recorded'));
      });
      app.addHook('onClose', () => recording.then(noop, noop));
      // Finishes stops of processes that ended between the player's own account and the person's others.
      doRegularly(app, {
        every: STOP_ABANDONED_MS,
        run: () => applyStops(app, { before: new Date(app.clock.now().getTime() - STOP_ABANDONED_MS) }),
        failure: 'stops could not be applied to other accounts',
      });
      doRegularly(app, {
        every: LEVELS_MS,
        run: () => app.raiseLoyaltyLevels(),
        failure: 'loyalty levels could not be raised',
      });
    },
    {
      name: 'player',
      dependencies: [
        'audit',
        'brands',
        'content',
        'on-break-started',
        'operations',
        'person',
        'player-socket',
        'player-tokens',
        'session-ends',
        'tell-player',
      ],
    },
  ),
};

export type { GateAnswer, PlayerAccess } from './access.ts';
export type { PlayerAttributes } from './attribute-channel.ts';
export { ageDateIn, knownTimeZone, timeZoneOf } from './model/country-clock.ts';
export { DEFAULT_PERMISSIONS } from './model/default-permissions.ts';
export { emailKeyOf } from './model/email-key.ts';
export {
  canDeposit,
  canPlay,
  canWithdraw,
  effectiveStatus,
  isIdentityVerified,
  isSuspended,
  restrictionsOf,
  statusNow,
  VERTICALS,
  type PlayerStanding,
} from './model/gates.ts';
export { loginRefusalOf, sessionReachOf, type LoginState } from './model/login-refusal.ts';
export { lawAtAge } from './access.ts';
export { provincesOf, provinceSeen } from './model/province.ts';
export { LICENCE_WIDE, stopOf } from './model/stops.ts';
export { loginAddresses, markReminded, openLogins, recordLogin, visitOf, type Visit } from './repository/logins.ts';
export {
  claimIdentityChecks,
  deleteUnfinished,
  findPlayer,
  findPlayerByEmail,
  findPlayers,
  findStanding,
  insertPlayer,
  lockPlayer,
  markAffiliate,
  markFirstDeposit,
  playerIdByEmail,
  playersWithDocuments,
  recordIdentityCheck,
  searchPlayers,
  timeZonesOf,
  updatePlayer,
  type NewPlayer,
  type PlayerRecord,
} from './repository/players.ts';
export { recordStop } from './repository/stops.ts';
export { presentLogin, loginTime } from './use-cases/present-login.ts';
export { applyStops } from './use-cases/apply-stops.ts';
export { closeByPlayer } from './use-cases/close-by-player.ts';
export { decideReview, reviewedAccounts } from './use-cases/decide-review.ts';
export { followProvince } from './use-cases/follow-province.ts';
export { matchesThatHold } from './use-cases/matches-that-hold.ts';
export { recognisePlayer } from './use-cases/recognise-player.ts';
export { restrictPlayer } from './use-cases/restrict-player.ts';
export { changeoverTimes, dayOf, periodOf, zoneAt, type Period, type TimeZones } from './model/period.ts';
