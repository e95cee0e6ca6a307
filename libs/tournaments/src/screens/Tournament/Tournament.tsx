import { Clock, Gift, Trophy } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { TournamentDetails } from '@baize/contracts/tournament';
import { useText } from '@baize/i18n';
import { GAMES_ROW, NotFound, Slot, useLocalePath, usePageHead } from '@baize/shell';
import {
  Badge,
  Breadcrumbs,
  Card,
  Countdown,
  Heading,
  Icon,
  Inline,
  List,
  PageColumn,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@baize/ui';
import { ApiError, serverNow } from '@baize/http';
import { useTournament } from '../../api/tournaments.ts';
import { DotSeparated } from '../../components/DotSeparated/DotSeparated.tsx';
import { OwnStanding } from '../../components/OwnStanding/OwnStanding.tsx';
import { TournamentArt } from '../../components/TournamentArt/TournamentArt.tsx';
import { TournamentPodium } from '../../components/TournamentPodium/TournamentPodium.tsx';
import { TournamentRules } from '../../components/TournamentRules/TournamentRules.tsx';
import { TournamentsFailed } from '../../components/TournamentsFailed/TournamentsFailed.tsx';
import { SILENT, STATE_TONE } from '../../model/state-tone.ts';
import * as css from '../../components/tournament.css.ts';
import { TOURNAMENT_PATHS } from '../../paths.ts';
import { useTournamentWords } from '../../words/use-tournament-words.ts';

/** `tournaments/{slug}`: the player's part, the places, the prizes and the rules of one tournament. */
export function Tournament() {
  const text = useText('tournaments');
  const toPath = useLocalePath();
  const { slug = '' } = useParams<{ slug: string }>();
  const { data, error, refetch } = useTournament(slug);
  const isMissing = data === undefined && error instanceof ApiError && error.status === 404;
  usePageHead(isMissing ? null : { title: data?.name });
  if (isMissing)
    return (
      <NotFound instead={{ path: TOURNAMENT_PATHS.list, label: text('tournaments.all') }}>
        {text('tournaments.missing')}
      </NotFound>
    );
  if (data === undefined && error)
    return (
      <PageColumn top="none">
        <TournamentsFailed error={error} onRetry={() => void refetch()} />
      </PageColumn>
    );
  if (data === undefined)
    return (
      <PageColumn top="none">
        <Stack gap="lg" aria-busy>
          <Skeleton shape="sm" width="quarter" />
          <Skeleton shape="h1" width="half" />
          <Skeleton shape="card" />
          <Skeleton lines={6} />
        </Stack>
      </PageColumn>
    );
  const { rules } = data;
  const isShown = data.reason !== 'MARKET' || data.own !== null;
  return (
    <PageColumn top="none">
      <Stack gap="lg">
        <Breadcrumbs
          items={[{ label: text('tournaments.title'), href: toPath(TOURNAMENT_PATHS.list) }, { label: data.name }]}
        />
        <Head tournament={data} onChange={() => void refetch()} />
        <OwnStanding tournament={data} />
        {isShown && (
          <div className={css.parts}>
            <Stack gap="xl">
              <Leaderboard tournament={data} />
              {rules.gameIds.length > 0 && (
                <Slot
                  of={GAMES_ROW}
                  title={text('tournaments.games')}
                  gameIds={rules.gameIds}
                  isLive={data.vertical === 'LIVE_CASINO'}
                />
              )}
            </Stack>
            <div className={css.prizes}>
              <Prizes tournament={data} />
            </div>
            <TournamentRules tournament={data} />
          </div>
        )}
      </Stack>
    </PageColumn>
  );
}

function Head({ tournament, onChange }: { readonly tournament: TournamentDetails; readonly onChange: () => void }) {
  const text = useText('tournaments');
  const words = useTournamentWords();
  const { state, name, startsAt, endsAt, reason, isEntered } = tournament;
  return (
    <Card padding="none">
      <div className={css.head}>
        <TournamentArt tournament={tournament} gameIds={tournament.rules.gameIds} />
        <div className={css.headWords}>
          <Inline gap="xs" align="center">
            <Badge tone={STATE_TONE[state]} icon={Trophy}>
              {text(`tournaments.state.${state}`)}
            </Badge>
            {isEntered && state !== 'ENDED' && state !== 'STOPPED' && (
              <Badge tone="positive">{text('tournaments.entered')}</Badge>
            )}
            {reason !== 'MARKET' && (
              <Badge tone="neutral">{text('tournaments.players', { count: tournament.players })}</Badge>
            )}
          </Inline>
          <Heading level={1}>{name}</Heading>
          {reason !== 'MARKET' && state !== 'STOPPED' && (
            <div className={css.prize} data-large>
              <DotSeparated facts={words.totals(tournament)} />
            </div>
          )}
          {(state === 'UPCOMING' || state === 'RUNNING') && (
            <div className={css.fact} data-own>
              <Icon icon={Clock} size="text" />
              <Countdown
                until={state === 'UPCOMING' ? startsAt : endsAt}
                now={serverNow}
                announceAt={SILENT}
                onEnd={onChange}
              >
                {({ words: time }) =>
                  text(state === 'UPCOMING' ? 'tournaments.startsIn' : 'tournaments.endsIn', { time })
                }
              </Countdown>
            </div>
          )}
          <Text size="sm" tone="muted">
            {words.when(tournament)}
          </Text>
        </div>
      </div>
    </Card>
  );
}

function Leaderboard({ tournament }: { readonly tournament: TournamentDetails }) {
  const text = useText('tournaments');
  const { leaderboard, own, state } = tournament;
  // A player further down sees their own place below the first ones.
  const isListed = own?.place == null || leaderboard.some(({ isOwn }) => isOwn);
  const rows = isListed
    ? leaderboard
    : [...leaderboard, { place: own.place ?? 0, playerName: '', points: own.points, isOwn: true }];
  return (
    <Section title={text(state === 'ENDED' ? 'tournaments.results' : 'tournaments.leaderboard')} icon={Trophy}>
      {rows.length === 0 ? (
        <Text tone="muted">{text(state === 'ENDED' ? 'tournaments.nobodyAtEnd' : 'tournaments.nobody')}</Text>
      ) : (
        <TournamentPodium tournament={tournament} rows={rows} />
      )}
    </Section>
  );
}

function Prizes({ tournament }: { readonly tournament: TournamentDetails }) {
  const text = useText('tournaments');
  const words = useTournamentWords();
  const { prizes, currencyCode } = tournament;
  return (
    <Section title={text('tournaments.prizes')} icon={Gift}>
      <List
        label={text('tournaments.prizes')}
        items={prizes.map((prize) => ({
          id: String(prize.from),
          title: text('tournaments.placeLabel', { place: words.places(prize) }),
          hint: (
            <Stack gap="xxs">
              <Text weight="bold" tone="brand">
                {words.prize(prize, currencyCode)}
              </Text>
              <Text size="sm" tone="muted">
                {words.conditions(prize)}
              </Text>
            </Stack>
          ),
        }))}
        texts
      />
    </Section>
  );
}
