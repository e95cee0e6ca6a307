import { playerQueries, type SocketHandlers } from '@baize/shell';
import { takeBalanceMessage } from './api/balance.ts';

export const liveData = ['wallet'];

export const handlers: SocketHandlers = {
  WALLET_BALANCE: (message, queryClient) => takeBalanceMessage(queryClient, message),
  // Status, permissions and verification decide what the cashier lets a player do: an open form must not stay open.
  PLAYER_ATTRIBUTE_CHANGE: (_message, queryClient) => void queryClient.invalidateQueries(playerQueries('wallet')),
};
