import { expect, it, vi } from 'vitest';
import type { HostChannel } from '../studio/HostChannel.ts';
import { RoundReports } from './RoundReports.ts';

function reporting() {
  const send = vi.fn();
  const realityCheck = vi.fn();
  const reports = new RoundReports({ send, realityCheck } as unknown as HostChannel);
  reports.adopt({ totals: { rounds: 4, staked: 400, won: 100 }, startedAt: '2026-11-29T10:00:00Z' });
  return { reports, send, realityCheck };
}

it('tells a round once, and again to a host that has just learned that the table is ready', () => {
  const { reports, send } = reporting();
  reports.ready({ rtp: 0.97297 });
  reports.begin();
  reports.begin();
  reports.ready({ rtp: 0.97297 });
  const spin = { type: 'user action', action: 'spin' };
  const ready = { type: 'ready', rtp: 97.3 };
  expect(send.mock.calls.map(([message]) => message)).toEqual([ready, spin, ready, spin]);
});

it('ends a round with what was taken and won, and the sums of the session', () => {
  const { reports, send, realityCheck } = reporting();
  const own = { round: 7, bets: {}, stake: 250, win: 500, state: 'settled' } as const;
  expect(reports.end(own, { round: 7, balance: 1000 })).toBe(false);
  reports.begin();
  reports.count(own);
  expect(reports.end(own, { round: 7, balance: 1000 })).toBe(true);
  expect(send).toHaveBeenLastCalledWith({ type: 'round end', roundId: '7', staked: 2.5, won: 5, balance: 10 });
  expect(realityCheck).toHaveBeenCalledWith({ rounds: 5, staked: 650, won: 600 }, '2026-11-29T10:00:00Z');
  expect(reports.isOpen).toBe(false);
});

it('counts no stake that was not taken', () => {
  const { reports, send } = reporting();
  reports.begin();
  reports.end({ round: 7, bets: {}, stake: 250, state: 'refused' }, { round: 7, balance: 1000 });
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ staked: 0, won: 0 }));
});
