import type { Jackpot } from '@baize/contracts/jackpot-feed';

/** The third party that keeps the jackpots of all providers. */
export interface JackpotFeed {
  /** @returns every jackpot that the feed knows. @throws PortFault without an answer that can be read */
  jackpots(): Promise<readonly Jackpot[]>;
}

declare module '../ports.ts' {
  interface Ports {
    jackpots: JackpotFeed;
  }
}
