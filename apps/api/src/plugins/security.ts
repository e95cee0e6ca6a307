import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';
import { refuseNameless } from './errors.ts';
import { rateLimits } from './rate-limits/index.ts';

/** Headers of every answer, also of one that no route and no hook gives. */
export const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Headers, cookies and rate limits for every answer. No CORS: the site reaches the API through its own origin. */
export const security = fp(
  async (app) => {
    // It signs nothing: each signed cookie has a key of its own (keys.ts).
    await app.register(cookie);
    await app.register(rateLimits);
    app.addHook('onRequest', async (request, reply) => {
      reply.headers({
        ...SAFE_HEADERS,
        'x-request-id': request.id,
        // The business clock: browsers use this header for countdowns to our times.
        date: app.clock.now().toUTCString(),
      });
      if (app.env.mode === 'production')
        reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
      if (!request.url.startsWith('/api/docs'))
        reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      refuseNameless(request);
    });
  },
  { name: 'security' },
);
