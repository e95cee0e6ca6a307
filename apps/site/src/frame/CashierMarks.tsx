import type { ReactNode } from 'react';
import { useCashierMarks } from '@baize/wallet';
import { PaymentMarks } from './PaymentMarks.tsx';

/**
 * The marks of the methods in the player's own cashier: it follows their home, which may not be the page's market. Shows
 * its children, the market's marks, until the player's are known, and to a player without a cashier.
 */
export function CashierMarks({ children }: { readonly children: ReactNode }) {
  const methods = useCashierMarks()?.map(({ name, title, image }) => ({ name, alt: title, image: image.asset._ref }));
  return methods && methods.length > 0 ? <PaymentMarks methods={methods} /> : children;
}
