// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { EventPage, EventView } from '../../src/sportsbook/wire.ts';
import { Cells } from './Cells.ts';
import { eventRow, standing } from './eventRow.ts';
import { EventScreen } from './EventScreen.ts';
import type { State } from './state.ts';
import { textsIn } from './texts.ts';

const texts = await textsIn('en');
const state = () => ({ texts, format: 'decimal', favourites: new Set(), legs: [], ahead: 0 }) as unknown as State;
const event = (part: Partial<EventPage>) =>
  ({
    id: 'e1',
    sport: 'football',
    region: 'GB',
    competition: 'Crown Division',
    home: 'Elderwick Rovers',
    away: 'Rookstead United',
    phase: 'SCHEDULED',
    period: 'half:1',
    clock: null,
    startsAt: 0,
    score: { home: 0, away: 0 },
    main: null,
    markets: [],
    incidents: [],
    players: { home: [], away: [] },
    picture: [0.4, -0.2],
    ...part,
  }) as unknown as EventPage;
const race = (part: Partial<EventPage> = {}) =>
  event({
    sport: 'virtual-horses',
    home: 'Larkmoor Park',
    away: '',
    runners: ['Winter Apple', 'Midnight Ferry'],
    ...part,
  });
const screenOf = (page: EventPage) => new EventScreen(state(), new Cells(state(), () => undefined), page).root;

it.each([
  ['LIVE', '1'],
  ['ENDED', '0'],
] as const)('shows the ball only while a match is under way: %s', (phase, opacity) => {
  expect(screenOf(event({ phase })).querySelector<SVGElement>('.pitch-ball')?.style.opacity).toBe(opacity);
});
it('shows the field from the start of a match on: before, the odds come first', () => {
  const screen = new EventScreen(state(), new Cells(state(), () => undefined), event({}));
  const parts = () => [...(screen.root.querySelector('.stage')?.children ?? [])].map((part) => part.classList[0]);
  expect(parts()).toEqual(['board', 'facts']);
  screen.update({ ...event({ phase: 'LIVE', clock: 1 }) }, undefined);
  expect(parts()).toEqual(['board', 'picture', 'facts']);
});
it('leaves out a market that has nothing to choose any more, and brings it back with its odds', () => {
  const result = { id: 'result', suspended: false, selections: [{ code: '1', odds: 150 }] };
  const chance = (codes: readonly string[]) => ({
    id: 'double-chance',
    suspended: false,
    selections: codes.map((code) => ({ code, odds: 120 })),
  });
  const page = (codes: readonly string[]) =>
    event({ phase: 'LIVE', markets: [result, chance(codes)] } as unknown as Partial<EventPage>);
  const screen = new EventScreen(state(), new Cells(state(), () => undefined), page([]));
  const headings = () => [...screen.root.querySelectorAll('.market h2')].map(({ textContent }) => textContent);
  expect(headings()).toEqual(['Match result']);
  screen.update(undefined, page(['1X']));
  expect(headings()).toEqual(['Match result', 'Double chance']);
});
it('shows the field of a virtual match and the track of a race before the start, too', () => {
  const stage = new EventScreen(state(), new Cells(state(), () => undefined), event({}), true).root;
  expect([stage, screenOf(race())].map((root) => root.querySelectorAll('.picture').length)).toEqual([1, 1]);
});

it.each([
  ['ENDED', ['0', '0'], 'Corners 0–0Cards 0–0'],
  ['POSTPONED', ['', ''], ''],
  ['VOID', ['', ''], ''],
] as const)('tells the score only of a match that was played: %s', (phase, scores, facts) => {
  const textsOf = (root: HTMLElement, name: string) => [...root.querySelectorAll(name)].map((each) => each.textContent);
  const screen = screenOf(event({ phase }));
  expect(textsOf(screen, '.board-score')).toEqual(scores);
  expect(screen.querySelector('.facts')?.textContent).toBe(facts);
  const actions = { open: () => undefined, star: () => undefined };
  const row = eventRow(state(), new Cells(state(), () => undefined), event({ phase }), actions);
  expect(textsOf(row.root, '.row-score')).toEqual(scores);
});

