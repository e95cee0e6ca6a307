import { COOLING_HOURS } from '@baize/contracts/market-law';
import type { FastifyInstance } from 'fastify';
import { restrictPlayer } from '../../player/index.ts';

/**
 * Starts a day's cooling-off by the player's own wish (A§4), as any time-out starts. Where the law has a panic button
 * (ruling 22), the person's accounts with the licensee's other brands stop too.
 * @returns until when the player is out; of an exclusion without an end, the day that the cooling-off adds
 * @throws Refusal 401 for a player who is gone · 403 for an account that nobody may use
 */
export async function startCooling(app: FastifyInstance, playerId: string): Promise<{ until: string }> {
  const wished = new Date(app.clock.now().getTime() + COOLING_HOURS * 3_600_000);
  const law = await app.playerAccess.lawOf(playerId);
  const { until } = await restrictPlayer(
    app,
    playerId,
    { status: 'TIMEOUT', until: wished, initiator: 'PLAYER' },
    law.panicButton.value ? 'LICENSEE' : 'BRAND',
  );
  return { until: (until ?? wished).toISOString() };
}
