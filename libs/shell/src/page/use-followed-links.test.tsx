import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useFollowedLinks } from './use-followed-links.ts';

/** A page with one link in it, as the component library writes them. */
function open(link: React.ReactNode) {
  function Page() {
    useFollowedLinks();
    return link;
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/en-UN'] });
  render(<RouterProvider router={router} />);
  return router;
}
/** @returns whether the browser was kept from following the link by itself */
const press = (name: string, how: MouseEventInit = {}) => !fireEvent.click(screen.getByText(name), how);

it('follows a link inside the site without loading the page anew, wherever in it was pressed', async () => {
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
  // jsdom follows no link to another page: all that counts is who was asked.
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

it('goes nowhere where the link’s own press has something else in mind', () => {
  const router = open(
    <a href="/en-UN/play/owl" onClick={(event) => event.preventDefault()}>
      Owl
    </a>,
  );
  expect(press('Owl')).toBe(true);
  expect(router.state.location.pathname).toBe('/en-UN');
});

it('adds no second entry for the page that one is on', async () => {
  history.replaceState(null, '', '/en-UN/terms');
  const router = open(<a href="/en-UN/terms">Again</a>);
  press('Again');
  await vi.waitFor(() =>
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { pathname: '/en-UN/terms' } }),
  );
});
