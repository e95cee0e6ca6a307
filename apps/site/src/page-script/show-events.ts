import type { Boot, PageBlock } from '@baize/boot';
import type { AppStarter } from './app-starter.ts';
import { SITE_ID } from './site-id.ts';

/** How often scores and odds are asked for again while the page is looked at, in milliseconds; as often as the app asks. */
const AGAIN_MS = 15_000;

/** What is read of `GET /sportsbook/highlights` (`sportsHighlights` in the contracts). */
interface Answer {
  readonly data: readonly {
    readonly path: Readonly<Partial<Record<'category' | 'region' | 'competition' | 'event', string>>>;
    readonly competitionName: string;
    readonly home: string;
    readonly away: string;
    readonly startsAt: string;
    readonly phase: string;
    readonly clock: string | null;
    readonly score: { readonly home: number; readonly away: number } | null;
    readonly markets: readonly {
      readonly suspended: boolean;
      readonly selections: readonly { readonly name: string; readonly odds: string | null }[];
    }[];
  }[];
}
type Event = Answer['data'][number];

/** Returns when an event starts: the time alone if it is today. */
function startOf({ startsAt }: Event): string {
  const start = new Date(startsAt);
  const isToday = start.toDateString() === new Date().toDateString();
  return start.toLocaleString(document.documentElement.lang, {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' }),
  });
}

/** Returns odds in the page's language, as the app writes them (`EventCard`). */
const oddsText = (odds: string): string =>
  Number(odds).toLocaleString(document.documentElement.lang, { minimumFractionDigits: 2 });

function wordsOf(event: Event): Readonly<Record<string, string>> {
  const isLive = event.phase === 'LIVE';
  const [market] = event.markets;
  const oddsOf = (outcome: string) =>
    market?.suspended ? null : market?.selections.find(({ name }) => name === outcome)?.odds;
  return {
    competition: event.competitionName,
    home: event.home,
    away: event.away,
    clock: (isLive ? event.clock : startOf(event)) ?? '',
    'home-score': isLive && event.score ? String(event.score.home) : '',
    'away-score': isLive && event.score ? String(event.score.away) : '',
    ...Object.fromEntries(
      ['1', 'X', '2'].map((outcome) => {
        const odds = oddsOf(outcome);
        return [`odds-${outcome}`, odds ? oddsText(odds) : '–'];
      }),
    ),
  };
}

function write(card: HTMLAnchorElement, event: Event, pair: string): void {
  const { category, region, competition, event: slug } = event.path;
  card.href = `/${[pair, 'sportsbook', category, region, competition, slug].filter(Boolean).map(String).join('/')}`;
  Object.assign(card.dataset, { filled: '', byApp: '' });
  card.toggleAttribute('data-live', event.phase === 'LIVE');
  const words = wordsOf(event);
  const [market] = event.markets;
  card.toggleAttribute('data-two', market !== undefined && !market.selections.some(({ name }) => name === 'X'));
  for (const part of card.querySelectorAll<HTMLElement>('[data-part]'))
    part.dataset['now'] = words[part.dataset['part'] ?? ''] ?? '';
}

/**
 * Writes live events and those that start next into the places of a strip: now, and while the page is looked at. Words are attributes that the style draws, so the app finds the markup as it was rendered.
 */
export function showEvents(
  strip: HTMLElement,
  { brand }: Pick<PageBlock, 'brand'>,
  { pair }: Pick<Boot, 'pair'>,
  app: AppStarter,
): void {
  const cards = strip.querySelectorAll<HTMLAnchorElement>('a[data-event]');
  const ask = async () => {
    if (document.hidden) return;
    try {
      const answer = await fetch('/api/v1/sportsbook/highlights', {
        headers: { sitecontext: JSON.stringify({ siteId: SITE_ID, brand, market: pair }) },
        priority: 'low',
      });
      if (!answer.ok) return;
      const { data } = (await answer.json()) as Answer;
      // React owns the places from here on.
      if (app.isStarted()) return;
      delete strip.dataset['blank'];
      strip.toggleAttribute('data-none', data.length === 0);
      for (const [index, card] of cards.entries()) {
        const event = data[index];
        card.hidden = !event;
        if (event) write(card, event, pair);
      }
    } catch {
      // The places stay empty; the app asks again.
    }
  };
  void ask();
  const timer = setInterval(() => void ask(), AGAIN_MS);
  void app.takenOver.then(() => clearInterval(timer));
}
