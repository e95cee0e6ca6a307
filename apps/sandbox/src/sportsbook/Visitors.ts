import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { IframeContext } from '@baize/contracts/sportsbook-wire';
import type { SportsEventKind } from '@baize/kernel';
import { KeyedJournal } from '../KeyedJournal.ts';
import type { CustomerSession, SportsbookWallet } from './bets/SportsbookWallet.ts';

/** How long a context can be opened. A reload of the frame opens it again, from the same browser only. */
const CONTEXT_MS = 12 * 3_600_000;
/** How many contexts and visitors are kept; the oldest go first. */
const MOST_KEPT = 20_000;

export interface Visitor {
  /** Proves the frame's calls; in the page's memory only. */
  readonly key: string;
  readonly visitorId: string;
  readonly context: IframeContext;
  language: string;
  currency: string;
  customer: CustomerSession | null;
  /** Kinds of events that the site hides besides, while the law of the player who has logged in is not known. */
  hidden: readonly SportsEventKind[];
  balance: number;
  version: number;
}
/** Kinds of events that the law of the site, or of the player's home, excludes. */
export const excludedFor = ({ context, customer, hidden }: Visitor): readonly SportsEventKind[] => [
  ...new Set([...context.iFrameSetup.excludedEvents, ...(customer?.excludedEvents ?? []), ...hidden]),
];

interface Preferences {
  readonly id: string;
  readonly favourites: readonly string[];
  readonly oddsFormat: 'decimal' | 'fractional' | 'american';
}

/** Everyone who has a frame open, and what their browser asked to be remembered. */
export class Visitors {
  readonly #wallet: SportsbookWallet;
  readonly #now: () => number;
  readonly #contexts = new Map<string, { context: IframeContext; at: number; opened: Visitor | null }>();
  readonly #byKey = new Map<string, Visitor>();
  readonly #balances = new Map<string, { balance: number; version: number }>();
  readonly #preferences: KeyedJournal<Preferences>;

  constructor(dataDir: string, wallet: SportsbookWallet, now: () => number) {
    this.#wallet = wallet;
    this.#now = now;
    this.#preferences = new KeyedJournal(join(dataDir, 'sportsbook', 'preferences.jsonl'), { limit: 5000 });
  }

  /** Keeps a context and returns its name. */
  announce(context: IframeContext): string {
    for (const all of [this.#contexts, this.#byKey] as readonly Map<string, unknown>[])
      for (const name of all.keys()) {
        if (all.size < MOST_KEPT) break;
        all.delete(name);
      }
    const name = randomBytes(24).toString('base64url');
    this.#contexts.set(name, { context, at: this.#now(), opened: null });
    return name;
  }

  /**
   * Opens a context. Its token is exchanged once; the same browser may open it again.
   * @returns null for a context that is unknown, over, or another browser's
   */
  async open(name: string, visitorId: string): Promise<Visitor | null> {
    const known = this.#contexts.get(name);
    if (!known || this.#now() - known.at > CONTEXT_MS) return null;
    if (known.opened) return known.opened.visitorId === visitorId ? known.opened : null;
    const { context } = known;
    const visitor: Visitor = {
      key: randomBytes(24).toString('base64url'),
      visitorId,
      context,
      language: context.iFrameSetup.language,
      currency: context.loggedInCustomer?.currency ?? context.loggedOutCustomer?.currency ?? 'EUR',
      customer: null,
      hidden: [],
      balance: 0,
      version: 0,
    };
    known.opened = visitor;
    this.#byKey.set(visitor.key, visitor);
    if (context.loggedInCustomer) await this.exchange(visitor, context.loggedInCustomer.token);
    return visitor;
  }
  find(key: string): Visitor | undefined {
    return this.#byKey.get(key);
  }

  /** Exchanges a token for the player's session at the operator. Without one, the visitor stays as they are. */
  async exchange(visitor: Visitor, token: string): Promise<boolean> {
    const answer = await this.#wallet.session(token);
    if (answer.kind !== 'done') return false;
    visitor.customer = answer;
    visitor.hidden = [];
    visitor.currency = answer.currency;
    this.balanceChanged(answer.customerId, answer.balance, answer.version);
    const known = this.#balances.get(answer.customerId);
    visitor.balance = known?.balance ?? answer.balance;
    visitor.version = known?.version ?? answer.version;
    return true;
  }

  /**
   * Takes the operator's message about a balance. An older one never replaces a newer one.
   * @returns the visitors whose balance has changed
   */
  balanceChanged(customerId: string, balance: number, version: number): readonly Visitor[] {
    const known = this.#balances.get(customerId);
    if (known && known.version >= version) return [];
    this.#balances.set(customerId, { balance, version });
    const theirs = [...this.#byKey.values()].filter(({ customer }) => customer?.customerId === customerId);
    for (const visitor of theirs) Object.assign(visitor, { balance, version });
    return theirs;
  }

  #preferenceId(visitor: Visitor): string {
    // The browser's own name is never written down.
    const owner = visitor.customer ? `customer ${visitor.customer.customerId}` : `browser ${visitor.visitorId}`;
    return createHash('sha256').update(owner).digest('base64url');
  }
  preferences(visitor: Visitor): Omit<Preferences, 'id'> {
    return (
      this.#preferences.get(this.#preferenceId(visitor)) ?? {
        favourites: [],
        oddsFormat: visitor.context.iFrameSetup.oddsFormat,
      }
    );
  }
  setPreferences(visitor: Visitor, wanted: Omit<Preferences, 'id'>): void {
    this.#preferences.put({ id: this.#preferenceId(visitor), ...wanted });
  }
}
