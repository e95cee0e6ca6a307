import { CONTENT_API_VERSION } from '@baize/contracts/content';
import { providerGame, type ContentWire } from '@baize/contracts/content-queries';

/** A provider's own record of a game. */
export type ProviderGame = NonNullable<ContentWire<typeof providerGame>>;

/** How long a record is used before it is read again, in ms: the catalogue of a running stack rarely changes. */
const FRESH_MS = 5 * 60_000;
const TIMEOUT_MS = 3000;
/** More games than a catalogue of a demo has; the oldest records go first. */
const MOST_GAMES = 5000;

/**
 * The games of the providers that the sandbox plays. A real provider knows its own games; the sandbox reads them from the
 * operator's public content service.
 */
export class GameDirectory {
  readonly #contentUrl: string;
  readonly #now: () => Date;
  readonly #games = new Map<string, { readonly game: ProviderGame | null; readonly readAt: number }>();

  /** @param apiUrl the operator's API, which also serves content */
  constructor(apiUrl: string, now: () => Date) {
    this.#contentUrl = `${apiUrl}/content/${CONTENT_API_VERSION}/data/query/production`;
    this.#now = now;
  }

  /**
   * Returns null for a game that nobody has.
   * @throws if the content service does not answer
   */
  async find(gameId: string): Promise<ProviderGame | null> {
    const known = this.#games.get(gameId);
    if (known && this.#now().getTime() - known.readAt < FRESH_MS) return known.game;
    const query = new URLSearchParams({
      query: providerGame.query,
      $gameId: JSON.stringify(gameId),
      returnQuery: 'false',
    });
    const response = await fetch(`${this.#contentUrl}?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The content service answered with status ${response.status}.`);
    const { result } = (await response.json()) as { readonly result: unknown };
    const game = providerGame.result.parse(result);
    const [oldest] = this.#games.keys();
    if (this.#games.size >= MOST_GAMES && oldest !== undefined) this.#games.delete(oldest);
    this.#games.delete(gameId);
    this.#games.set(gameId, { game, readAt: this.#now().getTime() });
    return game;
  }
}
