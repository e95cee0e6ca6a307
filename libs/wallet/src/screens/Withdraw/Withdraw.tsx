import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Button, Stack } from '@baize/ui';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useLocalePath, VERIFICATION_PATH } from '@baize/shell';
import { useBalance } from '../../api/balance.ts';
import { useRetryCashier } from '../../api/retry-cashier.ts';
import { withdrawalCheckQuery, withdrawalMethodsQuery } from '../../api/withdrawals.ts';
import { BankingPage } from '../../components/BankingPage/BankingPage.tsx';
import { CashierSkeleton } from '../../components/CashierSkeleton.tsx';
import { ForfeitWords } from '../../components/ForfeitWords/ForfeitWords.tsx';
import { LimitLeft } from '../../components/LimitLeft/LimitLeft.tsx';
import { GateNotice } from '../../components/GateNotice.tsx';
import { PendingWithdrawals } from '../../components/PendingWithdrawals/PendingWithdrawals.tsx';
import { isOpen, unansweredGate, withdrawalGate } from '../../model/deposit-gate.ts';
import { useLastAnswer } from '../../state/last-answer.ts';
import { EarlierWithdrawals } from './EarlierWithdrawals.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

/**
 * Withdrawal page (A§4): pending withdrawals, the form, and the earlier withdrawals. Restricted players can use it too
 * (ruling 19).
 */
export function Withdraw() {
  const text = useText('wallet');
  const format = useFormat();
  const toPath = useLocalePath();
  const playerId = useSession()?.playerId ?? '';
  /** The withdrawal that was requested last on this page. */
  const [requested, setRequested] = useState<string | null>(null);
  const check = useQuery(withdrawalCheckQuery(playerId));
  const methods = useQuery(withdrawalMethodsQuery(playerId));
  const seen = useLastAnswer(playerId, check.data);
  const offered = useLastAnswer(playerId, methods.data);
  const balance = useBalance();
  const retry = useRetryCashier();
  const known = useLastAnswer(playerId, 'balance' in balance ? (balance.balance ?? undefined) : undefined);
  const main = hundredthsOf(known?.mainBalance ?? 0);
  const limit = seen?.limit == null ? null : hundredthsOf(seen.limit);
  /** The limit ends once the player's identity is verified. */
  const isUntilVerified = seen?.reason === 'KYC_LIMIT';
  const gate =
    seen && offered && known
      ? withdrawalGate(seen.result, limit, main)
      : !check.data || !methods.data
        ? unansweredGate([check, methods])
        : balance.status === 'pending'
          ? 'LOADING'
          : 'ERROR';
  return (
    <BankingPage current="withdraw">
      <Stack gap="lg">
        <PendingWithdrawals
          playerId={playerId}
          requested={requested}
          failureIsShown={gate === 'ERROR'}
          isClosed={gate === 'RESTRICTED' || (gate.startsWith('VERIFYDOCUMENT_') && !isOpen(gate))}
        />
        {gate === 'LOADING' && <CashierSkeleton />}
        {gate === 'SELF_LIMIT_NOTIFY' && limit !== null && known && (
          <Alert
            tone="info"
            title={text(isUntilVerified ? 'wallet.withdraw.limitUnverified' : 'wallet.withdraw.limit', {
              amount: format.money(limit, known.currencyCode),
            })}
            actions={
              isUntilVerified ? (
                <Button size="sm" href={toPath(VERIFICATION_PATH)}>
                  {text('wallet.gate.verify')}
                </Button>
              ) : undefined
            }
          />
        )}
        {gate !== 'LOADING' && isOpen(gate) && known && main > 0 && (seen?.bonuses?.length ?? 0) > 0 && (
          <Alert tone="warning" title={text('wallet.forfeit.ahead')}>
            <ForfeitWords of="wallet.forfeit.aheadText" bonuses={seen?.bonuses ?? []} currency={known.currencyCode} />
          </Alert>
        )}
        {gate !== 'LOADING' && isOpen(gate) && known && (
          <LimitLeft
            kind="withdraw"
            left={seen?.limit ?? null}
            whole={seen?.originalLimit ?? null}
            period={seen?.duration ?? null}
            resetOn={seen?.resetOn ?? null}
            currency={known.currencyCode}
          />
        )}
        {gate !== 'LOADING' &&
          (isOpen(gate) && known ? (
            <WithdrawForm
              methods={offered ?? []}
              available={limit === null ? main : Math.min(main, limit)}
              onRequested={setRequested}
              currency={known.currencyCode}
            />
          ) : (
            <GateNotice
              kind="withdraw"
              state={gate}
              // A document that is asked for, or a hold, has a notice of its own.
              {...(gate === 'WITHDRAWAL_LIMIT_REACHED' ? { reason: seen?.reason, resetOn: seen?.resetOn } : {})}
              onRetry={retry}
            />
          ))}
        {gate !== 'ERROR' && <EarlierWithdrawals playerId={playerId} />}
      </Stack>
    </BankingPage>
  );
}
