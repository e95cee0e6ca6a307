import { registerPlayer } from '../player/api-player.ts';
import { expect, test } from '../player/journey.ts';
import { depositAmount } from '../player/cashier.ts';
import { logIn } from '../player/log-in.ts';
import { newcomer } from '../player/Newcomer.ts';

test('holds deposits of a second account with the same phone until an operator has decided', async ({
  visit,
  browser,
}) => {
  const { page, words } = visit;
  const first = newcomer();
  const second = newcomer('FI', { phone: first.phone });
  await registerPlayer(visit, first);
  await registerPlayer(visit, second);
  await visit.open('terms');
  await logIn(visit, second.email, second.password);
  await visit.open('my-account/banking/deposit');
  const held = page.getByText(words.text('wallet.gate.deposit.ACCOUNT_REVIEW.title'));
  await expect(held).toBeVisible();

  await test.step('in the control room', async () => {
    const room = await browser.newPage();
    await room.goto(`${visit.sandbox}/control`);
    await room.getByRole('link', { name: 'Sign in' }).click();
    await room.getByRole('button', { name: 'Carl Compliance' }).click();
    await room.getByRole('link', { name: /^Same person\?/ }).click();
    const row = room.getByRole('row').filter({ hasText: second.email });
    await expect(row).toContainText(first.email);
    await expect(row).toContainText('same phone');
    await row.getByRole('button', { name: `Release ${second.email}` }).click();
    const question = room.getByRole('dialog');
    await question.getByLabel(/reason/i).fill('Mother and daughter share a phone');
    await question.getByRole('button', { name: 'Release the account' }).click();
    await expect(row).toHaveCount(0);
    await room.close();
  });

  await page.reload();
  await expect(depositAmount(visit)).toBeVisible();
  await expect(held).toHaveCount(0);
});
