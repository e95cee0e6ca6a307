import type { ConversationView, OpenedConversation } from '../../src/chat/wire.ts';
import { callServer } from '../design/callServer.ts';

/** Restores this tab's conversation and the number of answers already shown. */
export interface Pass {
  readonly id: string;
  readonly key: string;
  readonly seen: number;
  /** The player that the site identified; null if anonymous. */ readonly of: string | null;
}

const KEY = 'chat-pass';
/** If storage is blocked, the page keeps it while it is open. */
let kept: Pass | null = null;

/** This tab's own conversation, or null. */
export function readPass(): Pass | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Pass> | null;
    if (typeof stored?.id !== 'string' || typeof stored.key !== 'string') return kept;
    return {
      id: stored.id,
      key: stored.key,
      seen: typeof stored.seen === 'number' ? stored.seen : 0,
      of: typeof stored.of === 'string' ? stored.of : null,
    };
  } catch {
    return kept;
  }
}

export function keepPass(pass: Pass | null): void {
  kept = pass;
  try {
    if (pass === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(pass));
  } catch {
    // Storage is blocked or full; the page still has it in memory.
  }
}

const withKey = (key: string) => ({ authorization: `Bearer ${key}` });

/**
 * The vendor's calls.
 * @throws CallFailed
 */
export const chatCalls = {
  host: () => callServer<{ readonly siteOrigins: readonly string[] }>('/chat/api/host'),
  open: (message: {
    readonly id: string;
    readonly text: string;
    readonly language: string;
    readonly brand: string;
    readonly market: string;
    readonly token?: string;
  }) => callServer<OpenedConversation>('/chat/api/conversations', 'POST', message),
  read: ({ key }: Pass) => callServer<ConversationView>('/chat/api/conversation', 'GET', undefined, withKey(key)),
  say: ({ key }: Pass, message: { readonly id: string; readonly text: string }) =>
    callServer<ConversationView>('/chat/api/conversation/messages', 'POST', message, withKey(key)),
};
