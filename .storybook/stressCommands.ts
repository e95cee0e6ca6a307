import { defineBrowserCommand } from '@vitest/browser-playwright';

/** Browser commands of the stress test. */
export const emulateForcedColours = defineBrowserCommand<[active: boolean]>(async ({ page }, active) => {
  await page.emulateMedia({ forcedColors: active ? 'active' : 'none' });
});

/** Returns a picture of the element with a margin for outlines, as a PNG in base64. */
export const picture = defineBrowserCommand<[selector: string]>(async ({ page, frame }, selector) => {
  const box = await (await frame()).locator(selector).first().boundingBox();
  const rim = 6;
  if (!box) return '';
  const shot = await page.screenshot({
    clip: {
      x: Math.max(0, box.x - rim),
      y: Math.max(0, box.y - rim),
      width: box.width + 2 * rim,
      height: box.height + 2 * rim,
    },
    animations: 'disabled',
    caret: 'hide',
  });
  return shot.toString('base64');
});

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateForcedColours: (active: boolean) => Promise<void>;
    picture: (selector: string) => Promise<string>;
  }
}
