import type { EventState, EventView } from '../../src/sportsbook/wire.ts';
import { isVirtual } from '../../src/sportsbook/model/types.ts';
import { selectionName } from '../../src/sportsbook/naming.ts';
import { clockText, playedParts } from '../../src/sportsbook/standing.ts';
import { h } from '../design/h.ts';
import type { Cells } from './Cells.ts';
import { eventName, startText } from './eventName.ts';
import { icon } from './icons.ts';
import type { State } from './state.ts';

type Standing = Pick<EventView, 'phase' | 'period' | 'clock' | 'startsAt' | 'sport'>;
/** The parts of where an event stands: the part of the game, and its clock if it has one. */
function standingParts(
  { ahead, texts: { words, tag } }: State,
  event: Standing,
): readonly [part: string, clock?: string] {
  if (event.phase === 'SCHEDULED') {
    // A round of a virtual game is minutes away, and betting closes with its start.
    const left = isVirtual(event.sport) ? Math.max(0, Math.round((event.startsAt - Date.now() - ahead) / 1000)) : 0;
    return left > 0 ? [words('startsIn', { time: clockText(left) })] : [startText(event.startsAt, tag)];
  }
  if (event.phase !== 'LIVE') return [words(`phase.${event.phase}`)];
  return playedParts(words, event);
}
/** Where an event stands, in words: "67′", "45+2′", "Half-time", "Period 2 · 12:40", "Set 3", "Finished", "20:30". */
export const standing = (state: State, event: Standing): string => standingParts(state, event).join(' · ');

/** Whether there is anything to tell of a game: one that was postponed or declared void has no score, not a goalless one. */
export const isPlayed = ({ phase }: Pick<EventView, 'phase'>): boolean => phase === 'LIVE' || phase === 'ENDED';

interface Row {
  readonly root: HTMLElement;
  update(state: EventState): void;
}
/** One event in a list: where it stands, who plays, the score, and the odds of its main market. */
export function eventRow(
  state: State,
  cells: Cells,
  event: EventView,
  actions: { open: () => void; star: () => void },
): Row {
  const { words, tag } = state.texts;
  const title = eventName(event, tag);
  const part = h('span');
  const clock = h('span', { class: 'row-clock' });
  const meta = h('span', { class: 'row-meta' }, part);
  const scores = [h('span', { class: 'row-score' }), h('span', { class: 'row-score' })] as const;
  const isRace = event.runners !== undefined;
  const teams = isRace
    ? [h('span', { class: 'row-team' }, h('span', { class: 'row-name' }, title))]
    : [event.home, event.away].map((name, index) =>
        h('span', { class: 'row-team' }, h('span', { class: 'row-name' }, name), scores[index] ?? null),
      );
  const star = h(
    'button',
    {
      type: 'button',
      class: 'star',
      'data-key': `star ${event.id}`,
      'aria-pressed': String(state.favourites.has(event.id)),
      'aria-label': `${words('favourite')}: ${title}`,
    },
    icon('star'),
  );
  star.addEventListener('click', () => {
    actions.star();
    star.setAttribute('aria-pressed', String(state.favourites.has(event.id)));
  });
  const main = h(
    'button',
    { type: 'button', class: 'row-main', 'data-key': `open ${event.id}` },
    meta,
    h('span', { class: 'row-teams' }, ...teams),
  );
  main.addEventListener('click', actions.open);
  const odds = h('div', { class: 'row-odds' });
  const root = h('article', { class: 'row' }, star, main, odds);
  root.dataset['sport'] = event.sport;

  let shown = '';
  const drawOdds = (next: EventState): void => {
    const market = next.main;
    const codes = market ? market.selections.map(({ code }) => code).join() : shown;
    // Two or three prices stay in their columns while one of them has none.
    if (market && codes === shown) cells.update(event.id, market);
    if (codes === shown) {
      if (!market) cells.close(event.id, new Set());
      return;
    }
    shown = codes;
    odds.replaceChildren(
      ...(market?.selections ?? []).map(({ code, odds: value }) =>
        cells.button(
          event.id,
          market?.id ?? '',
          code,
          isRace ? String(Number(code.slice(1)) + 1) : code,
          `${title}: ${selectionName(words, event, market?.id ?? '', code)}`,
          market?.suspended ? null : value,
        ),
      ),
    );
  };
  const update = (next: EventState): void => {
    Object.assign(event, next);
    const [name, time] = standingParts(state, event);
    if (part.textContent !== name) part.textContent = name;
    if (time === undefined) clock.remove();
    else {
      if (clock.textContent !== time) clock.textContent = time;
      if (clock.parentNode !== meta) meta.append(clock);
    }
    root.dataset['phase'] = event.phase;
    if (!isRace)
      for (const [index, score] of scores.entries()) {
        const value = isPlayed(event) ? String(index === 0 ? event.score.home : event.score.away) : '';
        const games = event.tennis?.sets.at(-1)?.[index];
        const points = event.tennis?.points[index];
        const all = event.tennis && event.phase === 'LIVE' ? `${value}  ${games ?? ''}  ${points ?? ''}` : value;
        if (score.textContent !== all) {
          const isGoal = score.textContent !== '' && !event.tennis;
          score.textContent = all;
          if (isGoal) {
            root.dataset['goal'] = 'true';
            window.setTimeout(() => delete root.dataset['goal'], 4000);
          }
        }
      }
    drawOdds(next);
  };
  update(event);
  return { root, update };
}
