import type { FrameLocator } from '@playwright/test';
import { expect, type Visit } from './journey.ts';

/** Outcomes of the gateway's test cards. */
export type CardScenario =
  | 'SUCCESS'
  | 'INSUFFICIENT_FUNDS'
  | 'STOLEN_CARD'
  | 'PENDING'
  | 'CODE'
  | 'SILENT'
  | 'DUPLICATED'
  | 'REORDERED'
  | 'SHARED';

/** The number of the card that all players share: the scenario SHARED. */
export const SHARED_CARD = '4000000000007007';

export const gatewayFrame = ({ page, words }: Visit): FrameLocator =>
  page.frameLocator(`iframe[title="${words.text('wallet.gateway.title')}"]`);

/** Opens the deposit form with the card selected, ready for an amount. */
export async function openDeposit(visit: Visit): Promise<void> {
  await visit.open('my-account/banking/deposit');
  const card = visit.page.locator('main input[type="radio"][value="CREDITCARD"]');
  await card.waitFor({ state: 'attached' });
  // A phone shows only the chosen method until the player asks for the others.
  if (!(await card.isVisible())) await visit.page.locator('main button[data-others]').click();
  await card.check();
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

/** The payment page opens at its top, and its frame is as tall as the form: the button is not cut off. */
export async function expectWholeFrame(visit: Visit): Promise<void> {
  const frame = visit.page.locator(`iframe[title="${visit.words.text('wallet.gateway.title')}"]`);
  const button = gatewayFrame(visit).locator('form button[type="submit"]');
  await expect
    .poll(async () => {
      const [outer, inner] = await Promise.all([frame.boundingBox(), button.boundingBox()]);
      return outer !== null && inner !== null && inner.y + inner.height <= outer.y + outer.height && outer.y >= 0;
    }, 'the button of the payment page lies inside its frame, and the top of the frame in the window')
    .toBe(true);
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
  ).toBeInViewport({ timeout: 30_000 });
}
