// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import en from '../studio/messages/en.json';
import { HostChannel } from '../studio/HostChannel.ts';
import { textsOf } from '../studio/text.ts';
import { readLaunch } from '../studio/launch.ts';
import type { JoinReply, TableEvent, TableState } from '../../src/live/wire.ts';
import { liveClient } from './LiveClient.ts';
import { LiveTablePage } from './LiveTablePage.ts';

const table = (change: Partial<TableState>): TableState => {
  const now = Date.now();
  return {
    round: 1,
    phase: 'betting',
    since: now,
    until: now + 10_000,
    now,
    outcome: null,
    lastResults: [],
    players: 2,
    ...change,
  };
};
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
afterEach(() => vi.unstubAllGlobals());

/** Joins a table of roulette. @returns the page, and how the table tells it something */
async function atTable(change: Partial<JoinReply> = {}) {
  // Without motion a result is shown at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  vi.spyOn(liveClient, 'join').mockResolvedValue({
    sessionId: 's1',
    kind: 'roulette',
    dealer: 'Davit',
    currency: 'EUR',
    balance: 5000,
    limits: { min: 1000, max: 50_000 },
    maximumStake: null,
    rtp: 0.973,
    startedAt: new Date().toISOString(),
    totals: { rounds: 0, staked: 0, won: 0 },
    table: table({}),
    seat: null,
    own: null,
    last: null,
    ...change,
  } as unknown as JoinReply);
  let learn: (event: TableEvent) => void = () => undefined;
  vi.spyOn(liveClient, 'follow').mockImplementation((_, { onEvent }) => {
    learn = onEvent;
    return () => undefined;
  });
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const launch = readLaunch(new URLSearchParams('mode=real&token=t&gameId=g&currency=EUR'), undefined);
  await new LiveTablePage(root, launch, 'roulette', textsOf(en, 'en')).run();
  return {
    root,
    page: () => root.querySelector('.lt'),
    learn: (event: TableEvent) => learn(event),
    press: (selector: string) => root.querySelector<HTMLElement>(selector)?.click(),
    notice: () => root.querySelector('.notice')?.textContent ?? '',
  };
}

it('colours what it says after a win, and no longer in the next round', async () => {
  const { page, learn } = await atTable();
  const own = { round: 1, bets: { red: 100 }, stake: 100 };
  learn({ t: 'own', own: { ...own, state: 'accepted' }, balance: 4900 });
  learn({ t: 'state', state: table({ phase: 'result', outcome: { label: '1', position: 0 } }) });
  learn({ t: 'own', own: { ...own, state: 'settled', win: 200 }, balance: 5100 });
  await vi.waitFor(() => expect(page()?.hasAttribute('data-won')).toBe(true));
  expect(page()?.querySelector('.lt-message')?.textContent).toBe('Result: 1. You won €2.00');

  learn({ t: 'state', state: table({ round: 2 }) });
  expect(page()?.querySelector('.lt-message')?.textContent).toBe('Place your bets');
  expect(page()?.hasAttribute('data-won')).toBe(false);
});

it('tells the site of a round that a reload has interrupted, so that the balance does not give its result away', async () => {
  const told = vi.spyOn(HostChannel.prototype, 'send');
  const own = { round: 1, bets: { red: 100 }, stake: 100, state: 'accepted' } as const;
  const { learn } = await atTable({ own, table: table({ phase: 'closed' }) });
  const last = () =>
    told.mock.calls
      .map(([message]) => message)
      .filter(({ type }) => type !== 'reality check data')
      .at(-1);
  expect(last()).toEqual({ type: 'user action', action: 'spin' });
  learn({ t: 'own', own: { ...own, state: 'settled', win: 200 }, balance: 5100 });
  learn({ t: 'state', state: table({ phase: 'result', outcome: { label: '1', position: 0 } }) });
  await vi.waitFor(() => expect(last()).toMatchObject({ type: 'round end', won: 2, balance: 51 }));
  told.mockRestore();
});

it('keeps a win out of the balance until the draw is shown again after a reload', async () => {
  const { page } = await atTable({
    balance: 5100,
    own: { round: 1, bets: { red: 100 }, stake: 100, state: 'settled', win: 200 },
    table: table({ phase: 'result', outcome: { label: '1', position: 0 } }),
  });
  const balance = () => page()?.querySelector('.lt-figure b')?.textContent;
  expect(balance()).toBe('€49.00');
  await vi.waitFor(() => expect(balance()).toBe('€51.00'));
  expect(page()?.querySelector('.lt-message')?.textContent).toBe('Result: 1. You won €2.00');
});

it('says which bets stay where a chip is not covered, and that repeated bets are not covered', async () => {
  vi.spyOn(liveClient, 'place').mockImplementation(({ round, bets }) =>
    Promise.resolve({ round, bets, stake: 0, state: 'placed' }),
  );
  const own = { round: 1, bets: { red: 4000 }, stake: 4000 };
  const { learn, press, notice, page } = await atTable({ own: { ...own, state: 'placed' } });
  press('.lt-spot');
  expect(notice()).toContain('This chip wasn’t placed: your balance of €50.00 is too low for bets of €60.00.');
  expect(notice()).toContain('Your other bets are still on the table.');
  expect(page()?.querySelectorAll('.lt-figure b')[1]?.textContent).toBe('€40.00');
  press('.notice button:last-of-type');

  learn({ t: 'own', own: { ...own, state: 'settled', win: 0 }, balance: 1000 });
  learn({ t: 'state', state: table({ round: 2 }) });
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Repeat')?.click();
  expect(notice()).toContain('Your balance of €10.00 is too low for a stake of €40.00. No stake was taken.');
});

it('says that no more bets are taken, and that some came too late only to a player who has laid some', async () => {
  const said = (page: () => Element | null) => page()?.querySelector('.lt-message')?.textContent;
  const { learn, page, press } = await atTable();
  learn({ t: 'state', state: table({ phase: 'closed' }) });
  expect(said(page)).toBe('No more bets');

  vi.spyOn(liveClient, 'place').mockImplementation(() => new Promise(() => undefined));
  learn({ t: 'state', state: table({ round: 2 }) });
  press('.lt-spot');
  learn({ t: 'state', state: table({ round: 2, phase: 'closed' }) });
  expect(said(page)).toBe('Betting has closed. Bets you placed in time still count.');
});
