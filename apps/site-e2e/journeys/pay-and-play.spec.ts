import type { FrameLocator, Page } from '@playwright/test';
import { expect, REFUSED_CALLS, test } from '../player/journey.ts';

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

test.describe('what goes wrong at the bank', () => {
  // The API refuses the forged code with a 4xx, which the console logs.
  test.use({ tolerated: { patterns: [REFUSED_CALLS] } });
  test('a bank page that is left, a bank that fails and a stranger’s message take no money and open nothing', async ({
    visit,
  }) => {
    const { page, words } = visit;
    const t = (key: string) => words.text(`auth.payAndPlay.${key}`);
    const bank = page.frameLocator(`iframe[title="${t('frame')}"]`);
    const amount = page.getByRole('textbox', { name: t('amount.label') });
    const goOn = page.getByRole('button', { name: /^Jatka pankkiisi/ });
    const codeCalls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/player/pay_and_play/code')) codeCalls.push(request.postData() ?? '');
    });
    await visit.open('signup/pnp');
    await amount.fill('50');
    await goOn.click();
    await bank.getByRole('button', { name: BANK }).waitFor();

    // What looks like the bank's code: of another origin than the bank's, and of the bank about another session.
    const frame = page.locator(`iframe[title="${t('frame')}"]`);
    const sessionId = new URL((await frame.getAttribute('src')) ?? '').pathname.split('/').at(-1);
    const forged = { type: 'code', sessionId, oneTimeCode: 'stolen-code' };
    await page.evaluate((message) => window.postMessage(message, '*'), forged);
    await bank
      .locator('body')
      .evaluate((_body, message) => window.parent.postMessage(message, '*'), { ...forged, sessionId: 'another-visit' });

    // The player closes the bank's page on our side: the amount is still there.
    await page.getByRole('button', { name: t('back') }).click();
    await expect(page.getByText(t('notice.closed'))).toBeVisible();
    await expect(amount).toHaveValue('50');
    expect(codeCalls, 'no code was believed').toEqual([]);

    for (const [user, notice] of [
      ['declined', 'declined'],
      ['unknown', 'identity'],
      ['down', 'bank'],
      ['abroad', 'country'],
    ] as const) {
      await goOn.click();
      await confirmAtBank(bank, user);
      await expect(page.getByText(t(`notice.${notice}`))).toBeVisible();
    }
    await expect(page.getByRole('banner').getByText(/50,00\s€/)).toHaveCount(0);
  });
});
