import type { ResolvedMarket } from '@baize/brand';

/** What the vendor is told of who opens its frame; its wire shape (B§7) is the adapter's. */
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
  /** Address for the frame. @throws when the vendor does not answer */
  open(visit: SportsbookVisit): Promise<string>;
}

declare module '../ports.ts' {
  interface Ports {
    sportsbook: Sportsbook;
  }
}
