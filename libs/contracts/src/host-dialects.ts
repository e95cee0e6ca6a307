import * as z from 'zod/mini';
import { gameMessage, GAME_MESSAGE_SOURCE, HOST_MESSAGE_SOURCE, hostMessage } from './host-messages.ts';
import type { GameMessage, HostMessage } from './host-messages.ts';

/** The game is over for good: another one has taken its place. B§4 has no such message, so only some dialects do. */
export interface GameEnd {
  readonly type: 'end';
}
/** A host message without its sender, which the dialect adds. */
export type ToGame =
  | (HostMessage extends infer Message ? (Message extends { source: string } ? Omit<Message, 'source'> : never) : never)
  | GameEnd;
/** A game's message without its sender. */
export type FromGame = GameMessage extends infer Message
  ? Message extends { source: string }
    ? Omit<Message, 'source'>
    : never
  : never;

/** What the games of a provider can do when the host asks. */
export interface HostCapabilities {
  /** Whether a game stops when the host asks it to. Where it doesn't, the host covers it. */
  readonly pause: boolean;
  /** Whether a pause cuts a running round short, or waits for its end. */
  readonly instantStop: boolean;
  /** Whether a paused game goes on when the host asks. Where it doesn't, it has to be opened again. */
  readonly resume: boolean;
}

/** A provider's own names for messages; all others are those of B§4. */
interface Names {
  readonly pause?: string;
  readonly resume?: string;
  readonly end?: string;
  readonly 'round start'?: string;
  readonly 'round end'?: string;
  readonly close?: string;
  readonly noFunds?: string;
}
interface Dialect extends HostCapabilities {
  readonly names: Names;
}

const CANNOT_PAUSE: Dialect = { pause: false, instantStop: false, resume: false, names: {} };
/** The messages of B§4, for providers that the table below does not name. */
const GENERIC: Dialect = { pause: true, instantStop: false, resume: true, names: {} };

/**
 * What is public about providers' messages. Only the names are known, so the object around a name, `{ event }`, is ours;
 * everything without a name of its own goes as B§4 writes it. Providers that publish nothing count as unable to pause.
 */
const DIALECTS: Readonly<Record<string, Dialect>> = {
  playngo: {
    pause: true,
    instantStop: true,
    resume: true,
    names: {
      pause: 'gameDisable',
      resume: 'gameEnable',
      end: 'gameEnd',
      'round start': 'roundStarted',
      'round end': 'gameIdle',
      close: 'backToLobby',
    },
  },
  relax: {
    pause: true,
    instantStop: false,
    resume: true,
    names: {
      pause: 'oprg_GamePause',
      resume: 'oprg_GameResume',
      'round start': 'gprg_GameRoundStart',
      'round end': 'gprg_GameRoundEnd',
    },
  },
  yggdrasil: {
    pause: true,
    instantStop: false,
    resume: true,
    names: {
      pause: 'game/pause',
      resume: 'game/resume',
      'round start': 'gameRound/start',
      'round end': 'gameRound/end',
    },
  },
  pragmaticplay: {
    pause: true,
    instantStop: false,
    resume: false,
    names: { close: 'gameQuit', noFunds: 'balanceTooLow' },
  },
  evolution: CANNOT_PAUSE,
  quickspin: CANNOT_PAUSE,
  pariplay: CANNOT_PAUSE,
  softswiss: CANNOT_PAUSE,
  novomatic: CANNOT_PAUSE,
  trifecta: CANNOT_PAUSE,
  creedroomz: CANNOT_PAUSE,
};

const named = z.object({ event: z.string().check(z.maxLength(40)) });
const nameIn = (data: unknown): string | null => {
  const parsed = named.safeParse(data);
  return parsed.success ? parsed.data.event : null;
};
const dialectOf = (provider: string): Dialect =>
  Object.hasOwn(DIALECTS, provider) ? (DIALECTS[provider] as Dialect) : GENERIC;

/** Returns what the provider's games can do. A provider without a row speaks as B§4 and can pause. */
export const capabilitiesOf = (provider: string): HostCapabilities => dialectOf(provider);

/** Returns what the host posts to a provider's game, or null for a message that its games cannot take. */
export function writeToGame(provider: string, message: ToGame): unknown {
  const { pause, resume, names } = dialectOf(provider);
  if (message.type === 'end') return names.end === undefined ? null : { event: names.end };
  if (message.type === 'pause' || message.type === 'resume') {
    if (message.type === 'pause' ? !pause : !resume) return null;
    const event = names[message.type];
    if (event !== undefined) return { event };
  }
  return { source: HOST_MESSAGE_SOURCE, ...message };
}

/** Returns what a provider's game said, in the words of B§4; null for anything that its dialect does not contain. */
export function readFromGame(provider: string, data: unknown): GameMessage | null {
  const { names } = dialectOf(provider);
  const event = nameIn(data);
  const source = GAME_MESSAGE_SOURCE;
  if (event !== null) {
    if (event === names['round start']) return { source, type: 'user action', action: 'spin' };
    if (event === names['round end']) return { source, type: 'round end' };
    if (event === names.close) return { source, type: 'user action', action: 'close' };
    if (event === names.noFunds) return { source, type: 'warning', code: 'studio.funds', message: '' };
    return null;
  }
  const parsed = gameMessage.safeParse(data);
  return parsed.success ? parsed.data : null;
}

/** The other side of `writeToGame`: what the host asked, as a game of the provider understands it. */
export function readFromHost(provider: string, data: unknown): HostMessage | GameEnd | null {
  const { names } = dialectOf(provider);
  const event = nameIn(data);
  const source = HOST_MESSAGE_SOURCE;
  if (event !== null) {
    if (event === names.pause) return { source, type: 'pause' };
    if (event === names.end) return { type: 'end' };
    return event === names.resume ? { source, type: 'resume' } : null;
  }
  const parsed = hostMessage.safeParse(data);
  return parsed.success ? parsed.data : null;
}

/** The other side of `readFromGame`: what a game of the provider posts. */
export function writeToHost(provider: string, message: FromGame): unknown {
  const { names } = dialectOf(provider);
  const event =
    message.type === 'round end'
      ? names['round end']
      : message.type === 'user action' && message.action === 'spin'
        ? names['round start']
        : message.type === 'user action' && (message.action === 'close' || message.action === 'home')
          ? names.close
          : message.type === 'warning' && message.code === 'studio.funds'
            ? names.noFunds
            : undefined;
  return event === undefined ? { source: GAME_MESSAGE_SOURCE, ...message } : { event };
}
