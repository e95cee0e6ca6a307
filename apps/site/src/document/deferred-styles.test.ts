import { afterEach, expect, it, vi } from 'vitest';
import { applyDeferredStyles } from './deferred-styles.ts';

afterEach(() => {
  document.head.innerHTML = '';
  vi.useRealTimers();
});
const links = () => [...document.querySelectorAll('link')];

it.each(['load', 'error'])('adds the stylesheets in order, and continues after the %s event', async (event) => {
  const done = vi.fn();
  const put = applyDeferredStyles(document, ['/a.css', '/b.css']).then(done);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/a.css', '/b.css']);
  links()[0]?.dispatchEvent(new Event(event));
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  links()[1]?.dispatchEvent(new Event(event));
  await put;
  expect(done).toHaveBeenCalled();
});

it('adds none twice', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css">';
  await applyDeferredStyles(document, ['/a.css']);
  expect(links()).toHaveLength(1);
});

it('continues without a stylesheet that never loads', async () => {
  vi.useFakeTimers();
  const put = applyDeferredStyles(document, ['/a.css']);
  await vi.advanceTimersByTimeAsync(3000);
  await expect(put).resolves.toBeUndefined();
});

it('does not wait on a page that has all it needs', async () => {
  await expect(applyDeferredStyles(document, [])).resolves.toBeUndefined();
});
