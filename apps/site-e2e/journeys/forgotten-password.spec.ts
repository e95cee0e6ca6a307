import { registerPlayer } from '../player/api-player.ts';
import { expect, REFUSED_CALLS, test, type Visit } from '../player/journey.ts';
import { expectSignedOut, headerBalance, loginDialog, openLogin, submitLogin } from '../player/log-in.ts';
import { codeTo, messagesTo } from '../player/mail.ts';
import { dialled, newcomer } from '../player/Newcomer.ts';

// Old passwords and used links are refused, which the console logs.
test.use({ tolerated: { patterns: [REFUSED_CALLS] } });

const NEW_PASSWORD = 'harbour under snow 4';
/** Logs in; the welcome dialog of a first visit may cover the page. */
async function enter(visit: Visit, email: string, password: string): Promise<void> {
  await openLogin(visit);
  await submitLogin(visit, email, password);
  await expect(headerBalance(visit)).toBeVisible();
}
const linkIn = (text: string): string => /https?:\S+/.exec(text)?.[0] ?? '';

test('resets a password with the email’s link in another browser, once', async ({ visit, browser }) => {
  const { page, words } = visit;
  const person = newcomer();
  await registerPlayer(visit, person);
  const before = (await messagesTo(visit, person.email)).length;
  await visit.open('terms');
  await enter(visit, person.email, person.password);

  // The same player on another device, who has forgotten the password.
  const elsewhere = await browser.newContext();
  const other = { ...visit, page: await elsewhere.newPage() };
  await other.page.goto(visit.address('terms'));
  await openLogin(other);
  await loginDialog(other).locator('[name="email"]').fill(person.email);
  await loginDialog(other).getByText(words.text('auth.login.forgotten')).click();
  await expect(loginDialog(other).locator('[name="email"]')).toHaveValue(person.email);
  await loginDialog(other)
    .getByRole('button', { name: words.text('auth.reset.send') })
    .click();
  await expect(
    loginDialog(other).getByText(words.text('auth.reset.sent.EMAIL', { email: person.email })),
  ).toBeVisible();
  await expect.poll(async () => (await messagesTo(visit, person.email)).length).toBe(before + 1);
  const link = linkIn((await messagesTo(visit, person.email))[0]?.text ?? '');
  expect(new URL(link).origin).toBe(visit.site);
  await elsewhere.close();

  const fresh = await browser.newContext();
  const reset = { ...visit, page: await fresh.newPage() };
  await reset.page.goto(link);
  await reset.page.locator('main [name="password"]').fill(NEW_PASSWORD);
  await reset.page.getByRole('button', { name: words.text('auth.reset.save') }).click();
  await expect(reset.page.getByText(words.text('reset.password.success.toast')).first()).toBeVisible();
  // The toast shows at once; the home page's code may still be on its way.
  await expect.poll(() => new URL(reset.page.url()).pathname).toMatch(/^\/[a-z]{2}-[A-Z]{2}$/);

  await reset.page.goto(link);
  await reset.page.reload();
  await reset.page.locator('main [name="password"]').fill('yet another one 5');
  await reset.page.getByRole('button', { name: words.text('auth.reset.save') }).click();
  await expect(reset.page.getByText(words.text('error.password.reset'))).toBeVisible();
  await fresh.close();

  // The first browser's session ended with the old password, and only the new one opens it again.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith('.idToken') || key.endsWith('.accessToken')) localStorage.removeItem(key);
  });
  await page.reload();
  await expectSignedOut(visit);
  await openLogin(visit);
  await submitLogin(visit, person.email, person.password);
  await expect(loginDialog(visit).getByText(words.text('login.error.unauthorized'))).toBeVisible();
  await submitLogin(visit, person.email, NEW_PASSWORD);
  await expect(headerBalance(visit)).toBeVisible();
});

test('resets a password with an SMS code, and treats an unknown address the same', async ({ visit }) => {
  const { page, words } = visit;
  const person = newcomer();
  await registerPlayer(visit, person);
  const sent = (await messagesTo(visit, dialled(person))).length;
  const nobody = newcomer();
  for (const { email } of [nobody, person]) {
    await visit.open('reset-password');
    await page.locator('main [name="email"]').fill(email);
    await page.getByRole('button', { name: words.text('auth.reset.send') }).click();
    await expect(page.getByText(words.text('auth.reset.sent.EMAIL', { email }))).toBeVisible();
    await page.getByRole('button', { name: words.text('auth.reset.instead.SMS') }).click();
    await expect(page.getByText(words.text('auth.reset.sent.SMS', { email }))).toBeVisible();
  }
  expect(await messagesTo(visit, nobody.email)).toEqual([]);
  await page.getByLabel(words.text('auth.code.label.sms')).fill(await codeTo(visit, dialled(person), sent + 1));
  await page.locator('main [name="password"]').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: words.text('auth.reset.save') }).click();
  await expect(page).toHaveURL(visit.address());
  await expect(loginDialog(visit).locator('[name="email"]')).toHaveValue(person.email);
  await submitLogin(visit, person.email, NEW_PASSWORD);
  await expect(headerBalance(visit)).toBeVisible();
});
