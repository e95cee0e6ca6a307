import { expect, it } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { playerKey } from '@baize/shell';
import { handlers } from './socket.ts';

it('refetches what is used of the limits, and the net position, when money moves', () => {
  const client = new QueryClient();
  const keys = {
    limits: playerKey('p', 'limits', 'DEPOSIT'),
    position: playerKey('p', 'limits', 'position', 'today'),
    wallet: playerKey('p', 'wallet', 'balance'),
  };
  for (const key of Object.values(keys)) client.setQueryData(key, 1);
  handlers.WALLET_BALANCE?.({} as never, client);
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  expect([isStale(keys.limits), isStale(keys.position), isStale(keys.wallet)]).toEqual([true, true, false]);
});
