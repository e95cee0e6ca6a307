import { createHmac } from 'node:crypto';

/**
 * Returns the keys under which a person's bank reference may be stored, the current secret's first. Keyed and per brand: a
 * player belongs to one brand (ruling 19a), and a copy of the database does not link people to their banks.
 */
export const subjectKeysOf = (secrets: readonly string[], brand: string, subject: string): string[] =>
  secrets.map((secret) => createHmac('sha256', secret).update(`bank subject|${brand}|${subject}`).digest('base64url'));
