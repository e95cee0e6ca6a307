import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { HEADERS } from '@baize/contracts/route';
import sharp from 'sharp';
import { ApiPlayer, operate, registerPlayer } from '../player/api-player.ts';
import { expect, test, type Visit } from '../player/journey.ts';
import { logIn, openLogin, submitLogin } from '../player/log-in.ts';
import { messagesTo } from '../player/mail.ts';
import { newcomer } from '../player/Newcomer.ts';

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Adds a photo of the passport and hands it over. */
async function sendPassport({ page, words }: Visit, name: string, background: string): Promise<void> {
  await page.getByLabel(words.text('kyc.subType')).selectOption('PASSPORT');
  await page
    .locator('main input[type="file"]:not([capture])')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await picture(background) });
  await expect(page.locator('main li[data-status="done"]')).toContainText(name);
  await handOver({ page, words });
}

/** Hands over what has arrived. */
async function handOver({ page, words }: Pick<Visit, 'page' | 'words'>): Promise<void> {
  await page.getByRole('button', { name: words.text('kyc.send') }).click();
  await expect(page.getByText(words.text('kyc.documentStatus.UNDER_REVIEW'), { exact: true })).toBeVisible();
  // Everything that was asked for has been sent.
  const sent = page.getByRole('dialog', { name: words.text('kyc.uploaded.title') });
  await sent.getByRole('button', { name: words.text('kyc.uploaded.done') }).click();
  await expect(sent).toHaveCount(0);
}

/** Sends a photo of the passport from a phone that nobody is logged in to, and hands it over at the desktop. */
async function sendPassportByPhone({ page, words }: Visit, browser: Browser, name: string): Promise<void> {
  await page.getByLabel(words.text('kyc.subType')).selectOption('PASSPORT');
  const [made] = await Promise.all([
    page.waitForResponse(
      (answer) => answer.url().endsWith('/player/documents/phone') && answer.request().method() === 'POST',
    ),
    page.getByRole('button', { name: words.text('kyc.phone.offer') }).click(),
  ]);
  const code = page.getByRole('dialog', { name: words.text('kyc.phone.title') });
  await expect(code.getByRole('img', { name: words.text('kyc.phone.qr') })).toBeVisible();
  const { token } = (await made.json()) as { token: string };
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const { origin, pathname } = new URL(page.url());
  const address = `${origin}/${pathname.split('/')[1]}/send-documents#link=${token}`;
  await phone.goto(address);
  await phone.getByRole('button', { name: words.text('kyc.phone.start') }).click();
  await expect(code.getByText(words.text('kyc.phone.connected'), { exact: true })).toBeVisible();
  expect(new URL(phone.url()).hash).toBe('');
  await phone
    .locator('main input[type="file"]:not([capture])')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await picture('#543') });
  await expect(phone.locator('main li[data-status="done"]')).toContainText(name);
  // At once: the dialog asks by itself only every five seconds.
  await expect(code.getByText(words.text('kyc.phone.arrived', { count: 1 }))).toBeVisible({ timeout: 4000 });
  // The phone is no session: it reads nothing of the account.
  await phone.goto(`${origin}/${pathname.split('/')[1]}/my-account/account/verification`);
  await expect(phone.locator('[name="password"]')).toBeVisible();
  // And the link opened once.
  await phone.goto(address);
  await phone.getByRole('button', { name: words.text('kyc.phone.start') }).click();
  await expect(phone.getByText(words.text('error.document.phone_link'))).toBeVisible();
  await phone.close();
  await code.getByRole('button', { name: words.text('kyc.phone.done') }).click();
  await expect(page.locator('main li[data-status="done"]')).toContainText(name);
  await handOver({ page, words });
}

/** Answers the control room's question with a reason. */
async function confirm(room: Page, button: string, reason: string): Promise<void> {
  const question = room.getByRole('dialog');
  await question.getByLabel(/reason/i).fill(reason);
  await question.getByRole('button', { name: button }).click();
  await expect(question).toHaveCount(0);
}

