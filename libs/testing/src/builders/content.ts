import type { PortableTextBlock } from '@baize/contracts/content';

/** Builds a paragraph; `href` makes all of it a link. */
export const block = (
  text: string,
  over: Partial<PortableTextBlock> & { readonly href?: string } = {},
): PortableTextBlock => {
  const { href, ...rest } = over;
  return {
    _type: 'block',
    _key: text.slice(0, 12),
    style: 'normal',
    markDefs: href === undefined ? [] : [{ _key: 'link', _type: 'link', href }],
    children: [{ _type: 'span', _key: 'span', text, marks: href === undefined ? [] : ['link'] }],
    ...rest,
  };
};

/** Builds the static-page query's result. */
export const staticPage = (over: Record<string, unknown> = {}) => ({
  slug: 'terms',
  title: 'Terms of {brand}',
  version: 3,
  group: 'legal',
  _updatedAt: '2026-10-01T00:00:00.000Z',
  body: [
    block('These are the terms.'),
    block('Who may play', { style: 'h2' }),
    block('You must be {minimumAge} or older.'),
  ],
  ...over,
});

export const banner = (over: Record<string, unknown> = {}) => ({
  id: 'banner-1',
  title: 'A calm evening',
  description: 'New games this week',
  greeting: null,
  button: { type: 'primary', label: 'See them', param: null },
  urlAction: {
    authorized: { slug: 'online-casino', absoluteUrl: null, openNewTab: false },
    anonymous: { slug: 'online-casino', absoluteUrl: null, openNewTab: false },
  },
  authorized: 'both',
  targetAudience: { option: 'noLimit', targetGroups: [], targetPlayerIds: [] },
  startDate: null,
  endDate: null,
  image: { ref: 'image-00000001-1600x640-webp', color: '#223344', alt: null },
  ...over,
});

/** Builds one entry of the promotions query's result; a promotion's own query adds `body`. */
export const promotion = (slug: string, over: Record<string, unknown> = {}) => ({
  slug,
  category: 'casino',
  title: `Promotion ${slug}`,
  summary: 'Fresh games at {brand}',
  tags: [{ slug: 'weekly', name: 'Every week' }],
  button: { type: 'primary', label: 'See the games', param: null },
  urlAction: {
    authorized: { slug: '/my-account/gambling-limits', absoluteUrl: null, openNewTab: false },
    anonymous: { slug: '/online-casino', absoluteUrl: null, openNewTab: false },
  },
  authorized: 'both',
  targetAudience: { option: 'noLimit', targetGroups: [], targetPlayerIds: [] },
  startDate: null,
  endDate: null,
  image: { ref: 'image-00000001-1600x640-webp', color: '#223344' },
  terms: { wagering: null, minimumDeposit: null, maximumWin: null, days: null, games: 'casino' },
  campaignId: null,
  body: [block('A paragraph of it.')],
  ...over,
});

/** Builds the promotion-category query's result. */
export const promotionCategories = () => [
  { id: 'casino', name: 'Casino' },
  { id: 'live-casino', name: 'Live casino' },
  { id: 'sports', name: 'Sports' },
];
