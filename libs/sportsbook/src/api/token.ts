import { sportsbookToken, type SportsbookContextBody } from '@baize/contracts/sportsbook';
import { call } from '@baize/http';

/** Fetches another token for an open frame, after a login or before the last one runs out (B§7). Valid once, for a minute. */
export const fetchFrameToken = (product: SportsbookContextBody['product']) =>
  call(sportsbookToken, { body: { product } });
