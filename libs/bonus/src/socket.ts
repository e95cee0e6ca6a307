import { playerQueries, type SocketHandlers } from '@baize/shell';
import { takeBonusMoney, takeProgress } from './api/rewards.ts';

export const liveData = ['bonus'];

export const handlers: SocketHandlers = {
  WALLET_BALANCE: (message, queryClient) => takeBonusMoney(queryClient, message),
  BONUS_PROGRESS: (message, queryClient) => takeProgress(queryClient, message),
  // A check that begins or ends decides whether there are offers.
  PLAYER_ATTRIBUTE_CHANGE: (_message, queryClient) => void queryClient.invalidateQueries(playerQueries('bonus')),
  // Some offers are for a level.
  PLAYER_LOYALTY_LEVEL: (_message, queryClient) => void queryClient.invalidateQueries(playerQueries('bonus')),
};
