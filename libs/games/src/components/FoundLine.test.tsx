import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FoundLine } from './FoundLine.tsx';

let isShared = true;
vi.mock('@baize/shell', async (original) => ({
  ...(await original<typeof import('@baize/shell')>()),
  useVisitor: () => ({}),
  useModules: () => [],
  partsOf: () => (isShared ? [{}] : []),
  Slot: ({ query }: { readonly query: string }) => <a href="/team">{`Teams like ${query}`}</a>,
}));

it.each([
  ['before the app, which knows games only', { games: '12 games' }],
  ['while the others are asked', { games: '12 games', query: 'wol' }],
])('keeps the place of what other domains find %s', (_when, props) => {
  isShared = true;
  const { container } = render(<FoundLine {...props} />);
  // The same element in every case, so the same height.
  expect(container.firstElementChild?.className).toMatch(/line/);
  expect(screen.queryAllByRole('link')).toHaveLength('query' in props ? 1 : 0);
  expect(screen.getByRole('status')).toHaveTextContent('12 games');
});

it('takes no more place than the count where no domain adds anything, or nothing is searched for', () => {
  isShared = false;
  const { container, rerender } = render(<FoundLine games="12 games" query="wol" />);
  expect(container.firstElementChild).toBe(screen.getByRole('status'));
  isShared = true;
  rerender(<FoundLine games="12 games" query="" />);
  expect(container.firstElementChild).toBe(screen.getByRole('status'));
});
