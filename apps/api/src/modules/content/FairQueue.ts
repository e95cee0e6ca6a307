/** Who asks: a client, and the network that it belongs to. */
export interface Source {
  readonly client: string;
  readonly network: string;
}
/** The server itself: it may fill the whole queue, and nothing displaces what it asks. */
export const SERVER: Source = { client: '', network: '' };

/** The part of the queue that one network, with all its clients, may fill. */
const NETWORK_PART = 0.5;

/**
 * A queue in which networks take turns, and so do the clients of each, so that the many entries of one network delay
 * another's by at most one. In a full queue, a network that waits for less displaces the latest entry of the one that
 * waits for most.
 */
export class FairQueue<Entry> {
  readonly #limit: number;
  readonly #onDisplaced: (entry: Entry) => void;
  /** Entries by network and client, in the order of their turns. */
  readonly #entries = new Map<string, Map<string, Entry[]>>();
  #size = 0;

  /**
   * @param limit how many entries may wait
   * @param onDisplaced called with an entry that waited and gave way to another network's
   */
  constructor(limit: number, onDisplaced: (entry: Entry) => void) {
    this.#limit = limit;
    this.#onDisplaced = onDisplaced;
  }

  get size(): number {
    return this.#size;
  }

  /** @returns false if there is no room for it */
  add(entry: Entry, { client, network }: Source): boolean {
    const isFull = network !== SERVER.network && this.#waitingOf(network) >= this.#limit * NETWORK_PART;
    if (isFull || (this.#size >= this.#limit && !this.#displaceFor(network))) return false;
    const clients = this.#entries.get(network) ?? new Map<string, Entry[]>();
    const own = clients.get(client) ?? [];
    own.push(entry);
    clients.set(client, own);
    this.#entries.set(network, clients);
    this.#size += 1;
    return true;
  }

  #waitingOf(network: string): number {
    return [...(this.#entries.get(network)?.values() ?? [])].reduce((sum, own) => sum + own.length, 0);
  }

  /** Makes room in a full queue with an entry of the network with the most. @returns false if none has more */
  #displaceFor(network: string): boolean {
    const [most, count] = [...this.#entries.keys()]
      .filter((name) => name !== SERVER.network)
      .map((name) => [name, this.#waitingOf(name)] as const)
      .reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0] as const);
    const clients = this.#entries.get(most);
    if (!clients || count <= this.#waitingOf(network) + 1) return false;
    const [client, own] = [...clients].reduce((one, other) => (other[1].length > one[1].length ? other : one));
    const last = own.at(-1);
    if (last === undefined) return false;
    this.remove(last, { client, network: most });
    this.#onDisplaced(last);
    return true;
  }

  /** Takes the first entry of the network and client whose turn it is; the next turn of either comes last. */
  take(): Entry | undefined {
    const [turn] = this.#entries;
    if (!turn) return undefined;
    const [network, clients] = turn;
    this.#entries.delete(network);
    const [first] = clients;
    if (!first) return this.take();
    const [client, own] = first;
    clients.delete(client);
    const entry = own.shift();
    if (own.length > 0) clients.set(client, own);
    if (clients.size > 0) this.#entries.set(network, clients);
    this.#size -= 1;
    return entry;
  }

  /** Removes an entry that need not wait any more; does nothing if it does not wait. */
  remove(entry: Entry, { client, network }: Source): void {
    const clients = this.#entries.get(network);
    const own = clients?.get(client);
    const at = own?.lastIndexOf(entry) ?? -1;
    if (!clients || !own || at < 0) return;
    own.splice(at, 1);
    if (own.length === 0) clients.delete(client);
    if (clients.size === 0) this.#entries.delete(network);
    this.#size -= 1;
  }
}
