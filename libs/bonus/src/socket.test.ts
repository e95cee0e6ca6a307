import { expect, it } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { playerKey } from '@baize/shell';
import { handlers } from './socket.ts';

it('refetches the rewards when the player’s level changes: some are for a level', () => {
  const client = new QueryClient();
  const [rewards, wallet] = [playerKey('p', 'bonus', 'rewards', 'ELIGIBLE'), playerKey('p', 'wallet', 'balance')];
  for (const key of [rewards, wallet]) client.setQueryData(key, 1);
  handlers.PLAYER_LOYALTY_LEVEL?.({} as never, client);
  expect([rewards, wallet].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
});
