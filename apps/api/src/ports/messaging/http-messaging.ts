import { MESSAGING_PATH } from '@baize/contracts/messaging';
import { bearerCall } from '../bearer-call.ts';
import type { Messaging } from './port.ts';

/** The vendor over HTTP: POST <url>/outbox/api/messages. A slow vendor must not delay a player's click for long. */
export function httpMessaging({ url, key }: { readonly url: string; readonly key: string }): Messaging {
  return {
    async send(message) {
      await bearerCall('The messaging vendor', `${url}${MESSAGING_PATH}`, key, message, 5000);
    },
  };
}