test('holds a withdrawal until the requested document was rejected, sent again and verified', async ({
  visit,
  browser,
}) => {
  const { page, words } = visit;
  const person = newcomer();
  await registerPlayer(visit, person);
  const player = await ApiPlayer.signIn(visit, person.email, person.password);
  await player.fund(50);
  const asked = await player.try(
    '/withdrawal',
    'POST',
    { amount: 30, paymentMethod: 'CREDITCARD' },
    { [HEADERS.idempotencyKey]: randomUUID() },
  );
  expect(asked.status).toBe(200);
  const [waiting] = await player.pendingWithdrawals();
  const approve = () =>
    operate(visit, 'POST', `/withdrawals/${waiting?.pendingWithdrawalId}/decision`, { decision: 'APPROVE' });
  await visit.open('terms');
  await logIn(visit, person.email, person.password);
  await visit.open('my-account/account/verification');
  await expect(page.getByText(words.text('kyc.documents.none'))).toBeVisible();

  const room = await browser.newPage();
  await room.goto(`${visit.sandbox}/control`);
  await room.getByRole('link', { name: 'Sign in' }).click();
  await room.getByRole('button', { name: 'Carl Compliance' }).click();
  await room.getByRole('link', { name: /^Documents/ }).click();
  await room.getByLabel('Player’s email').fill(person.email);
  await room.getByRole('button', { name: 'Ask…' }).click();
  await confirm(room, 'Ask for document', 'First large withdrawal of this player');
  const row = room.getByRole('row').filter({ hasText: person.email });
  await expect(row).toContainText('requested');

  // The page was open all the time: the socket has told it.
  await expect(page.getByText(words.text('kyc.hold.WITHDRAWALS'))).toBeVisible();
  await expect(approve()).rejects.toThrow('409');
  // Elsewhere a dialog says so once: a player who verifies later is not asked again by the next page.
  await visit.open('terms');
  const question = page.getByRole('dialog', { name: words.text('kyc.ask.title') });
  await expect(question).toContainText(words.text('kyc.document.PROOF_OF_ID'));
  await question.getByRole('button', { name: words.text('kyc.ask.later') }).click();
  await expect(question).toHaveCount(0);
  await visit.open('my-account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toHaveCount(0);
  await visit.open('my-account/banking/withdraw');
  await expect(page.getByText(words.text('wallet.gate.withdraw.VERIFYDOCUMENT_REQUIRED.title'))).toBeVisible();
  await page.getByRole('link', { name: words.text('wallet.gate.documents') }).click();
  await sendPassport(visit, 'passport.jpg', '#345');

  await row.getByRole('button', { name: 'Open passport.jpg' }).click();
  await expect(room.getByRole('img', { name: /^Document of/ })).toBeVisible();
  await room.getByRole('button', { name: 'Close' }).click();
  await row.getByRole('combobox').selectOption('ID_EXPIRED');
  await confirm(room, 'Reject document', 'The passport expired in March');
  await expect(page.getByText(words.text('kyc.reason.ID_EXPIRED'))).toBeVisible();

  await sendPassportByPhone(visit, browser, 'new-passport.jpg');
  await row.getByRole('button', { name: /^Verify/ }).click();
  await confirm(room, 'Verify document', 'Valid passport with the same name');
  await expect(page.getByText(words.text('kyc.verified'))).toBeVisible();
  await room.close();

  await approve();
  await expect.poll(async () => (await player.pendingWithdrawals()).length).toBe(0);
  // Request, rejection and verification, in the player's language; the codes of the sign-up came before.
  await expect
    .poll(async () => (await messagesTo(visit, person.email)).filter(({ code }) => code === null).length)
    .toBe(3);
});

/** Has the identity vendor check a document online, and comes back to the verification page. */
async function checkOnline({ page, words }: Visit, type: string, finding: string): Promise<void> {
  await page
    .getByRole('region', { name: words.text(`kyc.document.${type}`) })
    .getByRole('button', { name: words.text('kyc.online') })
    .click();
  await page.locator(`[data-finding="${finding}"]`).click();
  await page.waitForURL('**/my-account/account/verification');
}

test('asks for documents at the market’s total of deposits, and an online check verifies the player', async ({
  visit,
}) => {
  const { page, words } = visit;
  const person = newcomer();
  await registerPlayer(visit, person);
  const player = await ApiPlayer.signIn(visit, person.email, person.password);
  await player.fund(1900);
  await visit.open('terms');
  await logIn(visit, person.email, person.password);
  await visit.open('my-account/account/verification');
  await expect(page.getByRole('region', { name: words.text('kyc.rules'), exact: true })).toContainText('100');
  await player.fund(100);

  // The page was open all the time: the socket has told it.
  const identity = page.getByRole('region', { name: words.text('kyc.document.PROOF_OF_ID') });
  await expect(identity.getByText(words.text('kyc.documentStatus.REQUESTED'), { exact: true })).toBeVisible();
  await expect(page.getByText(words.text('kyc.rules.daysLeft', { count: 30 }).split('{date}')[0] ?? '')).toBeVisible();
  await visit.open('my-account/banking/deposit');
  await expect(page.getByText(words.text('wallet.deposit.daysLeft', { count: 30 }))).toBeVisible();
  await page.getByRole('button', { name: words.text('wallet.deposit.later') }).click();
  await expect(page.getByText(words.text('wallet.deposit.daysLeft', { count: 30 }))).toHaveCount(0);
  await expect(page.locator('#deposit-amount')).toBeVisible();

  await visit.open('my-account/account/verification');
  await checkOnline(visit, 'PROOF_OF_ID', 'ID_EXPIRED');
  await expect(page.getByText(words.text('kyc.reason.ID_EXPIRED'))).toBeVisible();
  await checkOnline(visit, 'PROOF_OF_ID', 'APPROVED');
  await expect(identity.getByText(words.text('kyc.documentStatus.VERIFIED'), { exact: true })).toBeVisible();
  await checkOnline(visit, 'PROOF_OF_ADDRESS', 'APPROVED');
  await expect(page.getByText(words.text('account.kyc.full.text'))).toBeVisible();
});

test('asks the questionnaire about a player’s money once, and stops deposits until it is answered', async ({
  visit,
}) => {
  const { page, words } = visit;
  const person = newcomer();
  const playerId = await registerPlayer(visit, person);
  const player = await ApiPlayer.signIn(visit, person.email, person.password);
  await operate(visit, 'POST', `/kyc/players/${playerId}/requests`, {
    documentType: 'EDD_QUESTIONNAIRE',
    hold: 'ALL',
  });
  await visit.open('terms');
  await openLogin(visit);
  await submitLogin(visit, person.email, person.password);

  // The dialog opens by itself, once: closed, it does not come back with the next page.
  const dialog = page.getByRole('dialog', { name: words.text('kyc.edd.title') });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await visit.open('my-account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const refused = await player.try(
    '/deposit',
    'POST',
    { amount: 20, paymentMethod: 'CREDITCARD' },
    { [HEADERS.idempotencyKey]: randomUUID() },
  );
  expect(refused.status, 'no deposit before the answers').toBe(403);

  // "Other" asks for the player's own words.
  await visit.open('my-account/account/verification');
  const form = page.getByRole('form', { name: words.text('kyc.document.EDD_QUESTIONNAIRE') });
  await form.locator('[name="occupation"]').selectOption('OTHER');
  await form.locator('[name="sourceOfFunds"]').selectOption({ index: 1 });
  await form.locator('[name="salaryRangeId"]').selectOption({ index: 1 });
  await form.locator('[name="placeOfBirth"]').fill('Ähtäri');
  // Not the native select, which the list replaces meanwhile.
  await form
    .getByRole('combobox', { name: words.text('kyc.edd.nationality') })
    .and(page.locator('input'))
    .click();
  await page.keyboard.type('Fin');
  await page.keyboard.press('Enter');
  const send = form.getByRole('button', { name: words.text('kyc.edd.send') });
  await send.click();
  await expect(form.getByText(words.text('kyc.edd.missing'))).toHaveCount(1);
  await form.locator('[name="otherOccupation"]').fill('Tonttu');
  // A double press sends once.
  await send.dblclick();
  await expect(
    page
      .getByRole('region', { name: words.text('kyc.document.EDD_QUESTIONNAIRE'), exact: true })
      .getByText(words.text('kyc.documentStatus.UNDER_REVIEW'), { exact: true }),
  ).toBeVisible();
  await expect(form).toHaveCount(0);
});
