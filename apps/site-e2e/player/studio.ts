import type { FrameLocator, Locator } from '@playwright/test';
import type { Visit } from './journey.ts';

/** The game's frame in the page. */
export const studioFrame = ({ page }: Pick<Visit, 'page'>): FrameLocator => page.frameLocator('main iframe');
export const hud = (visit: Pick<Visit, 'page'>): Locator => studioFrame(visit).locator('.hud');

/** Waits until the reels can spin and skips celebrations. Free spins take longer. */
export async function untilIdle(visit: Pick<Visit, 'page'>, timeout = 180_000): Promise<void> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const state = await hud(visit).getAttribute('data-state', { timeout: 30_000 });
    if (state === 'idle' && !(await studioFrame(visit).locator('dialog.notice').isVisible())) return;
    if (Date.now() > deadline)
      throw new Error(`The game did not come to rest within ${timeout / 1000} s; its state is "${state}".`);
    // Pressing a celebration ends it sooner.
    if (state === 'showing')
      await studioFrame(visit)
        .locator('.celebration')
        .click({ timeout: 300 })
        .catch(() => undefined);
    await visit.page.waitForTimeout(60);
  }
}

/** Plays one round, from the press until the reels stop. */
export async function spin(visit: Pick<Visit, 'page'>): Promise<void> {
  // Watched from before the press: a quick round may be over before the page is looked at again.
  const round = await hud(visit).evaluateHandle((element) => ({
    begun: new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        resolve();
      }).observe(element, { attributeFilter: ['data-state'] });
    }),
  }));
  await studioFrame(visit).locator('.spin-button').click();
  await round.evaluate(({ begun }) => begun);
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

/** Presses the game's turbo button, if the market allows one. */
export async function playQuickly(visit: Pick<Visit, 'page'>): Promise<void> {
  const turbo = studioFrame(visit).locator('.spin-box button[aria-pressed="false"]');
  if (await turbo.isVisible()) await turbo.click();
}
