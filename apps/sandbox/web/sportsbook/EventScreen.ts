import type { Market } from '../../src/sportsbook/model/World.ts';
import { marketName, selectionName } from '../../src/sportsbook/naming.ts';
import { legKey, type EventPage, type EventState, type Tick } from '../../src/sportsbook/wire.ts';
import { h } from '../design/h.ts';
import type { Cells } from './Cells.ts';
import { eventName } from './eventName.ts';
import { isPlayed, standing } from './eventRow.ts';
import { pictureOf } from './pitch.ts';
import type { State } from './state.ts';
import { regionName } from './texts.ts';

const kindOf = (id: string): string => id.split(':')[0] ?? id;
/** Markets whose names are short enough for three columns. */
const WIDE = new Set(['scorer', 'correct-score', 'race-winner', 'race-place']);

/** An event's own page: scoreboard, animated picture, and all its markets. */
export class EventScreen {
  readonly root: HTMLElement;
  readonly #state: State;
  readonly #cells: Cells;
  readonly #page: EventPage;
  readonly #board = h('div', { class: 'board' });
  readonly #markets = h('div', { class: 'markets' });
  readonly #facts = h('div', { class: 'facts' });
  readonly #picture: ReturnType<typeof pictureOf>;
  #listed = '';
  readonly #isStageOnly: boolean;

  /** @param isStageOnly without the markets, above a list that has them */
  constructor(state: State, cells: Cells, page: EventPage, isStageOnly = false) {
    this.#isStageOnly = isStageOnly;
    this.#state = state;
    this.#cells = cells;
    this.#page = page;
    this.#picture = pictureOf(page);
    this.root = h('section', { class: 'event' }, h('div', { class: 'stage' }, this.#board, this.#facts), this.#markets);
    this.root.dataset['sport'] = page.sport;
    this.#draw();
  }
  #draw(): void {
    this.#drawBoard();
    this.#drawPicture();
    this.#drawFacts();
    if (!this.#isStageOnly) this.#drawMarkets(this.#page.markets);
  }

  #drawBoard(): void {
    const { texts } = this.#state;
    const page = this.#page;
    const place = page.runners ? texts.words(`sport.${page.sport}`) : regionName(page.region, texts.tag);
    // A track is in the race's name already.
    const where = [place, page.runners ? '' : page.competition].filter(Boolean).join(' · ');
    const hasScore = isPlayed(page) && !page.runners;
    const line = h(
      'p',
      { class: 'board-meta' },
      h('span', {}, where),
      h('strong', { class: page.phase === 'LIVE' ? 'is-live' : '' }, standing(this.#state, page)),
    );
    if (page.runners) {
      const order = page.order?.slice(0, 3).map((index) => `${index + 1}. ${page.runners?.[index] ?? ''}`);
      this.#board.replaceChildren(
        line,
        h('h1', {}, eventName(page, texts.tag)),
        h(
          'p',
          { class: 'board-note' },
          order?.join('  ·  ') ?? (page.phase === 'SCHEDULED' ? texts.words('inPlaySoon') : '\u00a0'),
        ),
      );
      return;
    }
    const side = (name: string, score: number, index: 0 | 1) =>
      h(
        'div',
        { class: 'board-side' },
        h(
          'span',
          { class: 'board-name' },
          name,
          page.tennis && page.phase === 'LIVE' && page.tennis.serving === (index === 0 ? 'home' : 'away')
            ? h('i', { class: 'serve' })
            : null,
        ),
        page.tennis && hasScore
          ? h(
              'span',
              { class: 'board-sets' },
              ...page.tennis.sets.map((set) => h('span', {}, String(set[index]))),
              page.phase === 'LIVE' ? h('b', {}, page.tennis.points[index]) : null,
            )
          : h('span', { class: 'board-score' }, hasScore ? String(score) : ''),
      );
    this.#board.replaceChildren(
      line,
      h(
        'div',
        { class: 'board-match' },
        h('h1', {}, side(page.home, page.score.home, 0), side(page.away, page.score.away, 1)),
        this.#scorers('home'),
        this.#scorers('away'),
      ),
    );
  }
  /** Lists who has scored for a team; null before its first goal, and in sports that name none. */
  #scorers(side: 'home' | 'away'): HTMLElement | null {
    const { incidents, players, sport, [side]: team } = this.#page;
    if (sport !== 'football' && sport !== 'ice-hockey') return null;
    const goals = incidents.filter((each) => each.kind === 'goal' && each.side === side);
    if (goals.length === 0) return null;
    const names = goals.map(({ minute, player }) => h('li', {}, `${minute}′ ${players[side][player] ?? team}`));
    return h('ul', { class: 'board-goals', 'data-side': side, 'aria-label': team }, names);
  }

