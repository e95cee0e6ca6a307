import type { BrandLayout, HomeSection } from '@baize/brand';

/** Shelves of a prerendered page with their games; the app adds the others before the visitor reaches them. */
const PRERENDERED_SHELVES = 2;

/** Returns whether a prerendered page has a part of the home page with its games: one before its third shelf. */
export const isPrerendered = ({ home }: BrandLayout, isPart: (part: HomeSection) => boolean): boolean =>
  home.slice(0, home.findIndex(isPart)).filter((part) => typeof part !== 'string').length < PRERENDERED_SHELVES;
