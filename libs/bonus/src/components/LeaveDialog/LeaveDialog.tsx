import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Reward } from '@baize/contracts/reward';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useErrorText, useToasts } from '@baize/shell';
import { Stack } from '@baize/ui';
import { Dialog } from '@baize/ui/Dialog';
import { everyRewardQuery, leaveReward, refreshRewards } from '../../api/rewards.ts';
import { atStakeOf, isQueued, isWaiting, leaveKeysOf } from '../../model/reward.ts';
import { useRewardWords } from '../../words/use-reward-words.ts';

/**
 * Asks before a bonus is forfeited or cashback stopped, with what that costs, or before an opt-in is left, which costs
 * nothing.
 */
export function LeaveDialog({ reward: asked, onClose }: { readonly reward: Reward; readonly onClose: () => void }) {
  const text = useText('bonus');
  const errorText = useErrorText('bonus');
  const toasts = useToasts();
  const client = useQueryClient();
  const playerId = useSession()?.playerId ?? '';
  // A bet may have ended since the page was read: what would be lost is asked again.
  const { data: mine = [] } = useQuery({
    ...everyRewardQuery(playerId, 'ACTIVE'),
    enabled: playerId !== '' && asked.granted !== null,
  });
  const reward = mine.find(({ assignmentId }) => assignmentId !== null && assignmentId === asked.assignmentId) ?? asked;
  const { money } = useRewardWords()(reward);
  const waits = isWaiting(reward) || isQueued(reward);
  const { leave: key, keep } = leaveKeysOf(reward);
  const { all, inPlay } = atStakeOf(reward);
  const spins = key === 'spins.forfeit' ? reward.freeSpinDetail : null;
  /** A second click can come before the button shows that it is busy; leaving twice would report a failure. */
  const isUnderWay = useRef(false);
  const leave = useMutation({
    mutationFn: () => leaveReward(reward),
    onSuccess: () => toasts.success(text(`bonus.${key}.done`)),
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
      title={text(`bonus.${key}.title`)}
      confirmLabel={text(`bonus.${key}`)}
      cancelLabel={text(`bonus.${keep}`)}
      loading={leave.isPending}
      onConfirm={() => {
        if (isUnderWay.current) return;
        isUnderWay.current = true;
        leave.mutate();
      }}
      onCancel={onClose}
    >
      <Stack gap="xs">
        <span>
          {spins
            ? text(`bonus.spins.forfeit.text.${spins.winnings}`, { count: spins.roundsLeft, amount: money(spins.won) })
            : key === 'forfeit' && all === 0
              ? text('bonus.forfeit.nothing')
              : text(`bonus.${key}.text`, { amount: money(reward.freeBetDetail?.amount ?? all) })}
        </span>
        {key === 'forfeit' && inPlay > 0 && <span>{text('bonus.forfeit.inPlay', { amount: money(inPlay) })}</span>}
      </Stack>
    </Dialog>
  );
}
