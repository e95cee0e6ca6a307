import type { GameDocument, ProviderDocument, SubProviderDocument } from './content.ts';

/** What the law of a place allows to show and to play (ruling 22). */
export interface GameLaw {
  readonly live: boolean;
  readonly jackpots: boolean;
}
/** Games that a law may forbid to show. */
export type ClosedGames = keyof GameLaw;
/** Returns what a law closes. */
export const closedGames = ({ live, jackpots }: GameLaw): readonly ClosedGames[] => [
  ...(jackpots ? [] : (['jackpots'] as const)),
  ...(live ? [] : (['live'] as const)),
];
/** Returns what closes a game, or null. A game without a type is of the lobby that was asked for. */
export const closedBy = (
  game: { readonly type?: GameDocument['type'] | undefined; readonly jackpot: boolean },
  closed: readonly ClosedGames[],
): ClosedGames | null =>
  game.type === 'liveCasinoGames' && closed.includes('live')
    ? 'live'
    : game.jackpot && closed.includes('jackpots')
      ? 'jackpots'
      : null;
const LAW_REASONS = { live: 'live_market', jackpots: 'jackpot_market' } as const;

/** Why a game does not open at a place. */
export type VisibilityReason =
  (typeof LAW_REASONS)[ClosedGames] | 'country' | 'provider_market' | 'sub_provider' | 'channel';

/** Where a player looks for games. */
export interface VisibilityPlace {
  /** Market id (`UN`, `FI` …). */
  readonly market: string;
  /** ISO country of the player or visitor; null while it is unknown, which restricts nothing yet. */
  readonly country: string | null;
  /** Null if any channel will do. */
  readonly channel: 'web' | 'mobile' | null;
  /** Whether the market shows games that are restricted in the country, under an overlay, instead of hiding them. */
  readonly showsRestricted: boolean;
  readonly law: GameLaw;
}

/**
 * `visible`: a plain tile. `overlaid`: a tile that says why the game does not open. `hidden`: no tile. Every game with a
 * reason is refused at launch, however it is shown.
 */
export type Visibility =
  | { readonly shown: 'visible'; readonly reason: 'country' | null }
  | { readonly shown: 'overlaid'; readonly reason: 'country' }
  | { readonly shown: 'hidden'; readonly reason: VisibilityReason };

/**
 * Returns how a game is shown at a place, and why it does not open there (B§5, rulings 21 and 22). The first reason counts,
 * law before the rest. Only a restriction of the country can be overlaid: every other reason hides the game. Does not
 * check the player's own account.
 *
 * The lists apply the same rule in GROQ (`VISIBLE` of the content queries), and tests compare the two.
 */
export function visibilityOf(
  game: Pick<GameDocument, 'type' | 'jackpotExist' | 'channels'>,
  provider: Pick<ProviderDocument, 'markets' | 'restrictedCountry' | 'removeRestrictedCountryOverlay'>,
  subProvider: Pick<SubProviderDocument, 'excluded' | 'restrictedCountry'> | null,
  { market, country, channel, showsRestricted, law }: VisibilityPlace,
): Visibility {
  const isRestricted =
    country !== null &&
    (provider.restrictedCountry.includes(country) || subProvider?.restrictedCountry.includes(country) === true);
  const closed = closedBy({ type: game.type, jackpot: game.jackpotExist }, closedGames(law));
  const reasons: readonly (VisibilityReason | false | null)[] = [
    closed && LAW_REASONS[closed],
    isRestricted && 'country',
    !provider.markets.includes(market) && 'provider_market',
    subProvider?.excluded === true && 'sub_provider',
    channel !== null && !game.channels.includes(channel) && 'channel',
  ];
  const [reason = null, ...others] = reasons.filter((each) => each !== false && each !== null);
  if (reason === null) return { shown: 'visible', reason };
  if (reason !== 'country' || others.length > 0 || !showsRestricted) return { shown: 'hidden', reason };
  return { shown: provider.removeRestrictedCountryOverlay ? 'visible' : 'overlaid', reason };
}
