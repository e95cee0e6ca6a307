import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pendingDeposits } from '@baize/contracts/cashier';
import { sessionRounds, transactions, walletHistory, walletSummary, type HistoryEntry } from '@baize/contracts/wallet';
import { FormatProvider } from '@baize/i18n';
import {
  gameRound,
  handle,
  historyEntry,
  historySession,
  lost,
  never,
  playerSession,
  reference,
  refuse,
  transaction,
  walletSummaryOf,
  type Responder,
} from '@baize/testing';
import { comeIntoSight, renderWithShell } from '@baize/testing/render';
import { Transactions } from './Transactions.tsx';

const LEDGER = Array.from({ length: 25 }, (_, index) => historyEntry(index));
/** The API's paging over a list. */
const paged =
  (list: () => readonly HistoryEntry[]): Responder<typeof walletHistory> =>
  ({ query }) => {
    const from = Number(query.position);
    return list().slice(from, from + Number(query.limit));
  };
const show = (responder: Responder<typeof walletHistory>, advanceTimers?: (milliseconds: number) => unknown) =>
  renderWithShell(<Transactions />, {
    who: playerSession(),
    handlers: [handle(walletHistory, responder)],
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
    expect(served.to(walletHistory).map(({ query }) => query)).toEqual([
      { limit: '10', position: '0' },
      { limit: '10', position: '10', before: reference(9) },
      { limit: '10', position: '20', before: reference(19) },
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
    await waitFor(() => expect(served.to(walletHistory).at(-1)?.query).toMatchObject({ status: 'COMPLETED' }));
  });
  it('dates in the player’s own time zone, and names it', async () => {
    renderWithShell(
      <FormatProvider timeZone="Asia/Tokyo">
        <Transactions />
      </FormatProvider>,
      {
        who: playerSession(),
        handlers: [handle(walletHistory, [historyEntry(0, { transactionDate: '2026-11-21T21:30:00.000Z' })])],
      },
    );
    expect(await screen.findByText('Sunday, November 22, 2026')).toBeVisible();
    expect(screen.getByText(/6:30\sAM/)).toBeVisible();
    expect(screen.getByText('Dates and times are in your account’s time zone: Japan Standard Time.')).toBeVisible();
  });
  it('loads more with a button too, once per press', async () => {
    const { user, served } = show(paged(() => LEDGER));
    await user.dblClick(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(shown().length).toBeGreaterThanOrEqual(20));
    expect(new Set(shown()).size).toBe(shown().length);
    expect(served.to(walletHistory).length).toBeLessThanOrEqual(3);
  });
  it('polls every 30 seconds, and shows each transaction once when new ones arrive', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let list = LEDGER;
    const { served } = show(paged(() => list));
    await waitFor(() => expect(shown()).toHaveLength(10));
    act(comeIntoSight);
    await waitFor(() => expect(shown()).toHaveLength(20));
    const before = served.to(walletHistory).length;
    const fresh = [1002, 1001].map((number) =>
      historyEntry(number, { transactionDate: new Date(Date.UTC(2026, 10, 20, 13, number - 1000)).toISOString() }),
    );
    list = [...fresh, ...LEDGER];
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(served.to(walletHistory)).toHaveLength(before);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await waitFor(() => expect(shown().slice(0, 2)).toEqual([reference(1002), reference(1001)]));
    expect(new Set(shown()).size).toBe(shown().length);
  });
  it('shows a cancelled withdrawal without a sign, because the total does not change', async () => {
    show([
      historyEntry(1, { type: 'CANCELED', category: 'PAYMENT', amount: 99.25, balanceAfterTransaction: 99.25 }),
      historyEntry(2, { type: 'REVERSAL', category: 'PAYMENT', amount: 20, balanceAfterTransaction: 99.25 }),
    ]);
    expect(await screen.findByText('€99.25')).toBeVisible();
    expect(screen.getByText('€20.00')).toBeVisible();
    expect(screen.queryByText(/^\+/)).toBeNull();
  });
  it('says of bonus money that it was removed, not who ended the bonus: its time may have run out', async () => {
    show([historyEntry(1, { type: 'FORFEIT', category: 'BONUS', amount: -7, balanceAfterTransaction: 30 })]);
    expect(await screen.findByText(/^Bonus money removed/)).toBeVisible();
  });
  describe('a pending deposit', () => {
    const waiting = {
      referenceId: reference(77),
      amount: 30,
      currencyCode: 'EUR',
      paymentMethod: 'TRUSTLY',
      createdAt: '2026-11-20T11:30:00.000Z',
    } as const;
    const row = () => document.querySelector(`[data-reference="${reference(77)}"]`);
    const open = (list: Responder<typeof walletHistory>) =>
      renderWithShell(<Transactions />, {
        who: playerSession(),
        handlers: [handle(walletHistory, list), handle(pendingDeposits, [waiting])],
      });
    it('is a row without a balance, and the filter for pending finds it', async () => {
      const { user } = open([]);
      await waitFor(() => expect(row()).toHaveTextContent('€30.00'));
      expect(row()).toHaveTextContent('Pending');
      expect(row()).not.toHaveTextContent('Total');
      expect(row()).not.toHaveTextContent('+');
      await user.selectOptions(screen.getByLabelText('Status'), 'Failed');
      await waitFor(() => expect(row()).toBeNull());
      await user.selectOptions(screen.getByLabelText('Status'), 'Pending');
      await waitFor(() => expect(row()).not.toBeNull());
      await user.selectOptions(screen.getByLabelText('Type'), 'Casino');
      await waitFor(() => expect(row()).toBeNull());
    });
    it('gives way to the ledger’s row once it has ended', async () => {
      open([historyEntry(77, { type: 'DEPOSIT', category: 'PAYMENT', amount: 30, balanceAfterTransaction: 130 })]);
      await waitFor(() => expect(row()).toHaveTextContent('+€30.00'));
      expect(shown()).toEqual([reference(77)]);
      expect(row()).not.toHaveTextContent('Pending');
    });
    it('is a line of the file, without a balance', async () => {
      const saved: Blob[] = [];
      const create = vi.fn((blob: Blob) => (saved.push(blob), 'blob:file'));
      vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: vi.fn() }));
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      const { user } = renderWithShell(<Transactions />, {
        who: playerSession(),
        handlers: [handle(walletHistory, []), handle(transactions, []), handle(pendingDeposits, [waiting])],
      });
      await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
      await waitFor(() => expect(saved).toHaveLength(1));
      expect((await saved[0]?.text())?.trim().split('\r\n')[1]).toBe(
        `${waiting.createdAt},"Deposit","TRUSTLY","Pending",30.00,,EUR,${waiting.referenceId}`,
      );
    });
    it('is the only kind of waiting that the filter offers', () => {
      open([]);
      expect(screen.getByLabelText('Status')).not.toHaveTextContent('Waiting for you');
    });
  });
  it('marks gains with a sign, and shows what is not completed yet', async () => {
    show([
      historyEntry(1, { type: 'WIN', amount: 12.5, balanceAfterTransaction: 112.5 }),
      historyEntry(2, { type: 'WITHDRAW', category: 'PAYMENT', amount: -20, status: 'PENDING', description: null }),
    ]);
    expect(await screen.findByText('+€12.50')).toBeVisible();
    expect(screen.getByText('-€20.00')).toBeVisible();
    expect(screen.getByText('Total €112.50')).toBeVisible();
    expect(screen.getAllByText('Withdrawal')).not.toHaveLength(0);
    expect(
      [...document.querySelectorAll('[data-type=WITHDRAW]')].some((line) => line.textContent?.includes('Pending')),
    ).toBe(true);
  });
  it('calls cashback by its name, not a cash-out of a bet', async () => {
    show([
      historyEntry(1, { type: 'CASHOUT', category: 'BONUS', reward: 'CASHBACK', amount: 1.49, description: null }),
    ]);
    expect(await screen.findByText('+€1.49')).toBeVisible();
    expect(screen.getByText('Cashback')).toBeVisible();
    expect(screen.queryByText(/Cash-out/, { selector: 'li *' })).toBeNull();
  });
  it('calls bonus money and wins of free spins and free bets by their names', async () => {
    const common = { category: 'BONUS', amount: 29.5 } as const;
    show([
      historyEntry(1, { ...common, type: 'DEPOSIT', reward: 'BONUS_MONEY', description: null }),
      historyEntry(2, { ...common, type: 'CASHOUT', reward: 'FREE_BET', description: 'Kings – Jokers' }),
      historySession(3, {}, { ...common, type: 'CASHOUT', reward: 'FREE_SPINS', description: 'Comet Chase' }),
      historyEntry(4, { ...common, type: 'CASHOUT_VOID', reward: 'FREE_BET', description: 'Kings – Jokers' }),
    ]);
    await screen.findByText('Comet Chase');
    expect([...document.querySelectorAll('[data-reference]')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/BonusBonus added · /),
      expect.stringContaining('Free bet win · '),
      expect.stringContaining('Free spins · '),
      expect.stringContaining('Win reversed · '),
    ]);
  });
  it('shows bonus money that becomes the player’s own without a sign, because the total does not change', async () => {
    show([historyEntry(1, { type: 'CASHOUT', category: 'BONUS', reward: 'BONUS_MONEY', amount: 29.5 })]);
    expect(await screen.findByText('€29.50')).toBeVisible();
    expect(screen.getByText(/Bonus converted/)).toBeVisible();
    expect(screen.queryByText(/^\+|Cashback/)).toBeNull();
  });
  it('says that a deposit was not finished in time and took no money', async () => {
    show(() => [historyEntry(1, { type: 'DEPOSIT', category: 'PAYMENT', status: 'CANCELLED', amount: 50 })]);
    expect(await screen.findByText('Not completed. No money was taken.')).toBeVisible();
    expect(screen.getByText('€50.00')).toBeVisible();
    expect(screen.queryByText('+€50.00')).toBeNull();
    expect(screen.getByText('Cancelled', { selector: 'span' })).toBeVisible();
  });
  it('shows one time for a session that began and ended within a minute', async () => {
    const { transactionDate } = historyEntry(1);
    const { container } = show(() => [
      historySession(1, { startedAt: transactionDate }),
      historySession(2, { startedAt: '2026-06-30T03:04:00.000Z' }),
    ]);
    await waitFor(() => expect(container.querySelectorAll('summary')).toHaveLength(2));
    const times = [...container.querySelectorAll('summary')].map((row) => row.querySelectorAll('time').length);
    expect(times).toEqual([1, 2]);
  });
  it('shows a game session as one row, which opens into its rounds', async () => {
    const session = historySession(
      1,
      { rounds: 12, staked: 24, won: 14 },
      { description: 'Aurora Drift', balanceAfterTransaction: 90 },
    );
    const ROUNDS = Array.from({ length: 12 }, (_, index) => gameRound(index + 100));
    ROUNDS[0] = gameRound(100, { won: 14, amount: 12 });
    ROUNDS[1] = gameRound(101, { staked: 0, amount: 0, voided: true });
    const { user, served } = renderWithShell(<Transactions />, {
      who: playerSession(),
      handlers: [
        handle(walletHistory, [session, historyEntry(60)]),
        handle(sessionRounds, ({ query }) => {
          const from = Number(query.position ?? 0);
          return { currencyCode: 'EUR' as const, rounds: ROUNDS.slice(from, from + 10) };
        }),
      ],
    });
    const row = within(await screen.findByText('Aurora Drift').then((name) => name.closest('li') as HTMLElement));
    expect(row.getByText(/^12 rounds · /)).toBeVisible();
    expect(row.getByText('-€10.00')).toBeVisible();
    expect(row.getByText('Total €90.00')).toBeVisible();
    // What is folded is not asked for.
    expect(served.to(sessionRounds)).toHaveLength(0);
    await user.click(row.getByText('Aurora Drift'));
    expect(await row.findByText('Staked €24.00, won €14.00')).toBeVisible();
    expect(await row.findByText('Staked €2.00, won €14.00')).toBeVisible();
    expect(row.getByText('+€12.00')).toBeVisible();
    expect(row.getByText('Stake returned')).toBeVisible();
    // What the fair play page promises: support finds a round by it.
    expect(row.getByText(`Round number: ${ROUNDS[0].referenceId}`)).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Show more rounds' }));
    await waitFor(() => expect(document.querySelectorAll('[data-round]')).toHaveLength(12));
    expect(row.queryByRole('button', { name: 'Show more rounds' })).toBeNull();
    expect(served.to(sessionRounds).map(({ query }) => query)).toEqual([
      { latest: session.session?.latest, position: '0' },
      { latest: session.session?.latest, position: '10' },
    ]);
  });
  it('says when the rounds cannot be loaded, and asks again', async () => {
    const answers: Responder<typeof sessionRounds>[] = [
      refuse(500, 'error.system.error'),
      { currencyCode: 'EUR', rounds: [gameRound(100)] },
    ];
    const { user } = renderWithShell(<Transactions />, {
      who: playerSession(),
      handlers: [
        handle(walletHistory, [historySession(1, {}, { description: 'Aurora Drift' })]),
        handle(sessionRounds, () => answers.shift() as never),
      ],
    });
    await user.click(await screen.findByText('Aurora Drift'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('-€2.00')).toBeVisible();
  });
  it('downloads every single transaction that the filter finds', async () => {
    const saved: { name: string; content: Blob }[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:file'), revokeObjectURL: vi.fn() }));
    const create = vi.mocked(URL.createObjectURL);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, content: create.mock.calls.at(-1)?.[0] as Blob });
    });
    const every = Array.from({ length: 130 }, (_, index) => transaction(index, { category: 'CASINO' }));
    const { user, served } = renderWithShell(<Transactions />, {
      who: playerSession(),
      handlers: [
        handle(walletHistory, [historySession(1)]),
        handle(transactions, ({ query }) => {
          const from = query.before === undefined ? 0 : every.findIndex((one) => one.referenceId === query.before) + 1;
          return every.slice(from, from + Number(query.limit));
        }),
      ],
    });
    await user.selectOptions(await screen.findByLabelText('Type'), 'CASINO');
    await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('transactions.csv');
    const lines = (await saved[0]?.content.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(131);
    expect(lines[0]).toContain('"Date","Type","Game or method","Status","Amount","Total"');
    expect(served.to(transactions).map(({ query }) => query)).toEqual([
      { limit: '100', category: 'CASINO' },
      { limit: '100', category: 'CASINO', before: reference(99) },
    ]);
  });
  it('starts again at the first page with another filter', async () => {
    const { user, served } = show(({ query }) =>
      query.category === 'PAYMENT'
        ? [historyEntry(100, { category: 'PAYMENT', type: 'DEPOSIT', amount: 50 })]
        : LEDGER.slice(0, 10),
    );
    await waitFor(() => expect(shown()).toHaveLength(10));
    await user.selectOptions(screen.getByLabelText('Type'), 'PAYMENT');
    await waitFor(() => expect(shown()).toEqual([reference(100)]));
    await user.selectOptions(screen.getByLabelText('Period'), '24');
    await waitFor(() =>
      expect(served.to(walletHistory).at(-1)?.query).toEqual({
        limit: '10',
        position: '0',
        category: 'PAYMENT',
        hour: '24',
      }),
    );
  });
  describe('its filter in the address (A§3)', () => {
    const PATH = '/en-UN/my-account/banking/transactions';
    const JANUARY = { from: '2023-12-31T22:00:00.000Z', to: '2024-01-31T21:59:59.999Z' };
    const open = (search = '', list: Responder<typeof walletHistory> = []) =>
      renderWithShell(
        <FormatProvider timeZone="Europe/Helsinki">
          <Transactions />
        </FormatProvider>,
        {
          who: playerSession(),
          path: `${PATH}${search}`,
          handlers: [handle(walletHistory, list), handle(transactions, []), handle(walletSummary, walletSummaryOf())],
        },
      );
    type Shown = ReturnType<typeof open>;
    const field = (name: 'From' | 'To') => within(screen.getByRole('group', { name }));
    const type = async ({ user }: Shown, name: 'From' | 'To', date: readonly [string, string, string]) => {
      for (const [index, part] of (['Day', 'Month', 'Year'] as const).entries()) {
        await user.clear(field(name).getByLabelText(part));
        if (date[index]) await user.type(field(name).getByLabelText(part), date[index]);
      }
    };
    const asked = ({ served }: Shown) => served.to(walletHistory).at(-1)?.query;
    const press = ({ user }: Shown) => user.click(screen.getByRole('button', { name: 'Show' }));

    it('shows the days that the player chooses, whole days of their time zone', async () => {
      const shown = open('?hour=24&category=PAYMENT');
      await waitFor(() => expect(asked(shown)).toMatchObject({ hour: '24', category: 'PAYMENT' }));
      await shown.user.selectOptions(screen.getByLabelText('Period'), 'Choose dates');
      await type(shown, 'From', ['1', '1', '2024']);
      await type(shown, 'To', ['31', '1', '2024']);
      // The history stays as it is until both days are there.
      expect(asked(shown)).not.toHaveProperty('from');
      await press(shown);
      await waitFor(() => expect(asked(shown)).toMatchObject({ ...JANUARY, category: 'PAYMENT' }));
      expect(asked(shown)).not.toHaveProperty('hour');
      expect(shown.served.to(walletSummary).at(-1)?.query).toEqual(JANUARY);
      expect(shown.location().search).toBe('?category=PAYMENT&from=2024-01-01&to=2024-01-31');
      expect(field('To').getByLabelText('Day')).toHaveValue('31');
    });
    it('shows them again after a reload, also as a file', async () => {
      const shown = open('?from=2024-01-01&to=2024-01-31&status=COMPLETED', LEDGER.slice(0, 3));
      await waitFor(() => expect(asked(shown)).toMatchObject({ ...JANUARY, status: 'COMPLETED' }));
      expect(screen.getByLabelText('Period')).toHaveDisplayValue('Choose dates');
      expect(screen.getByLabelText('Status')).toHaveDisplayValue('Completed');
      expect(field('From').getByLabelText('Year')).toHaveValue('2024');
      await shown.user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
      await waitFor(() =>
        expect(shown.served.to(transactions).at(-1)?.query).toEqual({ limit: '100', ...JANUARY, status: 'COMPLETED' }),
      );
      await shown.user.selectOptions(screen.getByLabelText('Period'), 'All time');
      await waitFor(() => expect(shown.location().search).toBe('?status=COMPLETED'));
      expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
    });
    it.each([
      ['?from=2024-01-31&to=2024-01-01', ''],
      ['?from=2024-02-30&to=2024-03-01', ''],
      ['?hour=25&category=GIFTS&status=LOST', ''],
      ['?hour=168&from=2024-01-01&to=2024-01-31', '168'],
    ])('ignores what an address should not have: %s', async (search, hour) => {
      const shown = open(search);
      await waitFor(() =>
        expect(asked(shown)).toEqual({ limit: '10', position: '0', ...(hour === '' ? {} : { hour }) }),
      );
      expect(screen.getByLabelText('Period')).toHaveValue(hour);
    });
    it('says at its field what is wrong with a day, and asks for nothing', async () => {
      const shown = open();
      await shown.user.selectOptions(await screen.findByLabelText('Period'), 'Choose dates');
      await press(shown);
      expect(field('From').getByText('Enter a real date: day, month and year.')).toBeVisible();
      expect(field('To').getByText('Enter a real date: day, month and year.')).toBeVisible();
      expect(field('From').getByLabelText('Day')).toHaveFocus();
      await type(shown, 'From', ['31', '1', '2024']);
      // An edited field is not judged before it is left.
      expect(field('From').queryByText(/Enter/)).toBeNull();
      await type(shown, 'To', ['1', '1', '2024']);
      await press(shown);
      expect(
        field('To').getByText('This is before the start date. Enter the start date or a later one.'),
      ).toBeVisible();
      await type(shown, 'To', ['31', '12', '2199']);
      await shown.user.tab();
      expect(field('To').getByText('This date is in the future. Enter today or an earlier date.')).toBeVisible();
      await press(shown);
      expect(shown.location().search).toBe('');
      expect(shown.served.to(walletHistory).every(({ query }) => !('from' in query))).toBe(true);
    });
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
    const answers: Responder<typeof walletHistory>[] = [first, LEDGER.slice(0, 2)];
    const { user } = show(() => answers.shift() as never);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
