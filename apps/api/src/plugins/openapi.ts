import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { HEADERS } from '@baize/contracts/route';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import fp from 'fastify-plugin';

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
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      uiConfig: { docExpansion: 'none', deepLinking: true },
    });
    app.get('/api/openapi.json', { config: { rateLimit: false } }, async (_request, reply) =>
      reply.type('application/json').send(JSON.stringify(app.swagger())),
    );
  },
  { name: 'openapi' },
);
