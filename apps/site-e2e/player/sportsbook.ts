import { expect, type Locator } from '@playwright/test';

/**
 * Odds and the value of a cash-out may move between the player's look and their press. The sportsbook refuses that press
 * and asks again, and the browser logs the refusal.
 */
export const MOVED_ODDS =
  /console: Failed to load resource: the server responded with a status of 409 .*\/sportsbook\/api\/bets/;

/**
 * Places the bet on the slip, which is empty then. Agrees to odds that have moved since they were chosen, as they may on a
 * busy machine, and again if they have moved by the time of the press. A journey that uses this tolerates `MOVED_ODDS`.
 * @param place the slip's button
 * @param stake what it says when the bet can be placed
 */
export async function placeBet(place: Locator, stake: string): Promise<void> {
  await place.waitFor();
  await expect(async () => {
    if ((await place.count()) === 0) return;
    if ((await place.innerText()) === 'Accept new odds') await place.click({ timeout: 1000 });
    await expect(place).toContainText(stake, { timeout: 1000 });
    await place.click({ timeout: 1000 });
    await expect(place).toHaveCount(0, { timeout: 3000 });
  }).toPass();
}
