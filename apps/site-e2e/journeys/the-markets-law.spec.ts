import { ApiPlayer, registerPlayer } from '../player/api-player.ts';
import { expect, REFUSED_CALLS, test } from '../player/journey.ts';
import { expectSignedIn, expectSignedOut, logIn, loginDialog, openLogin, submitLogin } from '../player/log-in.ts';
import { newcomer } from '../player/Newcomer.ts';

test.describe('de-JJ', () => {
  // A refused login is a 400 of the provider; calls of a session that has just ended are refused too.
  test.use({ pair: 'de-JJ', tolerated: { patterns: [REFUSED_CALLS] } });
  test('stops the player for a day after one press and a confirmation, and shows the reason', async ({ visit }) => {
    const { page, words } = visit;
    const person = newcomer();
    await registerPlayer(visit, person);
    const elsewhere = await ApiPlayer.signIn(visit, person.email, person.password);
    await visit.open('terms');
    const press = page.getByRole('button', { name: words.text('limits.frame.panic.open') });
    await expect(press, 'a visitor has nothing to stop').toHaveCount(0);
    await logIn(visit, person.email, person.password);
    await expectSignedIn(visit);
    await page.mouse.wheel(0, 2000);
    await expect(press, 'it stays in sight').toBeInViewport();
    await press.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.text('limits.frame.panic.confirm') })
      .click();
    await expect(page.getByRole('heading', { name: words.text('auth.refused.title.timeout') })).toBeVisible();
    await expect(page.getByText(words.text('auth.refused.why.timeout'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expectSignedOut(visit);
    expect(
      (
        await elsewhere.try(
          '/deposit',
          'POST',
          { amount: 20, paymentMethod: 'CREDITCARD' },
          { 'idempotency-key': 'the-law-of-the-market' },
        )
      ).status,
      'no deposit under a session of before',
    ).toBeGreaterThanOrEqual(400);
    await openLogin(visit);
    await submitLogin(visit, person.email, person.password);
    await expect(
      loginDialog(visit).getByRole('heading', { name: words.text('auth.refused.title.timeout') }),
    ).toBeVisible();
  });
});

test.describe('en-PP', () => {
  test.use({ pair: 'en-PP' });
  test('keeps the three protection links visible on every page', async ({ visit }) => {
    const { page, words } = visit;
    for (const path of ['', 'online-casino', 'terms']) {
      await visit.open(path);
      await page.mouse.wheel(0, 2500);
      const links = page.getByRole('navigation', { name: words.text('site.law.links') }).getByRole('link');
      await expect(links).toHaveText(['Spelpaus', 'Spelgränser', 'Självtest']);
      await expect(links.first()).toBeInViewport();
      await expect(links.first()).toHaveAttribute('href', 'https://www.spelpaus.se/');
    }
  });
});
