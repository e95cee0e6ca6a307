import type { ResolvedMarket } from '@baize/brand';

/** Data about the visitor that the vendor gets with its frame. The adapter owns its wire format (B§7). */
export interface SportsbookVisit {
  readonly brand: string;
  readonly market: ResolvedMarket;
  readonly product: 'sportsbook' | 'virtuals';
  readonly platform: 'mobile' | 'desktop';
  readonly ipAddress: string;
  readonly country: string | null;
  readonly deepLinking: {
    readonly category?: string | undefined;
    readonly region?: string | undefined;
    readonly competition?: string | undefined;
    readonly event?: string | undefined;
  };
  /** Null for a visitor. */
  readonly playerId: string | null;
}

/** The sportsbook's vendor (ruling 13). */
export interface Sportsbook {
  /** Returns the frame's address. @throws if the vendor does not answer */
  open(visit: SportsbookVisit): Promise<string>;
}

declare module '../ports.ts' {
  interface Ports {
    sportsbook: Sportsbook;
  }
}
