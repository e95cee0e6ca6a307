import { queryOptions } from '@tanstack/react-query';
import { changeAddress, readAddress, type AddressBody } from '@baize/contracts/account';
import { call } from '@baize/http';

export const addressKey = ['player', 'address'] as const;

/** Where the player lives, as far as it is known. */
export const addressQuery = (playerId: string) =>
  queryOptions({
    queryKey: [...addressKey, playerId],
    queryFn: ({ signal }) => call(readAddress, { signal }),
  });

export const saveAddress = (body: AddressBody): Promise<void> => call(changeAddress, { body });
