import { useQuery } from '@tanstack/react-query';
import { Gift, Hourglass, ListChecks, ScrollText, Sparkles, type LucideIcon } from 'lucide-react';
import type { Reward } from '@baize/contracts/reward';
import { Button, Card, EmptyState, List, Section, Skeleton, Stack, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { useErrorText, useLocalePath } from '@baize/shell';
import { everyRewardQuery, prizesAmong, rewardsQuery } from '../../api/rewards.ts';
import { isActiveIn, isQueued } from '../../model/reward.ts';
import { RewardCard } from '../RewardCard/RewardCard.tsx';

export interface RewardListProps {
  /** Rewards that the player has not claimed yet, or active ones. */
  readonly current: 'rewards' | 'active';
  /** Heads the list where a page has other parts; prizes have a heading of their own. */
  readonly title?: string | undefined;
  readonly onClaim: (reward: Reward) => void;
  readonly onLeave?: ((reward: Reward) => void) | undefined;
}

/** What the API calls the lists. */
export const LIST_TYPES = { rewards: 'ELIGIBLE', active: 'ACTIVE' } as const;
const ICONS = { rewards: Gift, active: Hourglass } as const;

/** What to explain about rewards before the player has one, by topic. */
const EXPLAINED: readonly (readonly [key: string, icon: LucideIcon])[] = [
  ['where', Sparkles],
  ['terms', ScrollText],
  ['progress', ListChecks],
];

/** The player's rewards, prizes of tournaments first; without any, what rewards are and where offers are. */
export function RewardList({ current, title, onClaim, onLeave }: RewardListProps) {
  const text = useText('bonus');
  const errorText = useErrorText('bonus');
  const playerId = useSession()?.playerId ?? '';
  const list = useQuery(rewardsQuery(playerId, LIST_TYPES[current]));
  const every = useQuery(everyRewardQuery(playerId, LIST_TYPES[current])).data ?? [];
  const prizes = prizesAmong(every);
  const others = list.isError ? (
    <EmptyState
      tone="negative"
      icon={ICONS[current]}
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
  ) : list.data.length === 0 ? (
    <Nothing current={current} />
  ) : (
    <Stack gap="md">
      {list.data.map((reward) => (
        <RewardCard
          key={reward.assignmentId ?? reward.queuedPlayerBonus?.queuedPlayerBonusId ?? reward.campaignId}
          reward={reward}
          isBlocked={isQueued(reward) && every.some((other) => isActiveIn(other, reward.vertical))}
          onClaim={onClaim}
          onLeave={onLeave}
        />
      ))}
    </Stack>
  );
  return (
    <>
      {prizes.length > 0 && (
        <Section title={text('bonus.prizes')}>
          <Stack gap="md">
            {prizes.map((reward) => (
              <RewardCard
                key={reward.assignmentId ?? reward.campaignId}
                reward={reward}
                onClaim={onClaim}
                onLeave={onLeave}
              />
            ))}
          </Stack>
        </Section>
      )}
      {list.data?.length === 0 && prizes.length > 0 ? null : title === undefined ? (
        others
      ) : (
        <Section title={title}>{others}</Section>
      )}
    </>
  );
}

/** Explains rewards, and where to find offers. */
function Nothing({ current }: Pick<RewardListProps, 'current'>) {
  const text = useText('bonus');
  const toPath = useLocalePath();
  const { promotions } = useSite().brand.config.capabilities;
  return (
    <>
      <EmptyState
        icon={ICONS[current]}
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
