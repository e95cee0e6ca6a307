import * as z from 'zod/mini';

/**
 * API → the national self-exclusion registers (ruling 13). Path and names ours: each register has its own, behind one
 * service of the operator's.
 */
export const EXCLUSION_REGISTER_PATH = '/exclusion-register/api/checks';
/** The register, by the name that players know (OASIS, Spelpaus, Cruks), and the person. */
export const exclusionRegisterRequest = z.object({
  register: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  countryCode: z.string(),
});
export const exclusionRegisterResponse = z.object({ excluded: z.boolean() });
