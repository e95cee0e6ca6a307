import { EVENTS_PATH } from '@baize/contracts/events';
import { expect, test } from '../player/journey.ts';

test.use({ cookies: 'unasked' });

test('asks a visitor once about cookies, who refuses with one press and can change their mind', async ({ visit }) => {
  const { page } = visit;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit.open();
  const notice = page.getByRole('region', { name: visit.words.text('site.cookies.title') });
  await expect(notice).toBeVisible();
  // The page stays usable: nothing covers it, nothing takes the focus.
  await expect(page.locator('main a').first()).toBeEnabled();
  await notice.getByRole('button', { name: visit.words.text('site.cookies.refuseAll') }).click();
  await expect(notice).toBeHidden();

  await page.reload();
  await page.locator('main').first().waitFor();
  await expect(notice).toBeHidden();

  await page
    .locator('footer')
    .getByRole('link', { name: visit.words.text('site.cookies.settings') })
    .click();
  const marketing = page.getByRole('switch', { name: visit.words.text('site.cookies.marketing') });
  await expect(marketing).not.toBeChecked();
  await marketing.check();
  await page.getByRole('button', { name: visit.words.text('site.cookies.save') }).click();
  await page.reload();
  await expect(marketing).toBeChecked();

  // Marketing consent does not allow statistics: the browser only contacted the site itself.
  expect(
    asked.filter((url) => !url.startsWith(visit.site) && !url.startsWith('data:') && !url.startsWith('blob:')),
  ).toEqual([]);
});

test('records a visitor’s events only while they allow it', async ({ visit }) => {
  const { page, words } = visit;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(EVENTS_PATH))
      sent.push(String((request.postDataJSON() as { page?: string }).page));
  });
  await visit.open();
  const notice = page.getByRole('region', { name: words.text('site.cookies.title') });
  await notice.getByRole('button', { name: words.text('site.cookies.acceptAll') }).click();
  await expect.poll(() => sent).toEqual(['home']);
  await page
    .locator('footer')
    .getByRole('link', { name: words.text('site.cookies.settings') })
    .click();
  await expect.poll(() => sent).toEqual(['home', 'cookie-settings']);
  await page.getByRole('button', { name: words.text('site.cookies.refuseAll') }).click();
  await page.locator('header').getByRole('link').first().click();
  await page.reload();
  await page.locator('main').first().waitFor();
  expect(sent).toEqual(['home', 'cookie-settings']);
  // The recording party has them, with the consent that allowed them.
  const received = (await (await fetch(`${visit.sandbox}/events/list`)).json()) as readonly {
    readonly page: string;
    readonly cookiesConsentId: string;
  }[];
  const consent = await page.evaluate(() => localStorage.getItem('cookies-consent-id'));
  expect(received.filter((event) => event.cookiesConsentId === consent).map((event) => event.page)).toEqual([
    'cookie-settings',
    'home',
  ]);
});
