import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { gameMessage, HOST_MESSAGE_SOURCE, type GameMessage, type HostMessage } from '@baize/contracts/host-messages';

/** B§4 game launch states. */
export type GameState = 'LOADING' | 'GAME' | 'ERROR';
/** How long a game may take to send `ready` before it counts as broken, in milliseconds. */
export const READY_TIMEOUT_MS = 25_000;
/** B§4 ping: how often the host checks that the game still answers, in milliseconds. */
const PING_MS = 15_000;

export interface GameHost {
  readonly state: GameState;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly paused: boolean;
  send(
    message: HostMessage extends infer Message
      ? Message extends { source: string }
        ? Omit<Message, 'source'>
        : never
      : never,
  ): void;
}

/**
 * Exchanges the host messages of B§4 with a game's frame. Only messages from the game's own origin and window count,
 * and every message is sent to that origin only.
 * @param url the launch address; null while it is not known
 * @param onMessage receives the game's messages after their shape has been checked
 */
export function useGameHost(url: string | null, onMessage: (message: GameMessage) => void): GameHost {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<GameState>('LOADING');
  const [paused, setPaused] = useState(false);
  const hear = useRef(onMessage);
  useEffect(() => {
    hear.current = onMessage;
  });
  const origin = url === null ? null : new URL(url).origin;
  const send = useCallback<GameHost['send']>(
    (message) => {
      if (origin) frame.current?.contentWindow?.postMessage({ source: HOST_MESSAGE_SOURCE, ...message }, origin);
    },
    [origin],
  );

  useEffect(() => {
    if (origin === null) return undefined;
    const tooLate = setTimeout(
      () => setState((current) => (current === 'LOADING' ? 'ERROR' : current)),
      READY_TIMEOUT_MS,
    );
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const parsed = gameMessage.safeParse(event.data);
      if (!parsed.success) return;
      const message = parsed.data;
      if (message.type === 'listening') send({ type: 'ready' });
      if (message.type === 'ready') {
        clearTimeout(tooLate);
        setState('GAME');
      }
      if (message.type === 'paused') setPaused(true);
      if (message.type === 'resumed') setPaused(false);
      hear.current(message);
    };
    window.addEventListener('message', listen);
    const ping = setInterval(() => send({ type: 'ping' }), PING_MS);
    return () => {
      clearTimeout(tooLate);
      clearInterval(ping);
      // The next game, or a new launch of the same one, starts over.
      setState('LOADING');
      setPaused(false);
      window.removeEventListener('message', listen);
    };
  }, [origin, send]);
  return { state, frame, paused, send };
}
