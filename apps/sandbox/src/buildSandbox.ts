import { isIP } from 'node:net';
import { join } from 'node:path';
import { demoKindOf } from '@baize/contracts/demo-figures';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { registerBank } from './bank/bankPlugin.ts';
import { registerChat } from './chat/chatPlugin.ts';
import type { SandboxConfig } from './config.ts';
import { registerControl } from './control/controlPlugin.ts';
import { registerEvents } from './events/eventsPlugin.ts';
import { registerDepositRegister } from './deposit-register/depositRegisterPlugin.ts';
import { registerExclusionRegister } from './exclusion-register/exclusionRegisterPlugin.ts';
import { Gateway } from './gateway/Gateway.ts';
import { GATEWAY_TOPIC, registerGateway } from './gateway/gatewayPlugin.ts';
import { registerOnlineChecks } from './identity-vendor/onlineChecks.ts';
import { registerIdentityVendor } from './identity-vendor/identityVendorPlugin.ts';
import { registerJackpots } from './jackpots/jackpotsPlugin.ts';
import { registerLive } from './live/livePlugin.ts';
import { LiveFeed } from './LiveFeed.ts';
import { Outbox } from './outbox/Outbox.ts';
import { OUTBOX_TOPIC, registerOutbox } from './outbox/outboxPlugin.ts';
import { registerPages } from './pages.ts';
import { GameDirectory } from './providers/GameDirectory.ts';
import { registerProviders } from './providers/providersPlugin.ts';
import { Refusal } from './refusals.ts';
import { registerSportsbook } from './sportsbook/sportsbookPlugin.ts';
import { registerStaffDirectory } from './staff/staffDirectory.ts';
import { registerStatus } from './statusPlugin.ts';
import { StudioArt } from './studio/art.ts';
import { studioPlugin } from './studio/plugin.ts';
import { WebhookDispatcher, type Post } from './WebhookDispatcher.ts';

export interface SandboxOptions {
  readonly config: SandboxConfig;
  /** For tests: a fixed or adjustable clock. */
  readonly now?: () => Date;
  /** For tests: sends webhooks. */
  readonly post?: Post;
}

/**
 * Builds the third parties in one server, ready to `listen` or `inject`. Closing it ends its timers, streams and
 * retries.
 */
export async function buildSandbox({ config, now = () => new Date(), post }: SandboxOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    forceCloseConnections: true,
    bodyLimit: 256 * 1024,
    // Browsers open connections in advance. An unused one is closed without a response, because the browser would take
    // a 408 for the response to its first request.
    clientErrorHandler(fault, socket) {
      if (fault.code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.bytesRead === 0 || !socket.writable) socket.destroy();
      else
        socket.end(
          `HTTP/1.1 ${fault.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
        );
    },
    // Addresses that the router cannot decode.
    frameworkErrors: (_fault, _request, reply) =>
      (reply as FastifyReply)
        .code(400)
        .send(new Refusal(400, 'error.validation', 'This address is not encoded correctly.').body),
  });
  // A page on the internet can point its own name at this machine (DNS rebinding) and would then read the control room
  // and the outbox as its own. It cannot change the name in the Host header.
  const ownName = new URL(config.publicUrl).hostname;
  app.addHook('onRequest', async (request) => {
    const name = request.hostname.replace(/^\[|\]$/g, '');
    if (name !== 'localhost' && name !== ownName && isIP(name) === 0)
      throw new Refusal(
        403,
        'error.not_found',
        `This sandbox is not called ${name}. Open it at ${config.publicUrl}, or set SANDBOX_URL to its address.`,
      );
  });
  const startedAt = now();
  const feed = new LiveFeed();
  app.addHook('preClose', async () => feed.close());
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
    void reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return reply.code(error.statusCode).send(error.body);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({
      code: status >= 500 ? 'error.system.error' : 'error.validation',
      message: status >= 500 ? 'The sandbox failed while it handled this call; its log says why.' : error.message,
      validationErrors: [],
    });
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      code: 'error.not_found',
      message: `There is nothing at ${request.url.split('?')[0] ?? ''}. The index page lists what the sandbox has.`,
      validationErrors: [],
    }),
  );

  const outbox = new Outbox(config.dataDir, (message) => feed.publish(OUTBOX_TOPIC, message));
  registerOutbox(app, outbox, config, feed, now);

  const gatewayChanged = (): void => feed.publish(GATEWAY_TOPIC, { changed: true });
  const webhooks = new WebhookDispatcher({
    dataDir: config.dataDir,
    file: 'webhooks.jsonl',
    secret: config.gatewayWebhookSecret,
    now,
    onChange: gatewayChanged,
    ...(post && { post }),
  });
  const gateway = new Gateway({ dataDir: config.dataDir, webhooks, now, onChange: gatewayChanged });
  registerGateway(app, gateway, webhooks, config, feed, now);
  const identityWebhooks = new WebhookDispatcher({
    dataDir: config.dataDir,
    file: 'identity-webhooks.jsonl',
    secret: config.identityVendorWebhookSecret,
    now,
    ...(post && { post }),
  });
  app.addHook('onReady', async () => {
    gateway.start();
    webhooks.start();
    identityWebhooks.start();
  });
  app.addHook('onClose', async () => {
    gateway.stop();
    await webhooks.stop();
    await identityWebhooks.stop();
  });

  const identityVendor = registerIdentityVendor(app, config, feed, now);
  registerOnlineChecks(app, config, identityWebhooks, now);
  registerBank(app, config, now);
  registerDepositRegister(app, config);
  registerExclusionRegister(app, config);
  registerControl(app, config, now);
  await registerStaffDirectory(app, config);
  const events = registerEvents(app, config, feed, now);
  const chat = registerChat(app, config, feed, now);
  registerSportsbook(app, config, { now });
  registerStatus(app, config, startedAt, {
    outbox,
    gateway,
    webhooks,
    identityChecks: identityVendor.counts,
    events: events.counts,
    conversations: chat.counts,
  });
  const games = new GameDirectory(config.apiUrl, now);
  const art = new StudioArt(join(config.dataDir, 'pictures'));
  app.addHook('onClose', () => art.close());
  await app.register(studioPlugin, {
    art,
    walletUrl: `${config.apiUrl}/api`,
    secretOf: config.studioSecretOf,
    dataDir: config.dataDir,
    jackpots: registerJackpots(app, config, now),
    kindOf: async (gameId) => {
      const game = await games.find(gameId);
      return game ? demoKindOf(game) : null;
    },
  });
  await registerLive(app, config, feed);
  registerProviders(app, config, games, now, art);
  await registerPages(app, config);
  return app;
}
