import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { sessionAtom } from '@baize/session';
import { connectSocket, onSocketMessage, type SocketConnection, playerQueries } from '@baize/shell';
import { fetchSocketToken, takeBalanceMessage } from '@baize/wallet';

/** Keeps the wallet socket open while somebody is signed in, and writes what it says where every screen looks. */
export function followWallet({
  store,
  queryClient,
}: {
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
}): void {
  let connection: SocketConnection | null = null;
  let player: string | null = null;
  const follow = () => {
    const next = store.get(sessionAtom)?.playerId ?? null;
    if (next === player) return;
    connection?.close();
    player = next;
    connection = next === null ? null : connectSocket(fetchSocketToken);
  };
  store.sub(sessionAtom, follow);
  follow();
  onSocketMessage((message) => {
    if (player === null) return;
    const { body } = message;
    if (body.type === 'WALLET_BALANCE') {
      takeBalanceMessage(queryClient, { body });
      // Some movements leave a notification behind; it is looked for when the next account page opens, not with every bet.
      void queryClient.invalidateQueries({ ...playerQueries('inbox'), refetchType: 'none' });
    } else void queryClient.invalidateQueries(playerQueries('profile'));
  });
}
