import { CONTENT_API_VERSION, CONTENT_DATASET } from '@baize/contracts/content';
import { index } from '@baize/contracts/content-queries';

/** How long a list is used before it is fetched again, in milliseconds. */
const FRESH_MS = 300_000;

export interface ListedTable {
  readonly id: string;
  readonly kind: string;
}

/**
 * The tables that the operator offers, as its public content names them: a provider knows its own tables, and the sandbox
 * plays every provider.
 */
export class TableList {
  readonly #address: string;
  readonly #now: () => number;
  #tables: ReadonlyMap<string, ListedTable> = new Map();
  #fetchedAt = -Infinity;
  #fetching: Promise<void> | undefined;

  /** @param apiUrl address of the operator's API */
  constructor(apiUrl: string, now: () => number = Date.now) {
    this.#address = `${apiUrl}/content/${CONTENT_API_VERSION}/data/query/${CONTENT_DATASET}`;
    this.#now = now;
  }

  /** Returns the tables; an older list while the operator does not answer. */
  async all(): Promise<readonly ListedTable[]> {
    if (this.#now() - this.#fetchedAt >= FRESH_MS) {
      this.#fetching ??= this.#fetch().finally(() => (this.#fetching = undefined));
      await this.#fetching;
    }
    return [...this.#tables.values()];
  }
  kindOf(tableId: string): string | undefined {
    return this.#tables.get(tableId)?.kind;
  }

  async #fetch(): Promise<void> {
    try {
      const lists = await Promise.all((['web', 'mobile'] as const).map((channel) => this.#ask(channel)));
      this.#tables = new Map(lists.flat().map((table) => [table.id, table]));
      this.#fetchedAt = this.#now();
    } catch {
      // Tables that are opened meanwhile are of the kind that their launch names.
    }
  }
  async #ask(channel: 'web' | 'mobile'): Promise<readonly ListedTable[]> {
    const search = new URLSearchParams({ query: index.query, returnQuery: 'false' });
    const parameters = {
      lobby: 'liveCasinoGames',
      market: 'UN',
      country: null,
      channel,
      showsRestricted: false,
      locale: 'en',
    };
    for (const [name, value] of Object.entries(parameters))
      if (Object.hasOwn(index.parameters.shape, name)) search.set(`$${name}`, JSON.stringify(value));
    const response = await fetch(`${this.#address}?${search}`, { signal: AbortSignal.timeout(5000) });
    if (!response.ok) throw new Error(`The operator's content service answered ${response.status}.`);
    const { result } = (await response.json()) as { readonly result: unknown };
    return index.result.parse(result).map(({ id, gameType }) => ({ id, kind: gameType }));
  }
}
