import type { SocketHandlers } from '@baize/shell';
import { takeProgress } from './api/rewards.ts';

export const handlers: SocketHandlers = {
  BONUS_PROGRESS: (message, queryClient) => takeProgress(queryClient, message),
};
