import { JACKPOT_FEED_PATH, jackpotFeed } from '@baize/contracts/jackpot-feed';
import { bearerCall, PortFault } from '../bearer-call.ts';
import type { JackpotFeed } from './port.ts';

const PARTY = 'The jackpot feed';
const TIMEOUT_MS = 3000;

/** The feed over HTTP: GET <url>/jackpots/feed (ruling 13). */
export function httpJackpots({ url, key }: { readonly url: string; readonly key: string }): JackpotFeed {
  return {
    async jackpots() {
      const parsed = jackpotFeed.safeParse(
        await bearerCall(PARTY, `${url}${JACKPOT_FEED_PATH}`, key, null, TIMEOUT_MS, {}, 'GET'),
      );
      if (!parsed.success) throw new PortFault(PARTY, 'answered in a shape that was not agreed');
      return parsed.data.data;
    },
  };
}
