import type { GameSummary } from './game.ts';

/**
 * Slot providers whose games open with options on a phone. B§2 does not name them; we chose those whose launch uses a
 * ticket of its own (B§7), so that an accidental tap does not use one.
 */
const OPTIONS_PROVIDERS: ReadonlySet<string> = new Set(['playngo', 'quickspin', 'relax']);

/**
 * Tells whether a tap on a phone opens the options first. Live tables never do, and games that are not offered here
 * explain why on their page.
 */
export const startsWithOptions = ({
  provider,
  type,
  overlaid,
}: Pick<GameSummary, 'provider' | 'type' | 'overlaid'>): boolean =>
  type === 'casinoGames' && OPTIONS_PROVIDERS.has(provider) && overlaid !== true;
