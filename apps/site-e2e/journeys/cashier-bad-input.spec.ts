import { randomUUID } from 'node:crypto';
import { DEMO_SECRETS } from '@baize/contracts/demo-secrets';
import { HEADERS } from '@baize/contracts/route';
import { sign } from '@baize/contracts/signature';
import { ApiPlayer, postWebhook, registerPlayer } from '../player/api-player.ts';
import {
  depositAmount,
  expectResult,
  expectWholeFrame,
  gatewayFrame,
  openDeposit,
  payByCard,
  startDeposit,
  submitButton,
  withdrawAmount,
} from '../player/cashier.ts';
import { DESKTOP, expect, PHONE, REFUSED_CALLS, test, type Visit } from '../player/journey.ts';
import { expectSignedIn, headerBalance, logIn } from '../player/log-in.ts';
import { newcomer, type Newcomer } from '../player/Newcomer.ts';

/** A logged-in player from the country with a balance of 30. */
async function arrive(visit: Visit, country: 'FI' | 'CA' = 'FI'): Promise<{ person: Newcomer; player: ApiPlayer }> {
  const person = newcomer(country);
  await registerPlayer(visit, person);
  const player = await ApiPlayer.signIn(visit, person.email, person.password);
  await player.fund(30);
  await visit.open('terms');
  await logIn(visit, person.email, person.password);
  return { person, player };
}

for (const { brand, pair, country } of [
  { brand: 'northlight', pair: 'fi-FI', country: 'FI' },
  { brand: 'marigold', pair: 'fr-CA', country: 'CA' },
] as const) {
  test.describe(`${brand} ${pair}`, () => {
    test.use({ brand, pair });
    test('refuses invalid amounts in the player’s language and sends nothing', async ({ visit }) => {
      const { page, words } = visit;
      const { person, player } = await arrive(visit, country);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && /\/wallet\/(deposit|withdrawal)$/.test(request.url()))
          sent.push(request.url());
      });
      const mark = words.typed(1050).replace(/\d/g, '');
      const wrong: readonly (readonly [string, string])[] = [
        ['0', 'error.amount.not_positive'],
        ['-1', 'error.amount.invalid'],
        [`0${mark}001`, 'error.amount.too_many_places'],
        ['1e12', 'error.amount.invalid'],
        ['NaN', 'error.amount.invalid'],
        ['', 'error.amount.invalid'],
      ];
      await openDeposit(visit);
      for (const [typed, key] of wrong) {
        await depositAmount(visit).fill(typed);
        await submitButton(visit).click();
        await expect(page.locator('#deposit-amount-error'), `deposit of "${typed}"`).toHaveText(words.text(key));
        await expect(depositAmount(visit)).toBeFocused();
        await expect(depositAmount(visit)).toHaveValue(typed);
      }
      await visit.open('my-account/banking/withdraw');
      for (const [typed, key] of wrong) {
        await withdrawAmount(visit).fill(typed);
        await submitButton(visit).click();
        await expect(page.locator('#withdraw-amount-error'), `withdrawal of "${typed}"`).toHaveText(words.text(key));
      }
      await withdrawAmount(visit).fill(words.typed(3001));
      await submitButton(visit).click();
      await expect(page.locator('#withdraw-amount-error')).toHaveText(
        words
          .text('error.not_enough_funds.available', { amount: words.money(3000, person.currency) })
          .replace(/\s/g, ' '),
      );
      expect(sent).toEqual([]);
      expect((await player.balance()).mainBalance).toBe(30);
    });
  });
}

test('refuses the same amounts at the API, without the site', async ({ visit }) => {
  const person = newcomer();
  await registerPlayer(visit, person);
  const player = await ApiPlayer.signIn(visit, person.email, person.password);
  await player.fund(30);
  const codes: unknown[] = [];
  for (const amount of [0, -1, 0.001, 1e12, 'NaN', null]) {
    for (const path of ['/deposit', '/withdrawal']) {
      const answer = await player.try(
        path,
        'POST',
        { amount, paymentMethod: 'TRUSTLY' },
        { [HEADERS.idempotencyKey]: randomUUID() },
      );
      expect(answer.status, `${path} of ${String(amount)}`).toBe(400);
      codes.push(answer.body.code);
    }
  }
  expect(codes).not.toContain('');
  const tooMuch = await player.try(
    '/withdrawal',
    'POST',
    { amount: 30.01, paymentMethod: 'TRUSTLY' },
    { [HEADERS.idempotencyKey]: randomUUID() },
  );
  expect(tooMuch.body.code).toBe('error.not_enough_funds');
  expect((await player.balance()).mainBalance).toBe(30);
});

