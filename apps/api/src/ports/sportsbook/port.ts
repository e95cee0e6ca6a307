import type { ResolvedMarket } from '@baize/brand';
import type { SportsbookContextBody } from '@baize/contracts/sportsbook';
import type { Highlight, SportsHit } from '@baize/contracts/sportsbook-feed';
import type { UserBalanceUpdate } from '@baize/contracts/sportsbook-wire';
import type { CurrencyCode, Hundredths, SportsEventKind } from '@baize/kernel';

/** Data about the visitor that the vendor gets with its frame. The adapter owns its wire format (B§7). */
export interface SportsbookVisit extends Pick<SportsbookContextBody, 'product' | 'platform' | 'deepLinking' | 'theme'> {
  readonly brand: string;
  readonly market: ResolvedMarket;
  readonly ipAddress: string;
  readonly country: string | null;
  /** The site's origin: the only one with which the frame may talk. */
  readonly parentOrigin: string;
  /** The most that one bet pays, in the market's currency. */
  readonly maximumPayout: Hundredths;
  /** Null for a visitor. */
  readonly player: {
    readonly playerId: string;
    /** With which the vendor opens a wallet session. Valid once, for a minute. */
    readonly token: string;
    readonly currency: CurrencyCode;
    readonly country: string;
  } | null;
}

/** For whom the sportsbook writes a feed: our pages show it, and not only its frame. */
export interface FeedReader {
  /** The language of its frame, in capitals (A§9). */
  readonly language: string;
  /** Its name for the page's locale (B§9): more languages than the frame's, and a default for the others. */
  readonly locale: string;
  /** Kinds of events that the market's law excludes. */
  readonly excludedEvents: readonly SportsEventKind[];
}

/** The sportsbook's vendor (ruling 13). */
export interface Sportsbook {
  /** Returns the frame's address. @throws PortFault without an answer that can be read */
  open(visit: SportsbookVisit): Promise<string>;
  /** Returns live events and those that start next. @throws PortFault */
  highlights(reader: FeedReader): Promise<readonly Highlight[]>;
  /** Finds teams and events by name. @throws PortFault */
  search(query: string, reader: FeedReader): Promise<readonly SportsHit[]>;
  /** Tells the vendor a player's balance. @throws PortFault */
  balanceChanged(update: UserBalanceUpdate): Promise<void>;
}

declare module '../ports.ts' {
  interface Ports {
    sportsbook: Sportsbook;
  }
}
