import { serviceLocale, sportsLanguage, type ResolvedMarket, type RulePack } from '@baize/brand';
import type { Highlight, SportsHit } from '@baize/contracts/sportsbook-feed';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FeedReader, Sportsbook } from '../../../ports/sportsbook/port.ts';

/** How long an answer of the feed serves everyone, and when it is called out of date; milliseconds. */
const FRESH_MS = 5000;
const STALE_MS = 30_000;
const REST_MS = 5000;
/** How many searches an instance remembers; most visitors type the same few teams. */
const MAX_SEARCHES = 1000;

/** Who reads a feed: a player's law may exclude more events than the market's. */
export interface FeedVisitor {
  readonly market: ResolvedMarket;
  readonly law: Pick<RulePack, 'excludedEvents'>;
}
const readerOf = ({ market: { translation }, law }: FeedVisitor): FeedReader => ({
  language: sportsLanguage(translation),
  locale: serviceLocale(translation),
  excludedEvents: law.excludedEvents.value,
});
const keyOf = ({ language, locale, excludedEvents }: FeedReader): string =>
  `${language} ${locale} ${excludedEvents.join(',')}`;

interface Answer {
  events: readonly Highlight[];
  at: number;
  restUntil: number;
  asking: Promise<void> | null;
}

/**
 * Keeps the vendor's highlights by language and excluded events: however many visitors look at a home page, an instance
 * asks once every five seconds, and not at all while no one looks. A failure leaves what is known, which grows stale.
 */
export function highlightsOf(app: FastifyInstance, vendor: Pick<Sportsbook, 'highlights'>) {
  const answers = new Map<string, Answer>();
  return async (visitor: FeedVisitor): Promise<{ data: Highlight[]; stale: boolean }> => {
    const reader = readerOf(visitor);
    const key = keyOf(reader);
    const answer = answers.get(key) ?? { events: [], at: -Infinity, restUntil: -Infinity, asking: null };
    answers.set(key, answer);
    const now = app.clock.now().getTime();
    if (now - answer.at >= FRESH_MS && now >= answer.restUntil) {
      answer.asking ??= vendor
        .highlights(reader)
        .then(
          (events) => {
            answer.events = events;
            answer.at = app.clock.now().getTime();
          },
          (fault: unknown) => {
            answer.restUntil = app.clock.now().getTime() + REST_MS;
            app.log.warn({ err: fault }, 'the sportsbook’s feed did not answer; its figures grow old');
          },
        )
        .finally(() => (answer.asking = null));
      await answer.asking;
    }
    return { data: [...answer.events], stale: app.clock.now().getTime() - answer.at > STALE_MS };
  };
}

/**
 * Finds teams and events. One answer of the vendor serves everyone who types the same within five seconds. A vendor that
 * does not answer finds none: the other results of a search still show.
 */
export function sportsSearchOf(app: FastifyInstance, vendor: Pick<Sportsbook, 'search'>) {
  const found = new LRUCache<string, readonly SportsHit[], { reader: FeedReader; query: string }>({
    max: MAX_SEARCHES,
    ttl: FRESH_MS,
    fetchMethod: (_key, _stale, { context: { query, reader } }) => vendor.search(query, reader),
  });
  return async (typed: string, visitor: FeedVisitor): Promise<{ data: SportsHit[] }> => {
    const reader = readerOf(visitor);
    const query = typed.toLowerCase();
    try {
      return {
        data: [...((await found.fetch(`${keyOf(reader)} ${query}`, { context: { query, reader } })) ?? [])],
      };
    } catch (fault) {
      app.log.warn({ err: fault }, 'the sportsbook’s search did not answer');
      return { data: [] };
    }
  };
}
