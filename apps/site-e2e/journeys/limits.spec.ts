import { ApiPlayer, operate, registerPlayer } from '../player/api-player.ts';
import { depositAmount, openDeposit, submitButton } from '../player/cashier.ts';
import { DESKTOP, expect, PHONE, REFUSED_CALLS, test, type Visit } from '../player/journey.ts';
import { expectSignedIn, expectSignedOut, logIn, submitLogin } from '../player/log-in.ts';
import { newcomer, type Newcomer } from '../player/Newcomer.ts';
import { takeOperatorTurn } from '../stack/operator-turn.ts';

const DAY_SECONDS = 86_400;
const PAGE = 'my-account/gambling-limits';

/** A new player on the limits page. */
async function arrive(visit: Visit): Promise<{ readonly person: Newcomer; readonly player: ApiPlayer }> {
  const person = newcomer();
  await registerPlayer(visit, person);
  const player = await ApiPlayer.signIn(visit, person.email, person.password);
  await visit.open('terms');
  await logIn(visit, person.email, person.password);
  await visit.open(PAGE);
  return { person, player };
}

const named = ({ words }: Visit, action: 'set' | 'change' | 'remove', limit: string): string =>
  words.text('limits.of', { action: words.text(`limits.${action}`), limit: words.text(limit) });

/** The question of the activity timer. */
const question = ({ page, words }: Visit) =>
  page.getByRole('alertdialog', { name: words.text('limits.activity.ask.title') });

/** Opens the form of a limit, types an amount and saves it. @param hundredths what the player types */
async function save(visit: Visit, action: 'set' | 'change', limit: string, hundredths: number): Promise<void> {
  const { page, words } = visit;
  await page.getByRole('button', { name: named(visit, action, limit) }).click();
  const field = page.getByRole('textbox', { name: words.text(limit) });
  await field.fill(words.typed(hundredths));
  await page.getByRole('button', { name: words.text('limits.save') }).click();
  await expect(field).toHaveCount(0);
}

