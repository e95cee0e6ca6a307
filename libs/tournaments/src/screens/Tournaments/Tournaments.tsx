import { Flag, Gift, ListOrdered, Trophy } from 'lucide-react';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { Button, Card, EmptyState, Grid, Heading, Icon, PageColumn, Section, Skeleton, Stack, Text } from '@baize/ui';
import { useBoxes } from '../../api/boxes.ts';
import { useTournaments } from '../../api/tournaments.ts';
import { TournamentCard } from '../../components/TournamentCard/TournamentCard.tsx';
import { TournamentsFailed } from '../../components/TournamentsFailed/TournamentsFailed.tsx';
import * as css from '../../components/tournament.css.ts';

/** The tournaments of the market: those that run, are announced, or ended within the last week. */
export function Tournaments() {
  const text = useText('tournaments');
  const toPath = useLocalePath();
  const { data, error, refetch } = useTournaments();
  const boxes = useBoxes();
  return (
    <PageColumn top="none">
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>{text('tournaments.title')}</Heading>
          <Text tone="muted" measure>
            {text('tournaments.intro')}
          </Text>
        </Stack>
        {data === undefined && error ? (
          <TournamentsFailed error={error} onRetry={() => void refetch()} />
        ) : data === undefined || boxes === null ? (
          <div className={css.cards}>
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} shape="card" />
            ))}
          </div>
        ) : data.length === 0 ? (
          <EmptyState
            icon={Trophy}
            title={text('tournaments.none')}
            actions={
              <Button variant="secondary" href={toPath('online-casino')}>
                {text('tournaments.toCasino')}
              </Button>
            }
          >
            {text('tournaments.noneText')}
          </EmptyState>
        ) : (
          <>
            <div className={css.cards}>
              {data.map((each) => (
                <TournamentCard key={each.tournamentId} tournament={each} level={2} box={boxes.get(each.slug)} />
              ))}
            </div>
            <HowTheyWork />
          </>
        )}
      </Stack>
    </PageColumn>
  );
}

/** What holds for every tournament: how one takes part, what earns points, and where a prize is. */
function HowTheyWork() {
  const text = useText('tournaments');
  const steps = [
    { icon: Flag, title: text('tournaments.join'), words: text('tournaments.joinText') },
    { icon: ListOrdered, title: text('tournaments.points'), words: text('tournaments.howPoints') },
    { icon: Gift, title: text('tournaments.prizes'), words: text('tournaments.howPrizes') },
  ];
  return (
    <Section title={text('tournaments.how')} icon={Trophy}>
      <Grid columns={{ base: 1, md: 3 }} gap="lg">
        {steps.map(({ icon, title, words }) => (
          <Card key={title} padding="md" tone="sunken">
            <Stack gap="xs">
              <Icon icon={icon} size="lg" />
              <Heading level={3} size="h5">
                {title}
              </Heading>
              <Text size="sm" tone="muted">
                {words}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Text size="sm" tone="muted">
        {text('tournaments.rule.limits')}
      </Text>
    </Section>
  );
}
