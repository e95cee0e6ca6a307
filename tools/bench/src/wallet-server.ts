import type { AddressInfo } from 'node:net';
import {
  buildApp,
  issueSocketToken,
  playerModule,
  readEnv,
  studioModule,
  walletModule,
  withDependencies,
} from '@baize/api/bench';

/** The API as a process of its own, for calls over HTTP and for sockets. Speaks with the bench through its parent's channel. */
const app = await buildApp({
  env: readEnv({ ...process.env, BAIZE_ENV: 'test', LOG_LEVEL: 'silent' }),
  modules: withDependencies([playerModule, walletModule, studioModule]),
});
await app.listen({ host: '127.0.0.1', port: 0 });

export type Ask =
  | { readonly ask: 'tokens'; readonly playerIds: readonly string[] }
  | { readonly ask: 'memory' }
  | { readonly ask: 'stop' };
export type Reply =
  { readonly port: number } | { readonly tokens: readonly string[] } | { readonly rss: number; readonly heap: number };
const reply = (message: Reply): void => {
  process.send?.(message);
};

process.on('message', (message: Ask) => {
  if (message.ask === 'tokens') {
    const expiresAt = Math.floor(Date.now() / 1000) + 3600;
    reply({
      tokens: message.playerIds.map(
        (playerId) => issueSocketToken(app, { playerId, brand: 'northlight', expiresAt }).token,
      ),
    });
  } else if (message.ask === 'memory') {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    reply({ rss, heap: heapUsed + external });
  } else void app.close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
reply({ port: (app.server.address() as AddressInfo).port });
