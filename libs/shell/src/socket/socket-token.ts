import { socketToken } from '@baize/contracts/wallet';
import { call } from '@baize/http';

/** Fetches the token for the wallet socket. A 401 is ignored (A§7): it logs no one out, and without a token there is no socket. */
export const fetchSocketToken = (): Promise<string | null> =>
  call(socketToken, { keepsSession: true }).then(
    (answer) => answer.token,
    () => null,
  );
