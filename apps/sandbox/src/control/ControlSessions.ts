import { randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import * as oidc from 'openid-client';
import { Refusal } from '../refusals.ts';

/** The control room as the issuer knows it. */
export const CONTROL_CLIENT = 'baize-control-room';
export const CALLBACK_PATH = '/control/signed-in';

/** Someone who is signed in to the control room. */
export interface ControlPerson {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly string[];
}
interface Session {
  readonly token: string;
  readonly person: ControlPerson;
  readonly expiresAt: number;
}

const SIGN_IN_MS = 10 * 60_000;
const MAX_KEPT = 1000;

/**
 * Signs people in to the control room at the operators' issuer (OpenID Connect, authorization code with PKCE). Their
 * tokens stay on the server: a page has only the session's random name in a cookie.
 */
export class ControlSessions {
  readonly #issuer: string;
  readonly #publicUrl: string;
  readonly #now: () => Date;
  readonly #sessions = new Map<string, Session>();
  readonly #signIns = new Map<string, { readonly verifier: string; readonly startedAt: number }>();
  #found: Promise<oidc.Configuration> | undefined;

  constructor(issuer: string, publicUrl: string, now: () => Date) {
    this.#issuer = issuer;
    this.#publicUrl = publicUrl;
    this.#now = now;
  }

  #configuration(): Promise<oidc.Configuration> {
    this.#found ??= oidc
      .discovery(new URL(this.#issuer), CONTROL_CLIENT, undefined, oidc.None(), {
        // The sandbox's own directory has no TLS; the sandbox never runs in production.
        execute: this.#issuer.startsWith('https:') ? [] : [oidc.allowInsecureRequests],
      })
      .catch((fault: unknown) => {
        this.#found = undefined;
        throw new Refusal(
          502,
          'control.issuer_unreachable',
          `The issuer ${this.#issuer} did not answer (${fault instanceof Error ? fault.message : 'unknown'}). Check OPERATOR_ISSUER.`,
        );
      });
    return this.#found;
  }

  /** Returns the address at which someone signs in, even if the issuer still knows them from before. */
  async start(): Promise<string> {
    const configuration = await this.#configuration();
    const verifier = oidc.randomPKCECodeVerifier();
    const state = oidc.randomState();
    for (const [old, { startedAt }] of this.#signIns)
      if (startedAt < this.#now().getTime() - SIGN_IN_MS || this.#signIns.size >= MAX_KEPT) this.#signIns.delete(old);
    this.#signIns.set(state, { verifier, startedAt: this.#now().getTime() });
    return oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: `${this.#publicUrl}${CALLBACK_PATH}`,
      scope: 'openid profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      prompt: 'login',
    }).href;
  }

  /**
   * Exchanges the code that the issuer sent back.
   * @returns the session's name, for the cookie
   * @throws Refusal 400 for an answer to a sign-in that was not started here
   */
  async finish(url: URL): Promise<string> {
    const state = url.searchParams.get('state') ?? '';
    const signIn = this.#signIns.get(state);
    this.#signIns.delete(state);
    if (!signIn)
      throw new Refusal(
        400,
        'control.sign_in_unknown',
        'This sign-in was not started here, or took too long. Start again at /control.',
      );
    let tokens;
    try {
      tokens = await oidc.authorizationCodeGrant(await this.#configuration(), url, {
        pkceCodeVerifier: signIn.verifier,
        expectedState: state,
      });
    } catch (fault) {
      throw new Refusal(
        400,
        'control.sign_in_refused',
        `The issuer refused this sign-in (${fault instanceof Error ? fault.message : 'unknown'}). Start again at /control.`,
      );
    }
    // The API verifies the token at every call; here it only tells the page who signed in.
    const claims = decodeJwt(tokens.access_token);
    const roles = claims['roles'];
    const name = randomBytes(32).toString('base64url');
    if (this.#sessions.size >= MAX_KEPT) this.#sessions.delete(this.#sessions.keys().next().value ?? '');
    this.#sessions.set(name, {
      token: tokens.access_token,
      person: {
        id: claims.sub ?? '',
        name: typeof claims['name'] === 'string' ? claims['name'] : (claims.sub ?? ''),
        roles: Array.isArray(roles) ? roles.map(String) : [],
      },
      expiresAt: (claims.exp ?? 0) * 1000,
    });
    return name;
  }

  /** Returns the session of a cookie; undefined if nobody is signed in any more. */
  find(name: string | undefined): Session | undefined {
    const session = name === undefined ? undefined : this.#sessions.get(name);
    return session && session.expiresAt > this.#now().getTime() ? session : undefined;
  }

  end(name: string | undefined): void {
    if (name !== undefined) this.#sessions.delete(name);
  }
}
