import { Trophy } from 'lucide-react';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { Button, EmptyState, Heading, PageColumn, Skeleton, Stack, Text } from '@baize/ui';
import { useTournaments } from '../../api/tournaments.ts';
import { TournamentCard } from '../../components/TournamentCard/TournamentCard.tsx';
import { TournamentsFailed } from '../../components/TournamentsFailed/TournamentsFailed.tsx';
import * as css from '../../components/tournament.css.ts';

/** The tournaments of the market: those that run, are announced, or ended within the last week. */
export function Tournaments() {
  const text = useText('tournaments');
  const toPath = useLocalePath();
  const { data, error, refetch } = useTournaments();
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
        ) : data === undefined ? (
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
          <div className={css.cards}>
            {data.map((each) => (
              <TournamentCard key={each.tournamentId} tournament={each} level={2} />
            ))}
          </div>
        )}
      </Stack>
    </PageColumn>
  );
}
