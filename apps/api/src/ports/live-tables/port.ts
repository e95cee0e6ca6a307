import type { LiveTable } from '@baize/contracts/live-tables';

/** The third party that knows the live tables of all providers. */
export interface LiveTableFeed {
  /** @returns every table that the feed knows. @throws PortFault without an answer that can be read */
  tables(): Promise<readonly LiveTable[]>;
}

declare module '../ports.ts' {
  interface Ports {
    liveTables: LiveTableFeed;
  }
}
