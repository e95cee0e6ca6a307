import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LoadMore, Pagination } from './Pagination.tsx';

const numbers = () => screen.getAllByRole('button', { name: /^Page/ }).map(({ textContent }) => Number(textContent));

describe('page numbers', () => {
  it.each([
    [1, 9, [1, 2, 9]],
    [5, 9, [1, 4, 5, 6, 9]],
    [9, 9, [1, 8, 9]],
    [2, 3, [1, 2, 3]],
  ])('on page %i of %i are %j', (page, pages, shown) => {
    render(<Pagination page={page} pages={pages} onChange={() => undefined} />);
    expect(numbers()).toEqual(shown);
    expect(screen.getByRole('button', { name: `Page ${page}` })).toHaveAttribute('aria-current', 'page');
  });
  it('link to a page, the next and the previous, and stop at the ends', async () => {
    const change = vi.fn();
    const { rerender } = render(<Pagination page={1} pages={9} onChange={change} />);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
    expect(change.mock.calls).toEqual([[2], [9]]);
    rerender(<Pagination page={9} pages={9} onChange={change} />);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
  it('are hidden for one page', () => {
    const { container } = render(<Pagination page={1} pages={1} onChange={() => undefined} />);
    expect(container).toBeEmptyDOMElement();
  });
});

it('says how much is shown, and offers more until all is shown', async () => {
  const load = vi.fn();
  const { rerender } = render(<LoadMore shown={30} total={214} label="Show more" onLoad={load} />);
  expect(screen.getByText('30 of 214')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(load).toHaveBeenCalledOnce();
  rerender(<LoadMore shown={214} total={214} label="Show more" onLoad={load} />);
  expect(screen.queryByRole('button')).toBeNull();
});
