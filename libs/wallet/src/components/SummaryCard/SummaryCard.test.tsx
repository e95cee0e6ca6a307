import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { walletSummary } from '@baize/contracts/wallet';
import { FormatProvider } from '@baize/i18n';
import { handle, never, PLAYER_ID, playerSession, refuse, walletSummaryOf, type Responder } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import type { HistoryPeriod } from '../../model/history.ts';
import { SummaryCard } from './SummaryCard.tsx';

const show = (responder: Responder<typeof walletSummary>, period: HistoryPeriod = {}, marketCurrency?: string) =>
  renderWithShell(
    <FormatProvider marketCurrency={marketCurrency}>
      <SummaryCard playerId={PLAYER_ID} period={period} />
    </FormatProvider>,
    { who: playerSession(), handlers: [handle(walletSummary, responder)] },
  );
const days = (...list: [string, number, number][]) =>
  walletSummaryOf(list.map(([day, deposited, withdrawn]) => ({ day, deposited, withdrawn })));

it.each([
  [
    days(['2026-11-01', 150, 0], ['2026-11-20', 0, 30]),
    'You’ve deposited €120.00 more than you’ve withdrawn.',
    '-€120.00',
  ],
  [days(['2026-11-01', 50, 80]), 'You’ve withdrawn €30.00 more than you’ve deposited.', '+€30.00'],
  [days(['2026-11-01', 50, 50]), 'You’ve withdrawn as much as you’ve deposited.', '€0.00'],
  [days(), 'No deposits or withdrawals in this period.', '€0.00'],
])('says in a sentence what the figures come to (%#)', async (summary, sentence, net) => {
  show(summary);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getAllByText(net)[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Safer gambling' })).toHaveAttribute('href', '/en-UN/responsible-gambling');
});

it.each([
  [{ hour: 24 }, { hour: '24' }],
  [
    { from: '2026-01-01T00:00:00.000Z', to: '2026-01-31T23:59:59.999Z' },
    { from: '2026-01-01T00:00:00.000Z', to: '2026-01-31T23:59:59.999Z' },
  ],
])('requests the chosen period (%#)', async (period, asked) => {
  const { served } = show(days(), period);
  expect(await screen.findByRole('heading', { name: 'Your money in this period' })).toBeVisible();
  await waitFor(() => expect(served.to(walletSummary).map(({ query }) => query)).toEqual([asked]));
});

it('ends its charts with the chosen period, not today', async () => {
  const { user } = show(days(['2026-01-05', 150, 0]), {
    from: '2025-12-31T22:00:00.000Z',
    to: '2026-01-31T21:59:59.999Z',
  });
  await user.click(await screen.findByText('Show by day and over time'));
  const position = await screen.findByRole('slider', { name: /^Withdrawn minus deposited, over time/ });
  expect(position).toHaveAttribute('aria-valuetext', expect.stringMatching(/^January 31, 2026/));
});

it('unfolds charts with the same figures, fetched on demand', async () => {
  const { user } = show(days(['2026-11-01', 150, 0], ['2026-11-20', 0, 30]));
  await user.click(await screen.findByText('Show by day and over time'));
  const position = await screen.findByRole('slider', { name: /^Withdrawn minus deposited, over time/ });
  expect(position).toHaveAttribute('aria-valuetext', expect.stringMatching(/-€120\.00$/));
  expect(screen.getByRole('slider', { name: /^Deposits and withdrawals, by day/ })).toBeInTheDocument();
});

it('writes the code of another market’s currency on the axes as well (decision 0055)', async () => {
  const { user, container } = show(days(['2026-11-01', 150, 0], ['2026-11-20', 0, 30]), {}, 'CAD');
  await user.click(await screen.findByText('Show by day and over time'));
  await screen.findByRole('slider', { name: /^Deposits and withdrawals, by day/ });
  const amounts = [...container.querySelectorAll('svg text')].flatMap(({ textContent }) =>
    /0|EUR|€/.test(textContent) && !/^\d+\D\d+$/.test(textContent) ? [textContent] : [],
  );
  expect(amounts).not.toEqual([]);
  for (const amount of amounts) expect(amount).toMatch(/^-?EUR\s[\d.]+$/);
});

it('keeps its dimensions while loading, has no charts without payments, and can be requested again', async () => {
  const waiting = show(never);
  expect(waiting.container.querySelector('[aria-busy=true]')).not.toBeNull();
  waiting.unmount();
  const answers: Responder<typeof walletSummary>[] = [refuse(500, 'error.system.error'), days()];
  const { user } = show(() => answers.shift() as never);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No deposits or withdrawals in this period.')).toBeVisible();
  expect(screen.queryByText('Show by day and over time')).toBeNull();
});
