import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ErrorBody } from '@baize/contracts/errors';
import * as z from 'zod/mini';

/** A refusal in the shape of the specification's error object, as a vendor's API would answer. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly body: ErrorBody;

  constructor(statusCode: number, code: string, message: string, validationErrors: ErrorBody['validationErrors'] = []) {
    super(message);
    this.statusCode = statusCode;
    this.body = { code, message, validationErrors };
  }
}

/** @throws Refusal 400 with one entry per wrong field */
export function readBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  objectName: string,
): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new Refusal(
    400,
    'error.validation',
    `The ${objectName} was not accepted. Correct the fields listed and send it again.`,
    parsed.error.issues.map((issue) => ({
      field: issue.path.join('.'),
      message: issue.message,
      objectName,
    })),
  );
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** @throws Refusal 401 unless the call carries `Authorization: Bearer <key>` */
export function requireKey(request: FastifyRequest, key: string, party: string): void {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!timingSafeEqual(hash(given), hash(key))) {
    throw new Refusal(
      401,
      'error.unauthorized',
      `The ${party} rejected this key. Send it as "Authorization: Bearer <key>"; docs/configuration.md names its variable.`,
    );
  }
}

/**
 * Allows calls from the sandbox's own pages only. Another site's page cannot set this header without a preflight, which
 * is never granted, and cannot use its own host name, because the host is checked against rebinding.
 * @throws Refusal 403 for other callers
 */
export function requireOwnPage(request: FastifyRequest, publicUrl: string): void {
  const { host, origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const known = new URL(publicUrl);
  const hostKnown = host === known.host || host === `localhost:${known.port}` || host === `127.0.0.1:${known.port}`;
  const originKnown = origin === undefined || origin === `${known.protocol}//${host}`;
  if (
    !hostKnown ||
    !originKnown ||
    (site !== undefined && site !== 'same-origin') ||
    request.headers['x-sandbox-page'] !== '1'
  ) {
    throw new Refusal(
      403,
      'sandbox.foreign_page',
      'This call belongs to the sandbox’s own pages. Open the page on the sandbox’s address and try again.',
    );
  }
}
