import { afterEach, expect, it, vi } from 'vitest';
import { applyDeferredStyles } from './deferred-styles.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const page = () => {
  document.body.innerHTML =
    '<link rel="stylesheet" media="not all" data-later href="/a.css"><link rel="stylesheet" media="print" href="/print.css">';
  return [...document.querySelectorAll('link')] as [HTMLLinkElement, HTMLLinkElement];
};

it.each(['load', 'error'])('applies the deferred stylesheets, and continues after the %s event', async (event) => {
  const [later, other] = page();
  const done = vi.fn();
  const put = applyDeferredStyles(document).then(done);
  expect([later.media, other.media]).toEqual(['all', 'print']);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  later.dispatchEvent(new Event(event));
  await put;
  expect(done).toHaveBeenCalled();
});

it('continues without a stylesheet that never loads', async () => {
  vi.useFakeTimers();
  page();
  const put = applyDeferredStyles(document);
  await vi.advanceTimersByTimeAsync(3000);
  await expect(put).resolves.toBeUndefined();
});

it('does not wait on a page without deferred stylesheets', async () => {
  await expect(applyDeferredStyles(document)).resolves.toBeUndefined();
});
