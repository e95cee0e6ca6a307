import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SandboxConfig } from '../config.ts';
import type { LiveFeed } from '../LiveFeed.ts';
import { readBody, Refusal, requireOwnPage } from '../refusals.ts';
import { writerOf } from './writer-of.ts';
import { Conversations } from './Conversations.ts';
import { deskReply, openConversation, sendMessage, type ConversationView, type OpenedConversation } from './wire.ts';

const DESK_TOPIC = 'chat-desk';
const topicOf = (conversation: string): string => `chat ${conversation}`;
const address = z.object({ id: z.uuid() });

/**
 * The support vendor: conversations for its framed page, and the desk that answers them. The streams only announce that
 * something is new; the content is fetched with the key or from the desk.
 */
export function registerChat(
  app: FastifyInstance,
  config: SandboxConfig,
  feed: LiveFeed,
  now: () => Date,
): { counts(): number } {
  const conversations = new Conversations({
    dataDir: config.dataDir,
    now,
    onChange(conversation) {
      feed.publish(topicOf(conversation), { changed: true });
      feed.publish(DESK_TOPIC, { changed: true });
    },
  });
  const ownPage = async (request: FastifyRequest): Promise<void> => requireOwnPage(request, config.publicUrl);
  /** @throws Refusal 401 */
  const conversationOf = (request: FastifyRequest): string =>
    conversations.byKey(/^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
  const idOf = (request: FastifyRequest): string => readBody(address, request.params, 'conversation').id;
  const view = (id: string): ConversationView => ({ id, messages: conversations.messagesOf(id) });

  app.get('/chat/api/host', { preHandler: ownPage }, async () => ({ siteOrigins: config.siteOrigins }));
  app.post('/chat/api/conversations', { preHandler: ownPage }, async (request, reply): Promise<OpenedConversation> => {
    const { token, ...message } = readBody(openConversation, request.body, 'message');
    const opened = conversations.open(request.ip, {
      ...message,
      writer: token === undefined ? null : await writerOf(token, config.supportChatSecret, now()),
    });
    void reply.status(201);
    return opened;
  });
  app.get('/chat/api/conversation', { preHandler: ownPage }, async (request) => view(conversationOf(request)));
  app.post('/chat/api/conversation/messages', { preHandler: ownPage }, async (request) => {
    const id = conversationOf(request);
    conversations.say(id, readBody(sendMessage, request.body, 'message'));
    return view(id);
  });
  app.get('/chat/api/stream/:id', (request, reply) => {
    const id = idOf(request);
    if (!conversations.has(id)) throw new Refusal(404, 'chat.unknown_conversation', 'There is no such conversation.');
    feed.subscribe(topicOf(id), request, reply);
  });

  app.get('/chat/desk/api/conversations', { preHandler: ownPage }, async () => conversations.list());
  app.get('/chat/desk/api/conversations/:id', { preHandler: ownPage }, async (request) => {
    const id = idOf(request);
    conversations.see(id);
    return view(id);
  });
  app.post('/chat/desk/api/conversations/:id/messages', { preHandler: ownPage }, async (request) => {
    const id = idOf(request);
    conversations.reply(id, readBody(deskReply, request.body, 'reply').text);
    return view(id);
  });
  app.get('/chat/desk/stream', (request, reply) => feed.subscribe(DESK_TOPIC, request, reply));
  return { counts: () => conversations.size };
}
