import type { Locator, WebSocketRoute } from '@playwright/test';
import { SOCKET_RECONNECT_MS, WALLET_SOCKET_PATH } from '@baize/contracts/socket';
import { operate } from '../player/api-player.ts';
import { openDeposit } from '../player/cashier.ts';
import { expect, PHONE, REFUSED_CALLS, test as journey, UNANSWERED_CALLS, type Visit } from '../player/journey.ts';
import {
  demoEmail,
  DEMO_PASSWORD,
  expectSignedIn,
  expectSignedOut,
  headerBalance,
  logIn,
  openLogin,
} from '../player/log-in.ts';
import { ApiGate } from '../stack/ApiGate.ts';
import { takeOperatorTurn } from '../stack/operator-turn.ts';

/** The console logs failed calls and closed sockets, which these journeys provoke. */
const PROVOKED = [
  REFUSED_CALLS,
  UNANSWERED_CALLS,
  /console: WebSocket connection to/,
  // Only the brand's own address may frame the gateway, not the site's second server.
  /console: (Framing 'http:\/\/127|Refused to (frame|display) 'http:\/\/127|Refused to load)/,
];

/** A visit to a server of the site whose API can be taken away. */
const test = journey.extend<{ readonly gate: ApiGate; readonly gated: Visit }>({
  gate: async ({ visit }, use) => {
    const gate = await ApiGate.start(visit);
    await use(gate);
    await gate.close();
  },
  gated: async ({ visit, gate }, use) => {
    const address = (path = '') => `${gate.site}/${visit.pair}${path ? `/${path}` : ''}`;
    await use({
      ...visit,
      site: gate.site,
      address,
      async open(path = '') {
        await visit.page.goto(address(path));
        await visit.page.locator('main').first().waitFor();
      },
    });
  },
});
test.use({ tolerated: { patterns: PROVOKED } });

const tryAgain = ({ page, words }: Visit): Locator =>
  page.locator('main').getByRole('button', { name: words.text('shell.tryAgain') });

test('keeps the released home page without the API; a search explains the failure and "Try again" recovers', async ({
  gated,
  gate,
}) => {
  const { page, words } = gated;
  gate.cut();
  await gated.open();
  // The page needs no answer until its visitor does something: a press on Log in starts the app.
  const unanswered = page.waitForResponse((answer) => answer.url().includes('/data/query/') && !answer.ok());
  await openLogin(gated);
  await unanswered;
  await page.keyboard.press('Escape');
  await expect(page.locator('main section a[href*="/play/"]').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: words.text('games.failed') })).toHaveCount(0);

  await gated.open('online-casino?search=gold');
  await expect(page.getByRole('heading', { name: words.text('games.failed') })).toBeVisible();
  await expect(page.locator('main')).toContainText(words.text('error.service_unavailable'));
  gate.restore();
  await tryAgain(gated).first().click();
  await expect(page.locator('main a[href*="/play/"]').first()).toBeVisible();
});

test('keeps a player in the cashier logged in while the API is away, loses nothing and recovers', async ({
  gated,
  gate,
}) => {
  const { page, words } = gated;
  await gated.open('terms');
  await logIn(gated, demoEmail('aino'), DEMO_PASSWORD);
  await openDeposit(gated);
  await page.locator('#deposit-amount').fill('35');
  gate.cut();
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByRole('alert').filter({ hasText: words.text('error.service_unavailable') })).toBeVisible();
  await expect(page.locator('#deposit-amount')).toHaveValue('35');
  gate.restore();
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator(`iframe[title="${words.text('wallet.gateway.title')}"]`)).toBeVisible();

  gate.cut();
  await page.getByRole('link', { name: words.text('wallet.tab.withdraw'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words.text('wallet.gate.withdraw.ERROR.title') })).toBeVisible({
    timeout: 30_000,
  });
  gate.restore();
  await page
    .locator('main')
    .getByRole('button', { name: words.text('wallet.tryAgain') })
    .click();
  await expect(page.locator('#withdraw-amount')).toBeVisible();
  await expectSignedIn(gated);
});

