import { jwtVerify } from 'jose';
import { Refusal } from '../refusals.ts';
import type { ChatWriter } from './wire.ts';

/**
 * Returns the player that the site's token identifies.
 * @throws Refusal 401 for a forged or expired token
 */
export async function writerOf(token: string, secret: string, now: Date): Promise<ChatWriter> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['external_id', 'exp'],
    });
    const word = (claim: unknown): string => (typeof claim === 'string' ? claim : '');
    return { id: word(payload['external_id']), name: word(payload['name']), email: word(payload['email']) };
  } catch {
    throw new Refusal(
      401,
      'chat.unknown_player',
      'The site’s chat token is invalid or has expired. Open the chat again.',
    );
  }
}
