import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPictures } from './show-pictures.ts';

let near: (target: Element) => void = () => undefined;
let options: IntersectionObserverInit = {};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        report: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void,
        given: IntersectionObserverInit,
      ) {
        options = given;
        near = (target) => report([{ isIntersecting: true, target }]);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  document.body.innerHTML =
    '<picture><source data-srcset="/phone.webp"><img id="a" data-src="/a.webp"></picture><img id="b" data-src="/b.webp"><img id="c" src="/c.webp">';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});
const address = (id: string) => document.getElementById(id)?.getAttribute('src');

it('fetches a picture when it comes near, with its source for phones', () => {
  showPictures();
  expect([address('a'), address('b'), address('c')]).toEqual([null, null, '/c.webp']);
  near(document.getElementById('a')!);
  expect([address('a'), document.querySelector('source')?.getAttribute('srcset'), address('b')]).toEqual([
    '/a.webp',
    '/phone.webp',
    null,
  ]);
});

it('leaves a picture that only touches the edge of the window', () => {
  showPictures();
  expect(options.threshold).toBeGreaterThan(0);
});

it('leaves the rest to the browser when the app takes over', () => {
  const leave = showPictures();
  leave();
  expect([address('a'), address('b')]).toEqual(['/a.webp', '/b.webp']);
});

it('shows all where nothing tells what is near', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  showPictures();
  expect([address('a'), address('b')]).toEqual(['/a.webp', '/b.webp']);
});
