import { ERROR } from '@baize/contracts/errors';
import fp from 'fastify-plugin';
import type { BrandConfig } from '@baize/brand';
import type { ApiModule } from '../../api-module.ts';
import type { Transaction } from '../../plugins/database.ts';
import { httpIdentityVendor } from '../../ports/identity-vendor/http-identity-vendor.ts';
import { cognitoPools } from '../../ports/identity/cognito-pools.ts';
import { httpMessaging } from '../../ports/messaging/http-messaging.ts';
import { claimIdentityChecks, recordIdentityCheck, type PlayerRecord } from '../player/index.ts';
import { ConfigurationError } from '../../plugins/env.ts';
import { Refusal } from '../../plugins/errors.ts';
import { keysOf } from '../../plugins/keys.ts';
import type { Player } from '../../plugins/player-tokens.ts';
import { doRegularly } from '../../plugins/do-regularly.ts';
import { authenticatorVault } from './authenticator-vault.ts';
import { personalData } from './personal-data.ts';
import { bankTickets } from './bank-tickets.ts';
import { captcha } from './captcha.ts';
import { cognitoEndpoint } from './cognito-endpoint.ts';
import { cognitoIdentity } from './cognito-identity.ts';
import { cognitoTriggers, startPoolSession } from './cognito-sessions.ts';
import { embeddedIdentity } from './embedded-identity.ts';
import { passkeyChallenges } from './passkey-challenges.ts';
import { noPasskeyRoutes, passkeyRoutes } from './passkey-routes.ts';
import { registrationCookie } from './registration-cookie.ts';
import { sweep } from './repository/sweep.ts';
import { identityRoutes } from './routes.ts';
import { noSecondFactorRoutes, secondFactorRoutes } from './second-factor-routes.ts';
import { sessionGuard, sessionHold } from './session-guard.ts';
import { signInChallenges } from './sign-in-challenges.ts';
import { signingKeys, type SigningKeys } from './signing-keys.ts';
import { tokenIssuer } from './tokens.ts';
import { announceBreaks } from './use-cases/announce-breaks.ts';
import { makeRoom } from './use-cases/discard-registration.ts';
import { CHECK_AGAIN_MS, checkIdentity } from './use-cases/identity-check.ts';
import { registerIdentified, type IdentifiedPerson } from './use-cases/register-identified.ts';
import { sendingLater } from './use-cases/sending-later.ts';
import { passWithdrawal, type WithdrawalProof } from './use-cases/second-factor.ts';
import { poolProblems, userPoolOf } from '../../plugins/user-pools.ts';
import { originOf } from '../../plugins/origin-of.ts';
import { enterByTicket, startSession, type SignInContext, type Tokens } from './use-cases/sign-in.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The embedded pool's keys, and sessions without a password; for tests and for seeding demo players. */
    identityPool: { readonly keys: SigningKeys; startSession(player: PlayerRecord): Promise<Tokens> };
    /** Accounts and sessions of people whom a bank has identified (pay-and-play). */
    identified: {
      register(
        brand: BrandConfig,
        person: IdentifiedPerson,
        also: (tx: Transaction) => Promise<void>,
      ): ReturnType<typeof registerIdentified>;
      /** Deletes an unfinished account that a corrected one replaces. @returns false if it is no such account */
      makeRoom(tx: Transaction, playerId: string): Promise<boolean>;
      /** Lets this browser confirm the codes of a started registration. */
      continueRegistration(reply: FastifyReply, playerId: string): void;
      /**
       * Opens a session by the pool's custom challenge, with the claim `login_method` PAY_AND_PLAY.
       * @param restricted the player asks for what they may still do on a break (ruling 19)
       * @param record written in the same transaction; throw in it to open none
       * @throws Refusal 403 with the login refusal of the player's status
       */
      startSession(
        player: PlayerRecord,
        restricted: boolean,
        record: (tx: Transaction, sessionId: string) => Promise<unknown>,
      ): Promise<Tokens>;
    };
    /** The second factor of the embedded pool. With a real pool no player has one here. */
    secondFactor: {
      /**
       * Tells whether a withdrawal may go on, and uses up the code or the passkey's answer that was given for it.
       * @returns null if it may; otherwise what is needed first
       */
      passWithdrawal(tx: Transaction, caller: Pick<Player, 'playerId' | 'sessionId'>): Promise<WithdrawalProof | null>;
    };
    /** With pools at Cognito only: tells them what they do not know yet. @returns how much */
    runPoolTasks?(): Promise<number>;
    /** Asks the identity vendor again about players whom it could not check. @returns the number of players */
    retryIdentityChecks(): Promise<number>;
  }
}

