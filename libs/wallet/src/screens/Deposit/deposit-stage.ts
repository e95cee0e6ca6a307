import type { Payment } from '@baize/contracts/cashier';
import type { Entered } from '../../components/MovementForm/use-movement.ts';

export interface FormStage {
  readonly kind: 'form';
  readonly before: Entered | null;
  readonly isCancelled?: boolean;
}
/** Where a deposit is: being entered, on the gateway’s page, or over. */
export type DepositStage =
  | FormStage
  | { readonly kind: 'gateway'; readonly payment: Payment; readonly entered: Entered }
  | { readonly kind: 'result'; readonly payment: Payment; readonly entered: Entered };

/** An empty form. */
export const FORM: FormStage = { kind: 'form', before: null };
