import { useQuery } from '@tanstack/react-query';
import { Gift, Hourglass, ListChecks, ScrollText, Sparkles, type LucideIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Reward } from '@baize/contracts/reward';
import { Button, Card, EmptyState, List, Section, SectionPage, Skeleton, Stack, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { useErrorText, useLocalePath } from '@baize/shell';
import { everyRewardQuery, prizesAmong, rewardsQuery } from '../../api/rewards.ts';
import { RewardCard } from '../../components/RewardCard/RewardCard.tsx';
import { isActiveIn, isQueued, pathAfterClaim } from '../../model/reward.ts';
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
export const Rewards = () => <RewardsPage current="rewards" icon={Gift} />;
/** Active rewards. */
export const ActiveRewards = () => <RewardsPage current="active" icon={Hourglass} />;

/** What to explain about rewards before the player has one, by topic. */
const EXPLAINED: readonly (readonly [key: string, icon: LucideIcon])[] = [
  ['where', Sparkles],
  ['terms', ScrollText],
  ['progress', ListChecks],
];

function RewardsPage({ current, icon }: { readonly current: 'rewards' | 'active'; readonly icon: LucideIcon }) {
  const text = useText('bonus');
  const errorText = useErrorText('bonus');
  const toPath = useLocalePath();
  const { capabilities } = useSite().brand.config;
  const playerId = useSession()?.playerId ?? '';
  const list = useQuery(rewardsQuery(playerId, current === 'rewards' ? 'ELIGIBLE' : 'ACTIVE'));
  const every = useQuery(everyRewardQuery(playerId, current === 'rewards' ? 'ELIGIBLE' : 'ACTIVE')).data ?? [];
  const prizes = prizesAmong(every);
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
      {prizes.length > 0 && (
        <Section title={text('bonus.prizes')}>
          <Stack gap="md">
            {prizes.map((reward) => (
              <RewardCard
                key={reward.assignmentId ?? reward.campaignId}
                reward={reward}
                onClaim={claim}
                onLeave={leave}
              />
            ))}
          </Stack>
        </Section>
      )}
      {list.isError ? (
        <EmptyState
          tone="negative"
          icon={icon}
          title={text('bonus.failed')}
          actions={
            <Button variant="secondary" onClick={() => void list.refetch()}>
              {text('bonus.tryAgain')}
            </Button>
          }
        >
          {errorText(list.error)}
        </EmptyState>
      ) : !list.data ? (
        <Stack gap="md">
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      ) : list.data.length === 0 && prizes.length > 0 ? null : list.data.length === 0 ? (
        <Nothing current={current} icon={icon} />
      ) : (
        <Stack gap="md">
          {list.data.map((reward) => (
            <RewardCard
              key={reward.assignmentId ?? reward.queuedPlayerBonus?.queuedPlayerBonusId ?? reward.campaignId}
              reward={reward}
              isBlocked={isQueued(reward) && every.some((other) => isActiveIn(other, reward.vertical))}
              onClaim={claim}
              onLeave={leave}
            />
          ))}
        </Stack>
      )}
      {/* Below: a player comes here from a claim, to the reward that they have just got. */}
      {current === 'active' && (
        <Suspense fallback={null}>
          <ICashPrompt />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {list.data && question?.about === 'claim' && (
          <ClaimDialog
            reward={question.reward}
            onClose={close}
            onClaimed={(mine) => leaveTo(toPath(pathAfterClaim(mine, capabilities)))}
          />
        )}
        {list.data && question?.about === 'leave' && <LeaveDialog reward={question.reward} onClose={close} />}
      </Suspense>
    </SectionPage>
  );
}

/** Explains rewards, and where to find offers. */
function Nothing({ current, icon }: { readonly current: 'rewards' | 'active'; readonly icon: LucideIcon }) {
  const text = useText('bonus');
  const toPath = useLocalePath();
  const { promotions } = useSite().brand.config.capabilities;
  return (
    <>
      <EmptyState
        icon={icon}
        title={text(`bonus.${current}.none`)}
        actions={
          <Button variant="secondary" href={toPath(promotions ? 'promotions' : 'bonus-terms')}>
            {text(promotions ? 'bonus.toPromotions' : 'bonus.toTerms')}
          </Button>
        }
      >
        {text(`bonus.${current}.none.text`)}
      </EmptyState>
      <Card padding="md">
        <Stack gap="sm">
          <Text weight="medium">{text('bonus.explained')}</Text>
          <List
            label={text('bonus.explained')}
            items={EXPLAINED.map(([key, mark]) => ({
              id: key,
              icon: mark,
              title: text(`bonus.explained.${key}`),
              hint: text(`bonus.explained.${key}.text`),
            }))}
          />
        </Stack>
      </Card>
    </>
  );
}
