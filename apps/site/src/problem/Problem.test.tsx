import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { overlayAtom } from '@baize/shell';
import { renderWithShell } from '@baize/testing/render';
import { Missing } from './Missing.tsx';
import { Problem, type ProblemKind } from './Problem.tsx';

const KINDS: readonly (readonly [ProblemKind, string | null, readonly string[]])[] = [
  ['unauthorised', '401', ['Log in', 'Join']],
  ['forbidden', '403', ['Go to the home page']],
  ['server', '500', ['Try again']],
  ['oops', null, ['Try again']],
];

it.each(KINDS)('%s says what happened and what still works', (kind, code, actions) => {
  const { container } = renderWithShell(<Problem kind={kind} onRetry={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  if (code !== null) expect(screen.getByText(code)).toBeVisible();
  expect(
    [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(({ textContent }) => textContent),
  ).toEqual(actions);
  expect(container.textContent).not.toMatch(/site\.problem/);
});

it('offers the games and the home page at an unknown address', () => {
  renderWithShell(<Missing />);
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'See all games',
    'Go to the home page',
  ]);
});

it('uses the documents’ wording where they give one (A§2)', () => {
  renderWithShell(<Problem kind="oops" />);
  expect(screen.getByRole('heading', { name: 'SOMETHING WENT WRONG' })).toBeVisible();
  expect(screen.getByText('Please try again')).toBeVisible();
});

it('offers to try again, to log in and to go to the home page', async () => {
  const onRetry = vi.fn();
  const { user, store } = renderWithShell(
    <>
      <Problem kind="server" onRetry={onRetry} />
      <Problem kind="unauthorised" />
      <Missing />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(store.get(overlayAtom)).toBe('auth.login');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en-UN');
});
