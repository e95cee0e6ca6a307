import { useEffect, useState } from 'react';
import { Stack } from '@baize/ui';
import { Sheet } from '@baize/ui/Sheet';
import { useText, useTranslationNamespace } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useQuestionInHistory } from '@baize/shell';
import { CashierSkeleton } from '../components/CashierSkeleton.tsx';
import { PendingDeposits } from '../components/PendingDeposits/PendingDeposits.tsx';
import { DepositFlow } from '../screens/Deposit/DepositFlow.tsx';
import { FORM, type DepositStage } from '../screens/Deposit/deposit-stage.ts';

export interface QuickDepositProps {
  readonly isOpen: boolean;
  readonly isPhone: boolean;
  readonly onClose: () => void;
}

/**
 * The cashier over a running game: the same gate, limits, form and payment page as on its own page, in a sheet. Any open
 * sheet pauses the game (docs/decisions/0063), and the balance reaches it as after any other movement. A payment that
 * the player closes half-way is there again when the sheet opens again. The browser's “back” closes it too, and does not
 * leave the game.
 */
export function QuickDeposit({ isOpen, isPhone, onClose }: QuickDepositProps) {
  const text = useText('wallet');
  const hasTexts = useTranslationNamespace('wallet');
  const playerId = useSession()?.playerId ?? '';
  const [stage, setStage] = useState<DepositStage>(FORM);
  // A sheet lies outside the element that is in full screen, where it could not be seen.
  useEffect(() => {
    if (isOpen && document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, [isOpen]);
  const close = useQuestionInHistory(isOpen, () => {
    if (stage.kind === 'result') setStage(FORM);
    onClose();
  });
  // Removed at once: a phone that is turned while a sheet slides out would leave its scrim over the game.
  if (!isOpen) return null;
  return (
    <Sheet
      open
      side={isPhone ? 'bottom' : 'end'}
      title={hasTexts ? text('wallet.tab.deposit') : text('site.header.deposit')}
      onClose={close}
    >
      {hasTexts ? (
        <Stack gap="md">
          {stage.kind === 'form' && <PendingDeposits playerId={playerId} />}
          <DepositFlow
            playerId={playerId}
            stage={stage}
            entries={0}
            onEnter={setStage}
            onLeave={setStage}
            onReturn={close}
          />
        </Stack>
      ) : (
        <CashierSkeleton />
      )}
    </Sheet>
  );
}
