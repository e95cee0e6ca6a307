import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { KeptFocus, Stack } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { CONTENT_BOXES, Slot, useStepsInHistory } from '@baize/shell';
import { BankingPage } from '../../components/BankingPage/BankingPage.tsx';
import { PendingDeposits } from '../../components/PendingDeposits/PendingDeposits.tsx';
import { DepositFlow } from './DepositFlow.tsx';
import { FORM, type DepositStage, type FormStage } from './deposit-stage.ts';

/** The content's part of the slot. */
const BANNER = 'content.boxes';

/** Positions in the browser's history: the form, then the payment, whose entry its result takes over. */
const STEPS = { form: 0, gateway: 1, result: 1 } as const;

/**
 * The page's stage. The payment has its own entry in the browser's history: “back” leads to the form with what was
 * entered, “forward” to the payment again.
 */
function useStage() {
  const navigate = useNavigate();
  const [stage, setStage] = useState<DepositStage>(FORM);
  /** Where “forward” leads from the form. */
  const [ahead, setAhead] = useState<DepositStage | null>(null);
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
    enter(next: DepositStage): void {
      setStage(next);
      setAhead(next);
    },
    /** Shows the form, and gives up the payment's entry. @param next what “forward” leads to from there, if anything */
    leave(form: FormStage, next: DepositStage | null = null): void {
      setStage(form);
      setAhead(next);
      if (entries > 0) void navigate(-1);
    },
  };
}

/** Deposit page (A§4): the gate, the form with the content's banner below it (B§7), the gateway's page, and the result. */
export function Deposit() {
  const text = useText('wallet');
  const playerId = useSession()?.playerId ?? '';
  const { stage, entries, enter, leave } = useStage();
  return (
    <BankingPage current="deposit">
      {stage.kind === 'form' && <PendingDeposits playerId={playerId} />}
      {/* The form, the payment and the result replace each other. */}
      <KeptFocus label={text('wallet.tab.deposit')}>
        <Stack gap={{ base: 'md', lg: 'lg' }}>
          <DepositFlow
            playerId={playerId}
            stage={stage}
            entries={entries}
            below={<Slot of={CONTENT_BOXES} only={BANNER} place="cashier" />}
            onEnter={enter}
            onLeave={leave}
          />
        </Stack>
      </KeptFocus>
    </BankingPage>
  );
}
