import { socketToken } from '@baize/contracts/wallet';
import { call } from '@baize/http';

/** The token that the wallet socket needs before it connects; a 401 is ignored (A§7): without a token there is no socket. */
export const fetchSocketToken = (): Promise<string | null> =>
  call(socketToken).then(
    (answer) => answer.token,
    () => null,
  );
