import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { HEADERS } from '@baize/contracts/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import fp from 'fastify-plugin';
import { countByAddress, DEFAULT_RATE } from './contract-routes.ts';
import { headerList } from './header-list.ts';

/** `/api/openapi.json` and the page `/api/docs`, both from the contracts. Registered before the first route. */
export const openapi = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Baize player API',
          version: '1.0.0',
          description:
            'What the player site, the payment gateway and the game studios call. Money is a JSON number with at most two places.',
        },
        components: {
          securitySchemes: {
            identityToken: {
              type: 'http',
              scheme: 'bearer',
              bearerFormat: 'JWT',
              description: 'Identity token of the user pool.',
            },
            registrationCookie: { type: 'apiKey', in: 'cookie', name: 'baize_registration' },
            signature: {
              type: 'apiKey',
              in: 'header',
              name: HEADERS.signature,
              description: '`t=<unix seconds>,v2=<hex HMAC-SHA256 of "<t>.<METHOD> <path>.<raw body>">`',
            },
          },
        },
      },
      // Routes without a contract (identity, content, health, sockets) are not part of the document.
      transform: (document) => {
        const described = document as Parameters<typeof jsonSchemaTransform>[0];
        return document.route.config?.contract
          ? jsonSchemaTransform(described)
          : { schema: { ...document.schema, hide: true }, url: document.url };
      },
    });
    let known: Answer | undefined;
    const send = (request: FastifyRequest, reply: FastifyReply) => {
      known ??= answerOf(JSON.stringify(app.swagger()));
      reply.header('etag', known.etag).header('cache-control', 'no-cache');
      if (headerList(request.headers['if-none-match']).some((tag) => tag.replace(/^W\//, '') === known?.etag))
        return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(known.body);
    };
    const perMinute = Math.ceil(DEFAULT_RATE.public * app.env.rateLimitFactor);
    await app.register(async (scope) => {
      if (perMinute > 0) scope.addHook('onRequest', countByAddress(app, 'openapi', perMinute));
      await scope.register(swaggerUi, {
        routePrefix: '/api/docs',
        staticCSP: true,
        uiConfig: { docExpansion: 'none', deepLinking: true },
        // The page's own copy of the document would be written again with every call.
        uiHooks: {
          onRequest: async (request, reply) =>
            request.routeOptions.url === '/api/docs/json' ? send(request, reply) : undefined,
        },
      });
      scope.get('/api/openapi.json', send);
    });
  },
  { name: 'openapi', dependencies: ['security'] },
);

/** The document as it is sent. It never changes while the process runs: every route is registered before the first call. */
interface Answer {
  readonly body: Buffer;
  readonly etag: string;
}
const answerOf = (text: string): Answer => ({
  body: Buffer.from(text),
  etag: `"${createHash('sha1').update(text).digest('base64url')}"`,
});
