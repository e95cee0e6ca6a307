import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { LoginPayload } from '@baize/contracts/login';
import type { IdentityPool } from '@baize/contracts/site';
import { authorisationAtom, provideIdentityToken, sessionAtom, sessionFromClaims } from '@baize/session';
import { playerQueries, provideLogOut } from '@baize/shell';
import type { Tokens } from '../api/identity.ts';
import { forgetTokens, hasStoredSession } from '../api/stored-session.ts';
import { isUnreachable } from '../model/is-unreachable.ts';
import type { LoginOutcome } from '../model/login-outcome.ts';
import type { LogInOptions } from './log-in.ts';
import { flowsAtom } from './flows.ts';

/** The channel on which a tab tells the others that its player logs out. */
const LOGOUTS = 'baize.logouts';

/** The tokens of a pay-and-play login (A§3). */
export interface SessionTokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly lastAuth: string;
}

export interface AuthController {
  /**
   * Logs in (A§4). Resolves to null on success, otherwise to why it failed. Who shows the page follows the payload's
   * `redirectPath`.
   */
  login(payload: LoginPayload, options?: LogInOptions): Promise<LoginOutcome | null>;
  /** Enters a session that the API has opened (pay-and-play). @throws if its tokens cannot be stored */
  enter(tokens: SessionTokens): Promise<void>;
  /** Ends the session at the provider and here. @returns whether the site should stay on its page (A§2) */
  logout(): Promise<{ readonly stay: boolean }>;
}

export interface AuthEnvironment {
  readonly pool: IdentityPool;
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
  /**
   * Called when the session was refused or expired here, or ended in another tab, by a logout or for the same reasons.
   * @param where says what is known by now: the other tab's word of its logout may come after the first refused call
   */
  readonly onSessionLost: (where: () => 'here' | 'another-tab') => void;
  /**
   * Called after this tab followed a login in another tab.
   * @param replaced a different player is logged in now: nothing on the page is theirs
   */
  readonly onSessionFollowed?: (replaced: boolean) => void;
}

/** Only a player's browser loads the provider's client, and the code that asks it. */
const identity = () => import('../api/identity.ts');
const logOutCode = () => import('./log-out.ts');
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** How long another tab's news of its logout explains what happens here, in milliseconds: longer than it may take. */
const LEAVING_MS = 5000;
/** A login writes its tokens one by one, the name first; the tab that follows waits this long for the rest. */
const TOKENS_WRITTEN_MS = 100;
let current: AuthController | null = null;

/** What this visit remembered (searches, unread messages, where a login began) belongs to the player who has left. */
function clearSessionStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Blocked storage contains nothing to remove.
  }
}

/** Returns the running controller. @throws before the site has started it */
export function authController(): AuthController {
  if (!current) throw new Error('Call startAuth first (main.tsx).');
  return current;
}

/** Sets a controller for a test or a story. */
export function provideAuthController(controller: AuthController): void {
  current = controller;
  provideLogOut(() => controller.logout());
}

/**
 * Restores this browser's session and maintains it: tokens for calls, one logout however many calls are refused,
 * and following logins and logouts of other tabs, because all tabs share the session.
 */
