import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useFollowedLinks } from './use-followed-links.ts';

/** A page with one link, as the component library renders it. */
function open(link: React.ReactNode) {
  function Page() {
    useFollowedLinks();
    return link;
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/en-UN'] });
  render(<RouterProvider router={router} />);
  return router;
}
/** @returns whether the browser's own navigation was prevented */
const press = (name: string, how: MouseEventInit = {}) => !fireEvent.click(screen.getByText(name), how);

it('follows a link inside the site without a reload, whichever part of it was clicked', async () => {
  const router = open(
    <a href="/en-UN/online-casino?search=owl#top">
      <span>Casino</span>
    </a>,
  );
  expect(press('Casino')).toBe(true);
  await vi.waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/en-UN/online-casino',
      search: '?search=owl',
      hash: '#top',
    }),
  );
});

it.each([
  ['another host', <a href="https://example.com/">Go</a>],
  ['another host by two slashes', <a href="//example.com/en-UN">Go</a>],
  ['a mail', <a href="mailto:help@example.com">Go</a>],
  ['a place on this page', <a href="#terms">Go</a>],
  [
    'a new window',
    <a href="/en-UN/terms" target="_blank">
      Go
    </a>,
  ],
  [
    'a file',
    <a href="/assets/terms.pdf" download>
      Go
    </a>,
  ],
])('leaves %s to the browser', (_, link) => {
  const router = open(link);
  // jsdom does not navigate, so the test only checks whether the browser would have.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(press('Go')).toBe(false);
  expect(router.state.location.pathname).toBe('/en-UN');
});

it.each([
  ['a middle button', { button: 1 }],
  ['the control key', { ctrlKey: true }],
  ['the command key', { metaKey: true }],
  ['shift', { shiftKey: true }],
  ['alt', { altKey: true }],
])('leaves a press with %s to the browser', (_, how) => {
  const router = open(<a href="/en-UN/terms">Go</a>);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(press('Go', how)).toBe(false);
  expect(router.state.location.pathname).toBe('/en-UN');
});

it('does not navigate if the link’s own click handler prevents it', () => {
  const router = open(
    <a href="/en-UN/play/owl" onClick={(event) => event.preventDefault()}>
      Owl
    </a>,
  );
  expect(press('Owl')).toBe(true);
  expect(router.state.location.pathname).toBe('/en-UN');
});

it('adds no second history entry for the current page', async () => {
  history.replaceState(null, '', '/en-UN/terms');
  const router = open(<a href="/en-UN/terms">Again</a>);
  press('Again');
  await vi.waitFor(() =>
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { pathname: '/en-UN/terms' } }),
  );
});
