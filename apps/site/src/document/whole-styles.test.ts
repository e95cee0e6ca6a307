import { afterEach, expect, it, vi } from 'vitest';
import { putOnStyles } from './whole-styles.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const page = () => {
  document.body.innerHTML =
    '<link rel="stylesheet" media="not all" data-later href="/a.css"><link rel="stylesheet" media="print" href="/print.css">';
  return [...document.querySelectorAll('link')] as [HTMLLinkElement, HTMLLinkElement];
};

it.each(['load', 'error'])('puts on what waits, and goes on with its %s', async (event) => {
  const [later, other] = page();
  const done = vi.fn();
  const put = putOnStyles(document).then(done);
  expect([later.media, other.media]).toEqual(['all', 'print']);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  later.dispatchEvent(new Event(event));
  await put;
  expect(done).toHaveBeenCalled();
});

it('goes on without a stylesheet that does not come', async () => {
  vi.useFakeTimers();
  page();
  const put = putOnStyles(document);
  await vi.advanceTimersByTimeAsync(3000);
  await expect(put).resolves.toBeUndefined();
});

it('waits for nothing on a page that has its stylesheets', async () => {
  await expect(putOnStyles(document)).resolves.toBeUndefined();
});
