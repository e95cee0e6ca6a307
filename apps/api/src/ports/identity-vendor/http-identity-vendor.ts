import { IDENTITY_SESSION_PATH, identitySessionResponse } from '@baize/contracts/identity-vendor';
import { identityCheckResponse, IDENTITY_VENDOR_PATH } from '@baize/contracts/messaging';
import { bearerCall, PortFault } from '../bearer-call.ts';
import type { IdentityVendor } from './port.ts';

/**
 * The vendor over HTTP: POST <url>/identity-vendor/api/checks and …/sessions. The player waits for both, so they time
 * out after three seconds.
 */
export function httpIdentityVendor({ url, key }: { readonly url: string; readonly key: string }): IdentityVendor {
  return {
    async check(details) {
      const parsed = identityCheckResponse.safeParse(
        await bearerCall('The identity vendor', `${url}${IDENTITY_VENDOR_PATH}`, key, details, 3000),
      );
      if (!parsed.success) throw new PortFault('The identity vendor', 'answered in a shape that was not agreed');
      return parsed.data;
    },
    async startSession(session) {
      const parsed = identitySessionResponse.safeParse(
        await bearerCall('The identity vendor', `${url}${IDENTITY_SESSION_PATH}`, key, session, 3000),
      );
      if (!parsed.success || !/^https?:/.test(parsed.data.hostedUrl))
        throw new PortFault('The identity vendor', 'answered in a shape that was not agreed');
      return parsed.data;
    },
  };
}
