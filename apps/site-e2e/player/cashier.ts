import type { FrameLocator } from '@playwright/test';
import { expect, type Visit } from './journey.ts';

/** Outcomes of the gateway's test cards. */
export type CardScenario =
  'SUCCESS' | 'INSUFFICIENT_FUNDS' | 'STOLEN_CARD' | 'PENDING' | 'CODE' | 'SILENT' | 'DUPLICATED' | 'REORDERED';

export const gatewayFrame = ({ page, words }: Visit): FrameLocator =>
  page.frameLocator(`iframe[title="${words.text('wallet.gateway.title')}"]`);

/** Opens the deposit form with the card selected, ready for an amount. */
export async function openDeposit(visit: Visit): Promise<void> {
  await visit.open('my-account/banking/deposit');
  await visit.page.locator('main input[type="radio"][value="CREDITCARD"]').check();
}
export const depositAmount = ({ page }: Visit) => page.locator('#deposit-amount');
export const withdrawAmount = ({ page }: Visit) => page.locator('#withdraw-amount');
export const submitButton = ({ page }: Visit) => page.locator('main form button[type="submit"]');

/** Types an amount and continues to the gateway. @param hundredths the amount */
export async function startDeposit(visit: Visit, hundredths: number): Promise<void> {
  await depositAmount(visit).fill(visit.words.typed(hundredths));
  await submitButton(visit).click();
  await gatewayFrame(visit).locator('#number').waitFor({ timeout: 30_000 });
}

/** Pays with a test card in the gateway's frame. */
export async function payByCard(visit: Visit, scenario: CardScenario): Promise<void> {
  const frame = gatewayFrame(visit);
  await frame.locator('#scenario').selectOption(scenario);
  // Selecting the current method again would not fill anything in.
  if ((await frame.locator('#number').inputValue()) === '') await frame.locator('.test-row button').click();
  await frame.locator('form button[type="submit"]').click();
}

export async function expectResult(
  { page, words }: Visit,
  kind: 'success' | 'pending' | 'failed',
  hundredths: number,
  currency: string,
): Promise<void> {
  await expect(
    page.getByRole('heading', {
      name: words.text(`wallet.result.${kind}.title`, { amount: words.money(hundredths, currency) }),
    }),
  ).toBeVisible({ timeout: 30_000 });
}
