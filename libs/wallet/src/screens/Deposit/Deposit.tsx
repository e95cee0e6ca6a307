import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert, Stack } from '@baize/ui';
import type { Payment } from '@baize/contracts/wallet';
import { hundredthsOf } from '@baize/kernel';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { CASHIER_OFFERS, playerQueries, recordEvent, Slot, useStepsInHistory } from '@baize/shell';
import { usePlayerCurrency } from '../../api/balance.ts';
import { depositCheckQuery, depositMethodsQuery } from '../../api/deposits.ts';
import { useRetryCashier } from '../../api/retry-cashier.ts';
import { BankingPage } from '../../components/BankingPage/BankingPage.tsx';
import { CashierSkeleton } from '../../components/CashierSkeleton.tsx';
import { LimitLeft } from '../../components/LimitLeft/LimitLeft.tsx';
import { GateNotice } from '../../components/GateNotice.tsx';
import { InView } from '../../components/InView/InView.tsx';
import { PendingDeposits } from '../../components/PendingDeposits/PendingDeposits.tsx';
import type { Entered } from '../../components/MovementForm/use-movement.ts';
import { decidingLimit } from '../../model/deciding-limit.ts';
import { depositGate, isOpen } from '../../model/deposit-gate.ts';
import { useLastAnswer } from '../../state/last-answer.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositGateway } from './DepositGateway.tsx';
import { DepositResult } from './DepositResult.tsx';

interface FormStage {
  readonly kind: 'form';
  readonly before: Entered | null;
  readonly isCancelled?: boolean;
}
type Stage =
  | FormStage
  | { readonly kind: 'gateway'; readonly payment: Payment; readonly entered: Entered }
  | { readonly kind: 'result'; readonly payment: Payment };

const FORM: FormStage = { kind: 'form', before: null };
/** Positions in the browser's history: the form, then the payment, whose entry its result takes over. */
const STEPS = { form: 0, gateway: 1, result: 1 } as const;

/**
 * The page's stage. The payment has its own entry in the browser's history: “back” leads to the form with what was
 * entered, “forward” to the payment again.
 */
function useStage() {
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>(FORM);
  /** Where “forward” leads from the form. */
  const [ahead, setAhead] = useState<Stage | null>(null);
  const entries = useStepsInHistory(
    STEPS[stage.kind],
    // No step is final: one can go back from a result too.
    Number.POSITIVE_INFINITY,
    (by) => {
      if (by > 0) setStage(ahead ?? stage);
      else if (stage.kind !== 'form')
        setStage({ kind: 'form', before: stage.kind === 'gateway' ? stage.entered : null });
    },
    { keepsPlace: true },
  );
  return {
    stage,
    entries,
    enter(next: Stage): void {
      setStage(next);
      setAhead(next);
    },
    /** Shows the form, and gives up the payment's entry. @param next what “forward” leads to from there, if anything */
    leave(form: FormStage, next: Stage | null = null): void {
      setStage(form);
      setAhead(next);
      if (entries > 0) void navigate(-1);
    },
  };
}

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
  const { stage, entries, enter, leave } = useStage();
  const retry = useRetryCashier();
  const limit = decidingLimit(seen);
  const gate = seen ? depositGate(seen.result) : check.isError ? 'ERROR' : 'LOADING';

  const content = () => {
    if (stage.kind === 'gateway') {
      return (
        <DepositGateway
          playerId={playerId}
          payment={stage.payment}
          onCancel={() => leave({ kind: 'form', before: stage.entered, isCancelled: true })}
          onBack={() => leave({ kind: 'form', before: stage.entered }, stage)}
          onOver={(payment) => {
            if (payment.status === 'SUCCESS' || payment.status === 'COMPLETED')
              recordEvent({ name: 'deposit-complete' });
            void client.invalidateQueries(playerQueries('wallet'));
            enter({ kind: 'result', payment });
          }}
        />
      );
    }
    if (stage.kind === 'result')
      return <DepositResult playerId={playerId} payment={stage.payment} onAgain={() => leave(FORM)} />;
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
          onRetry={retry}
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
        <Slot of={CASHIER_OFFERS} />
        <DepositForm
          methods={offered}
          currency={currency}
          limit={limit}
          before={stage.before}
          // The gate may have changed: then the page says so in place of the form.
          onRefused={() => void check.refetch()}
          onStarted={(payment, entered) =>
            enter(payment.redirectUrl ? { kind: 'gateway', payment, entered } : { kind: 'result', payment })
          }
        />
      </>
    );
    // The payment page was further down; at first the page opens at its own top.
    if (!stage.before) return form;
    return (
      <InView at="top" again={entries}>
        <Stack gap={{ base: 'md', lg: 'lg' }}>{form}</Stack>
      </InView>
    );
  };
  return (
    <BankingPage current="deposit">
      {stage.kind === 'form' && <PendingDeposits playerId={playerId} />}
      {content()}
    </BankingPage>
  );
}
