import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reward } from '@baize/contracts/bonus';
import { useText } from '@baize/i18n';
import { useErrorText, useToasts } from '@baize/shell';
import { Dialog } from '@baize/ui/Dialog';
import { leaveReward, refreshRewards } from '../../api/rewards.ts';
import { isQueued, isWaiting, useRewardWords } from '../../model/use-reward-words.ts';

/**
 * Asks before a bonus is forfeited or cashback stopped, with what that costs, or before an opt-in is left, which costs
 * nothing.
 */
export function LeaveDialog({ reward, onClose }: { readonly reward: Reward; readonly onClose: () => void }) {
  const text = useText('bonus');
  const errorText = useErrorText('bonus');
  const toasts = useToasts();
  const client = useQueryClient();
  const { money } = useRewardWords()(reward);
  const isInQueue = isQueued(reward);
  const waits = isWaiting(reward) || isInQueue;
  const isCashback = reward.offer.kind === 'CASHBACK';
  const spins = reward.freeSpinDetail;
  const freeBet = reward.freeBetDetail;
  const isBet = Boolean(reward.betAndGet?.state);
  const kind = isBet
    ? 'bet.stop'
    : isInQueue
      ? 'queue.leave'
      : isCashback
        ? 'cashback.stop'
        : spins
          ? 'spins.forfeit'
          : freeBet
            ? 'freeBet.forfeit'
            : waits
              ? 'optOut'
              : 'forfeit';
  const leave = useMutation({
    mutationFn: () => leaveReward(reward),
    onSuccess: () => toasts.success(text(`bonus.${kind}.done`)),
    onError: (error) => toasts.error(errorText(error)),
    onSettled: async () => {
      await refreshRewards(client);
      onClose();
    },
  });
  return (
    <Dialog
      open
      danger={!waits}
      preferred={waits ? 'confirm' : 'cancel'}
      title={text(`bonus.${kind}.title`)}
      confirmLabel={text(`bonus.${kind}`)}
      cancelLabel={text(
        isBet
          ? 'bonus.bet.keep'
          : isInQueue
            ? 'bonus.queue.keep'
            : isCashback
              ? 'bonus.cashback.keep'
              : spins
                ? 'bonus.spins.keep'
                : freeBet
                  ? 'bonus.freeBet.keep'
                  : 'bonus.forfeit.keep',
      )}
      loading={leave.isPending}
      onConfirm={() => {
        if (!leave.isPending) leave.mutate();
      }}
      onCancel={onClose}
    >
      {spins && !isInQueue && !isBet
        ? text(`bonus.spins.forfeit.text.${spins.winnings}`, { count: spins.roundsLeft, amount: money(spins.won) })
        : text(`bonus.${kind}.text`, { amount: money(freeBet?.amount ?? reward.granted?.balance ?? 0) })}
    </Dialog>
  );
}
