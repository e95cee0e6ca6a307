import { HOTP, Secret } from 'otpauth';
import { ApiPlayer, registerPlayer } from '../player/api-player.ts';
import { withdrawAmount, submitButton } from '../player/cashier.ts';
import { expect, REFUSED_CALLS, test, type Visit } from '../player/journey.ts';
import {
  expectSignedIn,
  expectSignedOut,
  logIn,
  loginDialog,
  logOut,
  openLogin,
  submitLogin,
} from '../player/log-in.ts';
import { messagesTo } from '../player/mail.ts';
import { newcomer } from '../player/Newcomer.ts';

// A wrong code is a 400, and a withdrawal that needs a code a 403; the console logs both.
test.use({ tolerated: { patterns: [REFUSED_CALLS] } });

const STEP_MS = 30_000;

/** The app on a player's phone: each code is a new one, as early as it counts. */
function authenticator(secret: string) {
  let last = 0;
  return {
    next(): string {
      // A code counts a step before and after its own.
      last = Math.max(last + 1, Math.floor(Date.now() / STEP_MS) - 1);
      return HOTP.generate({ secret: Secret.fromBase32(secret), counter: last });
    },
  };
}

const part = ({ page, words }: Visit) =>
  page.getByRole('region', { name: words.text('account.secondFactor.title'), exact: true });
const button = (visit: Visit, key: string) =>
  part(visit).getByRole('button', { name: visit.words.text(key), exact: true });

test('asks for a code of the app at login and for a large withdrawal, and a recovery code replaces the phone', async ({
  visit,
}) => {
  const { page, words } = visit;
  const person = newcomer();
  await registerPlayer(visit, person);
  await (await ApiPlayer.signIn(visit, person.email, person.password)).fund(900);
  await visit.open('terms');
  await logIn(visit, person.email, person.password);

  // Turn it on.
  await visit.open('my-account/account');
  await button(visit, 'account.secondFactor.turnOn').click();
  await part(visit).locator('[name="password"]').fill(person.password);
  await button(visit, 'account.secondFactor.continue').click();
  await expect(part(visit).getByRole('img', { name: words.text('account.secondFactor.qr') })).toBeVisible();
  const address = await part(visit)
    .getByRole('link', { name: words.text('account.secondFactor.open') })
    .getAttribute('href');
  const app = authenticator(new URL(address ?? '').searchParams.get('secret') ?? '');
  await part(visit).locator('[name="code"]').fill('000000');
  await expect(part(visit).getByText(words.text('error.second_factor.code'))).toBeVisible();
  await part(visit).locator('[name="code"]').fill(app.next());
  await expect(part(visit).getByRole('listitem')).toHaveCount(10);
  const [recovery = '', spare = ''] = await part(visit).getByRole('listitem').allTextContents();
  await button(visit, 'account.secondFactor.saved').click();
  await expect(part(visit).getByText(words.text('account.secondFactor.left', { count: 10 }))).toBeVisible();
  await expect
    .poll(async () => (await messagesTo(visit, person.email))[0]?.text, 'the player’s warning by email')
    .toContain(words.supportEmail);

  // Log in with a code.
  await logOut(visit);
  await expectSignedOut(visit);
  await visit.open('terms');
  await openLogin(visit);
  await submitLogin(visit, person.email, person.password);
  await expect(loginDialog(visit).getByText(words.text('auth.secondStep.title'))).toBeVisible();
  await loginDialog(visit).locator('[name="code"]').fill('000000');
  await expect(loginDialog(visit).getByText(words.text('auth.secondStep.wrongCode'))).toBeVisible();
  await loginDialog(visit).locator('[name="code"]').fill(app.next());
  await expectSignedIn(visit);

  // Withdraw a large amount.
  await visit.open('my-account/banking/withdraw');
  await withdrawAmount(visit).fill(words.typed(600_00));
  await submitButton(visit).click();
  const question = page.getByRole('dialog', { name: words.text('wallet.secondStep.title') });
  await question.locator('[name="code"]').fill(app.next());
  await question.getByRole('button', { name: words.text('wallet.secondStep.confirm') }).click();
  await expect(page.getByText(words.text('wallet.pending.title', { count: 1 }))).toBeVisible();

  // The phone is lost: a recovery code logs in, and another one turns it off.
  await logOut(visit);
  await expectSignedOut(visit);
  await visit.open('terms');
  await openLogin(visit);
  await submitLogin(visit, person.email, person.password);
  await loginDialog(visit)
    .getByRole('button', { name: words.text('auth.secondStep.useRecovery') })
    .click();
  await loginDialog(visit).locator('[name="recoveryCode"]').fill(recovery);
  await loginDialog(visit)
    .getByRole('button', { name: words.text('auth.logIn'), exact: true })
    .click();
  await expectSignedIn(visit);
  await visit.open('my-account/account');
  await expect(part(visit).getByText(words.text('account.secondFactor.left', { count: 9 }))).toBeVisible();
  await button(visit, 'account.secondFactor.turnOff').click();
  await part(visit).locator('[name="password"]').fill(person.password);
  await part(visit).locator('[name="code"]').fill(spare);
  await button(visit, 'account.secondFactor.turnOff').click();
  await expect(button(visit, 'account.secondFactor.turnOn')).toBeVisible();
  // From now on the password alone is enough.
  await (await ApiPlayer.signIn(visit, person.email, person.password)).pendingWithdrawals();
});
