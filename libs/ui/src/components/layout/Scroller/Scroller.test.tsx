import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Scroller, ScrollerArrows } from './Scroller.tsx';
import { useScroller } from './useScroller.ts';

afterEach(() => {
  delete document.documentElement.dataset['motion'];
});

it.each([
  ['full', 'smooth'],
  ['reduced', 'auto'],
] as const)('goes a page further by an arrow; with %s motion it scrolls %s', async (motion, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.documentElement.dataset['motion'] = motion;
  render(
    <Scroller label="Categories">
      <a href="#new">New</a>
    </Scroller>,
  );
  const list = screen.getByRole('group', { name: 'Categories' });
  const scrollBy = vi.fn();
  Object.assign(list, { scrollBy });
  await userEvent.click(screen.getByRole('button', { name: 'Scroll forward', hidden: true }));
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ behavior }));
  vi.unstubAllGlobals();
});

it('leaves the arrows to the title that shares its state', () => {
  function Titled() {
    const scroller = useScroller<HTMLDivElement>();
    return (
      <>
        <ScrollerArrows scroller={scroller} />
        <Scroller label="Scores" scroller={scroller}>
          <a href="#new">New</a>
        </Scroller>
      </>
    );
  }
  render(<Titled />);
  expect(screen.getAllByRole('button', { name: 'Scroll forward', hidden: true })).toHaveLength(1);
});
