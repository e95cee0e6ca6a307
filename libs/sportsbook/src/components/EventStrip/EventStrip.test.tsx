import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sportsHighlights } from '@baize/contracts/sportsbook';
import { handle, never, refuse, SPORTS_EVENTS } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { EventStrip } from './EventStrip.tsx';

const open = (answer: Parameters<typeof handle<typeof sportsHighlights>>[1]) =>
  renderWithShell(<EventStrip />, { handlers: [handle(sportsHighlights, answer)] });
const wordsOf = (link: HTMLElement) =>
  [...link.querySelectorAll<HTMLElement>('[data-part]')].map(({ textContent }) => textContent);

it('shows what is played with its score and odds, and leads to it', async () => {
  open({ data: [...SPORTS_EVENTS], stale: false });
  const live = await screen.findByRole('link', { name: /Harbour City/ });
  expect(live.getAttribute('href')).toMatch(/\/sportsbook\/football\/finland\/northern-league\/harbour-kivik$/);
  expect(live).toHaveAttribute('data-live');
  expect(wordsOf(live)).toEqual([
    'Northern League',
    '63’',
    'Harbour City',
    '2',
    'Kivik United',
    '1',
    '1.45',
    '4.20',
    '7.50',
  ]);
});

it('hides the odds of a suspended market, and has no draw where there is none', async () => {
  open({ data: [...SPORTS_EVENTS], stale: false });
  const tennis = await screen.findByRole('link', { name: /Castellanos/ });
  expect(tennis).toHaveAttribute('data-two');
  expect(wordsOf(tennis).slice(-3)).toEqual(['–', '–', '–']);
});

it('writes odds as the reader’s language does', async () => {
  renderWithShell(<EventStrip />, {
    pair: 'fi-FI',
    handlers: [handle(sportsHighlights, { data: [...SPORTS_EVENTS], stale: false })],
  });
  const live = await screen.findByRole('link', { name: /Harbour City/ });
  expect(wordsOf(live).slice(-3)).toEqual(['1,45', '4,20', '7,50']);
});

it('keeps the place of a draw that is not offered at the moment', async () => {
  const [football] = SPORTS_EVENTS;
  const market = football?.markets[0];
  if (!football || !market) throw new Error('no football');
  const selections = market.selections.map((each) => ({ ...each, odds: each.name === '2' ? each.odds : null }));
  open({ data: [{ ...football, markets: [{ ...market, selections }] }], stale: false });
  const live = await screen.findByRole('link', { name: /Harbour City/ });
  expect(live).not.toHaveAttribute('data-two');
  expect(wordsOf(live).slice(-3)).toEqual(['–', '–', '7.50']);
});

it('shows the start of what comes next, without a score', async () => {
  open({ data: [...SPORTS_EVENTS], stale: false });
  const later = await screen.findByRole('link', { name: /Wolves/ });
  expect(later).not.toHaveAttribute('data-live');
  expect(wordsOf(later)[1]).toMatch(/\d/);
  expect([wordsOf(later)[3], wordsOf(later)[5]]).toEqual(['', '']);
});

it('keeps eight places while it waits, none of which is a link', () => {
  const { container } = open(never as never);
  expect(container.querySelectorAll('a[data-event=""]')).toHaveLength(8);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it.each([
  ['nothing is on', { data: [], stale: false }],
  ['the feed fails', refuse(500, '') as never],
])('says so in the same place when %s', async (_why, answer) => {
  const { container } = open(answer);
  await waitFor(() => expect(container.querySelector('[data-events]')).toHaveAttribute('data-none'));
  expect(screen.getByText(/No events to show right now/)).toBeInTheDocument();
});

it('says that scores are old', async () => {
  open({ data: [...SPORTS_EVENTS], stale: true });
  expect(await screen.findByText('Scores may be out of date')).toBeInTheDocument();
});

it('has its arrows next to the title, where they cover no score', async () => {
  const { container } = open({ data: [...SPORTS_EVENTS], stale: false });
  await screen.findByRole('link', { name: /Harbour City/ });
  const arrows = screen.getAllByRole('button', { name: /^Scroll/, hidden: true });
  expect(arrows).toHaveLength(2);
  for (const arrow of arrows) expect(container.querySelector('[data-events]')).not.toContainElement(arrow);
});