test('ignores broken, unknown and old frames of the wallet socket; says on a phone when it is lost, and reconnects', async ({
  visit,
}) => {
  const { page, words } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  const sent: (() => void)[] = [];
  const open: WebSocketRoute[] = [];
  let refuses = false;
  await page.routeWebSocket(new RegExp(WALLET_SOCKET_PATH), (socket) => {
    if (refuses) {
      void socket.close();
      return;
    }
    open.push(socket);
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(message));
    sent.push(() => {
      for (const frame of [
        '{"body":',
        'not json at all',
        '[]',
        '{"body":{"type":"JACKPOT"}}',
        '{"body":{"type":"WALLET_BALANCE"}}',
        '{"body":{"type":"WALLET_BALANCE","balanceMap":{"main":{"cash":"a million"},"locked":{},"bonus":[]},"currencyCode":"EUR","version":99999999}}',
        '{"body":{"type":"WALLET_BALANCE","balanceMap":{"main":{"cash":999999},"locked":{"cash":0},"bonus":[]},"currencyCode":"EUR","version":0}}',
      ])
        socket.send(frame);
    });
  });
  await visit.open('terms');
  await logIn(visit, demoEmail('aino'), DEMO_PASSWORD);
  await expect(headerBalance(visit)).toContainText(/\d/);
  const before = await headerBalance(visit).textContent();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  sent.forEach((send) => send());
  await page.waitForTimeout(1500);
  expect(await headerBalance(visit).textContent()).toBe(before);
  await expectSignedIn(visit);

  refuses = true;
  for (const socket of open) await socket.close();
  const notice = page.getByRole('region', { name: words.text('site.live.title') });
  // Ten more attempts, three seconds apart.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(SOCKET_RECONNECT_MS);
        return notice.isVisible();
      },
      { timeout: 30_000, intervals: [150] },
    )
    .toBe(true);
  expect(await headerBalance(visit).textContent()).toBe(before);
  refuses = false;
  const known = open.length;
  await notice.getByRole('button', { name: words.text('site.live.reconnect') }).click();
  await expect(notice).toHaveCount(0);
  expect(open.length).toBeGreaterThan(known);
});

test('keeps a button’s size in a sheet on a phone while its call is slow, and tells the failure', async ({ visit }) => {
  const { page, words } = visit;
  await page.setViewportSize(PHONE);
  await visit.open('terms');
  await logIn(visit, demoEmail('withdrawal'), DEMO_PASSWORD);
  let fail = () => {};
  await page.route('**/wallet/withdrawal/cancellation', async (route) => {
    await new Promise<void>((resolve) => {
      fail = resolve;
    });
    await route.abort();
  });
  await visit.open('my-account/banking/withdraw');
  await page
    .locator('main')
    .getByRole('button', { name: words.text('wallet.cancel.ask') })
    .click();
  const button = page.getByRole('alertdialog').getByRole('button', { name: words.text('wallet.cancel.confirm') });
  // Waits until the sheet has arrived.
  await button.click({ trial: true });
  const before = await button.boundingBox();
  await button.click();
  await expect(page.getByRole('alertdialog').locator('button[aria-busy]')).toHaveCount(1);
  expect(await page.getByRole('alertdialog').locator('button[aria-busy]').boundingBox()).toEqual(before);
  fail();
  await expect(page.getByText(words.text('error.service_unavailable'))).toBeVisible();
});

test('explains a missing content document and an unknown path, and offers a way on', async ({ visit }) => {
  const { page, words } = visit;
  for (const path of [
    'information/no-such-page',
    'online-casino/no-such-category',
    'promotions/no-such-category',
    'promotions/casino/tag/no-such-topic',
  ]) {
    await visit.open(path);
    await expect(page.getByRole('heading', { level: 1, name: words.text('shell.notFound.title') }), path).toBeVisible();
    await expect(page.locator('head meta[name="robots"][content="noindex"]'), path).toHaveCount(1);
    await expect(page.locator('head link[rel="canonical"]'), path).toHaveCount(0);
  }
  await page
    .locator('main')
    .getByRole('link', { name: words.text('shell.toHome') })
    .click();
  await expect(page).toHaveURL(visit.address());
  await visit.open('play/no-such-game');
  await expect(page.getByRole('heading', { name: words.text('shell.notFound.title') })).toBeVisible();
  await visit.open('no/such/path');
  await expect(page.getByRole('heading', { level: 1, name: words.text('shell.notFound.title') })).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: words.text('shell.toHome') })
    .click();
  await expect(page).toHaveURL(visit.address());
});

