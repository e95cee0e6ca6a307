// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FindBet } from './FindBet.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = (status: number, body: unknown) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FindBet />
    </QueryClientProvider>,
  );
  return asked;
};
async function find(reference: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Bet reference'), reference);
  await userEvent.click(screen.getByRole('button', { name: 'Find bet' }));
}

it('finds the bet that a player has named, with its player, its sales and its selections', async () => {
  const asked = show(200, [
    {
      id: 'b1',
      reference: '7K3QF-09XMB',
      customerId: 'p1',
      currency: 'EUR',
      state: 'settled',
      outcome: 'WON',
      payout: 1200,
      stake: 500,
      potential: 1200,
      at: 0,
      sales: [{ id: 's', stake: 500, amount: 450 }],
      legs: [
        {
          eventId: 'e',
          marketId: 'result',
          code: '1',
          eventName: 'A – B',
          marketName: 'Result',
          selectionName: 'A',
          odds: 240,
          outcome: 'WON',
        },
      ],
    },
  ]);
  await find('7k3qf09xmb');
  const bet = await screen.findByRole('article', { name: 'Bet 7K3QF-09XMB' });
  expect(bet.textContent).toContain('settled: WON, paid €12.00');
  expect(bet.textContent).toContain('Player p1');
  expect(bet.textContent).toContain('€5.00 of it sold for €4.50');
  expect(bet.textContent).toContain('A – B · Result: A at 2.40 · WON');
  expect(asked[0]).toContain('reference=7k3qf09xmb');
});
it('says that there is no such bet, or what is wrong with the reference', async () => {
  show(200, []);
  await find('7K3QF-09XMB');
  expect(await screen.findByText(/No bet has this reference/)).toBeTruthy();
  cleanup();
  show(400, { code: 'error.validation', message: 'A reference has ten letters and digits.' });
  await find('7K3');
  expect(await screen.findByText('A reference has ten letters and digits.')).toBeTruthy();
});
