import { expect, test } from '../player/journey.ts';

test.use({ cookies: 'unasked' });

test('a visitor is asked once about cookies, refuses with one press, and can change their mind', async ({ visit }) => {
  const { page } = visit;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit.open();
  const notice = page.getByRole('region', { name: visit.words.text('site.cookies.title') });
  await expect(notice).toBeVisible();
  // The page stays usable: nothing is veiled, nothing has taken the focus.
  await expect(page.locator('main a').first()).toBeEnabled();
  await notice.getByRole('button', { name: visit.words.text('site.cookies.refuseAll') }).click();
  await expect(notice).toBeHidden();

  await page.reload();
  await page.locator('main').first().waitFor();
  await expect(notice).toBeHidden();

  await page.locator('footer').getByRole('link', { name: visit.words.text('site.cookies.settings') }).click();
  const marketing = page.getByRole('switch', { name: visit.words.text('site.cookies.marketing') });
  await expect(marketing).not.toBeChecked();
  await marketing.check();
  await page.getByRole('button', { name: visit.words.text('site.cookies.save') }).click();
  await page.reload();
  await expect(marketing).toBeChecked();

  // After a refusal nobody but the site itself was spoken to.
  expect(asked.filter((url) => !url.startsWith(visit.site) && !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([]);
});
