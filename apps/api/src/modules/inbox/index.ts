import { markInboxRead, readInbox } from '@baize/contracts/inbox';
import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { route } from '../../plugins/contract-routes.ts';
import { personalData } from './personal-data.ts';
import { addMessage, markMessagesRead, newestMessages } from './repository.ts';

/** The player's inbox (A§2): events write it, the site reads it. */
export const inboxModule: ApiModule = {
  name: 'inbox',
  migrations: new URL('./migrations/', import.meta.url),
  personalData,
  plugin: fp(
    async (app) => {
      app.onTellPlayer((tx, told) => addMessage(tx, told, app.clock.now()));
      app.onPlayerRegistered((tx, { playerId }) => app.tellPlayer(tx, { playerId, kind: 'WELCOME' }));
      route(app, readInbox, async ({ player }) => {
        const messages = await newestMessages(app.db, player.playerId);
        return { messages, unread: messages.filter(({ readAt }) => readAt === null).length };
      });
      route(app, markInboxRead, ({ player, body }) =>
        markMessagesRead(app.db, player.playerId, body.messageIds, app.clock.now()),
      );
    },
    { name: 'inbox', dependencies: ['tell-player', 'on-player-registered', 'player-tokens'] },
  ),
};
