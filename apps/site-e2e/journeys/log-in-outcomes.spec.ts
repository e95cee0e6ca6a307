import { registerPlayer } from '../player/api-player.ts';
import { expect, REFUSED_CALLS, test } from '../player/journey.ts';
import {
  demoEmail,
  DEMO_PASSWORD,
  expectSignedIn,
  expectSignedOut,
  logIn,
  loginDialog,
  logOut,
  openLogin,
  submitLogin,
} from '../player/log-in.ts';
import { newcomer } from '../player/Newcomer.ts';

// A refused login is a 400 of the provider, which the console logs.
test.use({ tolerated: { patterns: [REFUSED_CALLS] } });

/** Failures after which this source is locked out of a login; from the sixth on, the page solves a captcha first. */
const FAILURES = 10;

test('explains a wrong password, keeps the input, and locks this source after ten', async ({ visit }) => {
  const { words } = visit;
  const person = newcomer();
  await registerPlayer(visit, person);
  await visit.open('terms');
  await openLogin(visit);
  const dialog = loginDialog(visit);
  for (let attempt = 1; attempt <= FAILURES; attempt += 1) {
    const answered = visit.page.waitForResponse(
      (response) =>
        response.url().includes('/identity/') && response.request().method() === 'POST' && response.status() === 400,
    );
    await submitLogin(visit, person.email, `not the password ${attempt}`);
    await answered;
    await expect(dialog.getByText(words.text('login.error.unauthorized'))).toBeVisible();
    await expect(dialog.getByText(words.text('auth.login.unauthorizedHelp'))).toBeVisible();
    await expect(dialog.locator('[name="email"]')).toHaveValue(person.email);
  }
  await submitLogin(visit, person.email, 'not the password again');
  await expect(dialog.getByRole('heading', { name: words.text('login.error.maxAttempt') })).toBeVisible();
  await dialog.getByRole('button', { name: words.text('ui.back') }).click();
  await submitLogin(visit, person.email, person.password);
  await expect(
    dialog.getByText(words.text('auth.refused.what.maxAttempts')),
    'the right password does not unlock it',
  ).toBeVisible();
});

/** Demo players who may not log in; days as seeded, 0 if there is no end date. */
const REFUSED = [
  { name: 'timeout', kind: 'timeout', days: 2 },
  { name: 'excluded', kind: 'exclusion', days: 182 },
  { name: 'forever', kind: 'exclusionIndefinite', days: 0 },
  { name: 'blacklisted', kind: 'blacklisted', days: 0 },
  { name: 'closed', kind: 'closed', days: 0 },
] as const;

test.describe('fi-FI', () => {
  test.use({ pair: 'fi-FI' });
  test('tells players who may not log in why, until when, and what still works', async ({ visit }) => {
    const { words } = visit;
    // A page that loads quickly.
    await visit.open('terms');
    for (const { name, kind, days } of REFUSED) {
      await openLogin(visit);
      await submitLogin(visit, demoEmail(name), DEMO_PASSWORD);
      const dialog = loginDialog(visit);
      await expect(dialog.getByRole('heading', { name: words.text(`auth.refused.title.${kind}`) }), name).toBeVisible();
      await expect(dialog.getByText(words.text(`auth.refused.why.${kind}`))).toBeVisible();
      await expect(dialog.getByRole('link', { name: words.supportEmail })).toBeVisible();
      if (days > 0) {
        // A day may have started since the stack was started.
        const what = [days, days - 1].flatMap((count) => [
          words.text(`auth.refused.what.${kind}`, { count }),
          ...(kind === 'timeout' ? [words.text('auth.refused.what.timeout.player', { count })] : []),
        ]);
        const found = (await dialog.textContent()) ?? '';
        await expect(dialog.getByRole('button', { name: words.text('auth.refused.money') })).toBeVisible();
        expect(
          what.some((text) => found.includes(text)),
          `"${found}" says one of: ${what.join(' | ')}`,
        ).toBe(true);
      }
      // The close button has the same name.
      await dialog
        .getByRole('button', { name: words.text('auth.refused.close') })
        .last()
        .click();
      await expectSignedOut(visit);
    }
  });
});

for (const { name, banner, closed } of [
  {
    name: 'timeout',
    banner: 'limits.frame.break.text',
    closed: ['', 'online-casino', 'promotions', 'my-account/banking/deposit', 'my-account/account'],
  },
  { name: 'forever', banner: 'limits.frame.break.exclusionIndefinite', closed: ['my-account/banking/deposit'] },
] as const) {
  test(`${name}: reaches withdrawals, history and limits, and nothing else (ruling 19)`, async ({ visit }) => {
    const { page, words } = visit;
    await visit.open('terms');
    await openLogin(visit);
    await submitLogin(visit, demoEmail(name), DEMO_PASSWORD);
    await loginDialog(visit)
      .getByRole('button', { name: words.text('auth.refused.money') })
      .click();
    await expectSignedIn(visit);
    await expect(page).toHaveURL(visit.address('my-account/banking/withdraw'));
    await expect(page.getByText(words.text(banner))).toBeVisible();
    await expect(page.getByRole('link', { name: words.text('site.header.deposit'), exact: true })).toHaveCount(0);
    for (const path of closed) {
      await visit.open(path);
      await expect(page, path).toHaveURL(visit.address('my-account/banking/withdraw'));
    }
    await expect(page.getByRole('main').getByText(words.text(banner))).toBeVisible();
    for (const open of ['my-account/banking/transactions', 'my-account/gambling-limits', 'contact-live-chat']) {
      await visit.open(open);
      await expect(page.getByText(words.text(banner)), open).toBeVisible();
      await expect(page).toHaveURL(visit.address(open));
    }
    // It is an ordinary session: it survives a reload and ends with logout.
    await page.reload();
    await expectSignedIn(visit);
    await logOut(visit);
    await expectSignedOut(visit);
  });
}

test('asks for login on a protected page and continues to it afterwards', async ({ visit }) => {
  const { page, words } = visit;
  await visit.open('my-account/banking/withdraw');
  await expect(page.locator('main')).toContainText(words.text('site.problem.unauthorised.text'));
  await expect(page.getByRole('dialog', { name: words.text('auth.login.title') })).toBeVisible();
  await submitLogin(visit, demoEmail('withdrawal'), DEMO_PASSWORD);
  await expectSignedIn(visit);
  await expect(page).toHaveURL(visit.address('my-account/banking/withdraw'));
  await expect(page.getByText(words.text('wallet.pending.title', { count: 1 }))).toBeVisible();
});

test.describe('a brand without redirect after login', () => {
  test.use({ brand: 'marigold' });
  test('leads home', async ({ visit }) => {
    expect(visit.words.redirectAfterLogin).toBe(false);
    await visit.open('my-account/banking/withdraw');
    await submitLogin(visit, demoEmail('new'), DEMO_PASSWORD);
    await expectSignedIn(visit);
    await expect(visit.page).toHaveURL(visit.address());
  });
});

test('ends the session here and in a second tab on logout', async ({ visit, context }) => {
  await visit.open('terms');
  await logIn(visit, demoEmail('aino'), DEMO_PASSWORD);
  const other = { ...visit, page: await context.newPage() };
  await other.page.goto(visit.address('my-account/banking/transactions'));
  await expectSignedIn(other);
  await logOut(visit);
  await expectSignedOut(visit);
  await expectSignedOut(other);
  await expect(other.page.locator('main li[data-reference]')).toHaveCount(0);
  await visit.page.reload();
  await expectSignedOut(visit);
});
