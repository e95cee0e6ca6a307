import { expect, type Locator } from '@playwright/test';

/**
 * Agrees to odds that have moved since they were chosen, as they may on a busy machine, until the slip's button places the
 * bet.
 * @param place the slip's button
 * @param stake what it says then
 */
export async function acceptOdds(place: Locator, stake: string): Promise<void> {
  await expect(async () => {
    if ((await place.innerText()) === 'Accept new odds') await place.click({ timeout: 1000 });
    await expect(place).toContainText(stake, { timeout: 1000 });
  }).toPass();
}
