import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import {
  sportsFrameMessage,
  type SportsFrameMessage,
  type SportsPageMessage,
} from '@baize/contracts/sportsbook-messages';

/**
 * How long a frame may take to say that it listens, in milliseconds: from its start, and from its load event, which a
 * blocked frame has at once.
 */
export const READY_TIMEOUT_MS = 20_000;
export const READY_AFTER_LOAD_MS = 10_000;

export interface SportsFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** `silent`: the frame is blocked, or its server does not answer. */
  readonly state: 'waiting' | 'ready' | 'silent';
  send(message: SportsPageMessage): void;
}

/**
 * Talks with the vendor's frame: only messages of its own origin and window count, and every message goes to that origin
 * only. Anything that the agreed messages do not contain is ignored.
 * @param url the frame's address; null until it is known
 */
export function useSportsFrame(
  url: string | null,
  onMessage: (message: SportsFrameMessage, send: SportsFrame['send']) => void,
): SportsFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [last, setLast] = useState<{ readonly url: string; readonly state: SportsFrame['state'] } | null>(null);
  const handle = useRef(onMessage);
  useEffect(() => {
    handle.current = onMessage;
  });
  const origin = url === null ? null : new URL(url).origin;
  const send = useCallback(
    (message: SportsPageMessage) => {
      if (origin !== null) frame.current?.contentWindow?.postMessage(message, origin);
    },
    [origin],
  );
  useEffect(() => {
    if (url === null || origin === null) return undefined;
    const element = frame.current;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const stopWaiting = (): void => {
      timers.forEach(clearTimeout);
      element?.removeEventListener('load', onLoad);
    };
    const waitFor = (ms: number): void => {
      timers.push(
        setTimeout(() => {
          stopWaiting();
          setLast({ url, state: 'silent' });
        }, ms),
      );
    };
    const onLoad = (): void => waitFor(READY_AFTER_LOAD_MS);
    waitFor(READY_TIMEOUT_MS);
    element?.addEventListener('load', onLoad);
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = sportsFrameMessage.safeParse(event.data);
      if (!message.success) return;
      if (message.data.type === 'sportsbook.ready') {
        stopWaiting();
        setLast({ url, state: 'ready' });
      }
      handle.current(message.data, send);
    };
    window.addEventListener('message', listen);
    return () => {
      stopWaiting();
      window.removeEventListener('message', listen);
    };
  }, [origin, url, send]);
  // Another address is another frame, which has not said anything yet.
  return { frame, state: last !== null && last.url === url ? last.state : 'waiting', send };
}
