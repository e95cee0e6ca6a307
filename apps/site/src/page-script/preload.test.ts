import { afterEach, expect, it, vi } from 'vitest';
import type { Boot, PageBlock } from '@baize/boot';
import { prepareWhenRested } from './preload.ts';

vi.mock('../service-worker/register.ts', () => ({ registerWorker: () => Promise.resolve() }));

const boot = { messages: {}, market: '/market.json' } as unknown as Boot;
const pageOf = (over: Partial<PageBlock>) =>
  ({ app: '/app.js', scripts: [], styles: [], data: '/data.json', namespaces: [], texts: [], ...over }) as PageBlock;

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it.each([
  ['leaves a page that is merely read without the app', {}, false, false],
  ['starts the app on a page with live figures', { isLive: true }, false, true],
  ['leaves its figures to a scroll if the visitor saves data', { isLive: true }, true, false],
  ['starts the app on a form', { isForm: true }, false, true],
  ['starts it there although the visitor saves data', { isForm: true }, true, true],
])('%s', (_, over, saveData, starts) => {
  vi.stubGlobal('requestIdleCallback', (then: () => void) => then());
  vi.stubGlobal('navigator', { connection: { saveData } });
  const start = vi.fn(() => Promise.resolve());
  prepareWhenRested(pageOf(over), boot, { start, isStarted: () => false, takenOver: Promise.resolve() });
  expect(start).toHaveBeenCalledTimes(starts ? 1 : 0);
});
