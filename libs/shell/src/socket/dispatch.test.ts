import { expect, it, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { dispatchSocketMessage } from './dispatch.ts';

it('passes a message to every handler of its type, and to no other', () => {
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  const client = new QueryClient();
  const message = { body: { type: 'PLAYER_ATTRIBUTE_CHANGE' as const, attributes: {} } };
  dispatchSocketMessage(
    [{ PLAYER_ATTRIBUTE_CHANGE: first }, { PLAYER_ATTRIBUTE_CHANGE: second, WALLET_BALANCE: other }, {}],
    message,
    client,
  );
  expect([first.mock.calls, second.mock.calls, other.mock.calls]).toEqual([
    [[message, client]],
    [[message, client]],
    [],
  ]);
});
