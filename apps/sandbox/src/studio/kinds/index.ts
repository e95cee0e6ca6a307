import { blackjack } from './blackjack.ts';
import type { GameKind } from './GameKind.ts';
import { holdSlot } from './holdSlot.ts';
import { instant } from './instant.ts';
import { baccarat, roulette } from './layout.ts';
import { poker } from './poker.ts';
import { scratch } from './scratch.ts';
import { slot, waysSlot } from './slot.ts';
import { videoPoker } from './videoPoker.ts';

/** The studio's games by the `gameType` of their document; slots have two more, by their features (`demoKindOf`). */
export const KINDS = {
  slots: slot,
  waysSlots: waysSlot,
  holdSlots: holdSlot,
  roulette,
  baccarat,
  blackjack,
  poker,
  videoPoker,
  scratch,
  instant,
} as const satisfies Readonly<Record<string, GameKind>>;
export type KindName = keyof typeof KINDS;

export const isKindName = (name: string): name is KindName => Object.hasOwn(KINDS, name);