const MINUTE_MS = 60_000;

/** Registration, sign-in and sessions (A§4, A§8, ruling 8). */
export const identityModule: ApiModule = {
  name: 'identity',
  migrations: new URL('./migrations/', import.meta.url),
  personalData,
  plugin: fp(
    async (app) => {
      const { env } = app;
      const homeless = app.brands.all.filter((brand) => originOf(env, brand.id) === null).map(({ id }) => id);
      if (homeless.length > 0) {
        throw new ConfigurationError([
          `It is not said where the sites of ${homeless.join(', ')} are opened: the links of a forgotten password would lead to another brand's. Name every brand's origin in BRAND_ORIGINS, for example ${homeless[0]}=https://www.${homeless[0]}.example.`,
        ]);
      }
      const messaging = (app.ports.messaging ??= httpMessaging(env.messaging));
      const vendor = (app.ports.identityVendor ??= httpIdentityVendor(env.identityVendor));
      const pools = env.identity.provider === 'cognito' ? cognitoPools(env.identity) : null;
      const poolless = poolProblems(
        env,
        app.brands.all.map(({ id }) => id),
      );
      if (poolless.length > 0) throw new ConfigurationError(poolless);
      const cognito = pools && cognitoIdentity(app, pools);
      const identity = (app.ports.identity ??=
        cognito ?? embeddedIdentity(app.wallClock, keysOf(env, 'sign-in attempts')));
      app.onEndSessions((tx, sessions, reason) => identity.endSessions(tx, sessions, reason));
      app.sessionGuard = sessionGuard(app);
      app.holdSession = sessionHold(app);
      const cookie = registrationCookie(env, app.wallClock);
      app.registrationGuard = cookie;
      const proofOfWork = captcha({ secrets: env.captchaSecrets, cost: env.captchaCost, clock: app.wallClock });
      const registration = { app, identity, vendor };
      const vault = authenticatorVault(env);
      app.decorate('secondFactor', { passWithdrawal: (tx, caller) => passWithdrawal({ app }, tx, caller) });
      identityRoutes(app, {
        ...registration,
        messaging,
        cookie,
        captcha: proofOfWork,
      });

      announceBreaks(app, sendingLater(app, messaging));

      if (cognito) {
        app.decorate('identified', {
          register: (brand, person, also) => registerIdentified(registration, brand, person, also),
          makeRoom: (tx, playerId) => makeRoom(registration, tx, playerId),
          continueRegistration: (reply, playerId) => cookie.set(reply, playerId),
          startSession: (player, restricted, record) =>
            startPoolSession(app, { pools, identity: cognito }, player, restricted, record),
        });
        app.decorate('runPoolTasks', cognito.runPoolTasks);
        cognitoTriggers(app, pools);
        doRegularly(app, { every: 1000, run: cognito.runPoolTasks, failure: 'tasks of the user pools failed' });
        noSecondFactorRoutes(app);
        noPasskeyRoutes(app);
      } else {
        const keys = signingKeys(app.db, app.wallClock, {
          secrets: env.cookieSecrets,
          tokenSeconds: env.identity.tokenSeconds,
        });
        const tokens = tokenIssuer(keys, env, app.wallClock);
        const { db, clock, wallClock, endSessions } = app;
        const askRegisters = app.exclusionRegisters.refresh;
        const context: SignInContext = { db, clock, wallClock, env, tokens, endSessions, askRegisters };
        app.decorate('identityPool', {
          keys,
          startSession: (player) => startSession(context, player, userPoolOf(env.identity, player.brand).clientId),
        });
        const tickets = bankTickets(env, app.wallClock);
        const custom = { ...context, tickets };
        const factor = { app, identity, vault, sendLater: sendingLater(app, messaging) };
        app.decorate('identified', {
          register: (brand, person, also) => registerIdentified(registration, brand, person, also),
          makeRoom: (tx, playerId) => makeRoom(registration, tx, playerId),
          continueRegistration: (reply, playerId) => cookie.set(reply, playerId),
          async startSession(player, restricted, record) {
            const result = await enterByTicket(
              custom,
              {
                ticket: tickets.issue(player.id),
                brand: player.brand,
                clientId: userPoolOf(env.identity, player.brand).clientId,
                restricted,
              },
              record,
            );
            if (result.kind === 'signed-in') return result.tokens;
            throw result.kind === 'refused'
              ? new Refusal(403, result.refusal.code, { ...result.refusal })
              : new Refusal(403, ERROR.payAndPlaySession);
          },
        });
        app.playerTokens.setKeys(keys.verifier);
        const challenges = signInChallenges(env, app.wallClock);
        const keyChallenges = passkeyChallenges(env, app.wallClock);
        cognitoEndpoint(
          app,
          {
            ...custom,
            ...factor,
            challenges,
            passkeyChallenges: keyChallenges,
            captcha: proofOfWork,
          },
          keys,
        );
        secondFactorRoutes(app, factor);
        passkeyRoutes(app, { ...factor, passkeyChallenges: keyChallenges });
        app.readiness.add('identity keys', () => keys.signer());
      }

      app.decorate('retryIdentityChecks', async () => {
        const now = app.clock.now();
        // Claimed before the vendor is asked, so that another process does not ask at the same time.
        const due = await claimIdentityChecks(app.db, now, new Date(now.getTime() + CHECK_AGAIN_MS));
        for (const player of due) {
          await recordIdentityCheck(app.db, player, await checkIdentity(registration, player));
        }
        return due.length;
      });
      doRegularly(app, {
        every: MINUTE_MS,
        async run() {
          await app.retryIdentityChecks();
          await sweep(app.db, app.wallClock.now());
          await vault.renew(app.db);
        },
        failure: 'identity upkeep failed',
      });
    },
    {
      name: 'identity',
      dependencies: [
        'audit',
        'content',
        'location',
        'on-break-started',
        'on-player-registered',
        'operations',
        'person',
        'player',
        'security',
        'session-ends',
        'tell-player',
      ],
    },
  ),
};

export { codeHash, exceedsHourlySends, matchesCode, newCode } from './model/code-sending.ts';
export { CODE_RESEND_MS, requestCode, verifyCode, type CodeFault } from './model/code-state.ts';
export { knownWords, passwordFault } from './password-fault.ts';
export { dialled, mayRegister, phoneFault, postalCodeOf } from './model/details.ts';
export { askPassword, wrongPassword } from './use-cases/ask-password.ts';
export { requireAge } from './use-cases/registration-checks.ts';
export { codeMessage, messageLocale } from './model/message-texts.ts';
export { phoneChangedMessage } from './model/phone-texts.ts';
export { fill } from './model/fill.ts';
export { passwordChangedMessage } from './model/reset-texts.ts';
export { countSend } from './repository/codes.ts';
export { endPasswordResets } from './repository/password-resets.ts';
export { emailTo, sendingLater, type SendLater } from './use-cases/sending-later.ts';
