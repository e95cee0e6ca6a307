import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import { Alert, Button, Stack } from '@baize/ui';
import { hundredthsOf } from '@baize/kernel';
import { useText } from '@baize/i18n';
import { CASHIER_OFFERS, playerQueries, recordEvent, Slot, useLocalePath, VERIFICATION_PATH } from '@baize/shell';
import { usePlayerCurrency } from '../../api/balance.ts';
import { depositCheckQuery, depositMethodsQuery } from '../../api/deposits.ts';
import { useRetryCashier } from '../../api/retry-cashier.ts';
import { CashierSkeleton } from '../../components/CashierSkeleton.tsx';
import { LimitLeft } from '../../components/LimitLeft/LimitLeft.tsx';
import { GateNotice } from '../../components/GateNotice.tsx';
import { InView } from '../../components/InView/InView.tsx';
import { decidingLimit } from '../../model/deciding-limit.ts';
import { depositGate, isOpen, unansweredGate } from '../../model/deposit-gate.ts';
import { useLastAnswer } from '../../state/last-answer.ts';
import { putOffNoticeAtom } from '../../state/put-off-notice.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositGateway } from './DepositGateway.tsx';
import { DepositResult } from './DepositResult.tsx';
import type { DepositStage, FormStage } from './deposit-stage.ts';

export interface DepositFlowProps {
  readonly playerId: string;
  readonly stage: DepositStage;
  /** A change scrolls the form into view again. */
  readonly entries: number;
  /** Below the form, whose amount comes first, and not with a notice in its place. Nothing over a game. */
  readonly below?: ReactNode;
  readonly onEnter: (next: DepositStage) => void;
  /** Shows the form. @param next what “forward” leads to from there, if anything */
  readonly onLeave: (form: FormStage, next?: DepositStage) => void;
  /** Closes the cashier over a game; without it, the result leads to other pages. */
  readonly onReturn?: (() => void) | undefined;
}

/** The steps of a deposit, on the cashier's page and over a game: the gate, the form, the gateway's page, the result. */
export function DepositFlow({ playerId, stage, entries, below, onEnter, onLeave, onReturn }: DepositFlowProps) {
  const text = useText('wallet');
  const toPath = useLocalePath();
  const client = useQueryClient();
  const currency = usePlayerCurrency();
  const [putOff, putOffNotice] = useAtom(putOffNoticeAtom);
  /** A§3: whether the notice about documents may show. A new start of the flow keeps it (A§4). */
  const notification = putOff !== playerId;
  const check = useQuery(depositCheckQuery(playerId, !notification));
  const methods = useQuery(depositMethodsQuery(playerId));
  const seen = useLastAnswer(playerId, check.data);
  const offered = useLastAnswer(playerId, methods.data);
  const retry = useRetryCashier();
  const [selectedBonusId, selectBonus] = useState<string | null>(null);
  const limit = decidingLimit(seen);
  const gate = seen && offered ? depositGate(seen.result) : unansweredGate([check, methods]);
  /** A§3: a notice takes the form's place. */
  const hideCashier = !isOpen(gate) || !offered;
  const isLoading = gate === 'LOADING' || (currency === null && gate !== 'INACTIVE');

  if (stage.kind === 'gateway') {
    return (
      <DepositGateway
        playerId={playerId}
        payment={stage.payment}
        onCancel={() => onLeave({ kind: 'form', before: stage.entered, isCancelled: true })}
        onBack={() => onLeave({ kind: 'form', before: stage.entered }, stage)}
        onOver={(payment) => {
          if (payment.status === 'SUCCESS' || payment.status === 'COMPLETED') recordEvent({ name: 'deposit-complete' });
          void client.invalidateQueries(playerQueries('wallet'));
          onEnter({ kind: 'result', payment, entered: stage.entered });
        }}
      />
    );
  }
  if (stage.kind === 'result')
    return (
      <DepositResult
        playerId={playerId}
        payment={stage.payment}
        selectedBonusId={selectedBonusId}
        onAgain={() => onLeave({ kind: 'form', before: stage.entered })}
        onReturn={onReturn}
      />
    );
  if (isLoading) return <CashierSkeleton />;
  if (hideCashier || currency === null)
    return (
      <GateNotice
        kind="deposit"
        state={gate}
        resetOn={seen?.resetOn}
        limit={limit}
        isSpendLimit={seen?.result === 'SELF_SPEND_LIMIT_REACHED'}
        minimum={offered?.length ? Math.min(...offered.map(({ min }) => hundredthsOf(min))) : 0}
        currency={currency ?? ''}
        reason={offered ? seen?.reason : null}
        onRetry={retry}
      />
    );
  const form = (
    <>
      {stage.isCancelled && <Alert live tone="info" title={text('wallet.deposit.cancelled')} />}
      {gate === 'VERIFYDOCUMENT_LOYAL' && (
        <Alert
          tone="info"
          title={text('wallet.gate.deposit.VERIFYDOCUMENT_LOYAL.title')}
          actions={
            <>
              <Button size="sm" href={toPath(VERIFICATION_PATH)}>
                {text('wallet.gate.documents')}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => putOffNotice(playerId)}>
                {text('wallet.deposit.later')}
              </Button>
            </>
          }
        >
          {seen?.daysLeftToVerifyDocuments != null &&
            text('wallet.deposit.daysLeft', { count: seen.daysLeftToVerifyDocuments })}
        </Alert>
      )}
      <LimitLeft
        kind={limit?.kind === 'law' || limit?.kind === 'kyc' ? limit.kind : 'deposit'}
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
        selectedBonusId={selectedBonusId}
        offers={<Slot of={CASHIER_OFFERS} selectedBonusId={selectedBonusId} selectBonus={selectBonus} />}
        onRefused={() => {
          // The gate may have changed: then the page says so in place of the form.
          void check.refetch();
          // The chosen bonus may be over: then the offers name another one, or none.
          void client.invalidateQueries(playerQueries('bonus'));
        }}
        onStarted={(payment, entered) =>
          onEnter({ kind: payment.redirectUrl ? 'gateway' : 'result', payment, entered })
        }
      />
    </>
  );
  return (
    <>
      {/* The payment page was further down; at first the page opens at its own top. */}
      {stage.before ? (
        <InView at="top" again={entries}>
          <Stack gap={{ base: 'md', lg: 'lg' }}>{form}</Stack>
        </InView>
      ) : (
        form
      )}
      {below}
    </>
  );
}
