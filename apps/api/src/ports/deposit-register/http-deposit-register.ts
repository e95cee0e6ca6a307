import { DEPOSIT_REGISTER_PATH, depositRegisterResponse } from '@baize/contracts/deposit-register';
import { totalFromWire } from '@baize/kernel';
import { bearerCall, PortFault } from '../bearer-call.ts';
import type { DepositRegister } from './port.ts';

const PARTY = 'The deposit register';

/**
 * The register over HTTP: POST <url>/deposit-register/api/deposits. A deposit waits for it, so it times out after three
 * seconds.
 */
export function httpDepositRegister({ url, key }: { readonly url: string; readonly key: string }): DepositRegister {
  return {
    async depositedElsewhere({ personReference, firstName, lastName, dateOfBirth, currency }, { from, until }) {
      const asked = {
        personReference,
        firstName,
        lastName,
        dateOfBirth,
        from: from.toISOString(),
        until: until.toISOString(),
      };
      const parsed = depositRegisterResponse.safeParse(
        await bearerCall(PARTY, `${url}${DEPOSIT_REGISTER_PATH}`, key, asked, 3000),
      );
      const amount = parsed.success ? totalFromWire(parsed.data.deposited) : null;
      if (!parsed.success || !amount?.ok || amount.value < 0 || parsed.data.currencyCode !== currency)
        throw new PortFault(PARTY, 'answered in a shape or a currency that was not agreed');
      return amount.value;
    },
  };
}
