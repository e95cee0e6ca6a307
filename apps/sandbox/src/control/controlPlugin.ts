import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as operator from '@baize/contracts/operator';
import { OPERATOR_BASE_PATH, type OperatorContract } from '@baize/contracts/operator-route';
import { HEADERS } from '@baize/contracts/route';
import type { SandboxConfig } from '../config.ts';
import { Refusal, requireOwnPage } from '../refusals.ts';
import { CALLBACK_PATH, ControlSessions, type ControlPerson } from './ControlSessions.ts';

const TIMEOUT_MS = 10_000;
const COOKIE = 'baize_control';

/** Whether the API's operator listener answers, and the reason if it does not. */
export type OperatorAccess = 'available' | 'unreachable' | 'absent';
/** What the control room's page needs to know first. */
export interface ControlAccess {
  readonly access: OperatorAccess;
  readonly operatorUrl: string;
  /** Null: nobody is signed in. */
  readonly person: ControlPerson | null;
}

const isRoute = (value: unknown): value is OperatorContract =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'roles' in value;

const callApi = (config: SandboxConfig, path: string, init: RequestInit): Promise<Response> =>
  fetch(`${config.operatorUrl}${OPERATOR_BASE_PATH}${path}`, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/** Checks the API once, so that the page can explain a problem instead of showing empty tables. */
export async function operatorAccess(config: SandboxConfig): Promise<OperatorAccess> {
  try {
    const response = await callApi(config, operator.operatorFlags.path, {});
    await response.body?.cancel();
    return response.status === 404 ? 'absent' : response.status < 500 ? 'available' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

const sessionName = (request: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|; *)${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];

/**
 * The control room's access to the API: only the operator calls of the contracts, as the person who is signed in. Their
 * token is added here, so no page ever has it. For the sandbox's own pages only.
 */
export function registerControl(app: FastifyInstance, config: SandboxConfig, now: () => Date): void {
  const sessions = new ControlSessions(config.operatorIssuer, config.publicUrl, now);
  const cookie = (value: string, rest: string) => `${COOKIE}=${value}; Path=/control; HttpOnly; SameSite=Lax${rest}`;

  app.get('/control/access', async (request): Promise<ControlAccess> => {
    requireOwnPage(request, config.publicUrl);
    return {
      access: await operatorAccess(config),
      operatorUrl: config.operatorUrl,
      person: sessions.find(sessionName(request))?.person ?? null,
    };
  });
  app.get('/control/sign-in', async (_request, reply) => reply.redirect(await sessions.start(), 302));
  app.get(CALLBACK_PATH, async (request, reply) => {
    const name = await sessions.finish(new URL(request.url, config.publicUrl));
    sessions.end(sessionName(request));
    return reply.header('set-cookie', cookie(name, '')).redirect('/control', 302);
  });
  app.post('/control/sign-out', async (request, reply) => {
    requireOwnPage(request, config.publicUrl);
    sessions.end(sessionName(request));
    return reply.header('set-cookie', cookie('', '; Max-Age=0')).code(204).send();
  });

  for (const route of Object.values<unknown>(operator).filter(isRoute)) {
    app.route({
      method: route.method,
      url: `/control/api${route.path}`,
      handler: async (request, reply) => {
        requireOwnPage(request, config.publicUrl);
        const session = sessions.find(sessionName(request));
        if (!session) throw new Refusal(401, 'control.signed_out', 'Nobody is signed in. Sign in and try again.');
        const params = request.params as Readonly<Record<string, string>>;
        const path = route.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
        const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
        const hasBody = request.body !== undefined && request.body !== null;
        const reason = request.headers[HEADERS.operatorReason];
        let response: Response;
        try {
          response = await callApi(config, path + query, {
            method: route.method,
            headers: {
              authorization: `Bearer ${session.token}`,
              ...(typeof reason === 'string' && { [HEADERS.operatorReason]: reason }),
              ...(hasBody && { 'content-type': 'application/json' }),
            },
            ...(hasBody && { body: JSON.stringify(request.body) }),
          });
        } catch {
          throw new Refusal(
            502,
            'control.api_unreachable',
            `The API did not answer at ${config.operatorUrl}. Start it, or set OPERATOR_URL, and try again. The change may or may not have been made.`,
          );
        }
        const text = await response.text();
        return reply
          .code(response.status)
          .type(response.headers.get('content-type') ?? 'application/json')
          .send(text === '' ? undefined : text);
      },
    });
  }
}
