import type { QueryClient } from '@tanstack/react-query';
import type { SocketMessage } from '@baize/contracts/socket';
import type { SocketHandlers } from '../module/domain-module.ts';

/** Hands a message to the handler of its type in each set, in order. Several domains may handle one type. */
export function dispatchSocketMessage(
  sets: readonly SocketHandlers[],
  message: SocketMessage,
  queryClient: QueryClient,
): void {
  // The key and the message have the same type by the definition of SocketHandlers, which TypeScript cannot follow here.
  for (const handlers of sets)
    (handlers[message.body.type] as ((message: SocketMessage, client: QueryClient) => void) | undefined)?.(
      message,
      queryClient,
    );
}
