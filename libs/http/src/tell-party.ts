import { httpConfiguration } from './call.ts';
import { sendToParty } from './send-to-party.ts';

/** Sends a message to a third party (`sendToParty`) as the app calls: a test or a render may replace `fetch`. */
export function tellParty(address: string, body: unknown): void {
  sendToParty(address, body, httpConfiguration().fetch);
}
