import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Returns what is stored of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const newRefreshToken = (): string => randomBytes(48).toString('base64url');

/**
 * Derives a token's successor from the token and the server's secret, so that two tabs that refresh together get the same
 * one.
 */
export const successorOf = (token: string, secret: string): string =>
  createHmac('sha384', secret).update(`refresh successor|${token}`).digest('base64url');
