import { playerQueries, type SocketHandlers } from '@baize/shell';

export const liveData = ['limits'];

export const handlers: SocketHandlers = {
  // A movement of money changes what is used of the limits, and the net position.
  WALLET_BALANCE: (_message, queryClient) => void queryClient.invalidateQueries(playerQueries('limits')),
};
