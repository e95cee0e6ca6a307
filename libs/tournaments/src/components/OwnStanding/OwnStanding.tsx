import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { TournamentDetails } from '@baize/contracts/tournament';
import { useFormat, useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useErrorText, useLocalePath, useQuestionInHistory, useToasts } from '@baize/shell';
import { Alert, Button, Card, Heading, Stack, Text } from '@baize/ui';
import { enterTournament, refreshTournaments } from '../../api/tournaments.ts';
import { TOURNAMENT_PATHS, tournamentPath } from '../../paths.ts';
import * as css from '../tournament.css.ts';
import { useTournamentWords } from '../../words/use-tournament-words.ts';

const LeaveTournament = lazy(() =>
  import('../LeaveTournament/LeaveTournament.tsx').then((file) => ({ default: file.LeaveTournament })),
);

/** The player's own part of a tournament, or how to get one, or why there is none. */
export function OwnStanding({ tournament }: { readonly tournament: TournamentDetails }) {
  const text = useText('tournaments');
  const toPath = useLocalePath();
  const isPlayer = useSession() !== null;
  const { state, own, reason } = tournament;
  if (state === 'STOPPED')
    return (
      <Alert tone="warning" title={text('tournaments.stopped')}>
        {text('tournaments.stoppedText')}
      </Alert>
    );
  if (own) return <Own tournament={tournament} own={own} />;
  if (reason)
    return (
      <Alert tone="info" title={text('tournaments.closed')}>
        {text(`tournaments.reason.${reason}`)}
      </Alert>
    );
  if (state === 'SETTLING' || state === 'ENDED')
    return (
      <Alert tone="info" title={text('tournaments.over')}>
        {text('tournaments.overText')}
      </Alert>
    );
  return (
    <Card tone="accent" as="section" aria-label={text('tournaments.join')}>
      <Stack gap="sm">
        <Text>{text('tournaments.joinText')}</Text>
        <div>
          {isPlayer ? (
            <Join tournament={tournament} />
          ) : (
            // A§2: `#login` opens the login over this page, and the visitor stays on it.
            <Button size="lg" href={`${toPath(tournamentPath(tournament.slug))}#login`}>
              {text('tournaments.logIn')}
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  );
}

function Join({ tournament }: { readonly tournament: TournamentDetails }) {
  const text = useText('tournaments');
  const errorText = useErrorText('tournaments');
  const toasts = useToasts();
  const client = useQueryClient();
  const enter = useMutation({
    mutationFn: () => enterTournament(tournament),
    onSuccess: () => toasts.success(text('tournaments.joined')),
    onError: (error) => toasts.error(errorText(error)),
    onSettled: () => refreshTournaments(client),
  });
  return (
    <Button
      size="lg"
      loading={enter.isPending}
      onClick={() => {
        if (!enter.isPending) enter.mutate();
      }}
    >
      {text('tournaments.join')}
    </Button>
  );
}

function Own({
  tournament,
  own,
}: {
  readonly tournament: TournamentDetails;
  readonly own: NonNullable<TournamentDetails['own']>;
}) {
  const text = useText('tournaments');
  const format = useFormat();
  const words = useTournamentWords();
  const toPath = useLocalePath();
  const [isLeaving, setLeaving] = useState(false);
  const stay = useQuestionInHistory(isLeaving, () => setLeaving(false));
  const { state, startsAt, players, rules, reason } = tournament;
  const { place, points, rounds, hasPrize } = own;
  const isOpen = state === 'UPCOMING' || state === 'RUNNING';
  return (
    <Card tone="accent" as="section" aria-label={text('tournaments.own')}>
      <Stack gap="md">
        <div className={css.own}>
          <Heading level={2} size="h4">
            {state === 'UPCOMING'
              ? text('tournaments.entered')
              : reason
                ? text('tournaments.over')
                : place === null
                  ? text(state === 'ENDED' ? 'tournaments.noneAtEnd' : 'tournaments.noPoints')
                  : text('tournaments.place', { place: format.number(place), count: Math.max(players, place) })}
          </Heading>
          {state !== 'UPCOMING' && (
            <dl className={css.figures}>
              {[
                { id: 'points', term: text('tournaments.points'), value: words.points(points, tournament) },
                { id: 'rounds', term: text('tournaments.rounds'), value: format.number(rounds) },
              ].map(({ id, term, value }) => (
                <div key={id}>
                  <Text as="dt" size="sm" tone="muted">
                    {term}
                  </Text>
                  <Text as="dd" size="xl" weight="bold" numeric>
                    {value}
                  </Text>
                </div>
              ))}
            </dl>
          )}
          {isOpen && (
            <Button variant="ghost" size="sm" onClick={() => setLeaving(true)}>
              {text('tournaments.leave')}
            </Button>
          )}
        </div>
        {state === 'UPCOMING' && <Text>{text('tournaments.countsFrom', { date: format.dateTime(startsAt) })}</Text>}
        {state === 'SETTLING' && <Text>{text('tournaments.settling', { minutes: rules.finishMinutes })}</Text>}
        {state === 'ENDED' && (
          <Stack gap="sm">
            <Text>
              {text(reason ? `tournaments.reason.${reason}` : hasPrize ? 'tournaments.won' : 'tournaments.notWon')}
            </Text>
            {hasPrize && (
              <div>
                <Button href={toPath(TOURNAMENT_PATHS.rewards)}>{text('tournaments.toRewards')}</Button>
              </div>
            )}
          </Stack>
        )}
      </Stack>
      <Suspense fallback={null}>{isLeaving && <LeaveTournament tournament={tournament} onClose={stay} />}</Suspense>
    </Card>
  );
}
