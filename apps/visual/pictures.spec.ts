import { missingRecordings, recordedBrowsers, visualBrowser } from '@baize/dev/visual-browser';
import { BRAND_SHEET, BRANDS, isWanted, pictureName, SCREEN_BRANDS, SCREENS, SIZES, type Screen } from './looks.ts';
import { expect, test } from './storybook/visual-test.ts';

const missing = process.env['VISUAL_UPDATE'] ? null : missingRecordings(visualBrowser(), recordedBrowsers());
test.skip(missing !== null, missing ?? '');

const picture = (screen: Screen, brand: string, fullPage: boolean) => {
  for (const size of SIZES) {
    test(`${screen.name} of ${brand} at ${size.width}`, async ({ openStory }) => {
      const page = await openStory({ screen, brand, size });
      await expect(page).toHaveScreenshot(pictureName(screen, brand, size), { fullPage, timeout: 40_000 });
    });
  }
};

test.describe('the brand sheet of every brand', () => {
  for (const brand of BRANDS.filter(() => isWanted(BRAND_SHEET))) picture(BRAND_SHEET, brand, true);
});
test.describe('the first window of every main screen', () => {
  for (const brand of SCREEN_BRANDS) for (const screen of SCREENS.filter(isWanted)) picture(screen, brand, false);
});
