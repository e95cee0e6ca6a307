import type { GameSummary } from './game.ts';

/**
 * Slot providers whose games begin with their options on a phone (B§2, which names none). Ours: those whose launch spends a
 * ticket of its own (B§7), so that nobody spends one by a slip of the thumb.
 */
const OPTIONS_PROVIDERS: ReadonlySet<string> = new Set(['playngo', 'quickspin', 'relax']);

/** Whether a tap on a phone asks how to play first. Live tables never do, and what is not offered here explains itself on its page. */
export const startsWithOptions = ({
  provider,
  type,
  restricted,
  overlayRemoved,
}: Pick<GameSummary, 'provider' | 'type' | 'restricted' | 'overlayRemoved'>): boolean =>
  type === 'casinoGames' && OPTIONS_PROVIDERS.has(provider) && !(restricted === true && overlayRemoved !== true);
