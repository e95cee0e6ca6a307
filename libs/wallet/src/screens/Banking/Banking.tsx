import { Navigate, useLocation } from 'react-router-dom';
import { useLocalePath, useProfile } from '@baize/shell';
import { WALLET_PATHS } from '../../paths.ts';
import { useDepositOpens } from '../../state/use-deposit-opens.ts';
import { CashierSkeleton } from '../../components/CashierSkeleton.tsx';

/** Redirects `my-account/banking` to the deposit page, or to the withdrawal page for players who may only withdraw. */
export function Banking() {
  const toPath = useLocalePath();
  const profile = useProfile();
  const { key } = useLocation();
  const opens = useDepositOpens();
  if (profile.isPending) return <CashierSkeleton />;
  // Once for each visit: a link to this page may interrupt the way on.
  return (
    <Navigate
      key={key}
      to={toPath(opens && profile.data !== undefined ? WALLET_PATHS.deposit : WALLET_PATHS.withdraw)}
      replace
    />
  );
}
