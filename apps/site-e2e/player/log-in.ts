import { expect, type Visit } from './journey.ts';

/** Password of every seeded demo player. */
export { DEMO_PASSWORD } from '@baize/contracts/demo-players';
export const demoEmail = (name: string): string => `${name}@demo.baize`;

export const loginDialog = ({ page }: Pick<Visit, 'page'>) => page.getByRole('dialog');

export async function openLogin({ page, words }: Visit): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.text('site.header.logIn'), exact: true })
    .click();
  await expect(page.getByRole('dialog', { name: words.text('auth.login.title') })).toBeVisible();
}

/** Fills in and submits the open popup. */
export async function submitLogin(visit: Visit, email: string, password: string): Promise<void> {
  const dialog = loginDialog(visit);
  await dialog.locator('[name="email"]').fill(email);
  await dialog.locator('[name="password"]').fill(password);
  await dialog.getByRole('button', { name: visit.words.text('auth.logIn'), exact: true }).click();
}

/** The header's balance, which only a logged-in player sees. */
export const headerBalance = ({ page, words, pair }: Visit) =>
  page
    .getByRole('banner')
    .locator(`a[href="/${pair}/my-account/banking/transactions"]`)
    .filter({ hasText: words.text('wallet.frame.balance') });

export async function expectSignedIn(visit: Visit): Promise<void> {
  await expect(headerBalance(visit)).toBeVisible({ timeout: 30_000 });
  await expect(loginDialog(visit)).toHaveCount(0);
}

export async function expectSignedOut({ page, words }: Visit): Promise<void> {
  await expect(
    page.getByRole('banner').getByRole('button', { name: words.text('site.header.logIn'), exact: true }),
  ).toBeVisible({ timeout: 30_000 });
}

export async function logIn(visit: Visit, email: string, password: string): Promise<void> {
  await openLogin(visit);
  await submitLogin(visit, email, password);
  await expectSignedIn(visit);
}

export async function logOut({ page, words }: Visit): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.text('site.header.account') })
    .or(page.getByRole('banner').locator('button[aria-haspopup]'))
    .first()
    .click();
  const name = words.text('site.header.logOut');
  // A list, on a phone a sheet.
  await page.getByRole('menuitem', { name }).or(page.getByRole('dialog').getByRole('button', { name })).click();
}
