// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import en from '../studio/messages/en.json';
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
afterEach(() => vi.unstubAllGlobals());

it('colours what it says after a win, and no longer in the next round', async () => {
  // Without motion a result is shown at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  const joined = {
    sessionId: 's1',
    kind: 'roulette',
    dealer: 'Davit',
    currency: 'EUR',
    balance: 5000,
    limits: { min: 20, max: 50_000 },
    maximumStake: null,
    rtp: 0.973,
    startedAt: new Date().toISOString(),
    totals: { rounds: 0, staked: 0, won: 0 },
    table: table({}),
    seat: null,
    own: null,
    last: null,
  } as unknown as JoinReply;
  vi.spyOn(liveClient, 'join').mockResolvedValue(joined);
  let learn: (event: TableEvent) => void = () => undefined;
  vi.spyOn(liveClient, 'follow').mockImplementation((_, { onEvent }) => {
    learn = onEvent;
    return () => undefined;
  });
  const root = document.createElement('div');
  document.body.append(root);
  const launch = readLaunch(new URLSearchParams('mode=real&token=t&gameId=g&currency=EUR'), undefined);
  await new LiveTablePage(root, launch, 'roulette', textsOf(en, 'en')).run();
  const page = () => root.querySelector('.lt');

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
