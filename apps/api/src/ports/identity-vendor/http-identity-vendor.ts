import { identityCheckResponse, IDENTITY_VENDOR_PATH } from '@baize/contracts/messaging';
import { bearerCall, PortFault } from '../bearer-call.ts';
import type { IdentityVendor } from './port.ts';

/**
 * The vendor over HTTP: POST <url>/identity-vendor/api/checks. The player waits for it, so it times out after three
 * seconds.
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
  };
}
