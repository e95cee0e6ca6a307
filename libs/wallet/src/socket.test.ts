import { QueryClient } from '@tanstack/react-query';
import { playerKey } from '@baize/shell';
import { expect, it } from 'vitest';
import { handlers } from './socket.ts';

it('asks the cashier’s gates again when an operator suspends the player on an open page', () => {
  const client = new QueryClient();
  const [gate, other] = [playerKey('p1', 'wallet', 'withdrawal-check'), playerKey('p1', 'inbox')];
  for (const key of [gate, other]) client.setQueryData(key, {});
  handlers.PLAYER_ATTRIBUTE_CHANGE?.(
    { body: { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: { multibrandSuspended: true } } } as never,
    client,
  );
  expect(client.getQueryState(gate)?.isInvalidated).toBe(true);
  expect(client.getQueryState(other)?.isInvalidated).toBe(false);
});
