import type { MarketRecord, RulePack } from '@baize/brand';
import type { GameDocument, ProviderDocument, SubProviderDocument } from '@baize/contracts/content';
import { ERROR } from '@baize/contracts/errors';
import { visibilityOf, type VisibilityPlace, type VisibilityReason } from '@baize/contracts/game-visibility';

/** Where and how a player or visitor wants to play. */
export interface Setting {
  readonly market: Pick<MarketRecord, 'id' | 'showsRestrictedGames'>;
  /** ISO country of the player or visitor. */
  readonly country: string;
  readonly channel: 'web' | 'mobile';
  readonly rules: Pick<RulePack, 'liveCasinoAllowed' | 'jackpotsAllowed' | 'demoNeedsVerifiedAge'>;
  readonly demo: boolean;
}
export interface Obstacle {
  readonly code: string;
  /** The rule that refused, for the text that explains it. */
  readonly reason: VisibilityReason | 'no_demo' | 'age_first';
  /** Whose games are refused, by title: the provider's, or the studio's if the rule is about its games only. */
  readonly provider: string;
}

/** Tells whether a game is a slot, whose stakes some laws limit further (`highestStake`). */
export const isSlot = ({ gameType }: Pick<GameDocument, 'gameType'>): boolean => gameType === 'slots';

/** Returns a place in a market under a law, for `visibilityOf`. */
export const placeIn = (
  market: Setting['market'],
  rules: Pick<RulePack, 'liveCasinoAllowed' | 'jackpotsAllowed'>,
  where: Pick<VisibilityPlace, 'country' | 'channel'>,
): VisibilityPlace => ({
  market: market.id,
  showsRestricted: market.showsRestrictedGames === true,
  law: { live: rules.liveCasinoAllowed.value, jackpots: rules.jackpotsAllowed.value },
  ...where,
});

/**
 * Returns why a game cannot be opened there, or null: what keeps it from being visible (`visibilityOf`), then the rules of
 * play money (ruling 21). A game under an overlay is refused like a hidden one. Does not check the player's own account.
 */
export function obstacleOf(
  game: GameDocument,
  provider: ProviderDocument,
  sub: SubProviderDocument | null,
  { market, rules, demo, ...where }: Setting,
): Obstacle | null {
  const { reason } = visibilityOf(game, provider, sub, placeIn(market, rules, where));
  const { title } = provider;
  if (reason) {
    const isAboutStudio =
      reason === 'sub_provider' || (reason === 'country' && !provider.restrictedCountry.includes(where.country));
    return {
      code: reason === 'channel' ? ERROR.gameNotAllowed : ERROR.gameRestricted,
      reason,
      provider: (isAboutStudio ? sub?.title : undefined) ?? title,
    };
  }
  if (demo) {
    // A demo is only for visitors who are not logged in, and a visitor's age is not verified.
    if (rules.demoNeedsVerifiedAge.value) return { code: ERROR.demoNotAllowed, reason: 'age_first', provider: title };
    if (!game.demo || game.type === 'liveCasinoGames')
      return { code: ERROR.demoNotAllowed, reason: 'no_demo', provider: title };
  }
  return null;
}
