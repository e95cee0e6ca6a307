import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Reward } from '@baize/contracts/reward';
import { SectionPage } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { rewardsQuery } from '../../api/rewards.ts';
import { LIST_TYPES, RewardList, type RewardListProps } from '../../components/RewardList/RewardList.tsx';
import { pathAfterClaim } from '../../model/reward.ts';
import { BONUS_PATHS } from '../../paths.ts';
import { useRewardDialog } from '../../state/use-reward-dialog.ts';

const ClaimDialog = lazy(() =>
  import('../../components/ClaimDialog/ClaimDialog.tsx').then((file) => ({ default: file.ClaimDialog })),
);
const ICashPrompt = lazy(() =>
  import('../../components/ICashPrompt/ICashPrompt.tsx').then((file) => ({ default: file.ICashPrompt })),
);
const LeaveDialog = lazy(() =>
  import('../../components/LeaveDialog/LeaveDialog.tsx').then((file) => ({ default: file.LeaveDialog })),
);

/** Rewards that the player has not claimed yet. */
export const Rewards = () => <RewardsPage current="rewards" />;
/** Active rewards. */
export const ActiveRewards = () => <RewardsPage current="active" />;

function RewardsPage({ current }: Pick<RewardListProps, 'current'>) {
  const text = useText('bonus');
  const toPath = useLocalePath();
  const { capabilities } = useSite().brand.config;
  const playerId = useSession()?.playerId ?? '';
  const isKnown = useQuery(rewardsQuery(playerId, LIST_TYPES[current])).data !== undefined;
  const { question, ask, close, leaveTo } = useRewardDialog();
  const claim = (reward: Reward) => ask({ about: 'claim', reward });
  const leave = current === 'active' ? (reward: Reward) => ask({ about: 'leave', reward }) : undefined;
  const tab = (id: typeof current) => ({
    href: toPath(BONUS_PATHS[id]),
    label: text(`bonus.tab.${id}`),
    current: id === current,
  });
  return (
    <SectionPage title={text('bonus.rewards.title')} items={[tab('rewards'), tab('active')]}>
      <RewardList current={current} onClaim={claim} onLeave={leave} />
      {/* Below: a player comes here from a claim, to the reward that they have just got. */}
      {current === 'active' && (
        <Suspense fallback={null}>
          <ICashPrompt />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {isKnown && question?.about === 'claim' && (
          <ClaimDialog
            reward={question.reward}
            onClose={close}
            onClaimed={(mine) => leaveTo(toPath(pathAfterClaim(mine, capabilities)))}
          />
        )}
        {isKnown && question?.about === 'leave' && <LeaveDialog reward={question.reward} onClose={close} />}
      </Suspense>
    </SectionPage>
  );
}
