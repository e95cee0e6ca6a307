import { createHash, randomBytes } from 'node:crypto';

/** How long a ticket is valid, in ms; the wallet's launch token lives as long. */
const TICKET_MS = 5 * 60_000;
/** More launches than a demo has in that time; the oldest go first. */
const MOST_TICKETS = 20_000;

/** What a provider remembers between the operator's call and the moment when the browser opens the game. */
export interface Ticket {
  readonly provider: string;
  /** The operator's launch token; null: demo. */
  readonly token: string | null;
  /** What the launch call said and the launcher does not repeat. */
  readonly query: Readonly<Record<string, string>>;
  /** The game of the launch, if the call named one. */
  readonly gameId: string | null;
}

/** Tickets by their random name, and the launch tokens that have been used. In memory: a ticket outlives no restart. */
export class Tickets {
  readonly #now: () => Date;
  readonly #tickets = new Map<string, Ticket & { readonly expires: number }>();
  readonly #used = new Map<string, number>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Returns a new ticket's name, or null for a launch token that has had one: each opens one game, once.
   */
  issue(ticket: Ticket): string | null {
    const now = this.#now().getTime();
    this.#forget(now);
    if (ticket.token !== null) {
      const hash = createHash('sha256').update(`${ticket.provider} ${ticket.token}`).digest('base64url');
      if (this.#used.has(hash)) return null;
      this.#used.set(hash, now + TICKET_MS);
    }
    const name = randomBytes(24).toString('base64url');
    this.#tickets.set(name, { ...ticket, expires: now + TICKET_MS });
    return name;
  }

  /** Returns a valid ticket of the provider. A browser may open it again while it is valid: a reload of the frame does. */
  find(name: string, provider: string): Ticket | null {
    const ticket = this.#tickets.get(name);
    return ticket?.provider === provider && ticket.expires > this.#now().getTime() ? ticket : null;
  }

  #forget(now: number): void {
    for (const all of [this.#tickets, this.#used] as readonly Map<string, number | { readonly expires: number }>[])
      for (const [name, entry] of all) {
        // Oldest first, because all live equally long.
        if ((typeof entry === 'number' ? entry : entry.expires) > now && all.size < MOST_TICKETS) break;
        all.delete(name);
      }
  }
}
