import { createHash } from 'node:crypto';
import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import { HEADERS } from '@baize/contracts/route';
import type { Clock } from '@baize/kernel';
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Queryable } from '../../plugins/database.ts';
import type { SecretList } from '../../plugins/env-variables.ts';
import { Refusal } from '../../plugins/errors.ts';
import { useCaptcha } from './repository/captchas.ts';

/** How long a challenge may be answered. */
const VALID_MS = 10 * 60_000;
const payloadShape = z.object({
  challenge: z.object({ parameters: z.looseObject({ nonce: z.string(), salt: z.string() }), signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function payloadOf(token: unknown): Payload | null {
  if (typeof token !== 'string' || token.length > 8192) return null;
  try {
    const parsed = payloadShape.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return parsed.success ? (parsed.data as unknown as Payload) : null;
  } catch {
    return null;
  }
}

/**
 * The self-hosted proof of work (ALTCHA, ruling 9). It makes each attempt cost something; it stops no one who pays. At the
 * default cost a solution takes a desktop browser half a second, and an attacker 0.4 seconds of one server core: a core
 * solves 9,800 an hour, so ten thousand accounts cost a few cents (measured, docs/decisions/0048). What stops a crowd is
 * beside it: rate limits, codes by SMS and email, and locks.
 */
export function captcha(options: { readonly secrets: SecretList; readonly cost: number; readonly clock: Clock }) {
  const secretsOf = (secret: string) => ({ hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}|key` });
  /** Checks a captcha token and uses it up. @returns false for a missing, wrong, expired or used one */
  const use = async (db: Queryable, token: unknown): Promise<boolean> => {
    const payload = payloadOf(token);
    if (!payload) return false;
    const { challenge, solution } = payload;
    const results = await Promise.all(
      options.secrets.map((secret) =>
        verifySolution({ challenge, solution, deriveKey, ...secretsOf(secret) }).catch(() => null),
      ),
    );
    if (!results.some((result) => result?.verified)) return false;
    // Identified by what the signature covers, so that another spelling of the same challenge does not count as a new
    // one.
    const { nonce, salt } = challenge.parameters;
    const id = createHash('sha256').update(`${nonce}|${salt}`).digest('base64url');
    return useCaptcha(db, id, new Date(options.clock.now().getTime() + 2 * VALID_MS));
  };
  return {
    challenge: (): Promise<Challenge> =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: options.cost,
        counter: randomInt(200, 800),
        deriveKey,
        expiresAt: new Date(options.clock.now().getTime() + VALID_MS),
        ...secretsOf(options.secrets[0]),
      }),
    use,
    /**
     * Checks the captcha token header and uses it up.
     * @throws Refusal 403 error.captcha.validation for a missing, wrong, expired or used token
     */
    async require(db: Queryable, request: FastifyRequest): Promise<void> {
      if (!(await use(db, request.headers[HEADERS.captcha]))) throw new Refusal(403, DOCUMENT_ERROR.captchaValidation);
    },
  };
}
export type Captcha = ReturnType<typeof captcha>;
