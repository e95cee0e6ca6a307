import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Env } from './env.ts';

/** Names whose values never reach a log, in headers, queries and objects alike. */
const SECRET_NAME = /authorization|token|password|secret|cookie|^code$|captcha|signature|email|phone/i;

/** Returns a URL without secret values: the wallet socket carries its token in the query (A§7). */
export function safeUrl(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const query = new URLSearchParams(url.slice(start + 1));
  const parts = [...query].map(
    ([name, value]) => `${encodeURIComponent(name)}=${SECRET_NAME.test(name) ? '[hidden]' : encodeURIComponent(value)}`,
  );
  return `${url.slice(0, start)}?${parts.join('&')}`;
}

/**
 * Returns the loggable part of an error: Drizzle and PostgreSQL put parameters (emails, hashes) into messages and
 * details.
 */
export function safeError(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { message: 'a value that is not an Error was thrown' };
  const cut = (text: string) =>
    text
      .replace(/\nparams:[^\n]*/g, '\nparams: [hidden]')
      .replace(/Failed query: ([^\n]*)\n?params: [^\n]*/g, 'Failed query: $1 params: [hidden]')
      .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]');
  return {
    type: fault.name,
    message: cut(fault.message),
    ...('code' in fault ? { code: fault.code } : {}),
    ...('constraint' in fault ? { constraint: fault.constraint } : {}),
    stack: cut(fault.stack ?? ''),
    ...(fault.cause === undefined ? {} : { cause: safeError(fault.cause) }),
  };
}

/** Returns the trace that a request belongs to (W3C `traceparent`), for its log lines; empty without a valid header. */
export function traceOf(header: unknown): { readonly traceId?: string; readonly parentSpanId?: string } {
  const [, traceId = '', parentSpanId = ''] =
    /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}/.exec(typeof header === 'string' ? header : '') ?? [];
  return /[1-9a-f]/.test(traceId) ? { traceId, parentSpanId } : {};
}

const SECRET_KEYS = [
  'password',
  'Password',
  'PASSWORD',
  'SECRET_HASH',
  'code',
  'token',
  'idToken',
  'accessToken',
  'refreshToken',
  'AccessToken',
  'IdToken',
  'RefreshToken',
  'REFRESH_TOKEN',
  'authorization',
  'Authorization',
  'cookie',
  'email',
  'secret',
];

/** Logger options for Fastify: JSON lines, secrets hidden. */
export function loggingOf(
  env: Pick<Env, 'logLevel'>,
  stream?: DestinationStream,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: env.logLevel,
    ...(stream ? { stream } : {}),
    redact: {
      // A refusal's `code` at the root is public; deeper ones may be a player's one-time code.
      paths: [
        ...SECRET_KEYS.filter((key) => key !== 'code'),
        ...SECRET_KEYS.filter((key) => key !== 'code').flatMap((key) => [`*.${key}`, `*.*.${key}`]),
        'body.code',
        'body.*',
        'headers.authorization',
        'headers.cookie',
      ],
      censor: '[hidden]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: safeUrl(request.url),
        remoteAddress: request.ip,
      }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: safeError as never,
    },
  };
}
