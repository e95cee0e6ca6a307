import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { capabilitiesOf, readFromGame, writeToGame, type ToGame } from '@baize/contracts/host-dialects';
import type { GameMessage } from '@baize/contracts/host-messages';
import { recordEvent } from '@baize/shell';
import { originOf } from '../../model/origin-of.ts';

/** B§4 game launch states. */
export type GameState = 'LOADING' | 'GAME' | 'ERROR';
/** How long a game may take to send `ready` before it counts as broken, in milliseconds. */
export const READY_TIMEOUT_MS = 25_000;
/** B§4 ping: how often the host checks that the game still answers, in milliseconds. */
const PING_MS = 15_000;
/** Pings in a row that a game may leave unanswered before the player sees a notice: one may be lost to a busy device. */
export const MOST_MISSED_PINGS = 2;
/** Messages that are read in a second; a frame that sends more is broken or hostile, and must not slow the page. */
export const MOST_MESSAGES = 100;

export interface GameHost {
  readonly state: GameState;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** True once the game has said that it is paused. */
  readonly paused: boolean;
  /**
   * True while a game that has answered pings before leaves them unanswered: it crashed, hangs or has left its page. Always
   * false for games that never answer one, because most dialects have no answer.
   */
  readonly isSilent: boolean;
  send(message: ToGame): void;
}

export interface GameHostOptions {
  /** The launch address; null while it is not known. */
  readonly url: string | null;
  /** Decides the dialect of the messages. */
  readonly provider: string;
  /** Receives the game's messages, in the words of B§4, after their shape has been checked. */
  readonly onMessage: (message: GameMessage) => void;
}

/**
 * Exchanges the host messages of B§4 with a game's frame, in its provider's dialect. Only messages from the game's own
 * origin and window count, and every message is sent to that origin only. Messages that the dialect does not contain are
 * ignored and counted for the operator.
 */
export function useGameHost({ url, provider, onMessage }: GameHostOptions): GameHost {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<GameState>('LOADING');
  const [paused, setPaused] = useState(false);
  const [isSilent, setSilent] = useState(false);
  const hear = useRef(onMessage);
  useEffect(() => {
    hear.current = onMessage;
  });
  const origin = useMemo(() => (url === null ? null : originOf(url)), [url]);
  const send = useCallback<GameHost['send']>(
    (message) => {
      const written = writeToGame(provider, message);
      if (origin && URL.canParse(origin) && written !== null)
        frame.current?.contentWindow?.postMessage(written, origin);
    },
    [origin, provider],
  );

  useEffect(() => {
    if (origin === null) return undefined;
    let unknown = 0;
    let inThisSecond = 0;
    let answersPings = false;
    let missed = 0;
    const tooLate = setTimeout(() => {
      setState((current) => (current === 'LOADING' ? 'ERROR' : current));
      recordEvent({ name: 'game-error', error: `${provider} never ready` });
    }, READY_TIMEOUT_MS);
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      inThisSecond += 1;
      if (inThisSecond > MOST_MESSAGES) return;
      const message = readFromGame(provider, event.data);
      if (message === null) {
        unknown += 1;
        return;
      }
      // Any message shows that it runs, so a wrong alarm ends by itself.
      answersPings ||= message.type === 'pong';
      missed = 0;
      setSilent(false);
      if (message.type === 'listening') send({ type: 'ready' });
      // A game that cannot open explains why in its own frame, with a way to try again.
      if (message.type === 'ready' || message.type === 'warning') {
        clearTimeout(tooLate);
        setState('GAME');
      }
      if (message.type === 'paused') setPaused(true);
      if (message.type === 'resumed') setPaused(false);
      hear.current(message);
    };
    window.addEventListener('message', listen);
    const second = setInterval(() => (inThisSecond = 0), 1000);
    const ping = setInterval(() => {
      // A browser slows down pages in the background: silence there means nothing.
      if (document.hidden) missed = 0;
      else if (answersPings && missed >= MOST_MISSED_PINGS) {
        if (missed === MOST_MISSED_PINGS) recordEvent({ name: 'game-error', error: `${provider} stopped answering` });
        setSilent(true);
      }
      send({ type: 'ping' });
      missed += 1;
    }, PING_MS);
    return () => {
      clearTimeout(tooLate);
      clearInterval(second);
      clearInterval(ping);
      // The next game, or a new launch of the same one, starts over.
      setState('LOADING');
      setPaused(false);
      setSilent(false);
      window.removeEventListener('message', listen);
      if (unknown > 0) recordEvent({ name: 'game-error', error: `${provider} ${unknown} unknown messages` });
    };
  }, [origin, provider, send]);
  return { state, frame, paused, isSilent, send };
}

/** How long a game may take to confirm a pause between rounds before the host covers it, in milliseconds. */
export const PAUSE_TIMEOUT_MS = 2500;

/** What lies over a game: nothing, a curtain while it must not be played, or the way back into a game that cannot resume. */
export type GameCover = 'none' | 'covered' | 'reopen';

/**
 * Stops a game while something of the site needs the player (reality check, reminder, panic button, session end), and lets
 * it go on afterwards. A game that cannot pause, or does not confirm it, is covered instead. One that can pause but not
 * resume has to be opened again.
 * @param isInterrupted whether a dialog of the site is open over the game
 */
export function useGamePause(
  host: Pick<GameHost, 'state' | 'paused' | 'send'>,
  provider: string,
  isInterrupted: boolean,
): GameCover {
  const { state, paused, send } = host;
  const can = capabilitiesOf(provider);
  const isOpen = state === 'GAME';
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOpen || !isInterrupted) return undefined;
    send({ type: 'pause' });
    const late = setTimeout(() => setLate(true), can.pause ? PAUSE_TIMEOUT_MS : 0);
    return () => {
      clearTimeout(late);
      setLate(false);
      send({ type: 'resume' });
    };
  }, [isOpen, isInterrupted, can.pause, send]);
  if (isInterrupted) return isLate && !paused ? 'covered' : 'none';
  // Such a game never says that it has resumed.
  return isOpen && paused && !can.resume ? 'reopen' : 'none';
}
