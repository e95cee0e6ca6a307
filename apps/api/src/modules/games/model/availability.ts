import type { RulePack } from '@baize/brand';
import type { GameDocument, ProviderDocument, SubProviderDocument } from '@baize/contracts/content';
import { ERROR } from '@baize/contracts/errors';

/** Where and how a player or visitor wants to play. */
export interface Setting {
  readonly market: string;
  /** ISO country of the player or visitor. */
  readonly country: string;
  readonly channel: 'web' | 'mobile';
  readonly rules: Pick<RulePack, 'liveCasinoAllowed' | 'jackpotsAllowed' | 'demoNeedsVerifiedAge'>;
  readonly demo: boolean;
}
export interface Obstacle {
  readonly code: string;
  /** The rule that refused, for the text that explains it. */
  readonly reason:
    | 'provider_market'
    | 'country'
    | 'sub_provider'
    | 'live_market'
    | 'jackpot_market'
    | 'channel'
    | 'no_demo'
    | 'age_first';
}

/**
 * Returns why a game cannot be opened there, or null (B§5, rulings 21 and 22). The first reason wins, law before the
 * rest. Does not check the player's own account.
 */
export function obstacleOf(
  game: GameDocument,
  provider: ProviderDocument,
  sub: SubProviderDocument | null,
  setting: Setting,
): Obstacle | null {
  const live = game.type === 'liveCasinoGames';
  if (live && !setting.rules.liveCasinoAllowed.value) return { code: ERROR.gameRestricted, reason: 'live_market' };
  if (game.jackpotExist && !setting.rules.jackpotsAllowed.value)
    return { code: ERROR.gameRestricted, reason: 'jackpot_market' };
  if (provider.restrictedCountry.includes(setting.country) || sub?.restrictedCountry.includes(setting.country))
    return { code: ERROR.gameRestricted, reason: 'country' };
  if (!provider.markets.includes(setting.market)) return { code: ERROR.gameRestricted, reason: 'provider_market' };
  if (sub?.excluded) return { code: ERROR.gameRestricted, reason: 'sub_provider' };
  if (!game.channels.includes(setting.channel)) return { code: ERROR.gameNotAllowed, reason: 'channel' };
  if (setting.demo) {
    // A demo is only for visitors who are not logged in, and a visitor's age is not verified.
    if (setting.rules.demoNeedsVerifiedAge.value) return { code: ERROR.demoNotAllowed, reason: 'age_first' };
    if (!game.demo || live) return { code: ERROR.demoNotAllowed, reason: 'no_demo' };
  }
  return null;
}
