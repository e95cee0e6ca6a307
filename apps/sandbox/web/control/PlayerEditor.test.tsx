// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Player } from './operatorCalls.ts';
import { PlayerEditor } from './PlayerEditor.tsx';

const PLAYER: Player = {
  playerId: 'p1',
  brand: 'northlight',
  email: 'aino@demo.baize',
  name: 'Aino Laine',
  countryCode: 'FI',
  currencyCode: 'EUR',
  accountStatus: 'REGISTERED',
  kycStatus: 'FULLY VERIFIED',
  loyaltyLevel: 3,
  permissions: {} as Player['permissions'],
  multibrandSuspended: false,
  registerExclusion: null,
  registeredAt: '2026-01-01T00:00:00.000Z',
  balances: { main: 0, locked: 0, total: 0 },
};
const { showModal, close } = HTMLDialogElement.prototype;
const calls: { readonly path: string; readonly method: string | undefined; readonly body: unknown }[] = [];

beforeEach(() => {
  // Not in jsdom.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function end() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  calls.length = 0;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    calls.push({ path, method, body });
    return new Response('{"approval":{}}', { status: 202 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

it.each([
  { loyaltyLevel: 3, isInvited: true, label: 'Invite to level 5' },
  { loyaltyLevel: 5, isInvited: false, label: 'Take level 5 back' },
])('at level $loyaltyLevel, offers: $label', async ({ loyaltyLevel, isInvited, label }) => {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlayerEditor player={{ ...PLAYER, loyaltyLevel }} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: `${label}…` }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: label }).disabled).toBe(true);
  await user.type(dialog.getByRole('textbox'), 'Spoke with Aino, ticket 4711');
  await user.click(dialog.getByRole('button', { name: label }));
  await waitFor(() => screen.getByText('Waiting for a second person, under Approvals'));
  expect(calls).toEqual([
    { path: '/control/api/players/p1/level-invitation', method: 'PUT', body: JSON.stringify({ isInvited }) },
  ]);
});

it('corrects the balance by an amount, with a reason', async () => {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlayerEditor player={PLAYER} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await user.type(screen.getByRole('spinbutton', { name: /^Correction of the balance, in EUR/ }), '-12.50');
  await user.click(screen.getByRole('button', { name: /^Take .*12\.50.*…$/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Credited twice, ticket 4711');
  await user.click(dialog.getByRole('button', { name: /^Take/ }));
  await waitFor(() => screen.getByText('Waiting for a second person, under Approvals'));
  expect(calls).toMatchObject([{ path: '/control/api/players/p1/balance-corrections', method: 'POST' }]);
  expect(JSON.parse(calls[0]?.body as string)).toEqual({
    correctionId: expect.any(String),
    amount: -12.5,
    currencyCode: 'EUR',
  });
});
