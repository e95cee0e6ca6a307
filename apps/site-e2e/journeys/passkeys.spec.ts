import type { CDPSession } from '@playwright/test';
import { registerPlayer } from '../player/api-player.ts';
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

// A refused passkey is a 400, and the console logs it.
test.use({ tolerated: { patterns: [REFUSED_CALLS] } });

/** The browser's own authenticator: a device whose lock opens for its owner. */
async function plugIn(cdp: CDPSession): Promise<string> {
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

const part = ({ page, words }: Visit) =>
  page.getByRole('region', { name: words.text('account.passkeys.title'), exact: true });
const button = (visit: Visit, key: string, values?: Readonly<Record<string, string>>) =>
  part(visit).getByRole('button', { name: visit.words.text(key, values), exact: true });
const withPasskey = async (visit: Visit, email: string) => {
  await visit.open('terms');
  await openLogin(visit);
  await loginDialog(visit).locator('[name="email"]').fill(email);
  await loginDialog(visit)
    .getByRole('button', { name: visit.words.text('auth.passkey.logIn'), exact: true })
    .click();
};

test('adds a passkey, logs in with it alone, and not any more once it is removed', async ({ visit }) => {
  const { page, words } = visit;
  const cdp = await page.context().newCDPSession(page);
  const authenticatorId = await plugIn(cdp);
  const person = newcomer();
  await registerPlayer(visit, person);
  await visit.open('terms');
  await logIn(visit, person.email, person.password);

  // Add it.
  await visit.open('my-account/account');
  await button(visit, 'account.passkeys.add').click();
  await part(visit).locator('[name="passkeyName"]').fill('My laptop');
  await part(visit).locator('[name="password"]').fill(person.password);
  await button(visit, 'account.passkeys.continue').click();
  await expect(part(visit).getByText('My laptop')).toBeVisible();
  await expect(part(visit).getByText(words.text('account.passkeys.unused'))).toBeVisible();
  await expect
    .poll(async () => (await messagesTo(visit, person.email))[0]?.text, 'the player’s warning by email')
    .toContain(words.supportEmail);
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: new URL(page.url()).hostname }]);

  // Log in with it, without the password.
  await logOut(visit);
  await expectSignedOut(visit);
  // An owner who doesn't unlock the device gets an explanation.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await withPasskey(visit, person.email);
  await expect(loginDialog(visit).getByText(words.text('auth.passkey.noPasskey'))).toBeVisible({ timeout: 30_000 });
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  // Another player's account has none of this device's passkeys.
  await withPasskey(visit, `not-${person.email}`);
  await expect(loginDialog(visit).getByText(words.text('auth.passkey.wrongPasskey'))).toBeVisible({ timeout: 30_000 });
  await withPasskey(visit, person.email);
  await expectSignedIn(visit);

  // A player who turns to the password while the device still waits for a touch need not close its question first.
  await logOut(visit);
  await expectSignedOut(visit);
  await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await withPasskey(visit, person.email);
  await expect(loginDialog(visit).getByText(words.text('auth.passkey.waiting'))).toBeVisible();
  await submitLogin(visit, person.email, person.password);
  await expectSignedIn(visit);
  await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });

  // Remove it: the device still offers it, and the site refuses it.
  await visit.open('my-account/account');
  await button(visit, 'account.passkeys.removeOne', { name: 'My laptop' }).click();
  await part(visit).locator('[name="password"]').fill(person.password);
  await button(visit, 'account.passkeys.remove').click();
  await expect(part(visit).getByText('My laptop')).toHaveCount(0);
  await logOut(visit);
  await expectSignedOut(visit);
  await withPasskey(visit, person.email);
  await expect(loginDialog(visit).getByText(words.text('auth.passkey.wrongPasskey'))).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await logIn(visit, person.email, person.password);
});
