import { expect, test } from '../player/journey.ts';
import { newcomer } from '../player/Newcomer.ts';
import { signUp } from '../player/sign-up.ts';

/** The code of the demo's partner; its campaign is for the partner's players only. */
const CODE = 'TIPSTERS150';

test('leads from a partner’s link through the sign-up to an offer that only the partner’s players see', async ({
  visit,
}) => {
  const { page, words } = visit;
  const row = page.getByText(CODE, { exact: true });
  await page.goto(visit.address(`signup?bonusCode=${CODE}`));
  await expect(page.getByText(words.text('auth.signUp.bonusCode', { code: CODE }))).toBeVisible();
  await signUp(visit, newcomer());

  await page.getByRole('link', { name: words.text('auth.complete.code', { code: CODE }) }).click();
  await expect(page).toHaveURL(visit.address(`my-account/bonus-code?bonusCode=${CODE}`));
  await page.getByRole('button', { name: words.text('bonus.code.check') }).click();
  const terms = page.getByRole('dialog');
  await expect(terms.getByText(words.text('bonus.row.partner'))).toBeVisible();
  await terms.getByRole('button', { name: words.text('bonus.claim.notNow') }).click();

  // They may think about it: the offer waits in their rewards, and nothing has been claimed.
  await page.goto(visit.address('my-account/rewards'));
  const offer = page.getByRole('article').filter({ has: row });
  await expect(offer).toHaveCount(1);
  await offer.getByRole('button', { name: words.text('bonus.optIn') }).click();
  await terms.getByRole('button', { name: words.text('bonus.optIn') }).click();
  await expect(page).toHaveURL(visit.address('my-account/rewards/active'));
  await expect(page.getByText(words.text('bonus.state.waiting'))).toBeVisible();
});
