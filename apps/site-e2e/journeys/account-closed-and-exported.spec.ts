import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { HEADERS } from '@baize/contracts/route';
import { ApiPlayer, operate, registerPlayer } from '../player/api-player.ts';
import { expect, REFUSED_CALLS, test, type Visit } from '../player/journey.ts';
import { expectSignedOut, logIn, loginDialog, openLogin, submitLogin } from '../player/log-in.ts';
import { messagesTo } from '../player/mail.ts';
import { newcomer } from '../player/Newcomer.ts';

// The session is over before the logout that follows a closure, and a refused login is a 400 of the provider.
test.use({ tolerated: { patterns: [REFUSED_CALLS] } });

const contentOf = async (download: Download): Promise<string> => readFile((await download.path()) ?? '', 'utf8');

async function save({ page, words }: Visit, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.text(button) }).click();
  return download;
}

test('gives a player a copy of everything, and closes the account once it is empty', async ({ visit }) => {
  const { page, words } = visit;
  const person = newcomer();
  const playerId = await registerPlayer(visit, person);
  const player = await ApiPlayer.signIn(visit, person.email, person.password);
  await player.fund(50);
  await visit.open('terms');
  await logIn(visit, person.email, person.password);
  await visit.open('my-account/account');
  await page.getByRole('link', { name: words.text('account.tab.privacy') }).click();

  // The copy: a page to read, and JSON.
  await page.getByRole('button', { name: words.text('account.copy.start') }).click();
  const copying = page.getByRole('form', { name: words.text('account.copy.title') });
  await copying.locator('[name="password"]').fill(person.password);
  await copying.getByRole('button', { name: words.text('account.copy.prepare') }).click();
  const readable = await contentOf(await save(visit, 'account.copy.html'));
  for (const fact of [person.firstName, person.lastName, person.email, person.address])
    expect(readable).toContain(fact);
  expect(readable).not.toContain('<script');
  const download = await save(visit, 'account.copy.json');
  expect(download.suggestedFilename()).toMatch(/^northlight-\d{4}-\d\d-\d\d\.json$/);
  const json = await contentOf(download);
  expect(JSON.parse(json)).toMatchObject({
    playerId,
    data: {
      players: [expect.objectContaining({ email: person.email })],
      wallet_transaction: [expect.objectContaining({ type: 'DEPOSIT', amount: 50 })],
    },
  });
  expect(json).not.toContain('$argon2');

  // Money is left, so there is no button yet, but a way to the withdrawal.
  const left = page.getByRole('list', { name: words.text('account.closure.first') });
  await left
    .getByRole('link')
    .filter({ hasText: words.text('account.closure.BALANCE.text') })
    .click();
  await expect(page).toHaveURL(/\/my-account\/banking\/withdraw$/);
  const asked = await player.try(
    '/withdrawal',
    'POST',
    { amount: 50, paymentMethod: 'CREDITCARD' },
    { [HEADERS.idempotencyKey]: randomUUID() },
  );
  expect(asked.status).toBe(200);
  await visit.open('my-account/account/privacy');
  await expect(left).toContainText(words.text('account.closure.WITHDRAWAL.text'));
  const [waiting] = await player.pendingWithdrawals();
  await operate(visit, 'POST', `/withdrawals/${waiting?.pendingWithdrawalId}/decision`, { decision: 'APPROVE' });
  await expect.poll(async () => (await player.pendingWithdrawals()).length).toBe(0);
  await page.getByRole('button', { name: words.text('account.closure.again') }).click();

  await page.getByRole('button', { name: words.text('account.closure.start') }).click();
  const closing = page.getByRole('form', { name: words.text('account.closure.title') });
  await closing.locator('[name="password"]').fill(person.password);
  await closing.getByRole('button', { name: words.text('account.closure.confirm') }).click();
  await expect(page).toHaveURL(/\/closed-account\?by=PLAYER$/);
  await expect(page.getByText(words.text('site.closed.by.player'))).toBeVisible();
  await expectSignedOut(visit);
  // The end of the session is reported late, and the page has explained it.
  await page.waitForTimeout(2000);
  await expect(page.getByText(words.text('site.sessionEnded'))).toHaveCount(0);
  // The email is in the player's language, which is not the page's.
  await expect
    .poll(async () => (await messagesTo(visit, person.email)).some(({ text }) => text.includes('Suljit tilisi')))
    .toBe(true);

  // The session that was open elsewhere is over too, and the account opens no more.
  expect((await player.try('', 'GET', undefined)).status).toBe(401);
  await visit.open('terms');
  await openLogin(visit);
  await submitLogin(visit, person.email, person.password);
  await expect(
    loginDialog(visit).getByRole('heading', { name: words.text('auth.refused.title.closed') }),
  ).toBeVisible();
});
