import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appStarter } from './app-starter.ts';
import { START_FAILED } from './start-failed.ts';

const page = {
  app: '/assets/app.js',
  scripts: [],
  words: {
    offlineTitle: 'You’re offline',
    offlineText: 'Check your connection.',
    failedTitle: 'It did not load',
    failedText: 'Reload it.',
    retry: 'Try again',
  },
};
const root = document.documentElement;
const notice = () => document.querySelector('[data-start-notice]');
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
beforeEach(() => {
  delete root.dataset['hydrated'];
  document.head.innerHTML = '';
  document.body.innerHTML = '<input value="typed">';
});
afterEach(() => {
  delete root.dataset['app'];
  delete root.dataset['hydrated'];
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

it.each(['app', 'hydrated'])('runs the app once, and is done when the page says "%s"', async (mark) => {
  const load = vi.fn(() => Promise.resolve());
  const app = appStarter(page, load);
  expect(app.isStarted()).toBe(false);
  const done = vi.fn();
  void app.start().then(done);
  void app.start();
  await vi.waitFor(() => expect(load).toHaveBeenCalledWith('/assets/app.js'));
  expect([app.isStarted(), done.mock.calls.length, load.mock.calls.length]).toEqual([true, 0, 1]);
  root.dataset[mark] = '';
  await app.takenOver;
  await vi.waitFor(() => expect(done).toHaveBeenCalled());
});

it('runs what the app’s script needs part by part, so that presses come between, and nothing of the screens', async () => {
  const scripts = ['/assets/framework.js', '/assets/shared.js', '/assets/app.js', '/assets/Home.js'];
  const order: string[] = [];
  const load = vi.fn((address: string) => {
    order.push(address);
    setTimeout(() => order.push('a press'));
    return Promise.resolve();
  });
  void appStarter({ ...page, scripts }, load).start();
  await vi.waitFor(() => expect(load).toHaveBeenCalledWith('/assets/app.js'));
  const inTurn = ['/assets/framework.js', 'a press', '/assets/shared.js', 'a press', '/assets/app.js'];
  expect(order.slice(0, inTurn.length)).toEqual(inTurn);
  expect(load).not.toHaveBeenCalledWith('/assets/Home.js');
  // They are fetched side by side all the same.
  const fetched = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  expect(fetched.map((link) => link.getAttribute('href'))).toEqual(scripts.slice(0, 3));
  root.dataset['app'] = '';
});

it('says that the browser is offline, keeps what was typed, and goes on when the connection is back', async () => {
  online(false);
  const load = vi.fn<() => Promise<void>>().mockResolvedValue();
  const app = appStarter(page, load);
  void app.start();
  await vi.waitFor(() => expect(notice()?.textContent).toBe('You’re offline Check your connection.Try again'));
  expect(document.querySelector('input')?.value).toBe('typed');
  expect(load).not.toHaveBeenCalled();
  online(true);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(notice()).toBeNull();
  root.dataset['app'] = '';
  await app.takenOver;
});

it('tries again when the visitor asks for it', async () => {
  online(true);
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('broken')).mockResolvedValue();
  void appStarter(page, load).start();
  await vi.waitFor(() => expect(notice()?.textContent).toContain('It did not load'));
  expect(notice()?.getAttribute('role')).toBe('alert');
  notice()?.querySelector('button')?.click();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

it('explains an app whose code runs and cannot start', async () => {
  online(true);
  void appStarter(page, () => Promise.resolve()).start();
  await Promise.resolve();
  dispatchEvent(new Event(START_FAILED));
  await vi.waitFor(() => expect(notice()?.textContent).toContain('Reload it.'));
});
