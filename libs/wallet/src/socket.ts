import type { SocketHandlers } from '@baize/shell';
import { takeBalanceMessage } from './api/balance.ts';

export const liveData = ['wallet'];

export const handlers: SocketHandlers = {
  WALLET_BALANCE: (message, queryClient) => takeBalanceMessage(queryClient, message),
};
