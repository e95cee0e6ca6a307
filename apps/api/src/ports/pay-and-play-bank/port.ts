import type { BankIdentity, bankSessionRequest, bankSessionResponse } from '@baize/contracts/pay-and-play';
import type * as z from 'zod/mini';

/** The bank of pay-and-play (ruling 13): identifies a person and reserves a payment in one step. */
export interface PayAndPlayBank {
  /** @throws PortFault without an answer in time */
  open(session: z.input<typeof bankSessionRequest>): Promise<z.output<typeof bankSessionResponse>>;
  /**
   * Exchanges a one-time code for the person's identity. The bank accepts a code once.
   * @returns null if the bank refuses the code: used, wrong, or of another session
   * @throws PortFault without an answer in time
   */
  redeem(bankSessionId: string, oneTimeCode: string): Promise<BankIdentity | null>;
  /** Takes the reserved money. Repeating it is harmless. @throws PortFault without an answer in time */
  capture(bankSessionId: string): Promise<{ readonly paymentId: string; readonly isTaken: boolean }>;
  /** Gives the reserved money free. Repeating it is harmless. @throws PortFault without an answer in time */
  release(bankSessionId: string): Promise<void>;
}

declare module '../ports.ts' {
  interface Ports {
    payAndPlayBank: PayAndPlayBank;
  }
}
