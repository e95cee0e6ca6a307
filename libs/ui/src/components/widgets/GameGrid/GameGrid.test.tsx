import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GameGrid, type GameGridItem } from './GameGrid.tsx';

const ITEMS = Array.from({ length: 5000 }, (_, index): GameGridItem => ({ id: `game-${index}` }));
const tile = (item: GameGridItem) => <a href={`/${item.id}`}>{item.id}</a>;
const positions = () => screen.getAllByRole('listitem').map((cell) => Number(cell.dataset['index']));
/** Scrolls the window and lets its next frame run. */
const scrollTo = (top: number) => {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(window);
  act(() => {
    vi.advanceTimersByTime(50);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('renders only games near the window at every scroll position', () => {
  render(<GameGrid items={ITEMS} renderTile={tile} label="Slots" />);
  expect(screen.getByRole('list', { name: 'Slots' })).toHaveAttribute('data-total', '5000');
  expect(positions()[0]).toBe(0);
  expect(positions().length).toBeLessThan(100);
  scrollTo(20_000);
  const [first = 0] = positions();
  expect(first).toBeGreaterThan(300);
  expect(positions().length).toBeLessThan(100);
  expect(positions()).toEqual(positions().map((_, at) => first + at));
});

it('calls onEndReached near its end, not before and not while loading', () => {
  const more = vi.fn();
  const grid = (items: readonly GameGridItem[], loading = false) => (
    <GameGrid items={items} renderTile={tile} label="Slots" onEndReached={more} loading={loading} />
  );
  const { rerender } = render(grid(ITEMS));
  expect(more).not.toHaveBeenCalled();
  scrollTo(10_000_000);
  expect(more).toHaveBeenCalledTimes(1);
  more.mockClear();
  rerender(grid(ITEMS, true));
  expect(more).not.toHaveBeenCalled();
});

it('shows skeletons without a list while loading, and the first games if nothing can be measured', () => {
  const { rerender } = render(<GameGrid items={ITEMS} renderTile={tile} label="Slots" loading />);
  expect(screen.queryByRole('list')).toBeNull();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(0);
  rerender(<GameGrid key="blind" items={ITEMS} renderTile={tile} label="Slots" />);
  expect(positions()).toHaveLength(24);
});
