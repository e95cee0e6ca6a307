import {
  isMarketingFixed,
  MARKETING_CHANNELS,
  MARKETING_COMMUNICATIONS,
  type MarketingChoice,
  type MarketingPreferences,
} from '@baize/contracts/account';

/** What the sign-up checkbox accepts: offers by email and SMS, nothing else. */
const atSignUp = ({ channel, communication }: Pick<MarketingChoice, 'channel' | 'communication'>): boolean =>
  communication === 'BONUS_OFFER' && (channel === 'EMAIL' || channel === 'SMS');

/**
 * Returns every current choice: the player's last one, else the one at sign-up, else no (consent is given, never
 * assumed). What players cannot refuse is on, whatever was sent.
 */
export function preferencesOf(chosen: readonly MarketingChoice[], marketingOptIn: boolean): MarketingPreferences {
  const byPair = new Map(chosen.map((choice) => [`${choice.channel} ${choice.communication}`, choice.enabled]));
  return {
    preferences: MARKETING_CHANNELS.flatMap((channel) =>
      MARKETING_COMMUNICATIONS.map((communication) => {
        const pair = { channel, communication };
        const fixed = isMarketingFixed(pair);
        return {
          ...pair,
          fixed,
          enabled: fixed || (byPair.get(`${channel} ${communication}`) ?? (marketingOptIn && atSignUp(pair))),
        };
      }),
    ),
  };
}
