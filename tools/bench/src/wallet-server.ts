import type { AddressInfo } from 'node:net';
import {
  buildApp,
  findPlayer,
  identityModule,
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
  modules: withDependencies([identityModule, playerModule, walletModule, studioModule]),
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

/** A socket belongs to a session, so each player logs in once. */
const sessions = new Map<string, ReturnType<typeof app.playerTokens.verify>>();
async function logIn(playerId: string): ReturnType<typeof app.playerTokens.verify> {
  const player = await findPlayer(app.db, playerId);
  if (!player) throw new Error(`There is no player ${playerId}.`);
  return app.playerTokens.verify((await app.identityPool.startSession(player)).IdToken);
}
async function socketToken(playerId: string): Promise<string> {
  const session = sessions.get(playerId) ?? logIn(playerId);
  sessions.set(playerId, session);
  return issueSocketToken(app, await session).token;
}

process.on('message', (message: Ask) => {
  if (message.ask === 'tokens')
    void Promise.all(message.playerIds.map(socketToken)).then((tokens) => reply({ tokens }));
  else if (message.ask === 'memory') {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    reply({ rss, heap: heapUsed + external });
  } else void app.close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
reply({ port: (app.server.address() as AddressInfo).port });
