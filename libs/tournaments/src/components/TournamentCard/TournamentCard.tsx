import { useId } from 'react';
import { Clock, Medal, Trophy } from 'lucide-react';
import type { TournamentSummary } from '@baize/contracts/tournament';
import { useFormat, useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { serverNow } from '@baize/http';
import { Badge, Button, Card, Countdown, Heading, Icon, Inline, Text } from '@baize/ui';
import { useTournamentOnCard } from '../../api/tournaments.ts';
import type { BoxWords } from '../../api/boxes.ts';
import { tournamentPath } from '../../paths.ts';
import { SILENT, STATE_TONE } from '../../model/state-tone.ts';
import { DotSeparated } from '../DotSeparated/DotSeparated.tsx';
import { TournamentArt } from '../TournamentArt/TournamentArt.tsx';
import * as css from '../tournament.css.ts';
import { useTournamentWords } from '../../words/use-tournament-words.ts';

export interface TournamentCardProps {
  readonly tournament: TournamentSummary;
  readonly level?: 2 | 3;
  /** The content's words, in place of the API's. */
  readonly box?: BoxWords | undefined;
}

/** A tournament in a list or a box: what it is, what it gives and when it ends. */
export function TournamentCard({ tournament, level = 3, box }: TournamentCardProps) {
  const text = useText('tournaments');
  const format = useFormat();
  const words = useTournamentWords();
  const toPath = useLocalePath();
  const id = useId();
  const { name, state, isEntered, players, startsAt, endsAt } = tournament;
  const details = useTournamentOnCard(tournament.slug);
  const place = details?.own?.place ?? null;
  const isOpen = state === 'UPCOMING' || state === 'RUNNING';
  return (
    <Card as="article" padding="none" aria-labelledby={id}>
      <div className={css.card}>
        <TournamentArt tournament={tournament} gameIds={details?.rules.gameIds} />
        <div className={css.words}>
          <Inline gap="xs" align="center">
            <Badge tone={STATE_TONE[state]} icon={Trophy}>
              {text(`tournaments.state.${state}`)}
            </Badge>
            {isEntered && state !== 'ENDED' && state !== 'STOPPED' && (
              <Badge tone="positive">{text('tournaments.entered')}</Badge>
            )}
          </Inline>
          <Heading level={level} size="h4" id={id}>
            {box?.title ?? name}
          </Heading>
          {box && <Text>{box.subtitle}</Text>}
          {state !== 'STOPPED' && (
            <div className={css.prize}>
              {words.boxPrize(box, tournament) ?? <DotSeparated facts={words.totals(tournament)} />}
            </div>
          )}
          {place !== null && (
            <div className={css.fact} data-own>
              <Icon icon={Medal} size="text" />
              {/* Without how many have points: beside it stands how many take part. */}
              {text('tournaments.placeLabel', { place: format.number(place) })}
            </div>
          )}
          {state !== 'STOPPED' && (
            <div className={css.fact}>
              <Icon icon={Clock} size="text" />
              <DotSeparated
                facts={[
                  isOpen ? (
                    <Countdown until={state === 'UPCOMING' ? startsAt : endsAt} now={serverNow} announceAt={SILENT}>
                      {({ words: time }) =>
                        text(state === 'UPCOMING' ? 'tournaments.startsIn' : 'tournaments.endsIn', { time })
                      }
                    </Countdown>
                  ) : (
                    text('tournaments.endedAt', { date: format.dateTime(endsAt) })
                  ),
                  text('tournaments.players', { count: players }),
                ]}
              />
            </div>
          )}
          <div className={css.foot}>
            <Button
              variant={state === 'RUNNING' ? 'primary' : 'secondary'}
              href={toPath(tournamentPath(tournament.slug))}
            >
              {state === 'ENDED' || state === 'SETTLING'
                ? text('tournaments.results')
                : (box?.label ?? text('tournaments.open'))}
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}
