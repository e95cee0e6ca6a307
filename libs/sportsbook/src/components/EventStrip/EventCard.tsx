import { useFormat } from '@baize/i18n';
import type { Highlight } from '@baize/contracts/sportsbook-feed';
import * as css from './EventStrip.css.ts';

export interface EventCardProps {
  /** Undefined while events are not known: the card keeps their place. */
  readonly event: Highlight | undefined;
  readonly href: string | undefined;
  /** When it starts, in the player’s time zone. */
  readonly time: string | undefined;
  /** The word for an event that is being played. */
  readonly live: string;
}

/**
 * One event: its competition, its teams with the score or its start, and the odds of its result. The names of the parts
 * (`data-part`) are what a prerendered page’s script writes to.
 */
export function EventCard({ event, href, time, live }: EventCardProps) {
  const format = useFormat();
  const isLive = event?.phase === 'LIVE';
  const [market] = event?.markets ?? [];
  const odds = (name: '1' | 'X' | '2') => market?.selections.find((selection) => selection.name === name)?.odds;
  // Before the app, `show-events.ts` in the site writes them alike.
  const oddsText = (name: '1' | 'X' | '2') => {
    const offered = market?.suspended ? null : odds(name);
    return offered ? format.number(Number(offered), { minimumFractionDigits: 2 }) : '–';
  };
  return (
    <a
      className={css.card}
      href={href}
      data-event={event?.eventId ?? ''}
      data-live={isLive || undefined}
      data-two={(market && odds('X') === undefined) || undefined}
    >
      <span className={css.top}>
        <span className={css.competition} data-part="competition">
          {event?.competitionName}
        </span>
        <span className={css.live}>{live}</span>
        <span className={css.clock} data-part="clock">
          {event && (isLive ? event.clock : time)}
        </span>
      </span>
      <Side name={event?.home} score={isLive ? event?.score?.home : undefined} part="home" />
      <Side name={event?.away} score={isLive ? event?.score?.away : undefined} part="away" />
      <span className={css.odds}>
        {(['1', 'X', '2'] as const).map((name) => (
          <span
            key={name}
            className={css.price}
            data-price={name}
            data-part={`odds-${name}`}
            data-off={market?.suspended || undefined}
          >
            {event && oddsText(name)}
          </span>
        ))}
      </span>
    </a>
  );
}

/** A team or a player, and their points once it is played. */
function Side({
  name,
  score,
  part,
}: {
  readonly name: string | undefined;
  readonly score: number | undefined;
  readonly part: 'home' | 'away';
}) {
  return (
    <>
      <span className={css.name} data-part={part}>
        {name}
      </span>
      <span className={css.score} data-part={`${part}-score`}>
        {score}
      </span>
    </>
  );
}
