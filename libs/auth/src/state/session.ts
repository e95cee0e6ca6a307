import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { signOut as signOutRoute, migration, FIRST_LOGIN_RETRIES, FIRST_LOGIN_WAIT_MS } from '@baize/contracts/player';
import type { IdentityPool } from '@baize/contracts/site';
import { call } from '@baize/http';
import { authorisationAtom, provideIdentityToken, sessionAtom, sessionFromClaims } from '@baize/session';
import { playerQueries, provideLogOut, recordEvent } from '@baize/shell';
import {
  currentTokens,
  forgetTokens,
  hasStoredSession,
  signIn,
  signOutEverywhereHere,
  type Tokens,
} from '../api/identity.ts';
import { loginOutcome, type LoginOutcome } from '../model/login-outcome.ts';
import { EMPTY_SIGN_UP, signUpAtom } from './sign-up.ts';

export interface AuthController {
  /**
   * Signs in (A§4). Resolves to null on success, else to what became of it.
   * @param options.restricted for a player who has read that they are on a time-out or excluded: withdrawals, history, limits and support (ruling 19)
   */
  login(
    email: string,
    password: string,
    options?: {
      readonly firstLogin?: boolean;
      readonly restricted?: boolean;
      readonly pause?: (milliseconds: number) => Promise<unknown>;
    },
  ): Promise<LoginOutcome | null>;
  /** Ends the session at the provider and here. @returns whether the site should stay on its page (A§2) */
  logout(): Promise<{ readonly stay: boolean }>;
}

export interface AuthEnvironment {
  readonly pool: IdentityPool;
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
  /** Called when a session ended by itself: refused, expired, or in another tab. */
  readonly onSessionLost: () => void;
  /**
   * Called when another tab has logged in, and this one has followed.
   * @param anew a player took another's place: nothing on the page is theirs
   */
  readonly onSessionFollowed?: (anew: boolean) => void;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Whoever leaves, leaves: servers that are silent for so long do not keep a player's money on the screen. */
const LOGOUT_PATIENCE_MS = 2500;
/** A log-in writes its tokens one after the other, and the name first: so long the tab that follows waits for the rest. */
const TOKENS_WRITTEN_MS = 100;
let current: AuthController | null = null;

/** The running controller. @throws before the site has started it */
export function authController(): AuthController {
  if (!current)
    throw new Error(
      'The auth controller was asked for before startAuth ran. Start it with the site (apps/site/src/main.tsx).',
    );
  return current;
}

/** Puts a controller in place for a test or a story. */
export function provideAuthController(controller: AuthController): void {
  current = controller;
  provideLogOut(() => controller.logout());
}

/**
 * Restores the session of this browser and keeps it: tokens for calls, one log-out however many calls are refused,
 * and what another tab does to the session that all tabs share: its end, and a log-in.
 */
export function startAuth({
  pool,
  store,
  queryClient,
  onSessionLost,
  onSessionFollowed,
}: AuthEnvironment): AuthController {
  let signedIn = false;
  let ending = false;

  const authorise = (tokens: Tokens) => {
    signedIn = true;
    ending = false;
    store.set(authorisationAtom, { status: 'resolved', authorised: true, session: sessionFromClaims(tokens.claims) });
  };
  /** Everything of the player goes; markets and partners are no player data and stay (A§4). */
  const forget = () => {
    signedIn = false;
    store.set(authorisationAtom, { status: 'resolved', authorised: false });
    // Whoever joins next at this screen finds nothing of the one before.
    store.set(signUpAtom, EMPTY_SIGN_UP);
    queryClient.removeQueries(playerQueries());
  };
  const lose = () => {
    if (!signedIn || ending) return;
    ending = true;
    forgetTokens(pool);
    forget();
    onSessionLost();
  };

  provideIdentityToken({
    async token() {
      if (!signedIn) return null;
      try {
        const tokens = await currentTokens(pool);
        if (!tokens) lose();
        return tokens?.idToken ?? null;
      } catch (error) {
        // Offline is no reason to log anybody out; a refused refresh is.
        if (loginOutcome(error).kind !== 'unreachable') lose();
        return null;
      }
    },
    refused: lose,
  });

  if (hasStoredSession(pool)) {
    store.set(authorisationAtom, { status: 'requested' });
    currentTokens(pool)
      .then((tokens) => (tokens ? authorise(tokens) : forget()))
      .catch((error: unknown) => {
        if (loginOutcome(error).kind !== 'unreachable') forgetTokens(pool);
        forget();
      });
  } else {
    store.set(authorisationAtom, { status: 'resolved', authorised: false });
  }

  /** Another tab's storage is ours too: this one must not go on showing a balance, nor asking somebody to log in who has. */
  const follow = async () => {
    if (!hasStoredSession(pool)) {
      lose();
      return;
    }
    await wait(TOKENS_WRITTEN_MS);
    const tokens = await currentTokens(pool);
    if (!tokens || !hasStoredSession(pool)) return;
    const known = store.get(sessionAtom)?.playerId;
    if (known === sessionFromClaims(tokens.claims).playerId) return;
    if (signedIn) forget();
    authorise(tokens);
    onSessionFollowed?.(known !== undefined);
  };
  globalThis.addEventListener?.('storage', (event) => {
    // Whoever cannot be asked now is followed with the next log-in, or with a reload.
    if (event.key === null || event.key.endsWith('.LastAuthUser')) follow().catch(() => undefined);
  });

  const attempt = async (email: string, password: string, restricted = false): Promise<LoginOutcome | null> => {
    try {
      await signIn(pool, email, password, restricted);
      const tokens = await currentTokens(pool);
      if (!tokens) return { kind: 'unauthorised' };
      authorise(tokens);
      return null;
    } catch (error) {
      return loginOutcome(error);
    }
  };

  const controller: AuthController = {
    async login(email, password, options = {}) {
      let outcome = await attempt(email, password, options.restricted);
      if (outcome?.kind === 'notFound') {
        const confirmed = await call(migration, { body: { email, password } }).then(
          (answer) => answer.confirmed,
          () => false,
        );
        outcome = confirmed ? await attempt(email, password) : { kind: 'unauthorised' };
      }
      // The first log-in after a registration may come before the pool knows the player (A§4).
      const pause = options.pause ?? wait;
      for (
        let retry = 0;
        options.firstLogin &&
        outcome &&
        ['unauthorised', 'notFound', 'unreachable'].includes(outcome.kind) &&
        retry < FIRST_LOGIN_RETRIES - 1;
        retry += 1
      ) {
        await pause(FIRST_LOGIN_WAIT_MS);
        outcome = await attempt(email, password);
      }
      if (!outcome) recordEvent({ name: 'login-complete' });
      return outcome;
    },
    async logout() {
      ending = true;
      const pause = new Promise<null>((resolve) => {
        setTimeout(() => resolve(null), LOGOUT_PATIENCE_MS);
      });
      const told = await Promise.race([
        Promise.all([call(signOutRoute).catch(() => null), signOutEverywhereHere(pool).catch(() => undefined)]),
        pause,
      ]);
      forgetTokens(pool);
      forget();
      return told?.[0] ?? { stay: false };
    },
  };
  provideAuthController(controller);
  return controller;
}
