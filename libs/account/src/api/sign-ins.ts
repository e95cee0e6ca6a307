import { queryOptions } from '@tanstack/react-query';
import { endSignIn, signIns } from '@baize/contracts/account';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';

/** Queries where the player is logged in. */
export const signInsQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'sign-ins'),
    queryFn: ({ signal }) => call(signIns, { signal }),
  });

/** Ends one of the player's other logins. */
export const endLogin = (id: string) => call(endSignIn, { params: { id } });
