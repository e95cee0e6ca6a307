import { queryOptions } from '@tanstack/react-query';
import { changeAddress, readAddress, type AddressBody } from '@baize/contracts/account';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';

/** Queries the player's address; fields may be missing. */
export const addressQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'address'),
    queryFn: ({ signal }) => call(readAddress, { signal }),
  });

export const saveAddress = (body: AddressBody): Promise<void> => call(changeAddress, { body });
