import { queryOptions } from '@tanstack/react-query';
import { closeAccount, readClosure } from '@baize/contracts/closure';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';

/** Queries what has to be settled before the player can close the account. Always asked again: any bet changes it. */
export const closureQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'closure'),
    queryFn: ({ signal }) => call(readClosure, { signal }),
    staleTime: 0,
  });

/** Closes the account at once. This session is over afterwards. */
export const close = (password: string): Promise<void> => call(closeAccount, { body: { password } });
