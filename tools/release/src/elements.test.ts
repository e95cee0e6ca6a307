import { expect, it } from 'vitest';
import { countElements, elementFaults } from './elements.ts';

const page = (count: number) =>
  `<!doctype html><html><head><title>A</title></head><body>${'<p>b</p>'.repeat(count - 1)}</body></html>`;

it('counts what a browser lays out', () => {
  expect(countElements(page(3))).toBe(3);
  expect(
    countElements(
      '<html><head><meta></head><body><!-- <p> --><div><img/></div><template data-popup="a"><p><b>c</b></p></template><script type="application/json" id="page">"<p>"</script></body></html>',
    ),
  ).toBe(5);
});

it('reports a home page and lobbies above their budget, and leaves other pages alone', () => {
  const pages = ['', 'online-casino', 'live-casino-online', 'terms'].map((path) => ({ path, html: page(1200) }));
  expect(elementFaults(pages)).toEqual([
    '/ has 1200 elements, 200 more than the 1000 of the budget in tools/release/src/elements.ts.',
  ]);
  expect(
    elementFaults(pages.map(({ path }) => ({ path, html: page(1201) }))).map((fault) => fault.split(' ')[0]),
  ).toEqual(['/', '/online-casino', '/live-casino-online']);
});
