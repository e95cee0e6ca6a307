import { operate } from '../player/api-player.ts';
import { openDeposit } from '../player/cashier.ts';
import { expect, REFUSED_CALLS, test, UNANSWERED_CALLS } from '../player/journey.ts';
import { demoEmail, DEMO_PASSWORD, expectSignedIn, logIn } from '../player/log-in.ts';
import { takeOperatorTurn } from '../stack/operator-turn.ts';

/** The console logs refused and failed calls, which these journeys provoke. */
test.use({ tolerated: { patterns: [REFUSED_CALLS, UNANSWERED_CALLS] } });

const YEAR_SECONDS = 31_536_000;
const CONTEXT = '**/api/v1/player/access/context';

test('explains to a visitor from an unserved country on every path, keeps legal pages open, and opens once they are elsewhere', async ({
  visit,
}) => {
  const { page, words, site } = visit;
  await page.setExtraHTTPHeaders({ 'x-edge-country': 'US', 'x-edge-region': 'NV', 'x-edge-city': 'Reno' });
  const refusal = page.getByRole('heading', { level: 1, name: words.text('site.problem.restricted.title') });
  for (const path of ['', 'online-casino/slots', 'signup', 'restricted', 'no/such/path']) {
    await page.goto(visit.address(path));
    await expect(refusal, path).toBeVisible();
    await expect(page.getByRole('button', { name: words.text('site.header.logIn') })).toHaveCount(0);
  }
  await expect(page.getByText('United States', { exact: true })).toBeVisible();

  const cookies = new Map((await page.context().cookies(site)).map((cookie) => [cookie.name, cookie]));
  expect(['country-code', 'region-code', 'city'].map((name) => cookies.get(name)?.value)).toEqual(['US', 'NV', 'Reno']);
  expect(cookies.get('identity')).toMatchObject({ secure: true, sameSite: 'None' });
  expect(Math.abs((cookies.get('identity')?.expires ?? 0) - Date.now() / 1000 - YEAR_SECONDS)).toBeLessThan(300);
  // The API refuses the same without the page.
  const status = await page.evaluate(
    async () =>
      (
        await fetch('/api/v1/game/launch', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            isDemo: true,
            gameId: 'x',
            languageCode: 'en',
            currencyCode: 'EUR',
            channel: 'web',
            lobbyUrl: '/',
          }),
        })
      ).status,
  );
  expect(status).toBe(403);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words.text('site.place.terms') })
    .click();
  await expect(page).toHaveURL(visit.address('terms'));
  await expect(page.locator('main h1')).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: words.text('site.place.check') }).click();
  await expect(page.getByText(words.text('site.place.same'))).toBeVisible();
  await page.setExtraHTTPHeaders({ 'x-edge-country': 'FI' });
  await page.getByRole('button', { name: words.text('site.place.check') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.text('shell.notFound.title') })).toBeVisible();
});

test('locks no visitor out if the API never answers the access check', async ({ visit }) => {
  const { page, words } = visit;
  await page.route(CONTEXT, () => undefined);
  await page.goto(visit.address('no/such/path'));
  await expect(page.getByRole('heading', { level: 1, name: words.text('shell.notFound.title') })).toBeVisible();
});

test.describe('the reference brand', () => {
  test.use({ brand: 'wireframe' });
  test('shows maintenance that starts during a deposit with its end, and then returns to the page', async ({
    visit,
  }) => {
    const { page, words } = visit;
    await takeOperatorTurn(visit, async () => {
      await visit.open('terms');
      await logIn(visit, demoEmail('aino'), DEMO_PASSWORD);
      await openDeposit(visit);
      await page.locator('#deposit-amount').fill('35');
      // By the API's clock, which earlier journeys may have moved.
      const { now } = await operate<{ now: string }>(visit, 'GET', '/clock');
      await operate(visit, 'PATCH', '/flags', {
        maintenance: true,
        maintenanceUntil: new Date(Date.parse(now) + 1_800_000).toISOString(),
      });
      try {
        await page.locator('main form button[type="submit"]').click();
        await expect(
          page.getByRole('heading', { level: 1, name: words.text('site.problem.maintenance.title') }),
        ).toBeVisible();
        await expect(
          page.getByText(words.text('site.maintenance.until', { time: '' }).replace(/\.$/, '')),
        ).toBeVisible();
        await expect(page.locator('#deposit-amount')).toBeHidden();
      } finally {
        await operate(visit, 'PATCH', '/flags', { maintenance: false });
      }
      await expect(page.locator('#deposit-amount')).toBeVisible();
      await expect(page).toHaveURL(/my-account\/banking\/deposit/);
      await expectSignedIn(visit);
    });
  });
});
