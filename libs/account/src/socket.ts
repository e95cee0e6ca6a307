import { playerQueries, type SocketHandlers } from '@baize/shell';

export const handlers: SocketHandlers = {
  // Some movements leave a notification. The next account page fetches it, not every bet.
  WALLET_BALANCE: (_message, queryClient) =>
    void queryClient.invalidateQueries({ ...playerQueries('inbox'), refetchType: 'none' }),
};
