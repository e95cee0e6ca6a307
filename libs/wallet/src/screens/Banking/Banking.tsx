import { Navigate } from 'react-router-dom';
import { useLocalePath, useProfile } from '@baize/shell';
import { WALLET_PATHS } from '../../paths.ts';
import { CashierSkeleton } from '../../components/CashierSkeleton.tsx';

/** `my-account/banking` leads to the deposit, or to the withdrawal for a player who may only take money out. */
export function Banking() {
  const toPath = useLocalePath();
  const profile = useProfile();
  if (profile.isPending) return <CashierSkeleton />;
  const mayDeposit = profile.data !== undefined && profile.data.permissions.payout !== true && !profile.data.multibrand.suspended;
  return <Navigate to={toPath(mayDeposit ? WALLET_PATHS.deposit : WALLET_PATHS.withdraw)} replace />;
}
