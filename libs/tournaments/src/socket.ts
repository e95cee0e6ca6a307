import type { SocketHandlers } from '@baize/shell';
import { takePoints } from './api/tournaments.ts';

export const liveData = ['tournaments'];

export const handlers: SocketHandlers = {
  TOURNAMENT_POINTS: (message, queryClient) => takePoints(queryClient, message),
};
