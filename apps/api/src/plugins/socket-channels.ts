import type { SocketMessageOf, SocketMessageType } from '@baize/contracts/socket';
import type { SocketEntry } from './socket-announcer.ts';
import type { SocketLine, SocketLines } from './socket-lines.ts';

/** How a publisher describes its message. `State` is what travels between instances: keep it short. */
export interface SocketChannelOptions<Type extends SocketMessageType, State extends object> {
  readonly type: Type;
  /** Makes the message of the contract; called only on instances where the player has a socket. */
  messageOf(state: State): SocketMessageOf<Type>;
  /** Orders the states of one player: a socket never gets an older one after a newer one. */
  versionOf?(state: State): number;
  /**
   * Reads the present state of players. New sockets start with it, and all sockets get it after events may have been
   * missed. Players without a state are absent.
   */
  current?(playerIds: readonly string[]): Promise<ReadonlyMap<string, State>>;
  /** False: a new socket does not start with `current`, because the page has just loaded the same. */
  readonly sendOnConnect?: boolean;
}

/** An opened channel; its state's type is known to its owner only. */
interface OpenChannel {
  readonly options: SocketChannelOptions<SocketMessageType, object>;
  readonly handlers: Set<(playerId: string, state: object) => void>;
}

/** The channels of this process: what is sent over the sockets of `lines`, and in which order. */
export class SocketChannels {
  readonly #opened = new Map<string, OpenChannel>();
  readonly #lines: SocketLines;

  constructor(lines: SocketLines) {
    this.#lines = lines;
  }

  /**
   * @returns a function that calls a handler with every state of the channel, until the function that it returns is called
   * @throws Error when the type has an owner already
   */
  open<Type extends SocketMessageType, State extends object>(
    options: SocketChannelOptions<Type, State>,
  ): (handler: (playerId: string, state: State) => void) => () => void {
    if (this.#opened.has(options.type))
      throw new Error(
        `The socket channel ${options.type} is opened twice. Each message type has one owner; publish through that module.`,
      );
    const handlers: OpenChannel['handlers'] = new Set();
    this.#opened.set(options.type, { options: options as never, handlers });
    return (handler) => {
      const own = (playerId: string, state: object) => handler(playerId, state as State);
      handlers.add(own);
      return () => {
        handlers.delete(own);
      };
    };
  }

  /** Passes on a message that an instance has sent. */
  receive([type, playerId, state]: SocketEntry): void {
    // A newer instance may send types that this one does not know yet.
    const channel = this.#opened.get(type);
    if (!channel) return;
    const to = this.#lines.of(playerId);
    if (to) this.#deliver(channel, to, state);
    for (const handler of channel.handlers) handler(playerId, state);
  }

  /** Sends what a new socket starts with. */
  async greet(line: SocketLine): Promise<void> {
    for (const channel of this.#opened.values()) {
      const { current, sendOnConnect = true } = channel.options;
      if (!current || !sendOnConnect) continue;
      const state = (await current([line.playerId])).get(line.playerId);
      if (state) this.#deliver(channel, [line], state);
    }
  }

  /** Sends the present state to the players' sockets, because events may have been missed. */
  async resend(playerIds: readonly string[]): Promise<void> {
    for (const channel of this.#opened.values()) {
      const states = (await channel.options.current?.(playerIds)) ?? [];
      for (const [playerId, state] of states) this.#deliver(channel, this.#lines.of(playerId) ?? [], state);
    }
  }

  #deliver({ options }: OpenChannel, to: Iterable<SocketLine>, state: object): void {
    const version = options.versionOf?.(state);
    let text: string | undefined;
    for (const line of to) {
      if (version !== undefined) {
        if (version <= (line.versions[options.type] ?? -1)) continue;
        line.versions[options.type] = version;
      }
      text ??= JSON.stringify(options.messageOf(state));
      this.#lines.send(line, text);
    }
  }
}
