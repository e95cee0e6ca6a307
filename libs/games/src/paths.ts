/** Addresses of the domain, under the locale prefix (B§2). */
export const GAME_PATHS = {
  casino: 'online-casino',
  category: (id: string) => `online-casino/${encodeURIComponent(id)}`,
  play: (slug: string) => `play/${encodeURIComponent(slug)}`,
} as const;
