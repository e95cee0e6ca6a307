import { LIVE_FEED_PATH, liveFeed } from '@baize/contracts/live-tables';
import { bearerCall, PortFault } from '../bearer-call.ts';
import type { LiveTableFeed } from './port.ts';

const PARTY = 'The table feed';
const TIMEOUT_MS = 3000;

/** The feed over HTTP: GET <url>/live/feed/tables (B§7). */
export function httpLiveTables({ url, key }: { readonly url: string; readonly key: string }): LiveTableFeed {
  return {
    async tables() {
      const parsed = liveFeed.safeParse(
        await bearerCall(PARTY, `${url}${LIVE_FEED_PATH}`, key, null, TIMEOUT_MS, {}, 'GET'),
      );
      if (!parsed.success) throw new PortFault(PARTY, 'answered in a shape that was not agreed');
      return parsed.data.data;
    },
  };
}
