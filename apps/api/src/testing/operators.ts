import { OPERATOR_AUDIENCE, OPERATOR_BASE_PATH, OPERATOR_ROLES } from '@baize/contracts/operator-route';
import { HEADERS } from '@baize/contracts/route';
import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTVerifyGetKey } from 'jose';

/** An issuer of operators' tokens that exists only in tests: the API gets its keys instead of looking them up. */
export const TEST_ISSUER = 'https://staff.test.baize';

let pair: Promise<{ readonly privateKey: CryptoKey; readonly keys: JWTVerifyGetKey }> | undefined;
const issuer = () =>
  (pair ??= (async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    return { privateKey, keys: createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] }) };
  })());

/** Returns the keys that verify the tokens of `operatorToken`. */
export const testIssuerKeys = async (): Promise<JWTVerifyGetKey> => (await issuer()).keys;

/** The claims of an operator's token that tests vary. */
export interface TestOperator {
  readonly id: string;
  readonly name: string;
  /** Role names; unknown ones are allowed, to see that they open nothing. */
  readonly roles: readonly string[];
  readonly issuer: string;
  readonly audience: string;
  /** Seconds until the token expires; negative for an expired one. */
  readonly expiresIn: number;
}

/** Signs a token of an operator, by default of someone with every role. */
export async function operatorToken({
  id = 'olivia',
  name = 'Olivia Operator',
  roles = OPERATOR_ROLES,
  issuer: iss = TEST_ISSUER,
  audience = OPERATOR_AUDIENCE,
  expiresIn = 300,
}: Partial<TestOperator> = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ name, roles: [...roles] })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
    .setIssuer(iss)
    .setAudience(audience)
    .setSubject(id)
    .setIssuedAt(Math.min(now, now + expiresIn - 1))
    .setExpirationTime(now + expiresIn)
    .sign((await issuer()).privateKey);
}

/** What a test reads of an answer. */
export interface OperatorAnswer {
  readonly statusCode: number;
  readonly body: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as Fastify's answers: a test names the shape it expects
  json<T = any>(): T;
}

/** Makes calls as one operator: over HTTP once the listener has a port, else straight into the server. */
export interface OperatorClient {
  /** @param path below `/operator/v1` · @param reason why; every change has one by default */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    path: string,
    body?: object,
    reason?: string | null,
  ): Promise<OperatorAnswer>;
  /** Makes a call that needs a second person, and has a colleague approve it. @returns the approval's answer */
  callWithApproval(method: 'POST' | 'PUT' | 'PATCH', path: string, body: object): Promise<OperatorAnswer>;
}

export function operatorClient(app: FastifyInstance, person: Partial<TestOperator> = {}): OperatorClient {
  const client: OperatorClient = {
    async call(method, path, body, reason = method === 'GET' ? null : 'Needed by a test') {
      const server = app.operatorPlane?.server;
      if (!server) throw new Error('This app has no operators’ listener: OPERATOR_ISSUER is unset.');
      const headers = {
        authorization: `Bearer ${await operatorToken(person)}`,
        ...(reason === null ? {} : { [HEADERS.operatorReason]: encodeURIComponent(reason) }),
      };
      const url = `${OPERATOR_BASE_PATH}${path}`;
      const address = server.server.address();
      if (address === null || typeof address === 'string')
        return server.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
      const answer = await fetch(`http://127.0.0.1:${address.port}${url}`, {
        method,
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      return { statusCode: answer.status, body: text, json: () => JSON.parse(text) };
    },
    async callWithApproval(method, path, body) {
      const asked = await client.call(method, path, body);
      if (asked.statusCode !== 202) throw new Error(`${method} ${path} answered ${asked.statusCode}: ${asked.body}`);
      const { approvalId } = asked.json<{ approval: { approvalId: string } }>().approval;
      return operatorClient(app, { id: 'otto', name: 'Otto Operator' }).call(
        'POST',
        `/approvals/${approvalId}/decision`,
        { decision: 'APPROVE' },
        'Checked with the requester',
      );
    },
  };
  return client;
}
