import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { LocalePair } from '@baize/brand';
import { usePageHead, type PageHead } from '@baize/shell';
import { createSurroundings, defaultHandlers, handleContent, serve, testSite } from '@baize/testing';
import { Providers } from '../providers.tsx';
import { Head, openGraphLocale } from './Head.tsx';

function Screen(head: PageHead) {
  usePageHead(head);
  return <p>screen</p>;
}

async function show(
  path: string,
  {
    pair = 'en-UN',
    origin = 'https://www.example.com',
    own,
    seo = [],
    described = true,
  }: { pair?: LocalePair; origin?: string | null; own?: PageHead; seo?: unknown[]; described?: boolean } = {},
) {
  serve(handleContent('seo', seo), ...defaultHandlers());
  const surroundings = createSurroundings({ ...testSite({ pair }), origin }, null);
  const page = (titleKey: string) => (
    <>
      <Head titleKey={titleKey} descriptionKey={described ? 'games.lobby.description' : undefined} />
      {own ? <Screen {...own} /> : <p>screen</p>}
    </>
  );
  const router = createMemoryRouter(
    [
      {
        path: '/:pair/next',
        element: (
          <>
            <Head titleKey="games.live.documentTitle" />
            <p>next</p>
          </>
        ),
      },
      { path: '*', element: page('games.lobby.documentTitle') },
    ],
    { initialEntries: [`/${pair}${path}`] },
  );
  render(
    <Providers {...surroundings}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByText('screen');
  return router;
}

const all = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
const meta = (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, 'content');

describe('the document’s head', () => {
  it('has the route’s title and description, an address without query, and the other languages with real tags', async () => {
    await show('/online-casino/?utm=x', { pair: 'fi-FI' });
    expect(document.title).toBe('Kasino – Wireframe');
    expect(meta('description')).toEqual([expect.stringMatching(/^Kolikkopelit.*Wireframe.*18\.$/)]);
    expect(all('link[rel="canonical"]', 'href')).toEqual(['https://www.example.com/fi-FI/online-casino']);
    const tags = all('link[rel="alternate"]', 'hreflang');
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags).toEqual(expect.arrayContaining(['en', 'fi-FI', 'nb-NO', 'fil-PH', 'x-default']));
    expect(all('link[hreflang="x-default"]', 'href')).toEqual(['https://www.example.com/en-UN/online-casino']);
    expect([meta('og:title'), meta('og:locale'), meta('og:url'), meta('robots')]).toEqual([
      ['Kasino – Wireframe'],
      ['fi_FI'],
      ['https://www.example.com/fi-FI/online-casino'],
      [],
    ]);
  });
  it('appears once, both over the release’s head and after every navigation', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<title data-start>Start</title><meta data-start name="description" content="Start"><meta name="viewport" content="x">',
    );
    const router = await show('');
    expect([document.head.querySelectorAll('title').length, meta('description').length, meta('viewport')]).toEqual([
      1,
      1,
      ['x'],
    ]);
    await act(() => router.navigate('/en-UN/next'));
    await waitFor(() => expect(document.title).toBe('Live casino – Wireframe'));
    expect([
      document.head.querySelectorAll('title').length,
      meta('description'),
      meta('robots'),
      all('link[rel="canonical"]', 'href'),
    ]).toEqual([1, [], ['noindex'], []]);
  });
  it('uses relative addresses where the public address is not known', async () => {
    await show('/online-casino', { origin: null });
    expect(all('link[rel="canonical"]', 'href')).toEqual(['/en-UN/online-casino']);
  });
  it('prefers the screen’s own head, then the content service, then the route', async () => {
    await show('/online-casino/play/relax/7', {
      own: { title: 'Aurora', description: 'A game.', image: '/content/a.jpg', canonical: 'play/aurora' },
    });
    await waitFor(() => expect(document.title).toBe('Aurora – Wireframe'));
    expect([meta('description'), meta('og:image'), all('link[rel="canonical"]', 'href')]).toEqual([
      ['A game.'],
      ['https://www.example.com/content/a.jpg'],
      ['https://www.example.com/en-UN/play/aurora'],
    ]);
  });
  it('takes description and picture from the content service where it has them', async () => {
    await show('/online-casino', {
      seo: [
        { page: '', description: 'Home', image: null },
        { page: 'online-casino', description: 'All of {brand}, {minimumAge}+', image: 'image-b-1600x640-png' },
      ],
    });
    await waitFor(() => expect(meta('description')).toEqual(['All of Wireframe, 18+']));
    expect(meta('og:image')).toEqual([
      expect.stringMatching(/^https:\/\/www\.example\.com\/content\/images\/.*b-1600x640\.png\?w=1200&h=630&.*fm=jpg/),
    ]);
  });
  it.each([
    ['a page without a description', '/my-account', { described: false }],
    ['what is not there', '/terms', { own: { noindex: true } }],
    ['a search', '/online-casino?search=falcon', {}],
    ['a filtered list', '/online-casino?providers=kelp', {}],
  ])('keeps %s out of search engines', async (_, path, options) => {
    await show(path, options);
    await waitFor(() => expect(meta('robots')).toEqual(['noindex']));
    expect([all('link[rel="canonical"]', 'href'), meta('description'), meta('og:title')]).toEqual([[], [], []]);
  });
});

it.each([
  ['en', 'en_US'],
  ['fil-PH', 'fil_PH'],
  ['nb-NO', 'nb_NO'],
  ['ja', 'ja_JP'],
  ['fr-CA', 'fr_CA'],
])('writes %s for link previews', (tag, expected) => expect(openGraphLocale(tag)).toBe(expected));
