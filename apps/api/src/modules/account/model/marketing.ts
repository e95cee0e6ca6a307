import {
  isMarketingFixed,
  MARKETING_CHANNELS,
  MARKETING_COMMUNICATIONS,
  type MarketingChoice,
  type MarketingPreferences,
} from '@baize/contracts/account';

/** What the box at sign-up says yes to: offers by e-mail and SMS, and nothing else. */
const atSignUp = ({ channel, communication }: Pick<MarketingChoice, 'channel' | 'communication'>): boolean =>
  communication === 'BONUS_OFFER' && (channel === 'EMAIL' || channel === 'SMS');

/**
 * Every choice as it holds: what the player chose last; else what they said at sign-up; else no (consent is given, never
 * assumed). What no player can refuse is on, whatever was sent.
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
