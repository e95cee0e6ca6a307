import { EXCLUSION_REGISTER_PATH, exclusionRegisterResponse } from '@baize/contracts/exclusion-register';
import { bearerCall, PortFault } from '../bearer-call.ts';
import type { ExclusionRegister } from './port.ts';

const PARTY = 'The exclusion register';

/**
 * The registers over HTTP: POST <url>/exclusion-register/api/checks. A login waits for it, so it times out after three
 * seconds.
 */
export function httpExclusionRegister({ url, key }: { readonly url: string; readonly key: string }): ExclusionRegister {
  return {
    async isExcluded(register, person) {
      const { firstName, lastName, dateOfBirth, address, postalCode, city, countryCode } = person;
      const asked = { register, firstName, lastName, dateOfBirth, address, postalCode, city, countryCode };
      const parsed = exclusionRegisterResponse.safeParse(
        await bearerCall(PARTY, `${url}${EXCLUSION_REGISTER_PATH}`, key, asked, 3000),
      );
      if (!parsed.success) throw new PortFault(PARTY, 'answered in a shape that was not agreed');
      return parsed.data.excluded;
    },
  };
}