test('redirects an unknown locale to the default and an oddly spelled one to its canonical form', async ({ visit }) => {
  const { page, site } = visit;
  for (const [asked, reached] of [
    ['/sv-SE/online-casino?search=elk', '/en-UN/online-casino?search=elk'],
    ['/FI-fi/terms', '/fi-FI/terms'],
    ['/terms', '/en-UN/terms'],
    ['/', '/en-UN'],
    ['/fi', '/fi-FI'],
    ['/en-un//Online-Casino/?search=Elk', '/en-UN/online-casino?search=Elk'],
    ['/en-UN/Terms/', '/en-UN/terms'],
  ] as const) {
    await page.goto(`${site}${asked}`);
    await expect
      .poll(() => new URL(page.url()).pathname + new URL(page.url()).search, { message: asked })
      .toBe(reached);
  }
});

test.describe('the last resort', () => {
  // It logs why it appeared, and broken JSON is an exception that it reports.
  test.use({ tolerated: { patterns: [...PROVOKED, /console: (SyntaxError|Error: The texts at)/] } });
  test('retries texts three times, then shows the last resort, whose "Try again" reloads', async ({ visit }) => {
    const { page } = visit;
    let asked = 0;
    let broken = true;
    await page.route(/\/locales\/[^/]+\/default\./, (route) => {
      asked += 1;
      if (!broken) return route.continue();
      return asked % 2 === 0
        ? route.fulfill({ status: 404, body: 'gone' })
        : route.fulfill({ status: 200, contentType: 'application/json', body: '{"half a' });
    });
    await page.clock.install();
    // An address without a page of its own: a prerendered one stays, and says why nothing happens.
    await page.goto(visit.address('sportsbook'));
    for (const wait of [2000, 4000, 6000]) {
      const before = asked;
      await expect.poll(() => asked).toBeGreaterThan(0);
      await page.waitForTimeout(300);
      await page.clock.fastForward(wait);
      await expect.poll(() => asked).toBeGreaterThan(before);
    }
    await expect(page.getByRole('heading', { name: 'SOMETHING WENT WRONG' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Please try again');
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main iframe')).toBeVisible();
  });
});

test('ends a session that the provider no longer knows once, with a way back', async ({ visit }) => {
  const { page, words } = visit;
  await visit.open('terms');
  await logIn(visit, demoEmail('new'), DEMO_PASSWORD);
  // A revoked or expired token: every call with it is refused.
  await page.route('**/api/v1/player/**', (route) =>
    route.request().headers()['authorization']
      ? route.fulfill({
          status: 401,
          contentType: 'application/json',
          body: '{"code":"error.unauthorized","message":"Token expired","validationErrors":[]}',
        })
      : route.continue(),
  );
  // A call in the background may end the session before the click does.
  await page
    .getByRole('banner')
    .getByRole('link', { name: words.text('site.header.deposit') })
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await expectSignedOut(visit);
  await expect(page).toHaveURL(visit.address());
  await expect(page.getByText(words.text('site.sessionEnded'))).toBeVisible();
  await page.unroute('**/api/v1/player/**');
  await logIn(visit, demoEmail('new'), DEMO_PASSWORD);
});

test.describe('the reference brand', () => {
  test.use({ brand: 'wireframe' });
  test('shows maintenance on an open site and returns to it afterwards, without a reload', async ({ visit }) => {
    const { page, words } = visit;
    await takeOperatorTurn(visit, async () => {
      await page.clock.install();
      await visit.open();
      await expect(page.locator('main section a[href*="/play/"]').first()).toBeVisible();
      await operate(visit, 'PATCH', '/flags', { maintenance: true });
      try {
        // An open tab learns of it within half a minute.
        await page.clock.fastForward(30_000);
        await expect(page.getByRole('heading', { name: words.text('site.problem.maintenance.title') })).toBeVisible();
      } finally {
        await operate(visit, 'PATCH', '/flags', { maintenance: false });
      }
      await page.clock.fastForward(5000);
      await expect(page.locator('main section a[href*="/play/"]').first()).toBeVisible();
    });
  });
});
