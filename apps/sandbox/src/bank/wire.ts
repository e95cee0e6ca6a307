/** The banks that take part. Invented. */
export const BANKS = ['OSPREY', 'LUMEN'] as const;
export type BankName = (typeof BANKS)[number];

export type BankSessionStatus = 'OPEN' | 'CONFIRMED' | 'REDEEMED' | 'CAPTURED' | 'RELEASED' | 'FAILED' | 'CANCELLED';

/** What the bank's page knows about its session. Internal to the bank, not part of the operator's contract. */
export interface BankView {
  readonly merchantReference: string;
  readonly merchantName: string;
  readonly amount: number;
  readonly currency: string;
  readonly language: string;
  /** Where a customer who signed in outside the frame goes on; null: nowhere. */
  readonly returnUrl: string | null;
  readonly status: BankSessionStatus;
  readonly failureCode: string | null;
  /** Origins that the page notifies by postMessage. */
  readonly parentOrigins: readonly string[];
  readonly banks: readonly BankName[];
  readonly testCustomers: readonly string[];
}
/** The bank's customer after signing in, before they confirm. */
export interface BankPreview {
  readonly name: string;
  readonly dateOfBirth: string;
  readonly address: string;
  readonly account: string;
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
}
export interface BankConfirmation {
  readonly status: BankSessionStatus;
  readonly oneTimeCode: string | null;
  readonly failureCode: string | null;
}
