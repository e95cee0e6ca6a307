import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id with OWASP's second profile: 19 MiB, two passes. `Algorithm.Argon2id` is a const enum, which type stripping
 * cannot read; it is 2.
 */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let decoy: Promise<string> | undefined;

/** Compares a password, and takes the same time without a hash, so that time does not reveal who has an account. */
export async function passwordMatches(stored: string | null, given: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await decoy), given).catch(() => false);
  return stored !== null && matches;
}
