import type { FrameLocator, Locator } from '@playwright/test';
import { expect, type Visit } from './journey.ts';

/** The game's page within the site's. */
export const studioFrame = ({ page }: Pick<Visit, 'page'>): FrameLocator => page.frameLocator('main iframe');
export const hud = (visit: Pick<Visit, 'page'>): Locator => studioFrame(visit).locator('.hud');

/** Waits until the reels may turn; answers what the game asks on the way. */
export async function untilIdle(visit: Pick<Visit, 'page'>, timeout = 60_000): Promise<void> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const state = await hud(visit).getAttribute('data-state', { timeout: 30_000 });
    if (state === 'idle' && !(await studioFrame(visit).locator('dialog.notice').isVisible())) return;
    if (Date.now() > deadline) throw new Error(`The game did not come to rest within ${timeout / 1000} s; it stands at "${state}".`);
    // A celebration ends sooner when it is pressed, as a player does.
    if (state === 'showing') await studioFrame(visit).locator('.stage').click({ timeout: 1000 }).catch(() => undefined);
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
}

/** The game's own balance. */
export const gameBalance = (visit: Pick<Visit, 'page'>): Locator => studioFrame(visit).locator('.figure-balance output');
