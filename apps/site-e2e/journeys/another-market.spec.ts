import { expect, test } from '../player/journey.ts';
import { SiteWords } from '../player/SiteWords.ts';

test('switches to the same page in another market’s language, with query and hash', async ({ visit }) => {
  const { page } = visit;
  await visit.open('online-casino?search=gold#from-mail');
  const english = await page.title();
  await page
    .locator('footer')
    .getByRole('combobox', { name: visit.words.text('site.footer.locale') })
    .selectOption('fi-FI');
  await expect(page).toHaveURL(`${visit.site}/fi-FI/online-casino?search=gold#from-mail`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi-FI');
  const finnish = await SiteWords.read(visit, 'fi-FI');
  await expect(
    page.getByRole('banner').getByRole('button', { name: finnish.text('site.header.logIn'), exact: true }),
  ).toBeVisible();
  expect(await page.title()).not.toBe(english);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
