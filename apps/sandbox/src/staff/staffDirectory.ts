import { randomBytes, timingSafeEqual } from 'node:crypto';
import { DEMO_SECRETS } from '@baize/contracts/demo-secrets';
import { DEMO_STAFF, STAFF_PATH } from '@baize/contracts/demo-staff';
import { OPERATOR_AUDIENCE } from '@baize/contracts/operator-route';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import Provider from 'oidc-provider';
import * as z from 'zod/mini';
import type { SandboxConfig } from '../config.ts';
import { CALLBACK_PATH, CONTROL_CLIENT } from '../control/ControlSessions.ts';
import { readBody, Refusal } from '../refusals.ts';
import { signInPage } from './signInPage.ts';

/** One working day: nobody at a demo should have to sign in twice. */
const SESSION_SECONDS = 8 * 3600;
const KEY_ID = 'staff';
const ALGORITHM = 'RS256';
const RESOURCE = `urn:${OPERATOR_AUDIENCE}`;
const SCOPE = 'openid profile';
const personOf = (id: string) => DEMO_STAFF.find((person) => person.id === id);
const claimsOf = (id: string) => {
  const person = personOf(id);
  return person && { name: person.name, roles: [...person.roles] };
};

/** Returns an OpenID Connect provider with the demo staff and one client, the control room. */
async function openProvider(publicUrl: string, privateKey: CryptoKey): Promise<Provider> {
  return new Provider(`${publicUrl}${STAFF_PATH}`, {
    clients: [
      {
        client_id: CONTROL_CLIENT,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${publicUrl}${CALLBACK_PATH}`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], profile: ['name', 'roles'] },
    ttl: {
      AccessToken: SESSION_SECONDS,
      Session: SESSION_SECONDS,
      Grant: SESSION_SECONDS,
      Interaction: 600,
      IdToken: 600,
    },
    findAccount: (_context, id) => {
      const claims = claimsOf(id);
      return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) };
    },
    interactions: { url: (_context, interaction) => `${STAFF_PATH}/sign-in/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPE,
          audience: OPERATOR_AUDIENCE,
          accessTokenTTL: SESSION_SECONDS,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: ALGORITHM } },
        }),
      },
    },
    extraTokenClaims: (_context, token) => ('accountId' in token ? claimsOf(token.accountId) : undefined),
    // The only client is ours, so nobody is asked whether it may know who signs in.
    async loadExistingGrant({ oidc: { client, session, provider } }) {
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPE);
      grant.addResourceScope(RESOURCE, SCOPE);
      await grant.save();
      return grant;
    },
  });
}

const signIn = z.object({ person: z.string(), password: z.string() });

/**
 * The operator's staff directory: an OpenID Connect issuer at `/staff`, as a company's identity provider would be. Its
 * page asks for no password, and it signs with new keys at each start. Scripts exchange a name and the demo password for
 * a token at `/staff/demo-token`.
 */
export async function registerStaffDirectory(app: FastifyInstance, { publicUrl }: SandboxConfig): Promise<void> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const provider = await openProvider(publicUrl, privateKey);
  const callback = provider.callback();

  app.post(`${STAFF_PATH}/demo-token`, async (request) => {
    const { person, password } = readBody(signIn, request.body, 'sign-in');
    const claims = claimsOf(person);
    const [given, expected] = [password, DEMO_SECRETS.staffPassword].map((text) => Buffer.from(text)) as [
      Buffer,
      Buffer,
    ];
    if (!claims || given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new Refusal(
        401,
        'staff.unknown',
        `No demo operator has this name and password. The names are ${DEMO_STAFF.map(({ id }) => id).join(', ')}.`,
      );
    const access_token = await new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, typ: 'at+jwt' })
      .setIssuer(provider.issuer)
      .setAudience(OPERATOR_AUDIENCE)
      .setSubject(person)
      .setIssuedAt()
      .setExpirationTime(`${SESSION_SECONDS}s`)
      .sign(privateKey);
    return { access_token, token_type: 'Bearer', expires_in: SESSION_SECONDS };
  });

  await app.register(async (raw) => {
    // The provider reads its bodies itself.
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', (_request, _payload, done) => done(null));
    raw.get<{ Params: { uid: string } }>(`${STAFF_PATH}/sign-in/:uid`, async (request, reply) => {
      const { uid } = request.params;
      if (!/^[\w-]{8,80}$/.test(uid)) throw new Refusal(404, 'staff.unknown', 'There is no such sign-in.');
      return signInPage(reply, uid);
    });
    raw.post<{ Params: { uid: string; person: string } }>(
      `${STAFF_PATH}/sign-in/:uid/:person`,
      async (request, reply) => {
        const { person } = request.params;
        if (!personOf(person)) throw new Refusal(404, 'staff.unknown', 'No demo operator has this name.');
        reply.hijack();
        await provider.interactionFinished(request.raw, reply.raw, { login: { accountId: person } });
      },
    );
    raw.all(`${STAFF_PATH}/*`, (request, reply) => {
      reply.hijack();
      // As frameworks do when they mount one application in another: the provider finds its own prefix from the two.
      const mounted = request.raw as typeof request.raw & { originalUrl?: string };
      mounted.originalUrl = request.raw.url ?? '';
      request.raw.url = mounted.originalUrl.slice(STAFF_PATH.length);
      void callback(request.raw, reply.raw);
    });
  });
}
