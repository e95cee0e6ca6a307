import type { SandboxConfig } from '../config.ts';
import type { KeyedJournal } from '../KeyedJournal.ts';
import type { Bets } from './bets/Bets.ts';
import type { SportsbookWallet } from './bets/SportsbookWallet.ts';
import type { Intervention, World } from './model/World.ts';
import type { Stream } from './Stream.ts';
import type { Visitors } from './Visitors.ts';

/** What the routes of the sportsbook share. */
export interface SportsbookParts {
  readonly config: SandboxConfig;
  readonly world: World;
  readonly wallet: SportsbookWallet;
  readonly visitors: Visitors;
  readonly bets: Bets;
  readonly stream: Stream;
  readonly interventions: KeyedJournal<Intervention>;
  /** Unix time in ms. */
  readonly now: () => number;
}
