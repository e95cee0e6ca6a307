import { expect, it } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { playerKey } from '@baize/shell';
import { reward } from '@baize/testing';
import { handlers } from './socket.ts';

it.each([
  ['level changes: some are for a level', 'PLAYER_LOYALTY_LEVEL'],
  ['account changes: a check may stop or open them', 'PLAYER_ATTRIBUTE_CHANGE'],
] as const)('refetches the rewards when the player’s %s', (_, type) => {
  const client = new QueryClient();
  const [rewards, wallet] = [playerKey('p', 'bonus', 'rewards', 'ELIGIBLE'), playerKey('p', 'wallet', 'balance')];
  for (const key of [rewards, wallet]) client.setQueryData(key, 1);
  handlers[type]?.({} as never, client);
  expect([rewards, wallet].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
});

it('shows the bonus money of each product as the wallet has it: a win is no progress', () => {
  const client = new QueryClient();
  const key = playerKey('p', 'bonus', 'rewards', 'ACTIVE');
  const granted = { amount: 10, wageringRequirement: 20, wagered: 8, wageringProgress: 40, balance: 2 };
  const [sports, casino, waiting] = [
    reward({ vertical: 'SPORTS', state: 'WAGERING', granted }),
    reward({ vertical: 'CASINO', state: 'WAGERING', granted: { ...granted, balance: 5 } }),
    reward({ vertical: 'LIVE_CASINO', granted: null }),
  ];
  client.setQueryData(key, [sports, casino, waiting]);
  const bonus = [
    { vertical: 'SPORTS', bonus: 23.12 },
    { vertical: 'CASINO', bonus: 5 },
    { vertical: 'LIVE_CASINO', bonus: 0 },
  ] as const;
  handlers.WALLET_BALANCE?.(
    {
      body: {
        type: 'WALLET_BALANCE',
        balanceMap: { main: {}, locked: {}, bonus: [...bonus] },
        currencyCode: 'EUR',
        version: 3,
      },
    },
    client,
  );
  expect(client.getQueryData(key)).toEqual([{ ...sports, granted: { ...granted, balance: 23.12 } }, casino, waiting]);
});
