import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { depositCheck } from '@baize/contracts/cashier';
import { balance, walletHistory } from '@baize/contracts/wallet';
import { provideEventRecorder } from '@baize/shell';
import { handle, lost, refuse, serve, walletBalance } from '@baize/testing';
import { callWallet } from './call-wallet.ts';

let logged: MockInstance<typeof console.error>;
const recorded = vi.fn();
beforeEach(async () => {
  serve(handle(balance, walletBalance()), handle(walletHistory, []));
  // What an earlier test has reported is over.
  await Promise.all([callWallet(balance), callWallet(walletHistory)]);
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  recorded.mockClear();
  provideEventRecorder(recorded);
});
afterEach(() => provideEventRecorder(null));

const failing = async (status: number, code: string) => {
  serve(handle(balance, refuse(status, code)));
  await expect(callWallet(balance)).rejects.toMatchObject({ status, code });
};

it('logs and reports a failure once while it lasts, and again after a success (A§8)', async () => {
  await failing(500, 'error.system.error');
  await failing(500, 'error.system.error');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls[0]?.[0]).toBe('A wallet call failed: walletBalance 500 error.system.error.');
  expect(recorded.mock.calls).toEqual([[{ name: 'wallet-error', error: 'walletBalance 500 error.system.error' }]]);
  serve(handle(balance, walletBalance()));
  await callWallet(balance);
  await failing(500, 'error.system.error');
  expect([logged.mock.calls.length, recorded.mock.calls.length]).toEqual([2, 2]);
});

it('reports another failure of the same call, and one of another call', async () => {
  await failing(500, 'error.system.error');
  await failing(503, 'error.service_unavailable');
  serve(handle(walletHistory, lost()));
  await expect(callWallet(walletHistory, { query: {} })).rejects.toThrow('Network Error');
  expect(recorded.mock.calls.map(([{ error }]) => error)).toEqual([
    'walletBalance 500 error.system.error',
    'walletBalance 503 error.service_unavailable',
    'walletHistory no answer',
  ]);
});

it.each([
  ['a wallet that does not exist', 404, 'error.not_found'],
  ['a session that has ended', 401, 'error.unauthorized'],
])('does not report %s', async (_, status, code) => {
  await failing(status, code);
  expect([logged.mock.calls.length, recorded.mock.calls.length]).toEqual([0, 0]);
});

it('reports neither a refused request nor a cancelled call', async () => {
  serve(handle(depositCheck, refuse(403, 'error.timeout.in.progress')));
  await expect(callWallet(depositCheck, { body: { ipAddress: '', blackbox: '-' } })).rejects.toMatchObject({
    status: 403,
  });
  await expect(callWallet(balance, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect([logged.mock.calls.length, recorded.mock.calls.length]).toEqual([0, 0]);
});

it('logs, but reports nothing, without consent', async () => {
  provideEventRecorder(null);
  await failing(500, 'error.system.error');
  expect([logged.mock.calls.length, recorded.mock.calls.length]).toEqual([1, 0]);
});
