import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD, demoEmail } from '../player/log-in.ts';
import { rememberRefusal } from '../player/remember-refusal.ts';
import { SiteWords } from '../player/SiteWords.ts';
import { stackOf } from '../stack/stacks.ts';
import { findOtherBrowser, WEBKIT } from './find-program.ts';
import { WebDriver } from './WebDriver.ts';

const program = findOtherBrowser(WEBKIT);
const PAIR = 'en-UN';
const BALANCE = `header a[href="/${PAIR}/my-account/banking/transactions"]`;

/**
 * Playwright cannot drive the WebKit of a distribution, so this is a shorter journey on WebDriver's own commands: with a
 * demo player instead of a sign-up.
 */
test('WebKit: lets a demo player browse, log in, deposit, play, read the history, withdraw, cancel and log out', async () => {
  test.skip(program === null, `WebKit is not installed: apt-get install ${WEBKIT.packages}`);
  test.setTimeout(300_000);
  const stack = stackOf('northlight');
  const { site } = stack;
  const words = await SiteWords.read(stack, PAIR);
  const browser = await WebDriver.start(program ?? '');
  const open = (path: string) => browser.open(`${site}/${PAIR}${path === '' ? '' : `/${path}`}`);
  const balance = async () => (await browser.text(BALANCE)).replace(/[^\d.]/g, '');
  const balanceBecomes = (what: string, changed: (now: number) => boolean) =>
    browser.wait(what, async () => changed(Number(await balance())));
  try {
    await test.step('look around', async () => {
      await open('');
      await browser.run(`(${rememberRefusal.toString()})()`);
      await open('');
      await browser.see('main h1, main section a[href*="/play/"]');
      await open('online-casino');
      await browser.wait(
        'the lobby shows games',
        async () => Number(await browser.run(`return document.querySelectorAll('main a[href*="/play/"]').length`)) > 12,
      );
    });
    const game = (await browser.run(
      `return document.querySelector('main a[href*="/play/"]').getAttribute('href')`,
    )) as string;
    await test.step('log in', async () => {
      await open('my-account/banking');
      await browser.type('[role="dialog"] [name="email"]', demoEmail('aino'));
      await browser.type('[role="dialog"] [name="password"]', DEMO_PASSWORD);
      await browser.press('[role="dialog"] button[type="submit"]');
      await browser.see(BALANCE);
    });
    const before = Number(await balance());
    expect(before).toBeGreaterThan(0);
    await test.step('deposit 50', async () => {
      await open('my-account/banking/deposit');
      await browser.run(`document.querySelector('main input[type="radio"][value="CREDITCARD"]')?.click()`);
      await browser.type('#deposit-amount', '50');
      await browser.press('main form button[type="submit"]');
      await browser.enterFrame('main iframe');
      await browser.see('#number');
      if ((await browser.run(`return document.querySelector('#number').value`)) === '')
        await browser.press('.test-row button');
      await browser.press('form button[type="submit"]');
      await browser.leaveFrame();
      await balanceBecomes('the header shows the deposit', (now) => now === before + 50);
    });
    await test.step('play a round', async () => {
      await browser.open(`${site}${game}`);
      await browser.enterFrame('main iframe');
      await browser.see('.hud[data-state="idle"]');
      await browser.press('.spin-button');
      await browser.wait(
        'the reels stop',
        async () => (await browser.run(`return document.querySelector('.hud').dataset.state`)) === 'idle',
      );
      await browser.leaveFrame();
    });
    await test.step('read the history', async () => {
      await open('my-account/banking/transactions');
      await browser.see('main li[data-reference]');
    });
    await test.step('withdraw and cancel', async () => {
      await open('my-account/banking/withdraw');
      const held = Number(await balance());
      await browser.type('#withdraw-amount', '20');
      await browser.press('main form button[type="submit"]');
      await balanceBecomes('the header shows the withdrawal', (now) => now === held - 20);
      await browser.press(`//main//button[contains(., "${words.text('wallet.cancel.ask')}")]`);
      await browser.press(`//*[@role="alertdialog"]//button[contains(., "${words.text('wallet.cancel.confirm')}")]`);
      await balanceBecomes('the money is back', (now) => now === held);
    });
    await test.step('log out', async () => {
      await browser.press('header button[aria-haspopup]');
      await browser.press(`//*[@role="menuitem"][contains(., "${words.text('site.header.logOut')}")]`);
      await browser.wait('nobody is logged in', async () => (await browser.url()) === `${site}/${PAIR}`);
    });
  } catch (error) {
    await writeFile(test.info().outputPath('window.png'), await browser.picture());
    throw error;
  } finally {
    await browser.stop();
  }
});
