import { afterEach, expect, it, vi } from 'vitest';
import { showFigures } from './show-figures.ts';

const tile = (id: string) => document.querySelector<HTMLElement>(`[data-figure-of="${id}"]`)?.dataset;
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('asks once for all jackpots of the page and writes them as the app does', async () => {
  document.documentElement.lang = 'en';
  vi.stubGlobal('innerWidth', 320);
  document.body.innerHTML =
    '<a data-figure-of="2"></a><a data-figure-of="1"></a><a data-figure-of="2"></a><a data-figure-of="3"></a>';
  const call = vi.fn(() =>
    Promise.resolve(
      Response.json({
        data: [
          { gameId: '1', amount: 1_284_310.5, currency: 'EUR' },
          { gameId: '2', amount: 50, currency: 'SEK' },
          { gameId: '3', amount: 0.001, currency: 'EUR' },
        ],
      }),
    ),
  );
  vi.stubGlobal('fetch', call);
  await showFigures({ currency: 'EUR' });
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith(
    '/api/v1/gaming/jackpotamount?gameIds=1%2C2%2C3&siteId=5&currency=EUR',
    expect.anything(),
  );
  expect([tile('1')?.['figure'], tile('1')?.['figureShort']]).toEqual(['€1,284,310.50', '€1.28M']);
  expect(tile('2')?.['figure']?.replaceAll('\u00a0', ' ')).toBe('SEK 50.00');
  // What is no amount is not shown.
  expect(tile('3')?.['figure']).toBeUndefined();
});

it.each([
  [390, 4201.54, '€4,201.54'],
  [390, 1_285_008.84, '€1,285,008.84'],
  [320, 1_285_008.84, '€1.28M'],
  [320, 85_008.84, '€85,008.84'],
])(
  'shortens a figure on a phone of %i pixels only where the whole one has no room: %s',
  async (width, amount, shown) => {
    document.documentElement.lang = 'en';
    document.body.innerHTML = '<a data-figure-of="1"></a>';
    vi.stubGlobal('innerWidth', width);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [{ gameId: '1', amount, currency: 'EUR' }] })));
    await showFigures({ currency: 'EUR' });
    expect(tile('1')?.['figureShort']).toBe(shown);
  },
);

it('shows the highest of a row as the row’s own figure', async () => {
  document.body.innerHTML =
    '<div data-scroller><b data-figure-of="highest"></b><a data-figure-of="1"></a><a data-figure-of="2"></a><a data-figure-of="4"></a></div><a data-figure-of="3"></a>';
  const amounts = [
    { gameId: '1', amount: 300, currency: 'EUR' },
    { gameId: '2', amount: 200, currency: 'EUR' },
    { gameId: '3', amount: 900, currency: 'EUR' },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: amounts })));
  await showFigures({ currency: 'EUR' });
  expect([tile('highest')?.['figure'], tile('highest')?.['long']]).toEqual(['€300.00', undefined]);
  expect(tile('4')?.['figure']).toBeUndefined();
});

it('shows a row of jackpots highest first, and leaves rows of other games in their order', async () => {
  const entry = (id: string) => `<div><a data-figure-of="${id}"></a></div>`;
  document.body.innerHTML = `<div data-scroller id="pots">${['highest', '1', '2', '4', '3'].map(entry).join('')}</div>
    <ol>${['1', '2', '3'].map((id) => `<li>${entry(id)}</li>`).join('')}</ol>
    <div data-scroller id="mixed"><div><a></a></div>${entry('1')}${entry('2')}</div>`;
  const amounts = [100, 300, 200].map((amount, index) => ({ gameId: String(index + 1), amount, currency: 'EUR' }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: amounts })));
  await showFigures({ currency: 'EUR' });
  /** As the browser shows them: by their place, then as in the document. */
  const shown = (row: string) =>
    [...document.querySelectorAll<HTMLElement>(`${row} > *`)]
      .sort((a, b) => Number(a.style.order) - Number(b.style.order))
      .map((one) => one.querySelector<HTMLElement>('[data-figure-of]')?.dataset['figureOf']);
  // One without an amount comes last.
  expect(shown('#pots')).toEqual(['highest', '2', '3', '1', '4']);
  expect(shown('ol')).toEqual(['2', '3', '1']);
  expect(shown('#mixed')).toEqual([undefined, '1', '2']);
});

it('asks for nothing on a page without jackpots, and leaves the tiles as they are without an answer', async () => {
  const call = vi.fn(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', call);
  await showFigures({ currency: 'EUR' });
  expect(call).not.toHaveBeenCalled();
  document.body.innerHTML = '<a data-figure-of="1"></a>';
  await showFigures({ currency: 'EUR' });
  expect(tile('1')?.['figure']).toBeUndefined();
});
