import { Gift, Hourglass, ListChecks, ScrollText, Sparkles, type LucideIcon } from 'lucide-react';
import { Button, Card, EmptyState, List, SectionPage, Stack, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { BONUS_PATHS } from '../../paths.ts';

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

/** No campaign gives rewards yet, so there is nothing to fetch. The page explains rewards and where to find offers. */
function RewardsPage({ current, icon }: { readonly current: 'rewards' | 'active'; readonly icon: LucideIcon }) {
  const text = useText('bonus');
  const toPath = useLocalePath();
  const { promotions } = useSite().brand.config.capabilities;
  const tab = (id: typeof current) => ({
    href: toPath(BONUS_PATHS[id]),
    label: text(`bonus.tab.${id}`),
    current: id === current,
  });
  return (
    <SectionPage title={text('bonus.rewards.title')} items={[tab('rewards'), tab('active')]}>
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
    </SectionPage>
  );
}