  /** Draws what happens on the field. Before the start, an empty field would only move the odds out of view. */
  #drawPicture(): void {
    const { phase, runners } = this.#page;
    const isShown = isPlayed({ phase }) || runners !== undefined || this.#isStageOnly;
    if (!isShown) this.#picture.root.remove();
    else if (!this.#picture.root.parentNode) this.#board.after(this.#picture.root);
    this.#picture.update(this.#page);
  }

  #drawFacts(): void {
    const { incidents, phase, sport } = this.#page;
    const { words } = this.#state.texts;
    if (sport !== 'football' || !isPlayed({ phase })) {
      this.#facts.replaceChildren();
      return;
    }
    const count = (kind: string, side: string): number =>
      incidents.filter((each) => each.kind === kind && each.side === side).length;
    const fact = (name: string, kind: string) => h('span', {}, `${name} ${count(kind, 'home')}–${count(kind, 'away')}`);
    this.#facts.replaceChildren(fact(words('corners'), 'corner'), fact(words('cards'), 'yellow'));
  }

  #drawMarkets(all: readonly Market[]): void {
    const { words } = this.#state.texts;
    // Late in a match some markets have nothing left to choose: a heading alone would say nothing.
    const markets = all.filter(({ selections }) => selections.length > 0);
    const page = this.#page;
    const shape = markets.map(({ id, selections }) => `${id} ${selections.map(({ code }) => code).join()}`).join('|');
    if (shape === this.#listed) {
      for (const market of markets) this.#cells.update(page.id, market);
      return;
    }
    this.#listed = shape;
    const hadFocus = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['leg'] : undefined;
    this.#cells.clear();
    // Lines of one kind share a heading.
    const groups = new Map<string, Market[]>();
    for (const market of markets) {
      const name = marketName(words, page, market.id);
      groups.set(name, [...(groups.get(name) ?? []), market]);
    }
    this.#markets.replaceChildren(
      ...[...groups].map(([name, group]) => {
        const kind = kindOf(group[0]?.id ?? '');
        return h(
          'section',
          { class: WIDE.has(kind) ? 'market is-wide' : 'market' },
          h('h2', {}, name),
          ...group
            .sort((one, two) => Number(one.id.split(/[:~]/).at(-1)) - Number(two.id.split(/[:~]/).at(-1)) || 0)
            .map((market) => {
              const line = h('div', { class: 'market-line' });
              line.dataset['count'] = String(Math.min(4, market.selections.length));
              line.append(
                ...market.selections.map(({ code, odds }) => {
                  const text = selectionName(words, page, market.id, code);
                  return this.#cells.button(
                    page.id,
                    market.id,
                    code,
                    text,
                    `${name}: ${text}`,
                    market.suspended ? null : odds,
                  );
                }),
              );
              return line;
            }),
        );
      }),
    );
    if (hadFocus) this.#markets.querySelector<HTMLElement>(`[data-leg="${CSS.escape(hadFocus)}"]`)?.focus();
  }

  /** Takes a second's news. */
  update(state: EventState | undefined, news: Tick['page']): void {
    if (state) Object.assign(this.#page, state);
    if (news?.id === this.#page.id) Object.assign(this.#page, news);
    if (news?.incidents || state) this.#drawBoard();
    if (news?.picture || state) this.#drawPicture();
    if (news?.incidents || state) this.#drawFacts();
    if (news?.markets && !this.#isStageOnly) {
      this.#drawMarkets(news.markets);
      this.#cells.close(
        this.#page.id,
        new Set(
          news.markets.flatMap(({ id, selections }) =>
            selections.map(({ code }) => legKey({ eventId: this.#page.id, marketId: id, code })),
          ),
        ),
      );
    }
  }
}