test('starts one deposit and one withdrawal on a double click', async ({ visit }) => {
  const { page } = visit;
  const { player } = await arrive(visit);
  const created = new Set<string>();
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && /\/wallet\/(deposit|withdrawal)$/.test(response.url()))
      void response.json().then((body: { referenceId: string }) => created.add(body.referenceId));
  });
  await openDeposit(visit);
  await depositAmount(visit).fill('25');
  await submitButton(visit).dblclick();
  await gatewayFrame(visit).locator('#number').waitFor();
  expect(created.size).toBe(1);
  await visit.open('my-account/banking/withdraw');
  await withdrawAmount(visit).fill('20');
  await submitButton(visit).dblclick();
  await expect(page.getByText(visit.words.text('wallet.pending.title', { count: 1 }))).toBeVisible();
  expect(await player.pendingWithdrawals()).toHaveLength(1);
  const { mainBalance, lockedBalance } = await player.balance();
  expect([mainBalance, lockedBalance]).toEqual([10, 20]);
});

test.describe('fi-FI', () => {
  // The gateway answers a wrong code with a 409, which the console logs.
  test.use({ pair: 'fi-FI', tolerated: { patterns: [REFUSED_CALLS] } });
  test('explains the gateway’s answers (declined, code, pending) and credits money only on success', async ({
    visit,
  }) => {
    const { page, words } = visit;
    const { person, player } = await arrive(visit);
    await page.setViewportSize(PHONE);
    await openDeposit(visit);
    await expect(submitButton(visit), 'the button stays on a phone’s screen').toBeInViewport();
    await startDeposit(visit, 2000);
    await expectWholeFrame(visit);
    await payByCard(visit, 'INSUFFICIENT_FUNDS');
    await expectResult(visit, 'failed', 2000, person.currency);
    await expect(page.locator('main')).toContainText(words.text('insufficient_funds'));
    expect((await player.balance()).mainBalance).toBe(30);
    await page.setViewportSize(DESKTOP);

    await page.getByRole('button', { name: words.text('wallet.result.again') }).click();
    await page.locator('main input[type="radio"][value="CREDITCARD"]').check();
    await startDeposit(visit, 2000);
    await payByCard(visit, 'CODE');
    const code = gatewayFrame(visit).locator('#code');
    await code.fill('000000');
    await gatewayFrame(visit).locator('form button[type="submit"]').click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(gatewayFrame(visit).locator('#code-error')).toHaveText(/\S/);
    expect((await player.balance()).mainBalance, 'while the gateway waits for input nothing is booked').toBe(30);
    await code.fill('123456');
    await gatewayFrame(visit).locator('form button[type="submit"]').click();
    await expectResult(visit, 'success', 2000, person.currency);
    await expect(headerBalance(visit)).toContainText(words.money(5000, person.currency).replace(/\s/g, ' '));

    await openDeposit(visit);
    await startDeposit(visit, 1000);
    await payByCard(visit, 'PENDING');
    await expectResult(visit, 'pending', 1000, person.currency);
    expect((await player.balance()).mainBalance).toBe(50);
    // The page changes by itself when the bank has confirmed.
    await expectResult(visit, 'success', 1000, person.currency);
    await expect(headerBalance(visit)).toContainText(words.money(6000, person.currency).replace(/\s/g, ' '));
    await expectSignedIn(visit);
  });
});

const WEBHOOK = 'POST /api/v1/payments/webhook';
test('creates no money for forged, stale or replayed webhooks', async ({ visit }) => {
  const person = newcomer();
  await registerPlayer(visit, person);
  const player = await ApiPlayer.signIn(visit, person.email, person.password);
  const payment = await player.startDeposit(40);
  const event = (change: object = {}) =>
    JSON.stringify({
      eventId: `journey-${randomUUID()}`,
      type: 'payment.succeeded',
      paymentId: payment.redirectUrl?.split('/').at(-1) ?? '',
      merchantReference: payment.referenceId,
      amount: 40,
      currency: 'EUR',
      createdAt: new Date().toISOString(),
      ...change,
    });
  const secret = DEMO_SECRETS.gatewayWebhookSecret;
  const body = event();
  const forged = [
    await postWebhook(visit, body, sign('a secret that is guessed', WEBHOOK, body)),
    await postWebhook(visit, body, sign(secret, WEBHOOK, event({ amount: 4000 }))),
    await postWebhook(visit, body, sign(secret, WEBHOOK, body, new Date(Date.now() - 3_600_000))),
    await postWebhook(visit, body, ''),
  ];
  expect(forged.map(({ status }) => status).every((status) => status >= 400 && status < 500)).toBe(true);
  expect((await player.balance()).mainBalance).toBe(0);
  const larger = event({ amount: 4000 });
  expect(
    (await postWebhook(visit, larger, sign(secret, WEBHOOK, larger))).status,
    'an amount that differs from what was asked',
  ).toBeGreaterThanOrEqual(400);
  expect((await player.balance()).mainBalance).toBe(0);
  const right = event();
  for (let delivery = 0; delivery < 3; delivery += 1)
    expect((await postWebhook(visit, right, sign(secret, WEBHOOK, right))).status).toBe(200);
  const again = event();
  await postWebhook(visit, again, sign(secret, WEBHOOK, again));
  expect((await player.balance()).mainBalance, 'delivered three times and once under another event: booked once').toBe(
    40,
  );
  expect((await player.history()).filter(({ type }) => type === 'DEPOSIT')).toHaveLength(1);
});
