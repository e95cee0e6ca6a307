import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { transactions, type Transaction } from '@baize/contracts/wallet';
import { FormatProvider } from '@baize/i18n';
import { handle, lost, never, playerSession, reference, refuse, transaction, type Responder } from '@baize/testing';
import { comeIntoSight, renderWithShell } from '@baize/testing/render';
import { Transactions } from './Transactions.tsx';

const LEDGER = Array.from({ length: 25 }, (_, index) => transaction(index));
/** The API's paging over a list. */
const paged =
  (list: () => readonly Transaction[]): Responder<typeof transactions> =>
  ({ query }) => {
    const from = Number(query.position);
    return list().slice(from, from + Number(query.limit));
  };
const show = (responder: Responder<typeof transactions>, advanceTimers?: (milliseconds: number) => unknown) =>
  renderWithShell(<Transactions />, {
    who: playerSession(),
    handlers: [handle(transactions, responder)],
    ...(advanceTimers ? { advanceTimers } : {}),
  });
const shown = () =>
  [...document.querySelectorAll('[data-reference]')].map((line) => line.getAttribute('data-reference'));

describe('history (A§4)', () => {
  it('keeps its dimensions while it is loading', () => {
    const { container } = show(never);
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  });
  it('loads ten more while the player scrolls, and stops at the end', async () => {
    const { served } = show(paged(() => LEDGER));
    await waitFor(() => expect(shown()).toHaveLength(10));
    act(comeIntoSight);
    await waitFor(() => expect(shown()).toHaveLength(20));
    act(comeIntoSight);
    await waitFor(() => expect(shown()).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    act(comeIntoSight);
    expect(shown()).toEqual(LEDGER.map(({ referenceId }) => referenceId));
    expect(served.to(transactions).map(({ query }) => query)).toEqual([
      { limit: '10', position: '0' },
      { limit: '10', position: '10' },
      { limit: '10', position: '20' },
    ]);
  });
  it('offers one state for a finished transaction, whatever it is called on the wire', async () => {
    const { user, served } = show([]);
    const status = screen.getByLabelText('Status');
    expect(
      [...status.querySelectorAll('option')].filter(({ textContent }) => textContent === 'Completed'),
    ).toHaveLength(1);
    expect(status).not.toHaveTextContent('Done');
    await user.selectOptions(status, 'Completed');
    await waitFor(() => expect(served.to(transactions).at(-1)?.query).toMatchObject({ status: 'COMPLETED' }));
  });
  it('dates in the player’s own time zone, and names it', async () => {
    renderWithShell(
      <FormatProvider timeZone="Asia/Tokyo">
        <Transactions />
      </FormatProvider>,
      {
        who: playerSession(),
        handlers: [handle(transactions, [transaction(0, { transactionDate: '2026-11-21T21:30:00.000Z' })])],
      },
    );
    expect(await screen.findByText('Sunday, November 22, 2026')).toBeVisible();
    expect(screen.getByText(/6:30\sAM/)).toBeVisible();
    expect(screen.getByText('Dates and times are in your account’s time zone: Asia/Tokyo.')).toBeVisible();
  });
  it('loads more with a button too, once per press', async () => {
    const { user, served } = show(paged(() => LEDGER));
    await user.dblClick(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(shown().length).toBeGreaterThanOrEqual(20));
    expect(new Set(shown()).size).toBe(shown().length);
    expect(served.to(transactions).length).toBeLessThanOrEqual(3);
  });
  it('polls every 30 seconds, and shows each transaction once when new ones arrive', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let list = LEDGER;
    const { served } = show(paged(() => list));
    await waitFor(() => expect(shown()).toHaveLength(10));
    act(comeIntoSight);
    await waitFor(() => expect(shown()).toHaveLength(20));
    const before = served.to(transactions).length;
    const fresh = [1002, 1001].map((number) =>
      transaction(number, { transactionDate: new Date(Date.UTC(2026, 10, 20, 13, number - 1000)).toISOString() }),
    );
    list = [...fresh, ...LEDGER];
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(served.to(transactions)).toHaveLength(before);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await waitFor(() => expect(shown().slice(0, 2)).toEqual([reference(1002), reference(1001)]));
    expect(new Set(shown()).size).toBe(shown().length);
  });
  it('marks gains with a sign, and shows what is not completed yet', async () => {
    show([
      transaction(1, { type: 'WIN', amount: 12.5, balanceAfterTransaction: 112.5 }),
      transaction(2, { type: 'WITHDRAW', category: 'PAYMENT', amount: -20, status: 'PENDING', description: null }),
    ]);
    expect(await screen.findByText('+€12.50')).toBeVisible();
    expect(screen.getByText('-€20.00')).toBeVisible();
    expect(screen.getByText('Total €112.50')).toBeVisible();
    expect(screen.getAllByText('Withdrawal')).not.toHaveLength(0);
    expect(
      [...document.querySelectorAll('[data-type=WITHDRAW]')].some((line) => line.textContent?.includes('Pending')),
    ).toBe(true);
  });
  it('says that a deposit was not finished in time and took no money', async () => {
    show(() => [transaction(1, { type: 'DEPOSIT', category: 'PAYMENT', status: 'CANCELLED', amount: 50 })]);
    expect(await screen.findByText('Not completed in time. No money was taken.')).toBeVisible();
    expect(screen.getByText('Cancelled', { selector: 'span' })).toBeVisible();
  });
  it('starts again at the first page with another filter', async () => {
    const { user, served } = show(({ query }) =>
      query.category === 'PAYMENT'
        ? [transaction(100, { category: 'PAYMENT', type: 'DEPOSIT', amount: 50 })]
        : LEDGER.slice(0, 10),
    );
    await waitFor(() => expect(shown()).toHaveLength(10));
    await user.selectOptions(screen.getByLabelText('Type'), 'PAYMENT');
    await waitFor(() => expect(shown()).toEqual([reference(100)]));
    await user.selectOptions(screen.getByLabelText('Period'), '24');
    await waitFor(() =>
      expect(served.to(transactions).at(-1)?.query).toMatchObject({ category: 'PAYMENT', limit: '10' }),
    );
    const from = served.to(transactions).at(-1)?.query['from'] ?? '';
    expect(Math.abs(Date.now() - 24 * 3_600_000 - Date.parse(from))).toBeLessThan(60_000);
    expect(served.to(transactions).at(-1)?.query).toMatchObject({ position: '0' });
  });
  it('offers a next step when it is empty', async () => {
    show([]);
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Deposit' }))
      expect(link).toHaveAttribute('href', '/en-UN/my-account/banking/deposit');
  });
  it('says that a filter finds nothing, and can clear it', async () => {
    const { user } = show(({ query }) => (query.status ? [] : LEDGER.slice(0, 3)));
    await waitFor(() => expect(shown()).toHaveLength(3));
    await user.selectOptions(screen.getByLabelText('Status'), 'FAILED');
    await user.click(await screen.findByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(screen.getByLabelText('Status')).toHaveValue('');
  });
  it.each([
    ['the API refuses', refuse(500, 'error.system.error')],
    ['there is no answer', lost()],
  ])('says so when %s, and is asked again', async (_, first) => {
    const answers: Responder<typeof transactions>[] = [first, LEDGER.slice(0, 2)];
    const { user } = show(() => answers.shift() as never);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
