import type { TournamentDetails } from '@baize/contracts/tournament';
import { useFormat, useText } from '@baize/i18n';
import * as css from '../tournament.css.ts';
import { useTournamentWords } from '../../words/use-tournament-words.ts';

/** How many stand on the podium. With fewer players there is none. */
const STEPS = 3;

/** The places of a tournament, best first: the first three on a podium, the winner in the middle, the others below. */
export function TournamentPodium({
  tournament,
  rows,
}: {
  readonly tournament: TournamentDetails;
  readonly rows: TournamentDetails['leaderboard'];
}) {
  const text = useText('tournaments');
  const words = useTournamentWords();
  const format = useFormat();
  const hasPodium = rows.slice(0, STEPS).filter(({ place }, at) => place === at + 1).length === STEPS;
  return (
    <ol className={css.places} aria-label={text('tournaments.leaderboard')}>
      {rows.map(({ place, playerName, isOwn, points }, at) => (
        <li
          key={place}
          className={hasPodium && at < STEPS ? css.step : css.row}
          data-place={place}
          data-own={isOwn || undefined}
        >
          <span className={css.place}>{format.number(place)}</span>
          <span className={css.who}>{isOwn ? text('tournaments.you') : playerName}</span>
          <span className={css.score}>{words.points(points, tournament)}</span>
        </li>
      ))}
    </ol>
  );
}
