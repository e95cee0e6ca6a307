import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Gift, Hourglass, ListChecks, ScrollText, Sparkles, type LucideIcon } from 'lucide-react';
import type { BonusStop } from '@baize/contracts/bonus';
import type { Reward } from '@baize/contracts/reward';
import { Button, Card, EmptyState, List, Section, Skeleton, Stack, Text } from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { useErrorText, useLocalePath } from '@baize/shell';
import { bonusesOpenQuery, everyRewardQuery, prizesAmong, rewardsQuery } from '../../api/rewards.ts';
import { grouped } from '../../model/groups.ts';
import { isActiveIn, isQueued } from '../../model/reward.ts';
import { RewardCard } from '../RewardCard/RewardCard.tsx';
import { StopLink } from '../StopLink/StopLink.tsx';

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
  // Asked for together with the list: an empty one says nothing until the reason is known.
  const open = useQuery({ ...bonusesOpenQuery(playerId), enabled: current === 'rewards' && playerId !== '' });
  const isExplained = current === 'active' || open.data !== undefined;
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
  ) : !list.data || (list.data.length === 0 && !isExplained) ? (
    <Stack gap="md">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  ) : list.data.length === 0 ? (
    <Nothing current={current} stop={open.data?.reason ?? null} />
  ) : (
    <Groups
      rewards={list.data}
      isBlocked={(reward) => isQueued(reward) && every.some((other) => isActiveIn(other, reward.vertical))}
      level={title === undefined ? 2 : 3}
      onClaim={onClaim}
      onLeave={onLeave}
    />
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
                level={3}
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

/** Rewards of one part before the player asks for the others; a part with one more shows that one too. */
const SHOWN = 2;
/** With more rewards than this, their cards are closed, so that the page can be overlooked on a phone. */
const OPEN_UP_TO = 2;

interface GroupsProps extends Pick<RewardListProps, 'onClaim' | 'onLeave'> {
  readonly rewards: readonly Reward[];
  readonly isBlocked: (reward: Reward) => boolean;
  /** The level of headings here. */
  readonly level: 2 | 3;
}

/** Rewards in parts: what can be claimed now leads. A list of one part has no headings. */
function Groups({ rewards, isBlocked, level, onClaim, onLeave }: GroupsProps) {
  const text = useText('bonus');
  const isOpen = rewards.length <= OPEN_UP_TO ? undefined : false;
  const groups = grouped(rewards, isBlocked);
  const cardsOf = (members: readonly Reward[], cardLevel: 2 | 3) => (
    <Group>
      {members.map((reward) => (
        <RewardCard
          key={reward.assignmentId ?? reward.queuedPlayerBonus?.queuedPlayerBonusId ?? reward.campaignId}
          reward={reward}
          isBlocked={isBlocked(reward)}
          // What the player came for is explained at once.
          isOpen={reward.partnerBonusCode === null ? isOpen : undefined}
          level={cardLevel}
          onClaim={onClaim}
          onLeave={onLeave}
        />
      ))}
    </Group>
  );
  // Below a heading of the page's own, cards alone: their headings would be a fourth level.
  if (groups.length === 1 || level === 3)
    return cardsOf(
      groups.flatMap(({ members }) => members),
      level,
    );
  return groups.map(({ group, members }) => (
    <Section key={group} title={text(`bonus.group.${group}`)}>
      {cardsOf(members, 3)}
    </Section>
  ));
}

/** The first cards of a part, and a button for the others. */
function Group({ children }: { readonly children: readonly ReactNode[] }) {
  const text = useText('bonus');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const isLong = children.length > SHOWN + 1;
  return (
    <Stack gap="md">
      {isLong && !isWhole ? children.slice(0, SHOWN) : children}
      {isLong && (
        <div>
          <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? text('bonus.group.fewer') : text('bonus.group.all', { number: format.number(children.length) })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface NothingProps extends Pick<RewardListProps, 'current'> {
  /** Why the player is offered no bonus at all; null: nothing stops them, or it isn't known. */
  readonly stop: BonusStop | null;
}

/** Explains rewards, and where to find offers; to a player who is offered none now, why, and what they can do. */
function Nothing({ current, stop }: NothingProps) {
  const text = useText('bonus');
  const toPath = useLocalePath();
  const { promotions } = useSite().brand.config.capabilities;
  if (stop !== null)
    return (
      <EmptyState icon={ICONS[current]} title={text('bonus.rewards.none')} actions={<StopLink reason={stop} />}>
        {text(`bonus.promotion.reason.${stop}`)}
      </EmptyState>
    );
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
