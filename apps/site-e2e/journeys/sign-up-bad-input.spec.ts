import type { Locator, Page } from '@playwright/test';
import { operate, registerPlayer } from '../player/api-player.ts';
import { expect, REFUSED_CALLS, test } from '../player/journey.ts';
import { codeTo } from '../player/mail.ts';
import { dialled, newcomer } from '../player/Newcomer.ts';
import { expectStep, fillAddress, fillDetails, finishSignUp, goOn, typeCode } from '../player/sign-up.ts';
import { takeOperatorTurn } from '../stack/operator-turn.ts';

// A refused step is a 400, which the console logs.
test.use({ tolerated: { patterns: [REFUSED_CALLS] } });

/** A code is valid for ten minutes. */
const AFTER_EXPIRY_SECONDS = 11 * 60;
/** A new code can be requested after half a minute. */
const RESEND_SECONDS = 31;

/** Presses Tab until the focus is on a control, as a player without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control.toString()} within 80 presses. A player without a mouse cannot join.`);
}

test.describe('fi-FI', () => {
  test.use({ pair: 'fi-FI' });
  test('lists every missing answer of an empty first step and moves the focus there', async ({ visit }) => {
    const { page, words } = visit;
    await visit.open('signup');
    await goOn(visit);
    const summary = page.getByRole('alert').filter({ hasText: words.text('auth.signUp.field.firstName') });
    await expect(summary).toBeFocused();
    for (const field of ['firstName', 'lastName', 'email', 'password', 'mobilePhone.body', 'termsAndConditions'])
      await expect(summary.getByRole('button', { name: words.text(`auth.signUp.field.${field}`) })).toBeVisible();
    await expect(page.getByText(words.text('error.email.required'))).toHaveCount(1);
    await summary.getByRole('button', { name: words.text('auth.signUp.field.email') }).click();
    await expect(page.locator('[name="email"]')).toBeFocused();
  });

  test('takes under 60 s with the keyboard alone', async ({ visit }) => {
    const { page, words } = visit;
    const person = newcomer();
    const form = page.locator('main form');
    const type = async (field: Locator, text: string) => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    };
    const press = async (control: Locator, key: 'Enter' | 'Space') => {
      await tabTo(page, control);
      await page.keyboard.press(key);
    };
    const goOnByKey = () =>
      press(form.getByRole('button', { name: words.text('auth.signUp.continue'), exact: true }), 'Enter');
    const begun = Date.now();
    await visit.open('signup');
    await type(form.locator('[name="firstName"]'), person.firstName);
    await type(form.locator('[name="lastName"]'), person.lastName);
    await type(form.locator('[name="email"]'), person.email);
    await type(form.locator('[name="password"]'), person.password);
    await type(form.locator('[name="mobilePhone.body"]'), person.phone.body);
    await press(form.locator('[name="termsAndConditions"]'), 'Space');
    await goOnByKey();
    await expectStep(visit, 'ContactInfo');
    for (const part of ['day', 'month', 'year'] as const)
      await type(form.locator(`[autocomplete="bday-${part}"]`), person.dateOfBirth[part]);
    for (const field of ['address', 'postalCode', 'city'] as const)
      await type(form.locator(`[name="${field}"]`), person[field]);
    await goOnByKey();
    await expectStep(visit, 'Verification');
    await type(page.getByLabel(words.text('auth.code.label.sms')), await codeTo(visit, dialled(person)));
    const emailCode = page.getByLabel(words.text('auth.code.label.email'));
    await emailCode.waitFor();
    await type(emailCode, await codeTo(visit, person.email));
    await expectStep(visit, 'Complete');
    expect(Date.now() - begun, 'a player joins by keyboard in under 60 s').toBeLessThan(60_000);
  });
});

test('reports a weak password and an invalid address on their fields', async ({ visit }) => {
  const { page, words } = visit;
  await visit.open('signup');
  await fillDetails(visit, newcomer('FI', { password: 'short', email: 'nobody@nowhere' }));
  await goOn(visit);
  for (const [field, key] of [
    ['password', 'error.password.weak'],
    ['email', 'error.email.invalid'],
  ] as const) {
    await expect(page.locator(`main form [name="${field}"]`)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('main form')).toContainText(words.text(key));
  }
  await expectStep(visit, 'Details');
});

test('leads an email that already has an account to login', async ({ visit }) => {
  const { page, words } = visit;
  const known = newcomer();
  await registerPlayer(visit, known);
  await visit.open('signup');
  await fillDetails(visit, newcomer('FI', { email: known.email.toUpperCase() }));
  await goOn(visit);
  const alert = page.getByRole('alert').filter({ hasText: words.text('error.same.customer.info.detected') });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: words.text('auth.logIn') }).click();
  await expect(page.getByRole('dialog', { name: words.text('auth.login.title') })).toBeVisible();
});

test('joins in a popup over the page that asked for it, and stays there', async ({ visit }) => {
  const { page, words } = visit;
  const person = newcomer();
  await visit.open('my-account/banking');
  const logIn = page.getByRole('dialog', { name: words.text('auth.login.title') });
  await logIn.getByRole('button', { name: words.text('auth.join'), exact: true }).click();
  await expectStep(visit, 'Details');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/my-account\/banking$/);
  const join = page.getByRole('main').getByRole('button', { name: words.text('site.header.join'), exact: true });
  await join.click();
  await fillDetails(visit, person);
  await goOn(visit);
  await expectStep(visit, 'ContactInfo');
  // Closed and opened again, it goes on where it was.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.text('ui.close') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await join.click();
  await expectStep(visit, 'ContactInfo');
  await finishSignUp(visit, person);
  await page.getByRole('button', { name: words.text('auth.complete.goOn') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/my-account\/banking\/deposit$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('refuses a person who is too young, on the screen and at the API', async ({ visit }) => {
  const { page, words } = visit;
  const young = newcomer('FI', { dateOfBirth: { day: '1', month: '1', year: String(new Date().getFullYear() - 17) } });
  await visit.open('signup');
  await fillDetails(visit, young);
  await goOn(visit);
  await expectStep(visit, 'ContactInfo');
  await fillAddress(visit, young);
  await goOn(visit);
  await expect(page.locator('main form')).toContainText(
    words.text('error.registration.underage', { age: words.market.rules.minimumAge.value }),
  );
  await expectStep(visit, 'ContactInfo');
  await expect(registerPlayer(visit, newcomer('FI', { dateOfBirth: young.dateOfBirth }))).rejects.toThrow(/underage/);
});

test('keeps the input when going back and forth', async ({ visit }) => {
  const { page, words } = visit;
  const person = newcomer();
  await visit.open('signup');
  await fillDetails(visit, person);
  await goOn(visit);
  await expectStep(visit, 'ContactInfo');
  await fillAddress(visit, person);
  await goOn(visit);
  await expectStep(visit, 'Verification');
  await page.getByRole('button', { name: words.text('auth.signUp.back') }).click();
  await expectStep(visit, 'ContactInfo');
  await expect(page.locator('[name="address"]')).toHaveValue(person.address);
  await expect(page.locator('[autocomplete="bday-year"]')).toHaveValue(person.dateOfBirth.year);
  await page.getByRole('button', { name: words.text('auth.signUp.back') }).click();
  await expectStep(visit, 'Details');
  for (const [field, value] of [
    ['firstName', person.firstName],
    ['email', person.email],
    ['mobilePhone.body', person.phone.body],
  ] as const)
    await expect(page.locator(`[name="${field}"]`)).toHaveValue(value);
  await expect(page.locator('[name="termsAndConditions"]')).toBeChecked();
  await goOn(visit);
  await expectStep(visit, 'ContactInfo');
  await expect(page.locator('[name="city"]')).toHaveValue(person.city);
});

test.describe('the reference brand', () => {
  test.use({ brand: 'wireframe' });
  test('refuses a wrong code, sends a new one after the countdown, explains an expired one, and accepts the right one', async ({
    visit,
  }) => {
    const { page, words } = visit;
    const person = newcomer();
    const resend = page.getByRole('button', { name: words.text('auth.code.resend') });
    await page.clock.install();
    await takeOperatorTurn(visit, async () => {
      await visit.open('signup');
      await fillDetails(visit, person);
      await goOn(visit);
      await expectStep(visit, 'ContactInfo');
      await fillAddress(visit, person);
      await goOn(visit);
      await expectStep(visit, 'Verification');
      const first = await codeTo(visit, dialled(person));
      const field = page.getByLabel(words.text('auth.code.label.sms'));
      await typeCode(visit, 'sms', first === '000000' ? '111111' : '000000');
      await expect(page.getByText(words.text('sms.code.invalid'))).toBeVisible();
      await expect(field).toHaveValue('');

      // The countdown counts down; both clocks skip the rest of it.
      const countdown = page
        .getByText(/\d+/)
        .filter({ hasText: new RegExp(words.text('auth.code.resendIn', { count: 29 }).replace(/\d+/, '\\d+')) })
        .last();
      const before = Number(/\d+/.exec((await countdown.textContent()) ?? '')?.[0]);
      expect(before).toBeGreaterThan(0);
      await expect
        .poll(async () => Number(/\d+/.exec((await countdown.textContent().catch(() => '0')) ?? '')?.[0]))
        .toBeLessThan(before);
      await expect(resend).toHaveCount(0);
      try {
        await operate(visit, 'PUT', '/clock', { offsetSeconds: RESEND_SECONDS });
        await page.clock.fastForward(RESEND_SECONDS * 1000);
        await resend.click();
        const second = await codeTo(visit, dialled(person), 2);
        if (second !== first) {
          await typeCode(visit, 'sms', first);
          await expect(page.getByText(words.text('sms.code.invalid'))).toBeVisible();
        }
        await operate(visit, 'PUT', '/clock', { offsetSeconds: AFTER_EXPIRY_SECONDS });
        await typeCode(visit, 'sms', second);
        await expect(page.getByText(words.text('sms.code.expired'))).toBeVisible();
        await resend.click();
        await typeCode(visit, 'sms', await codeTo(visit, dialled(person), 3));
        await expect(page.getByLabel(words.text('auth.code.label.email'))).toBeVisible();
      } finally {
        await operate(visit, 'PUT', '/clock', { offsetSeconds: 0 });
      }
    });
  });
});
