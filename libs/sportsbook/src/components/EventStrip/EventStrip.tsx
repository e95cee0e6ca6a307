import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { Link, Scroller, ScrollerArrows, Section, Text, useScroller } from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import type { Highlight } from '@baize/contracts/sportsbook-feed';
import { useSession } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { highlightsQuery } from '../../api/highlights.ts';
import { segmentsOf } from '../../model/address.ts';
import { SPORTSBOOK_PATHS } from '../../paths.ts';
import { EventCard } from './EventCard.tsx';
import * as css from './EventStrip.css.ts';

/** Events of the strip; a page without the app has as many places for them. */
const SHOWN = 8;

/**
 * Live events and those that start next, on the home page. Its height never changes: places for events stand in a
 * prerendered page, whose script writes into them (`show-events.ts` in the site), and a feed without events leaves a line
 * in their place.
 */
export function EventStrip() {
  const text = useText('sportsbook');
  const format = useFormat();
  const toPath = useLocalePath();
  const { data, isError } = useQuery(highlightsQuery(useSession()?.playerId ?? null));
  const scroller = useScroller<HTMLDivElement>();
  const events: readonly (Highlight | undefined)[] = data?.data.slice(0, SHOWN) ?? Array.from({ length: SHOWN });
  const isEmpty = events.length === 0 || (isError && !data);
  return (
    <Section
      title={text('sportsbook.highlights.title')}
      icon={Trophy}
      end={
        <>
          {data?.stale && (
            <Text as="span" size="sm" tone="muted">
              {text('sportsbook.highlights.stale')}
            </Text>
          )}
          <Link href={toPath(SPORTSBOOK_PATHS.sportsbook)} strong tone="brand">
            {text('sportsbook.highlights.all')}
          </Link>
          {/* Over the list's edge they would cover a score. */}
          <ScrollerArrows scroller={scroller} />
        </>
      }
    >
      <div className={css.strip} data-events="" data-none={isEmpty || undefined} data-blank={!data || undefined}>
        <Scroller label={text('sportsbook.highlights.title')} scroller={scroller}>
          {(isEmpty ? [] : events).map((event, index) => (
            <EventCard
              key={event?.eventId ?? index}
              event={event}
              href={event && toPath([SPORTSBOOK_PATHS.sportsbook, ...segmentsOf({ path: event.path })].join('/'))}
              time={event && (isToday(event.startsAt) ? format.time(event.startsAt) : format.dateTime(event.startsAt))}
              live={text('sportsbook.highlights.live')}
            />
          ))}
        </Scroller>
        <p className={css.none}>{text('sportsbook.highlights.none')}</p>
      </div>
    </Section>
  );
}

const isToday = (moment: string): boolean => new Date(moment).toDateString() === new Date().toDateString();
