import { useEffect, useState, type RefObject } from 'react';
import { chatFrameMessage, type ChatHostMessage } from '@baize/contracts/chat';

/** How long the vendor's page may take before the site says that it does not respond, in milliseconds. */
export const CHAT_PATIENCE_MS = 15_000;

export interface ChatFrameOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The vendor's page. */
  readonly address: string;
  /** The message to the vendor, sent once it listens and again after each change. */
  readonly message: ChatHostMessage;
  /** Counts the frames, so that each new frame starts from the beginning. */
  readonly attempt: number;
  readonly started: boolean;
  readonly onUnread: (count: number) => void;
  readonly onClose: () => void;
}

/**
 * Exchanges messages with the vendor's page: only with this frame and its origin, and only messages of the contract.
 * @returns whether the page listens, is loading, or does not respond
 */
export function useChatFrame({
  frame,
  address,
  message,
  attempt,
  started,
  onUnread,
  onClose,
}: ChatFrameOptions): 'loading' | 'ready' | 'lost' {
  const { origin } = new URL(address);
  /** Attempt and number of the last `chat:ready`: a page that reloads gets the message again. */
  const [heard, setHeard] = useState({ attempt: -1, times: 0 });
  const [lost, setLost] = useState(-1);
  const ready = heard.attempt === attempt;

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return;
      const said = chatFrameMessage.safeParse(event.data);
      if (!said.success) return;
      if (said.data.type === 'chat:ready') setHeard(({ times }) => ({ attempt, times: times + 1 }));
      else if (said.data.type === 'chat:unread') onUnread(said.data.count);
      else onClose();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin, frame, attempt, onUnread, onClose]);

  const words = JSON.stringify(message);
  useEffect(() => {
    if (ready) frame.current?.contentWindow?.postMessage(JSON.parse(words), origin);
  }, [ready, heard, words, origin, frame]);

  useEffect(() => {
    if (!started || ready) return;
    const timer = setTimeout(() => setLost(attempt), CHAT_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [started, ready, attempt]);

  return ready ? 'ready' : lost === attempt ? 'lost' : 'loading';
}
