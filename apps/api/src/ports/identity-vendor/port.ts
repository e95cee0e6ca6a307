import type { identityCheckRequest, identityCheckResponse } from '@baize/contracts/messaging';
import type * as z from 'zod/mini';

export type IdentityCheck = z.input<typeof identityCheckRequest>;
export type IdentityCheckResult = z.output<typeof identityCheckResponse>;

/** Compares a player's details with registers and returns how far they are verified. */
export interface IdentityVendor {
  /** @throws PortFault without an answer in time */
  check(details: IdentityCheck): Promise<IdentityCheckResult>;
}

declare module '../ports.ts' {
  interface Ports {
    identityVendor: IdentityVendor;
  }
}
