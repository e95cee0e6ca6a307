import type { FrameLocator, Locator } from '@playwright/test';
import { expect, type Visit } from './journey.ts';

/** The game's page within the site's. */
export const studioFrame = ({ page }: Pick<Visit, 'page'>): FrameLocator => page.frameLocator('main iframe');
export const hud = (visit: Pick<Visit, 'page'>): Locator => studioFrame(visit).locator('.hud');

/** Waits until the reels may turn; presses celebrations away. Free spins may be won, and then it takes its time. */
export async function untilIdle(visit: Pick<Visit, 'page'>, timeout = 180_000): Promise<void> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const state = await hud(visit).getAttribute('data-state', { timeout: 30_000 });
    if (state === 'idle' && !(await studioFrame(visit).locator('dialog.notice').isVisible())) return;
    if (Date.now() > deadline)
      throw new Error(`The game did not come to rest within ${timeout / 1000} s; it stands at "${state}".`);
    // A celebration ends sooner when it is pressed, as a player does.
    if (state === 'showing')
      await studioFrame(visit)
        .locator('.celebration')
        .click({ timeout: 300 })
        .catch(() => undefined);
    await visit.page.waitForTimeout(60);
  }
}

/** One round, from the press to the rest. */
export async function spin(visit: Pick<Visit, 'page'>): Promise<void> {
  await studioFrame(visit).locator('.spin-button').click();
  await expect(hud(visit)).not.toHaveAttribute('data-state', 'idle');
  await untilIdle(visit);
}

/** Opens the game and waits until it can be played. */
export async function openGame(visit: Visit, slug: string): Promise<void> {
  await visit.open(`play/${slug}`);
  await untilIdle(visit);
  await playQuickly(visit);
}

/** The game's own balance. */
export const gameBalance = (visit: Pick<Visit, 'page'>): Locator =>
  studioFrame(visit).locator('.figure-balance output');

/** Presses the game's own button for quick rounds, where the market allows one. */
export async function playQuickly(visit: Pick<Visit, 'page'>): Promise<void> {
  const turbo = studioFrame(visit).locator('.spin-box button[aria-pressed="false"]');
  if (await turbo.isVisible()) await turbo.click();
}