test.describe('limits of the player’s own', () => {
  // The operator's clock moves for the whole stack, so this runs on the reference brand's.
  test.use({ brand: 'wireframe', tolerated: { patterns: [REFUSED_CALLS] } });

  test('refuses a deposit over the limit with its reset date; applies a lower limit at once and a higher one when due', async ({
    visit,
  }) => {
    const { page, words } = visit;
    const daily = 'limits.period.deposit.D';
    await takeOperatorTurn(visit, async () => {
      const { player, person } = await arrive(visit);
      const meter = page.getByRole('meter', { name: words.text(daily) });
      await save(visit, 'set', daily, 10_000);
      await expect(meter).toHaveAttribute('aria-valuemax', '100');

      await player.fund(60);
      await openDeposit(visit);
      await expect(
        page.getByText(words.text('ui.limit.left', { amount: words.money(4_000, person.currency) })),
      ).toBeVisible();
      await depositAmount(visit).fill(words.typed(5_000));
      await submitButton(visit).click();
      await expect(page.locator('#deposit-amount-error')).toContainText(words.text('wallet.limit.deposit.daily'));
      // The API refuses too, with the reason. Here the limit was lowered elsewhere after the form had opened: the
      // refusal names it, stands on a phone's screen and takes the place of what the form promised.
      await page.setViewportSize(PHONE);
      await openDeposit(visit);
      await depositAmount(visit).fill(words.typed(3_000));
      const promise = page.getByText(
        words.text('wallet.deposit.preview', {
          amount: words.money(3_000, person.currency),
          balance: words.money(9_000, person.currency),
        }),
      );
      await expect(promise).toBeVisible();
      await player.setDailyDepositLimit(85);
      await submitButton(visit).click();
      const refusal = page.getByRole('alert').filter({ hasText: words.text('wallet.limit.deposit.daily') });
      await expect(refusal).toContainText(words.money(2_500, person.currency));
      await expect(refusal).toBeInViewport();
      await expect(promise).toHaveCount(0);
      await page.setViewportSize(DESKTOP);
      const refused = await player.try(
        '/deposit',
        'POST',
        { amount: 50, paymentMethod: 'CREDITCARD' },
        { 'idempotency-key': crypto.randomUUID() },
      );
      expect(refused).toMatchObject({
        status: 403,
        body: {
          code: 'error.deposit.not_allowed',
          details: { result: 'SELF_LIMIT_REACHED', limitLeft: 25, limitType: 'D' },
        },
      });

      await visit.open(PAGE);
      await save(visit, 'change', daily, 6_000);
      await expect(meter).toHaveAttribute('aria-valuemax', '60');
      await expect(meter).toHaveAttribute('data-state', 'reached');
      await openDepositRefused(visit);

      await visit.open(PAGE);
      await save(visit, 'change', daily, 20_000);
      await expect(meter).toHaveAttribute('aria-valuemax', '60');
      await expect(page.getByRole('button', { name: words.text('limits.pending.cancel') })).toBeVisible();
      const { offsetSeconds } = await operate<{ offsetSeconds: number }>(visit, 'GET', '/clock');
      await operate(visit, 'PUT', '/clock', { offsetSeconds: offsetSeconds + DAY_SECONDS + 60 });
      try {
        await visit.open(PAGE);
        // The activity timer went unanswered for a day: a returning player sees that and logs in from there.
        await page
          .getByRole('dialog', { name: words.text('limits.activity.idle.title') })
          .getByRole('button', { name: words.text('limits.activity.idle.logIn') })
          .click();
        await submitLogin(visit, person.email, person.password);
        await expectSignedIn(visit);
        await visit.open(PAGE);
        await expect(meter).toHaveAttribute('aria-valuemax', '200');
        await expect(page.getByRole('button', { name: words.text('limits.pending.cancel') })).toHaveCount(0);
        await lowerBoth(visit, person);
      } finally {
        await operate(visit, 'PUT', '/clock', { offsetSeconds });
      }
    });
  });

  test('explains a break beforehand, starts it at once and ends the session', async ({ visit }) => {
    const { page, words } = visit;
    await takeOperatorTurn(visit, async () => {
      const { player } = await arrive(visit);
      await page.setViewportSize(PHONE);
      await visit.open(PAGE);
      await page.getByRole('heading', { name: words.text('limits.timeout.title') }).click();
      await page.getByRole('radio', { name: words.text('limits.hours', { count: 24 }) }).check();
      await page.getByRole('button', { name: words.text('limits.timeout.start') }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(words.supportEmail);
      await dialog.getByRole('button', { name: words.text('limits.timeout.start') }).click();
      // The break logs out at once: the default page, with what the break means over it and no login popup.
      const notice = page.getByRole('dialog', { name: words.text('auth.refused.title.timeout') });
      await expect(notice).toBeVisible();
      await expect(notice).toBeInViewport();
      await expect(page).toHaveURL(visit.address());
      expect(
        await player.try(
          '/deposit',
          'POST',
          { amount: 20, paymentMethod: 'CREDITCARD' },
          { 'idempotency-key': crypto.randomUUID() },
        ),
      ).toMatchObject({ status: 403 });
      await notice
        .getByRole('button', { name: words.text('auth.refused.close') })
        .last()
        .click();
      await expectSignedOut(visit);
    });
  });

  test('runs the activity timer by the API’s clock: shows the result, restarts on continue, logs out in one press', async ({
    visit,
  }) => {
    const { page, words } = visit;
    await takeOperatorTurn(visit, async () => {
      const { person } = await arrive(visit);
      await page.getByRole('radio', { name: words.minutes(30) }).check();
      await expect(page.getByText(words.text('limits.activity.saved'))).toBeVisible();
      const { offsetSeconds } = await operate<{ offsetSeconds: number }>(visit, 'GET', '/clock');
      try {
        await operate(visit, 'PUT', '/clock', { offsetSeconds: offsetSeconds + 1860 });
        await visit.open(PAGE);
        await expect(question(visit)).toContainText(words.money(0, person.currency));
        await question(visit)
          .getByRole('button', { name: words.text('limits.activity.goOn') })
          .click();
        await expect(question(visit)).toHaveCount(0);
        await operate(visit, 'PUT', '/clock', { offsetSeconds: offsetSeconds + 3720 });
        await visit.open(PAGE);
        await question(visit)
          .getByRole('button', { name: words.text('limits.activity.logOut') })
          .click();
        await expectSignedOut(visit);
      } finally {
        await operate(visit, 'PUT', '/clock', { offsetSeconds });
      }
    });
  });
});

/** On a phone: a weekly limit below the daily one lowers both in one step, as the preview says. */
async function lowerBoth(visit: Visit, person: Newcomer): Promise<void> {
  const { page, words } = visit;
  const weekly = 'limits.period.deposit.W';
  const daily = words.text('limits.period.deposit.D');
  await page.setViewportSize(PHONE);
  await visit.open(PAGE);
  // Sections are folded on a phone.
  await page.getByRole('heading', { name: words.text('limits.deposit.title') }).click();
  await page.getByRole('button', { name: named(visit, 'set', weekly) }).click();
  const field = page.getByRole('textbox', { name: words.text(weekly) });
  await field.fill('abc');
  await page.getByRole('button', { name: words.text('limits.save') }).click();
  await expect(field).toHaveAccessibleDescription(words.text('error.amount.invalid'));
  await field.fill(words.typed(15_000));
  await expect(field, 'the error is gone with the first edit').not.toHaveAttribute('aria-invalid', 'true');
  const [current, amount] = [20_000, 15_000].map((each) => words.money(each, person.currency));
  await expect(
    page.getByText(
      words.text('limits.preview.shorter', { limit: daily, current: current ?? '', amount: amount ?? '' }),
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: words.text('limits.saveAll') }).click();
  for (const name of [daily, words.text(weekly)])
    await expect(page.getByRole('meter', { name })).toHaveAttribute('aria-valuemax', '150');
}

/** The limit closes the cashier, which links to it. */
async function openDepositRefused(visit: Visit): Promise<void> {
  const { page, words } = visit;
  await visit.open('my-account/banking/deposit');
  await expect(page.getByText(words.text('wallet.gate.deposit.SELF_LIMIT_REACHED.title'))).toBeVisible();
  await expect(page.getByRole('link', { name: words.text('wallet.gate.limits') })).toBeVisible();
}
