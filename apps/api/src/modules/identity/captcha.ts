import { createHash } from 'node:crypto';
import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import { HEADERS } from '@baize/contracts/route';
import type { Clock } from '@baize/kernel';
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Queryable } from '../../plugins/database.ts';
import type { SecretList } from '../../plugins/env.ts';
import { Refusal } from '../../plugins/errors.ts';
import { useCaptcha } from './repository.ts';

/** How long a challenge may be answered. */
const VALID_MS = 10 * 60_000;
const payloadShape = z.object({
  challenge: z.object({ parameters: z.looseObject({ nonce: z.string(), salt: z.string() }), signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * The self-hosted proof of work (ALTCHA, ruling 9): a browser computes for a moment, a script that creates thousands of
 * accounts computes for hours.
 */
export function captcha(options: { readonly secrets: SecretList; readonly cost: number; readonly clock: Clock }) {
  const secretsOf = (secret: string) => ({ hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}|key` });
  const refuse = () => new Refusal(403, DOCUMENT_ERROR.captchaValidation);
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
    /**
     * Checks the captcha token header and uses it up.
     * @throws Refusal 403 error.captcha.validation for a missing, wrong, expired or used token
     */
    async require(db: Queryable, request: FastifyRequest): Promise<void> {
      const header = request.headers[HEADERS.captcha];
      if (typeof header !== 'string' || header.length > 8192) throw refuse();
      let payload: Payload;
      try {
        const parsed = payloadShape.safeParse(JSON.parse(Buffer.from(header, 'base64').toString('utf8')));
        if (!parsed.success) throw refuse();
        payload = parsed.data as unknown as Payload;
      } catch {
        throw refuse();
      }
      const { challenge, solution } = payload;
      const results = await Promise.all(
        options.secrets.map((secret) =>
          verifySolution({ challenge, solution, deriveKey, ...secretsOf(secret) }).catch(() => null),
        ),
      );
      if (!results.some((result) => result?.verified)) throw refuse();
      // Identified by what the signature covers, so that another spelling of the same challenge does not count as a new
      // one.
      const { nonce, salt } = payload.challenge.parameters;
      const id = createHash('sha256').update(`${nonce}|${salt}`).digest('base64url');
      if (!(await useCaptcha(db, id, new Date(options.clock.now().getTime() + 2 * VALID_MS)))) throw refuse();
    },
  };
}
export type Captcha = ReturnType<typeof captcha>;
