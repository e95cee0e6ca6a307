import { queryOptions } from '@tanstack/react-query';
import {
  changeMarketingPreferences,
  readMarketingPreferences,
  type MarketingChoice,
  type MarketingPreferences,
} from '@baize/contracts/account';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';

/** Queries the player's marketing preferences (A§3). */
export const marketingQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'marketing'),
    queryFn: ({ signal }) => call(readMarketingPreferences, { signal }),
  });

export const saveMarketing = (preferences: MarketingChoice[]): Promise<MarketingPreferences> =>
  call(changeMarketingPreferences, { body: { preferences } });
