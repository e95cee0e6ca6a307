import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../player/journey.ts';

test.use({ pair: 'fi-FI' });

const BANK = 'Osprey Bank';

/** Signs in at the bank, in its frame or in a window of its own, and confirms. */
async function confirmAtBank(bank: FrameLocator | Page, userId: string): Promise<void> {
  await bank.getByRole('button', { name: BANK }).click();
  await bank.getByRole('textbox').fill(userId);
  await bank.getByRole('button', { name: 'Jatka' }).click();
  await bank.getByRole('button', { name: /^Vahvista ja maksa/ }).click();
}

test('joins through a bank with a deposit, and comes back through it without a form', async ({ visit }) => {
  const { page, words } = visit;
  const customer = `journey-${Date.now()}`;
  const t = (key: string) => words.text(`auth.payAndPlay.${key}`);
  const goToBank = async (amount: string) => {
    await visit.open('signup/pnp');
    await page.getByRole('textbox', { name: t('amount.label') }).fill(amount);
    await page.getByRole('button', { name: /^Jatka pankkiisi/ }).click();
  };

  const bank = page.frameLocator(`iframe[title="${t('frame')}"]`);

  // The bank refuses first: the page says why, and nothing is lost.
  await goToBank('50');
  await confirmAtBank(bank, 'poor');
  await expect(page.getByText(t('notice.insufficient_funds'))).toBeVisible();

  const begun = Date.now();
  await goToBank('50');
  await confirmAtBank(bank, customer);
  await expect(page.locator('[name="email"]')).toHaveValue(`${customer}@osprey.example`);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: t('open') }).click();
  await expect(page).not.toHaveURL(/signup/);
  expect(Date.now() - begun, 'a player joins in under 30 s').toBeLessThan(30_000);
  await expect(page.getByRole('banner')).toContainText(/50,00\s€/);

  // In another browser's place: nothing of the session is left.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await goToBank('20');
  await confirmAtBank(bank, customer);
  await expect(page).not.toHaveURL(/signup/);
  await expect(page.getByRole('banner')).toContainText(/70,00\s€/);

  // In a window of the bank's own, which comes back to the site; the page with the frame goes on.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await goToBank('20');
  const opens = page.context().waitForEvent('page');
  await bank.getByRole('link', { name: 'Jatka uudessa ikkunassa' }).click();
  const window = await opens;
  await confirmAtBank(window, customer);
  await expect(window.getByText(words.text('auth.callback.done'))).toBeVisible();
  await expect(window).toHaveURL(/signup\/callback/);
  await expect(page).not.toHaveURL(/signup/);
  await expect(page.getByRole('banner')).toContainText(/90,00\s€/);
});
