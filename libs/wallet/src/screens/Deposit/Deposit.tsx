import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Stack } from '@baize/ui';
import type { Payment } from '@baize/contracts/wallet';
import { hundredthsOf } from '@baize/kernel';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { recordEvent, playerQueries } from '@baize/shell';
import { usePlayerCurrency } from '../../api/balance.ts';
import { depositCheckQuery, depositMethodsQuery } from '../../api/deposits.ts';
import { BankingPage } from '../../components/BankingPage/BankingPage.tsx';
import { CashierSkeleton } from '../../components/CashierSkeleton.tsx';
import { LimitLeft } from '../../components/LimitLeft/LimitLeft.tsx';
import { GateNotice } from '../../components/GateNotice.tsx';
import { InView } from '../../components/InView/InView.tsx';
import type { Entered } from '../../components/MovementForm/use-movement.ts';
import { decidingLimit } from '../../model/deciding-limit.ts';
import { depositGate, isOpen } from '../../model/deposit-gate.ts';
import { useLastAnswer } from '../../state/last-answer.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositGateway } from './DepositGateway.tsx';
import { DepositResult } from './DepositResult.tsx';

type Stage =
  | { readonly kind: 'form'; readonly before: Entered | null; readonly isCancelled?: boolean }
  | { readonly kind: 'gateway'; readonly payment: Payment; readonly entered: Entered }
  | { readonly kind: 'result'; readonly payment: Payment };

const FORM: Stage = { kind: 'form', before: null };

/** Deposit page (A§4): the gate, the form, the gateway's page in a frame, and the result. */
export function Deposit() {
  const text = useText('wallet');
  const client = useQueryClient();
  const playerId = useSession()?.playerId ?? '';
  const currency = usePlayerCurrency();
  const check = useQuery(depositCheckQuery(playerId));
  const methods = useQuery(depositMethodsQuery(playerId));
  const seen = useLastAnswer(playerId, check.data);
  const offered = useLastAnswer(playerId, methods.data);
  const [stage, setStage] = useState<Stage>(FORM);
  const limit = decidingLimit(seen);
  const gate = seen ? depositGate(seen.result) : check.isError ? 'ERROR' : 'LOADING';

  const content = () => {
    if (stage.kind === 'gateway') {
      return (
        <DepositGateway
          playerId={playerId}
          payment={stage.payment}
          onCancel={() => setStage({ kind: 'form', before: stage.entered, isCancelled: true })}
          onBack={() => setStage({ kind: 'form', before: stage.entered })}
          onOver={(payment) => {
            if (payment.status === 'SUCCESS' || payment.status === 'COMPLETED')
              recordEvent({ name: 'deposit-complete' });
            void client.invalidateQueries(playerQueries('wallet'));
            setStage({ kind: 'result', payment });
          }}
        />
      );
    }
    if (stage.kind === 'result')
      return <DepositResult playerId={playerId} payment={stage.payment} onAgain={() => setStage(FORM)} />;
    if (gate === 'LOADING' || (!offered && !methods.isError) || currency === null) return <CashierSkeleton />;
    if (!isOpen(gate) || !offered)
      return (
        <GateNotice
          kind="deposit"
          state={offered ? gate : 'ERROR'}
          resetOn={seen?.resetOn}
          limit={limit}
          isSpendLimit={seen?.result === 'SELF_SPEND_LIMIT_REACHED'}
          minimum={offered?.length ? Math.min(...offered.map(({ min }) => hundredthsOf(min))) : 0}
          currency={currency}
          reason={offered ? seen?.reason : null}
          onRetry={() => {
            void check.refetch();
            void methods.refetch();
          }}
        />
      );
    const form = (
      <>
        {stage.isCancelled && <Alert live tone="info" title={text('wallet.deposit.cancelled')} />}
        {gate === 'VERIFYDOCUMENT_LOYAL' && (
          <Alert tone="info" title={text('wallet.gate.deposit.VERIFYDOCUMENT_LOYAL.title')}>
            {seen?.daysLeftToVerifyDocuments != null &&
              text('wallet.deposit.daysLeft', { count: seen.daysLeftToVerifyDocuments })}
          </Alert>
        )}
        <LimitLeft
          kind={limit?.kind === 'law' ? 'law' : 'deposit'}
          left={seen?.limitLeft ?? null}
          period={seen?.limitType ?? null}
          resetOn={seen?.resetOn ?? null}
          currency={currency}
        />
        <DepositForm
          methods={offered}
          currency={currency}
          limit={limit}
          before={stage.before}
          // The gate may have changed: then the page says so in place of the form.
          onRefused={() => void check.refetch()}
          onStarted={(payment, entered) =>
            setStage(payment.redirectUrl ? { kind: 'gateway', payment, entered } : { kind: 'result', payment })
          }
        />
      </>
    );
    // The payment page was further down; at first the page opens at its own top.
    if (!stage.before) return form;
    return (
      <InView>
        <Stack gap={{ base: 'md', lg: 'lg' }}>{form}</Stack>
      </InView>
    );
  };
  return <BankingPage current="deposit">{content()}</BankingPage>;
}
