/** The page of safer gambling, which is more than a column of text. */
export const SAFER_GAMBLING = 'responsible-gambling';
/** Static pages with their own addresses (A§2); further ones come with the content service's lists. */
export const STATIC_PAGES = [
  'terms',
  'privacy-policy',
  'age-restrictions',
  'payment-methods',
  'bonus-terms',
  'betting-rules',
  'casino-rules',
  SAFER_GAMBLING,
  'contact-live-chat',
  'about-us',
] as const;

/** The product that a page belongs to: a brand without it does not list the page. */
export const PAGE_NEEDS: Readonly<Partial<Record<string, 'casino' | 'sportsbook'>>> = {
  'betting-rules': 'sportsbook',
  'casino-rules': 'casino',
};

/** Lists of further pages, by the group of their documents (A§2 information and contact-us lists). */
const LISTS = { information: 'information', help: 'contact-us', legal: 'information' } as const;

/** Returns the address of a page by slug: named pages are at the root, further ones under their group. */
export const pagePath = (slug: string, group: keyof typeof LISTS = 'information'): string =>
  (STATIC_PAGES as readonly string[]).includes(slug) ? slug : `${LISTS[group]}/${slug}`;

export const CONTENT_PATHS = {
  promotions: 'promotions',
  loyalty: 'loyalty',
  deposit: 'deposit',
  landing: 'landing',
  contact: 'contact-live-chat',
} as const;
export const promotionCategoryPath = (category: string): string => `${CONTENT_PATHS.promotions}/${category}`;
export const promotionTagPath = (category: string, tag: string): string =>
  `${promotionCategoryPath(category)}/tag/${tag}`;
export const promotionPath = (category: string, slug: string): string => `${promotionCategoryPath(category)}/${slug}`;
