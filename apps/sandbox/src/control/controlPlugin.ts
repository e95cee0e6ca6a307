import type { FastifyInstance } from 'fastify';
import * as operator from '@baize/contracts/operator';
import { HEADERS, type RouteContract } from '@baize/contracts/route';
import type { SandboxConfig } from '../config.ts';
import { Refusal, requireOwnPage } from '../refusals.ts';

const PREFIX = '/operator/';
const TIMEOUT_MS = 10_000;

/** Whether the control room can reach the API's operator calls, and the reason if it cannot. */
export type OperatorAccess =
  'available' | 'no_token' | 'api_unreachable' | 'api_without_operator_calls' | 'token_refused';

const isRoute = (value: unknown): value is RouteContract =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'auth' in value;

async function callApi(config: SandboxConfig, path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`${config.apiUrl}/api/v1${path}`, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response;
}

/** Checks the API once, so that the page can explain a problem instead of showing empty tables. */
export async function operatorAccess(config: SandboxConfig): Promise<OperatorAccess> {
  if (config.operatorToken === '') return 'no_token';
  try {
    const response = await callApi(config, operator.operatorFlags.path, {
      headers: { [HEADERS.operatorToken]: config.operatorToken },
    });
    await response.body?.cancel();
    if (response.status === 404) return 'api_without_operator_calls';
    return response.status === 401 || response.status === 403
      ? 'token_refused'
      : response.status < 500
        ? 'available'
        : 'api_unreachable';
  } catch {
    return 'api_unreachable';
  }
}

/**
 * The control room's access to the API: only the operator calls of the contracts. The token is added here, so no page
 * ever has it. For the sandbox's own pages only.
 */
export function registerControl(app: FastifyInstance, config: SandboxConfig): void {
  app.get('/control/access', async (request) => {
    requireOwnPage(request, config.publicUrl);
    return { access: await operatorAccess(config), apiUrl: config.apiUrl };
  });
  for (const route of Object.values<unknown>(operator).filter(isRoute)) {
    app.route({
      method: route.method,
      url: `/control/api/${route.path.slice(PREFIX.length)}`,
      handler: async (request, reply) => {
        requireOwnPage(request, config.publicUrl);
        if (config.operatorToken === '')
          throw new Refusal(
            503,
            'control.no_token',
            'The sandbox has no OPERATOR_TOKEN, so it cannot make operator calls. Start the API and the sandbox with the same token.',
          );
        const params = request.params as Readonly<Record<string, string>>;
        const path = route.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
        const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
        const hasBody = request.body !== undefined && request.body !== null;
        let response: Response;
        try {
          response = await callApi(config, path + query, {
            method: route.method,
            headers: {
              [HEADERS.operatorToken]: config.operatorToken,
              ...(hasBody && { 'content-type': 'application/json' }),
            },
            ...(hasBody && { body: JSON.stringify(request.body) }),
          });
        } catch {
          throw new Refusal(
            502,
            'control.api_unreachable',
            `The API did not answer at ${config.apiUrl}. Start it, or set API_URL, and try again. The change may or may not have been made.`,
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
