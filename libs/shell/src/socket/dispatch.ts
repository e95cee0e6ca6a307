import type { QueryClient } from '@tanstack/react-query';
import type { SocketMessage } from '@baize/contracts/socket';
import type { SocketHandlers } from '../module/domain-module.ts';

/** Passes a message to the handler of its type in each set, in order. Several domains may handle one type. */
export function dispatchSocketMessage(
  sets: readonly SocketHandlers[],
  message: SocketMessage,
  queryClient: QueryClient,
): void {
  // By the definition of SocketHandlers the key and the message have the same type, which TypeScript cannot infer here.
  for (const handlers of sets)
    (handlers[message.body.type] as ((message: SocketMessage, client: QueryClient) => void) | undefined)?.(
      message,
      queryClient,
    );
}
