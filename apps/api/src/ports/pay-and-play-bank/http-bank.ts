import { BANK_PATHS, bankIdentity, bankPaymentResponse, bankSessionResponse } from '@baize/contracts/pay-and-play';
import type * as z from 'zod/mini';
import { bearerCall, PortFault } from '../bearer-call.ts';
import type { PayAndPlayBank } from './port.ts';

const PARTY = 'The pay-and-play bank';
/** The player waits for each of these calls. */
const TIMEOUT_MS = 5000;

/** The bank over HTTP with JSON (contracts/pay-and-play). */
export function httpBank({ url, key }: { readonly url: string; readonly key: string }): PayAndPlayBank {
  async function call<Schema extends z.ZodMiniType>(schema: Schema, path: string, body: object) {
    const parsed = schema.safeParse(
      await bearerCall(PARTY, new URL(`${BANK_PATHS.sessions}${path}`, url).href, key, body, TIMEOUT_MS),
    );
    if (!parsed.success) throw new PortFault(PARTY, 'answered in a shape that was not agreed');
    return parsed.data as z.output<Schema>;
  }
  const of = (bankSessionId: string, action: string) => `/${encodeURIComponent(bankSessionId)}/${action}`;
  return {
    open: (session) => call(bankSessionResponse, '', session),
    async redeem(bankSessionId, oneTimeCode) {
      try {
        return await call(bankIdentity, of(bankSessionId, 'redeem'), { oneTimeCode });
      } catch (fault) {
        if (fault instanceof PortFault && (fault.status === 409 || fault.status === 404)) return null;
        throw fault;
      }
    },
    async capture(bankSessionId) {
      const { paymentId, status } = await call(bankPaymentResponse, of(bankSessionId, 'capture'), {});
      return { paymentId, isTaken: status === 'CAPTURED' };
    },
    async release(bankSessionId) {
      await call(bankPaymentResponse, of(bankSessionId, 'release'), {});
    },
  };
}
