import type { identitySessionRequest } from '@baize/contracts/identity-vendor';
import type { identityCheckRequest, identityCheckResponse } from '@baize/contracts/messaging';
import type * as z from 'zod/mini';

export type IdentityCheck = z.input<typeof identityCheckRequest>;
export type IdentityCheckResult = z.output<typeof identityCheckResponse>;

export type IdentitySession = z.input<typeof identitySessionRequest>;

/** Compares a player's details with registers, and checks documents online. */
export interface IdentityVendor {
  /** @throws PortFault without an answer in time */
  check(details: IdentityCheck): Promise<IdentityCheckResult>;
  /**
   * Opens a check of a document on the vendor's page; a signed webhook brings the decision. Null: the vendor takes no such
   * document.
   * @throws PortFault without an answer in time
   */
  startSession(session: IdentitySession): Promise<{ readonly hostedUrl: string } | null>;
}

declare module '../ports.ts' {
  interface Ports {
    identityVendor: IdentityVendor;
  }
}
