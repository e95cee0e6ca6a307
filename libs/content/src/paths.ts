/** Static pages with addresses of their own (A§2); further ones come with the content service's lists. */
export const STATIC_PAGES = ['terms', 'privacy-policy', 'age-restrictions', 'payment-methods', 'bonus-terms', 'betting-rules', 'casino-rules', 'responsible-gambling', 'contact-live-chat', 'about-us'] as const;

/** Address of a page by its slug: the named ones lie at the root, further ones under `information`. */
export const pagePath = (slug: string): string => ((STATIC_PAGES as readonly string[]).includes(slug) ? slug : `information/${slug}`);
