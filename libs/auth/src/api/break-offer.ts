import type { QueryClient } from '@tanstack/react-query';
import { latestActivityLog } from '@baize/contracts/account';
import { startCooling } from '@baize/contracts/market-law';
import { call } from '@baize/http';
import { profileQuery } from '@baize/shell';

/** The longest wait for the answers after a login; without them nothing is offered. */
const PATIENCE_MS = 3000;

/**
 * Returns the end of the break that the player comes back from with this login; null if they have logged in since, or
 * were on none. The login then offers another day (A§4 start-cooling).
 */
export async function endedBreak(queryClient: QueryClient, playerId: string): Promise<string | null> {
  const answers = (async () => {
    const { breakEndedAt } = await queryClient.fetchQuery(profileQuery(playerId));
    if (breakEndedAt === null) return null;
    const { loginDate } = await call(latestActivityLog);
    return loginDate === null || Date.parse(loginDate) < Date.parse(breakEndedAt) ? breakEndedAt : null;
  })().catch(() => null);
  return Promise.race([answers, new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))]);
}

/** Starts a cooling-off of a day (A§4). @returns its end */
export const coolOff = async (): Promise<string> => (await call(startCooling)).until;