export function startAuth({
  pool,
  store,
  queryClient,
  onSessionLost,
  onSessionFollowed,
}: AuthEnvironment): AuthController {
  let signedIn = false;
  /** True from the end of a session until the next login. */
  let ending = false;
  /** Counts logins, so that a late failure of an earlier session does not end the current one. */
  let logins = 0;
  /** The token that calls were given last, in the current login. */
  let given: string | undefined;
  const readTokens = async () => (await identity()).currentTokens(pool);

  const authorise = (tokens: Tokens) => {
    signedIn = true;
    ending = false;
    logins += 1;
    given = undefined;
    isLeaving = false;
    // Before it is needed: a logout must not wait for its code.
    logOutCode().catch(() => undefined);
    store.set(authorisationAtom, { status: 'resolved', authorised: true, session: sessionFromClaims(tokens.claims) });
  };
  /** A refresh brings new claims, among them the support chat's token, which ends with the identity token. */
  const renew = ({ claims }: Tokens) => {
    const known = store.get(sessionAtom);
    const session = sessionFromClaims(claims);
    if (known?.playerId === session.playerId && known.expiresAt !== session.expiresAt)
      store.set(authorisationAtom, { status: 'resolved', authorised: true, session });
  };
  /** Removes all data of the player; markets and partners are not player data and stay (A§4). */
  const forget = () => {
    signedIn = false;
    store.set(authorisationAtom, { status: 'resolved', authorised: false });
    store.set(flowsAtom, {});
    clearSessionStorage();
    void queryClient.cancelQueries(playerQueries());
    queryClient.removeQueries(playerQueries());
    // Mutations keep what the player typed and what they were answered.
    queryClient.getMutationCache().clear();
  };
  // An answer that was on its way at the logout must not bring the player's data back.
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || !playerQueries().predicate?.(query)) return;
    // A visitor's own answers are kept under the empty id.
    const owner = query.queryKey[1];
    if (owner !== '' && owner !== store.get(sessionAtom)?.playerId) queryClient.getQueryCache().remove(query);
  });
  // The API ends the session before the other tab has cleared the storage, so a refused call may be the first sign here.
  const logouts = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(LOGOUTS);
  let isLeaving = false;
  logouts?.addEventListener('message', () => {
    isLeaving = true;
    // A tab that was closed in the middle of its logout must not explain what happens here much later.
    setTimeout(() => (isLeaving = false), LEAVING_MS);
  });
  const lose = (cause: 'here' | 'another-tab' = 'here') => {
    if (!signedIn || ending) return;
    ending = true;
    forgetTokens(pool);
    forget();
    onSessionLost(() => (isLeaving ? 'another-tab' : cause));
  };

  provideIdentityToken({
    async token() {
      if (!signedIn) return null;
      const login = logins;
      try {
        const tokens = await readTokens();
        if (login !== logins) return null;
        if (tokens) renew(tokens);
        else lose();
        given = tokens?.idToken;
        return given ?? null;
      } catch (error) {
        // Being offline logs no player out; a refused refresh does.
        if (login === logins && !isUnreachable(error)) lose();
        return null;
      }
    },
    accessToken: async () => (signedIn ? ((await readTokens().catch(() => null))?.accessToken ?? null) : null),
    refused(token = given) {
      if (token === given) lose();
    },
  });

  if (hasStoredSession(pool)) {
    store.set(authorisationAtom, { status: 'requested' });
    readTokens()
      .then((tokens) => (tokens ? authorise(tokens) : forget()))
      .catch((error: unknown) => {
        if (!isUnreachable(error)) forgetTokens(pool);
        forget();
      });
  } else {
    store.set(authorisationAtom, { status: 'resolved', authorised: false });
  }

  /**
   * All tabs share one storage: this tab must not keep showing a balance after a logout, nor ask a logged-in player to
   * log in.
   */
  const follow = async () => {
    if (!hasStoredSession(pool)) {
      lose('another-tab');
      return;
    }
    await wait(TOKENS_WRITTEN_MS);
    const tokens = await readTokens();
    if (!tokens || !hasStoredSession(pool)) return;
    const known = store.get(sessionAtom)?.playerId;
    if (known === sessionFromClaims(tokens.claims).playerId) return;
    if (signedIn) forget();
    authorise(tokens);
    onSessionFollowed?.(known !== undefined);
  };
  /** If the tokens cannot be read now, the next login or a reload follows. */
  const followQuietly = () => void follow().catch(() => undefined);
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === null || key.endsWith('.LastAuthUser')) followQuietly();
  });
  // A page from the browser's back/forward cache has heard nothing: it may be another player's. Without a session it is
  // loaded again (main.tsx).
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (persisted && hasStoredSession(pool)) followQuietly();
  });

  const controller: AuthController = {
    async login(payload, options) {
      // Code that does not load is a login that was not sent.
      const code = await import('./log-in.ts').catch(() => null);
      return code === null ? { kind: 'unreachable' } : code.logIn({ pool, onTokens: authorise }, payload, options);
    },
    async enter(tokens) {
      authorise(await (await identity()).adoptTokens(pool, tokens));
    },
    async logout() {
      ending = true;
      logouts?.postMessage(null);
      const code = await logOutCode().catch(() => null);
      if (code) return code.logOut({ pool, isEnding: () => ending, forget });
      forgetTokens(pool);
      forget();
      return { stay: false };
    },
  };
  provideAuthController(controller);
  return controller;
}
