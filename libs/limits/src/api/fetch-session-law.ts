import { sessionLaw } from '@baize/contracts/market-law';
import { call } from '@baize/http';

/** Fetches what the law requires of the running session. A file of its own: visitors do not load the contract. */
export const fetchSessionLaw = (signal: AbortSignal) => call(sessionLaw, { signal });
