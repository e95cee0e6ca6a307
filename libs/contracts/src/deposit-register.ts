import * as z from 'zod/mini';
import { currency, timestamp, wireTotal } from './shapes.ts';

/** API → the authority's register of deposits with all operators (ruling 22). Path ours: each authority has its own. */
export const DEPOSIT_REGISTER_PATH = '/deposit-register/api/deposits';
/** The person and the period. The register finds people by name and date of birth. */
export const depositRegisterRequest = z.object({
  personReference: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string(),
  from: timestamp,
  until: timestamp,
});
/** The person's deposits with other operators in that period. */
export const depositRegisterResponse = z.object({ deposited: wireTotal, currencyCode: currency });
