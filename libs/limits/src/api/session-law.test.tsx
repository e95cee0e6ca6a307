import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionLaw, type SessionLaw } from '@baize/contracts/market-law';
import { call } from '@baize/http';
import { handle, never, playerSession, sessionLawOf } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { useReminderDue } from './session-law.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Answers with a reminder that is due in some milliseconds, by a server's clock that is ahead of the device's. */
function lawDue(inMs: number | null, ahead = 0): Response {
  const now = Date.now() + ahead;
  const law: SessionLaw = sessionLawOf({
    startedAt: new Date(now - HOUR).toISOString(),
    now: new Date(now).toISOString(),
    reminder: inMs === null ? null : { minutes: 30, dueAt: new Date(now + inMs).toISOString() },
  });
  return new Response(JSON.stringify(law), {
    headers: { 'content-type': 'application/json', date: new Date(now).toUTCString() },
  });
}
const shown: string[] = [];
function Due() {
  const due = String(useReminderDue());
  shown.push(due);
  return <output>{due}</output>;
}
const show = (
  responder: () => Response | Promise<never>,
  who: ReturnType<typeof playerSession> | null = playerSession(),
) => renderWithShell(<Due />, { who, handlers: [handle(sessionLaw, responder)] });

afterEach(async () => {
  shown.length = 0;
  vi.useRealTimers();
  // The clock is learnt for the whole page, so the next test needs the right one again.
  const { served } = show(() => lawDue(null));
  await waitFor(() => expect(served.to(sessionLaw)).toHaveLength(1));
  await call(sessionLaw);
  shown.length = 0;
});

it('is unknown while the law is loading, and not due for a visitor', async () => {
  const { served } = show(never);
  // A call that is still to come would reach the handlers of the next test.
  await waitFor(() => expect(served.to(sessionLaw)).toHaveLength(1));
  expect(screen.getByRole('status')).toHaveTextContent('null');
  show(never, null);
  expect(screen.getAllByRole('status')[1]).toHaveTextContent('false');
});

it.each([
  ['due', -1000, HOUR],
  ['due', -1000, -HOUR],
  ['not due', 10 * MINUTE, HOUR],
  ['not due', 10 * MINUTE, -HOUR],
])('is %s by the server’s clock from the first moment on (in %i ms, server %i ms ahead)', async (name, inMs, ahead) => {
  show(() => lawDue(inMs, ahead));
  await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('null'));
  expect(new Set(shown)).toEqual(new Set(['null', String(name === 'due')]));
});

it.each([0, HOUR, -HOUR])('turns due by itself (server %i ms ahead)', async (ahead) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const start = Date.now();
  show(() => lawDue(50_000 - (Date.now() - start), ahead));
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('false'));
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  expect(screen.getByRole('status')).toHaveTextContent('false');
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect(screen.getByRole('status')).toHaveTextContent('true');
});
