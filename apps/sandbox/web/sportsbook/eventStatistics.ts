import type { Result, Statistics, TableRow } from '../../src/sportsbook/model/statistics.ts';
import { isVirtual } from '../../src/sportsbook/model/types.ts';
import type { EventPage } from '../../src/sportsbook/wire.ts';
import { h } from '../design/h.ts';
import { icon } from './icons.ts';
import { numberFormat } from './numberFormat.ts';
import type { State } from './state.ts';

/** Rows of the table around the two sides, where it is long. */
const SHOWN_ROWS = 20;

type Letter = 'W' | 'D' | 'L';
const letterOf = ({ home, score }: Result, team: string): Letter => {
  const [own, other] = home === team ? [score.home, score.away] : [score.away, score.home];
  return own > other ? 'W' : own < other ? 'L' : 'D';
};

/** Draws the statistics of an event, which are fetched when they are opened. Null where there are none. */
export function eventStatistics(
  state: State,
  page: EventPage,
  load: (eventId: string) => Promise<Statistics>,
): HTMLElement | null {
  if (isVirtual(page.sport)) return null;
  const { words } = state.texts;
  const body = h('div', { class: 'stats-body' });
  let isAsked = false;
  const ask = (): void => {
    isAsked = true;
    // As high as what comes, so that the markets below move once.
    body.replaceChildren(
      ...Array.from({ length: 3 }, () => h('div', { class: 'stats-waiting', 'aria-hidden': 'true' })),
    );
    body.setAttribute('aria-busy', 'true');
    load(page.id)
      .then(
        (statistics) => body.replaceChildren(...parts(state, page, statistics)),
        () => {
          isAsked = false;
          body.replaceChildren(
            h('p', { class: 'hint' }, words('feedLost')),
            h('button', { type: 'button', class: 'second', onclick: ask }, words('retry')),
          );
        },
      )
      .finally(() => body.removeAttribute('aria-busy'));
  };
  const root = h(
    'details',
    { class: 'group stats', ontoggle: () => root.open && !isAsked && ask() },
    h('summary', { class: 'stats-head' }, icon('stats'), h('span', {}, words('stats')), icon('down')),
    body,
  );
  return root;
}

function parts(state: State, page: EventPage, { days, meetings, form, table }: Statistics): HTMLElement[] {
  const { words, tag } = state.texts;
  const day = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, { day: 'numeric', month: 'short' });
  const part = (title: string, ...children: readonly HTMLElement[]) =>
    h('section', { class: 'stats-part' }, h('h2', {}, title), ...children);
  const date = (result: Result) => h('time', {}, day.format(result.startsAt));
  const badge = (letter: Letter) => h('i', { class: 'stats-badge', 'data-letter': letter }, words(`stats.${letter}`));
  /** A game of one side: against whom, and its own score first. */
  const ownGame = (result: Result, team: string) => {
    const isHome = result.home === team;
    const { home, away } = result.score;
    return h(
      'li',
      {},
      date(result),
      h('span', { class: 'stats-opponent' }, isHome ? result.away : result.home),
      h('b', {}, isHome ? `${home}–${away}` : `${away}–${home}`),
      badge(letterOf(result, team)),
    );
  };
  const meeting = (result: Result) =>
    h(
      'li',
      {},
      date(result),
      h(
        'span',
        { class: 'stats-sides' },
        h('span', {}, result.home),
        h('b', {}, `${result.score.home}–${result.score.away}`),
        h('span', {}, result.away),
      ),
    );
  const formOf = (team: string, results: readonly Result[]) =>
    h(
      'div',
      { class: 'stats-form' },
      h('h3', {}, team),
      h('ul', {}, ...results.map((result) => ownGame(result, team))),
    );
  return [
    part(words('stats.form'), formOf(page.home, form.home), formOf(page.away, form.away)),
    part(
      words('stats.headToHead'),
      meetings.length > 0
        ? h('ul', {}, ...meetings.map(meeting))
        : h('p', { class: 'hint' }, words('stats.never', { days })),
    ),
    ...(table ? [part(words('stats.table'), tableElement(state, page, table))] : []),
  ];
}

function tableElement({ texts: { words, tag } }: State, page: EventPage, table: readonly TableRow[]): HTMLElement {
  const signed = numberFormat(tag, { signDisplay: 'exceptZero' });
  const plain = numberFormat(tag, {});
  return h(
    'table',
    {},
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, '#'),
        h('th', { scope: 'col', class: 'stats-team' }, h('span', { class: 'hidden-text' }, words('stats.table'))),
        h('th', { scope: 'col' }, words('stats.played')),
        h('th', { scope: 'col' }, '±'),
        h('th', { scope: 'col' }, words('stats.points')),
      ),
    ),
    h(
      'tbody',
      {},
      ...table
        .slice(0, SHOWN_ROWS)
        .map(({ team, played, difference, points }, index) =>
          h(
            'tr',
            { 'data-own': team === page.home || team === page.away },
            h('td', {}, plain.format(index + 1)),
            h('th', { scope: 'row', class: 'stats-team' }, team),
            h('td', {}, plain.format(played)),
            h('td', {}, signed.format(difference)),
            h('td', {}, h('b', {}, plain.format(points))),
          ),
        ),
    ),
  );
}
