import type { Locator } from '@playwright/test';
import { codeTo, messagesTo } from './mail.ts';
import { expect, type Visit } from './journey.ts';
import { dialled, type Newcomer } from './Newcomer.ts';

/**
 * Searches a country by its code and selects it. The list is searchable after the first interaction, which has happened
 * by now.
 */
async function chooseCountry(form: Locator, autoComplete: 'country' | 'tel-country-code', code: string): Promise<void> {
  const filledIn = form.locator(`select[autocomplete="${autoComplete}"]`);
  // A market with one country does not ask for it.
  if ((await filledIn.count()) === 0) return;
  const input = filledIn.locator('xpath=..').getByRole('combobox');
  await input.and(form.locator('input')).click();
  await input.fill(code);
  await input.press('Enter');
  await expect(filledIn).toHaveValue(code);
}

/** The form of the open step, on its page or in the popup over another page. */
const formOf = ({ page }: Visit) => page.locator('main form, [role="dialog"] form');

/** Fills in the first step; does not submit. */
export async function fillDetails(visit: Visit, person: Newcomer): Promise<void> {
  const form = formOf(visit);
  await form.locator('[name="firstName"]').fill(person.firstName);
  await form.locator('[name="lastName"]').fill(person.lastName);
  await form.locator('[name="email"]').fill(person.email);
  await form.locator('[name="password"]').fill(person.password);
  await chooseCountry(form, 'country', person.countryCode);
  await chooseCountry(form, 'tel-country-code', person.countryCode);
  await form.locator('[name="mobilePhone.body"]').fill(person.phone.body);
  await form.locator('[name="termsAndConditions"]').check();
}

export async function fillAddress(visit: Visit, person: Newcomer): Promise<void> {
  const form = formOf(visit);
  for (const part of ['day', 'month', 'year'] as const)
    await form.locator(`[autocomplete="bday-${part}"]`).fill(person.dateOfBirth[part]);
  await form.locator('[name="address"]').fill(person.address);
  await form.locator('[name="postalCode"]').fill(person.postalCode);
  await form.locator('[name="city"]').fill(person.city);
  if (person.province) await form.locator('[name="province"]').selectOption(person.province);
}

/** Submits the open step. */
export async function goOn(visit: Visit): Promise<void> {
  await formOf(visit)
    .getByRole('button', { name: visit.words.text('auth.signUp.continue'), exact: true })
    .click();
}

export async function expectStep(
  { page, words, brand }: Visit,
  step: 'Details' | 'ContactInfo' | 'Verification' | 'Complete',
): Promise<void> {
  await expect(
    page.getByRole('heading', { name: words.text(`auth.signUp.title.${step}`, { brand: words.brandName }) }),
    `${brand}: step ${step}`,
  ).toBeVisible({ timeout: 30_000 });
}

/** Types a code; the sixth digit sends it. */
export async function typeCode({ page, words }: Visit, channel: 'sms' | 'email', code: string): Promise<void> {
  await page.getByLabel(words.text(`auth.code.label.${channel}`)).fill(code);
}

/** Completes the sign-up with both codes from the outbox; ends logged in. */
export async function signUp(visit: Visit, person: Newcomer): Promise<void> {
  await fillDetails(visit, person);
  await goOn(visit);
  await expectStep(visit, 'ContactInfo');
  await finishSignUp(visit, person);
}

/** Completes the sign-up from its second step. */
export async function finishSignUp(visit: Visit, person: Newcomer): Promise<void> {
  await fillAddress(visit, person);
  await goOn(visit);
  await expectStep(visit, 'Verification');
  await typeCode(visit, 'sms', await codeTo(visit, dialled(person)));
  await visit.page.getByLabel(visit.words.text('auth.code.label.email')).waitFor();
  await typeCode(visit, 'email', await codeTo(visit, person.email));
  await expectStep(visit, 'Complete');
  const [sms, ...more] = await messagesTo(visit, dialled(person));
  expect(more, 'one text message is enough').toEqual([]);
  expect(sms?.text).toContain(visit.words.brandName);
}
