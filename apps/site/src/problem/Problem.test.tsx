import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { overlayAtom } from '@baize/shell';
import { renderWithShell } from '@baize/testing/render';
import { Missing } from './Missing.tsx';
import { Problem, type ProblemKind } from './Problem.tsx';

const KINDS: readonly (readonly [ProblemKind, string, readonly string[]])[] = [
  ['unauthorised', '41', ['Log in', 'Join']],
  ['forbidden', '43', ['Go to the home page', 'Contact us']],
  ['server', '50', ['Try again', 'Go to the home page']],
  ['oops', '', ['Try again', 'Go to the home page']],
  ['reload', '', ['Reload']],
];

it.each(KINDS)('%s says what happened and what still works, below a scene', async (kind, figures, actions) => {
  const { container } = renderWithShell(<Problem kind={kind} onRetry={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  // The object of the scene takes the place of the middle figure.
  await waitFor(() => expect(container.querySelector('svg[viewBox]')?.textContent).toBe(figures));
  expect(
    [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(({ textContent }) => textContent),
  ).toEqual(actions);
  expect(container.textContent).not.toMatch(/site\.problem/);
});

it('offers the games and the home page at an unknown address', () => {
  renderWithShell(<Missing />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'See all games',
    'Go to the home page',
  ]);
});

it.each([
  ['oops', 'SOMETHING WENT WRONG', 'Please try again', 'Try again'],
  ['reload', 'Oops, something went wrong.', 'Please reload the page to try again.', 'Reload'],
] as const)('uses the documents’ wording of the generic error screen: %s (A§2)', async (kind, title, words, button) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const { user } = renderWithShell(<Problem kind={kind} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: button }));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
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
  for (const link of screen.getAllByRole('link', { name: 'Go to the home page' }))
    expect(link).toHaveAttribute('href', '/en-UN');
});