it('lists scorers below their own team', () => {
  const goal = (minute: number, side: 'home' | 'away', player: number) => ({ kind: 'goal', minute, side, player });
  const players = { home: ['N. Zielny'], away: ['B. Silvaro', 'K. Reyes'] };
  const incidents = [goal(5, 'away', 0), goal(35, 'home', 0), goal(61, 'away', 1), goal(70, 'away', 7)];
  const page = event({ phase: 'LIVE', players, incidents } as unknown as Partial<EventPage>);
  const listed = [...screenOf(page).querySelectorAll('.board-goals')].map((list) => [
    list.getAttribute('aria-label'),
    [...list.children].map(({ textContent }) => textContent),
  ]);
  expect(listed).toEqual([
    ['Elderwick Rovers', ['35′ N. Zielny']],
    ['Rookstead United', ['5′ B. Silvaro', '61′ K. Reyes', '70′ Rookstead United']],
  ]);
});
it('stretches the lines of a field to its place, and keeps the ball round', () => {
  const picture = screenOf(event({ phase: 'LIVE', picture: [0.5, 0] })).querySelector('.pitch');
  // A view box would keep its own shape inside a wider place.
  expect(picture?.hasAttribute('viewBox')).toBe(false);
  expect(picture?.querySelector('svg')?.getAttribute('preserveAspectRatio')).toBe('none');
  expect(picture?.querySelector('svg svg .pitch-ball')).toBeNull();
  expect(picture?.querySelector<SVGElement>('.pitch-ball')?.style.transform).toMatch(/^translate\(73\.8\d*%, 50%\)$/);
});

it.each([
  ['SCHEDULED', 'Betting closes at the start.'],
  ['LIVE', ''],
] as const)('says when betting closes only before the start of a race: %s', (phase, words) => {
  expect(screenOf(race({ phase })).querySelector('.board-note')?.textContent.trim()).toBe(words);
});

it('draws the lanes of a race as wide as their field, whatever its width', () => {
  const track = screenOf(race({ picture: [0.5, 0.25] })).querySelector('.track');
  // A view box would keep its own shape inside a wider field.
  expect(track?.hasAttribute('viewBox')).toBe(false);
  expect([...(track?.querySelectorAll('.track-lane') ?? [])].map((lane) => lane.getAttribute('x2'))).toEqual([
    '98%',
    '98%',
  ]);
  expect(track?.querySelector<SVGElement>('.track-runner')?.style.transform).toContain('translate(49%');
});

it('writes the name of each runner into its lane: lists have room for the numbers only', () => {
  const names = screenOf(race()).querySelectorAll('.track-name');
  expect([...names].map(({ textContent }) => textContent)).toEqual(['Winter Apple', 'Midnight Ferry']);
});
it('names a race and its runner, without a second side', () => {
  const main = { id: 'race-winner', suspended: false, selections: [{ code: 'r0', odds: 350 }] };
  const row = eventRow(
    state(),
    new Cells(state(), () => undefined),
    race({ main, startsAt: new Date().setHours(13, 5) } as Partial<EventPage>) as EventView,
    {
      open: () => undefined,
      star: () => undefined,
    },
  );
  expect(row.root.querySelector('.odds .hidden-text')?.textContent.trim()).toBe('13:05 Larkmoor Park: 1. Winter Apple');
  expect(row.root.querySelector('.star')?.getAttribute('aria-label')).toBe('Favourite: 13:05 Larkmoor Park');
});
it('says once where a race is run, and when', () => {
  const page = race({ startsAt: new Date().setHours(13, 5), competition: 'Larkmoor Park' });
  const board = screenOf(page);
  expect(board.querySelector('h1')?.textContent).toBe('13:05 Larkmoor Park');
  expect(board.querySelector('.board-meta span')?.textContent).toBe('Virtual horses');
});
it('counts down to the start of a race by the sportsbook’s clock', () => {
  const view = { ...state(), ahead: 30_000 };
  const soon = race({ startsAt: Date.now() + 95_000 });
  expect(standing(view, soon)).toBe('in 1:05');
  expect(standing(view, race({ startsAt: Date.now() + 20_000 }))).toMatch(/^\d\d:\d\d$/);
  expect(standing(view, event({ startsAt: Date.now() + 95_000 }))).toMatch(/\d\d:\d\d$/);
});
it.each([
  ['half:1', 45 * 60 - 1, '45′'],
  ['half:1', 46 * 60, '45+2′'],
  ['break:1', 45 * 60, 'Half-time'],
  ['half:2', 46 * 60, '47′'],
  ['half:2', 92 * 60, '90+3′'],
] as const)('tells the added time of a football match from its second half: %s at %d s', (period, clock, words) => {
  expect(standing(state(), event({ phase: 'LIVE', period, clock }))).toBe(words);
});
it('calls the break of another sport a break', () => {
  expect(standing(state(), event({ sport: 'ice-hockey', phase: 'LIVE', period: 'break:1', clock: 1200 }))).toBe(
    'Break',
  );
});
