import { expect, test } from '../player/journey.ts';
import { demoEmail, DEMO_PASSWORD, expectSignedIn, expectSignedOut, openLogin, submitLogin } from '../player/log-in.ts';

/** The demo player who has not accepted the current terms yet; acceptance works once, so one journey covers it all. */
const EMAIL = demoEmail('terms');

test('asks a player with older terms to accept the new ones, then continues to their page', async ({ visit }) => {
  const { page, words } = visit;
  const title = page.getByRole('heading', { level: 1, name: words.text('site.terms.title') });
  // A page that loads quickly.
  await visit.open('terms');
  await openLogin(visit);
  await submitLogin(visit, EMAIL, DEMO_PASSWORD);
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(visit.address('accept-terms-condition'));
  await expectSignedIn(visit);

  // Home and the account stay open; everything else leads back to the question.
  await visit.open();
  await expect(page).toHaveURL(visit.address());
  await visit.open('my-account/banking/withdraw');
  await expect(page).toHaveURL(visit.address('my-account/banking/withdraw'));
  await visit.open('live-casino-online');
  await expect(title).toBeVisible();

  await page.getByRole('button', { name: words.text('site.terms.logOut') }).click();
  await expectSignedOut(visit);
  await visit.open('privacy-policy?bonusCode=SPRING');
  await openLogin(visit);
  await submitLogin(visit, EMAIL, DEMO_PASSWORD);
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: /3/ }).and(page.locator('main button')).first().click();
  await expect(page).toHaveURL(visit.address('privacy-policy?bonusCode=SPRING'));
  await visit.open('live-casino-online');
  await expect(page).toHaveURL(visit.address('live-casino-online'));
  await expect(title).toHaveCount(0);
});
